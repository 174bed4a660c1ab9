import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { dataTable } from '../../html/data-table.ts'
import { markup, type Markup } from '../../html/markup.ts'
import type { ListingPageFacts } from './listing-facts.ts'

/** Where the price lies beside what would be expected, and how it has changed. */
export function priceSection(facts: ListingPageFacts, locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<section><h2>${say('listing.history')}</h2>
${history(facts, locale)}
${estimateText(facts, locale)}</section>`
}

function history({ listing }: ListingPageFacts, locale: Locale): Markup | undefined {
  const { priceHistory, priceEur } = listing
  const say = sayIn(locale)
  const { euro, day, signedPercent } = numberWords(locale)
  if (priceHistory.length < 2) {
    return priceEur === null
      ? markup`<p class="unknown">${say('offer.priceUnknown')}</p>`
      : markup`<p>${say('listing.unchanged')}</p>`
  }
  const rows = priceHistory.map(({ date, priceEur: price }, index) => {
    const before = priceHistory[index - 1]?.priceEur
    const change = before === undefined || before === 0 ? '' : signedPercent(((price - before) / before) * 100)
    return [markup`<time datetime="${date}">${day(date)}</time>`, euro(price), change]
  })
  return dataTable({
    caption: say('listing.history'),
    hideCaption: true,
    columns: [
      { label: say('listing.date') },
      { label: say('listing.asking'), isFigure: true },
      { label: say('listing.change'), isFigure: true },
    ],
    rows,
  })
}

function estimateText({ estimate }: ListingPageFacts, locale: Locale): Markup | undefined {
  if (estimate === null) return undefined
  const say = sayIn(locale)
  const { euro } = numberWords(locale)
  const range = say('listing.estimateRange', { low: euro(estimate.low), high: euro(estimate.high) })
  return markup`<h3>${say('listing.estimate')}</h3>
<p><strong>${euro(estimate.estimate)}</strong>, ${range}. ${estimate.position === null ? undefined : say(`listing.position.${estimate.position}`)}</p>
<p class="hint">${say('listing.estimateBasis')} <a href="${ADDRESSES.method(locale, 'valuation')}">${say('listing.howEstimated')}</a></p>`
}

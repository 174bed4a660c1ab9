import { colon } from '../../say/typography.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { offerWords } from '../../say/offer-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, hint, paragraph, section, table, type Block } from '../../sections/block.ts'
import type { Text } from '../../sections/inline.ts'
import { estimateSection } from './estimate-section.ts'
import type { ListingPageFacts } from './listing-facts.ts'
import { paidToAskedSection } from './paid-to-asked-section.ts'

/** Where the price lies beside what would be expected, and how it has changed. */
export function priceSection(facts: ListingPageFacts, locale: Locale): Block {
  const { listing, estimate, market } = facts
  const parts = estimate === null ? [] : [estimateSection(listing, estimate, market, locale)]
  const say = sayIn(locale)
  const { day } = numberWords(locale)
  const { firstSeen, lastSeen, relisted } = listing
  const seen = [
    say('listing.seen', { first: day(firstSeen), last: day(lastSeen) }),
    ...(relisted ? [say('listing.relisted')] : []),
  ]
  return section(historyTitle(listing, locale), [
    ...drawnPart(listing, locale),
    historyPart(listing, locale),
    hint(seen.join(' · ')),
    ...parts,
    ...paidToAskedSection(facts, locale),
  ])
}

/** Each change of the price and the last day on which it was seen; nothing where the price never changed, which a sentence says. */
function drawnPart(listing: ListingRecord, locale: Locale): Block[] {
  const { priceHistory, lastSeen } = listing
  const { day, euro } = numberWords(locale)
  const last = priceHistory.at(-1)
  if (last === undefined || priceHistory.length < 2) return []
  const ends = lastSeen > last.date ? [{ date: lastSeen, priceEur: last.priceEur }] : []
  const points = [...priceHistory, ...ends].map(({ date, priceEur: value }) => {
    return { date, day: day(date), value, amount: euro(value) }
  })
  const [from, to] = [points[0]!, points.at(-1)!]
  const label = `${historyTitle(listing, locale)}${colon(locale)} ${from.day} ${from.amount}, ${to.day} ${to.amount}`
  return [{ kind: 'steps', label, points }]
}

function historyPart(listing: ListingRecord, locale: Locale): Block {
  const { priceHistory, priceEur } = listing
  const say = sayIn(locale)
  const { euro, day, signedPercent } = numberWords(locale)
  if (priceHistory.length < 2)
    return priceEur === null
      ? paragraph(offerWords(locale).price(listing), 'unknown')
      : paragraph(say(listing.firstSeen === listing.lastSeen ? 'listing.noHistory' : 'listing.unchanged'))
  const rows = priceHistory.map(({ date, priceEur: price }, index): Text[] => {
    const before = priceHistory[index - 1]?.priceEur
    const change = before === undefined || before === 0 ? '' : signedPercent(((price - before) / before) * 100)
    return [{ kind: 'time', date, text: day(date) }, euro(price), change]
  })
  const asked = say(listing.listingType === 'rent' ? 'listing.askingRent' : 'listing.asking')
  return table(historyTitle(listing, locale), [say('listing.date'), figure(asked), figure(say('listing.change'))], rows)
}

function historyTitle({ listingType }: ListingRecord, locale: Locale): string {
  return sayIn(locale)(listingType === 'rent' ? 'listing.historyRent' : 'listing.history')
}

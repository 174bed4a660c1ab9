import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { offerWords } from '../../say/offer-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, paragraph, section, table, type Block } from '../../sections/block.ts'
import type { Text } from '../../sections/inline.ts'
import { estimateSection } from './estimate-section.ts'
import type { ListingPageFacts } from './listing-facts.ts'
import { paidToAskedSection } from './paid-to-asked-section.ts'

/** Where the price lies beside what would be expected, and how it has changed. */
export function priceSection(facts: ListingPageFacts, locale: Locale): Block {
  const { listing, estimate } = facts
  const parts = estimate === null ? [] : [estimateSection(estimate, locale)]
  return section(sayIn(locale)('listing.history'), [
    historyPart(listing, locale),
    ...parts,
    ...paidToAskedSection(facts, locale),
  ])
}

function historyPart(listing: ListingRecord, locale: Locale): Block {
  const { priceHistory, priceEur } = listing
  const say = sayIn(locale)
  const { euro, day, signedPercent } = numberWords(locale)
  if (priceHistory.length < 2)
    return priceEur === null
      ? paragraph(offerWords(locale).price(listing), 'unknown')
      : paragraph(say('listing.unchanged'))
  const rows = priceHistory.map(({ date, priceEur: price }, index): Text[] => {
    const before = priceHistory[index - 1]?.priceEur
    const change = before === undefined || before === 0 ? '' : signedPercent(((price - before) / before) * 100)
    return [{ kind: 'time', date, text: day(date) }, euro(price), change]
  })
  const columns = [say('listing.date'), figure(say('listing.asking')), figure(say('listing.change'))]
  return table(say('listing.history'), columns, rows)
}

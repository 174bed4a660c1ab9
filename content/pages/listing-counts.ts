import type { ListingCounts } from '../../models/contracts/release/listing-counts.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { numberWords } from '../say/numbers.ts'
import { sayIn, type WordKey } from '../say/words.ts'
import { figure, hint, named, section, table, type Section } from '../sections/block.ts'

/** Name of the section, to lead to it from where one of its counts stands. */
export const COUNTS_ID = 'counts'

/** The counts in the order in which they add up, each with the word that every page has for it. */
const LINES = {
  onOffer: 'counts.onOffer',
  buy: 'foot.buy',
  rent: 'foot.rent',
  other: 'counts.other',
  outside: 'counts.outside',
  projects: 'counts.projects',
  open: 'counts.open',
  implausible: 'counts.implausible',
  unstated: 'counts.unstated',
  stale: 'counts.stale',
} as const satisfies Record<keyof ListingCounts, WordKey>

/** The meaning of each count of listings, and how they add up. */
export function listingCountsSection(counts: ListingCounts, locale: Locale): Section {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const title = say('counts.title')
  const lines = Object.entries(LINES) as [keyof ListingCounts, WordKey][]
  const rows = lines.map(([name, word]) => [say(word), decimal(counts[name]), say(`counts.${name}.means`)])
  return named(
    COUNTS_ID,
    section(title, [
      hint(say('counts.sum')),
      table(title, [say('counts.what'), figure(say('counts.number')), say('counts.meaning')], rows),
    ]),
  )
}

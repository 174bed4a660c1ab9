import { destinationText } from '../../say/document-words.ts'
import { reducedFrom } from '../../../models/search/index/reduced-share.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { homeGrid } from '../../html/home-card.ts'
import { flattened, type Markup } from '../../html/markup.ts'
import { cardHtml } from '../../html/render-blocks.ts'
import { hint, type Block } from '../../sections/block.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { listingCard, type CardEstimate } from '../listing/listing-card.ts'
import type { FoundHome, HomesFacts } from './homes-facts.ts'

type Shown = Pick<HomesFacts, 'homes' | 'communes' | 'intent'>

/** Cards kept of a release in a language: two megabytes. */
const MOST_KEPT = 2_000

interface KeptCard {
  estimate: CardEstimate | undefined
  card: Markup
}
const releases = new WeakMap<Shown['communes'], Map<Locale, Map<FoundHome['listing'], KeptCard>>>()

/** The homes of a page. Those of the first pages are in many searches, so that their cards are kept. */
export function foundCards({ homes, communes, intent }: Shown, locale: Locale): Markup {
  const kept = keptCards(communes, locale)
  const say = sayIn(locale)
  const { order } = intent
  const [commute] = intent.commutes
  const cards = homes.map((home) => {
    const { listing, minutes, estimate } = home
    const facts: string[] = []
    if (minutes !== null && commute !== undefined) {
      const place = destinationText(commute.destination, commute.destinationName, locale)
      facts.push(say('homes.minutesTo', { minutes, place }))
    }
    const from = order === 'reduced' ? reducedFrom(listing) : null
    if (from !== null) facts.push(say('homes.reducedFrom', { amount: numberWords(locale).euro(from) }))
    if (facts.length > 0) return cardOf(home, communes, locale, facts)
    const known = kept.get(listing)
    if (known !== undefined && isSame(estimate, known.estimate)) return known.card
    const card = flattened(cardOf(home, communes, locale, []))
    kept.set(listing, { estimate, card })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return card
  })
  return homeGrid(cards)
}

function keptCards(communes: Shown['communes'], locale: Locale): Map<FoundHome['listing'], KeptCard> {
  const locales = releases.get(communes) ?? new Map<Locale, Map<FoundHome['listing'], KeptCard>>()
  releases.set(communes, locales)
  const kept = locales.get(locale) ?? new Map<FoundHome['listing'], KeptCard>()
  locales.set(locale, kept)
  return kept
}

/** Homes outside the search, each with the conditions that it misses. @param wordsOf a condition in words */
export function closeCards(
  { closest, communes }: Pick<HomesFacts, 'closest' | 'communes'>,
  wordsOf: (name: string) => readonly string[],
  locale: Locale,
): Markup {
  const cards = closest.map((home) => {
    const conditions = [...new Set(home.missed.flatMap(wordsOf))].join(', ')
    return cardOf(home, communes, locale, [], [hint(sayIn(locale)('homes.misses', { conditions }))])
  })
  return homeGrid(cards)
}

function cardOf(
  { listing, estimate }: FoundHome,
  communes: Shown['communes'],
  locale: Locale,
  facts: readonly string[],
  more: readonly Block[] = [],
): Markup {
  const commune = communes.get(listing.communeSlug ?? '')
  const name = commune && communeName(commune, locale)
  return cardHtml(listingCard(listing, { locale, communeName: name, estimate, facts, more }))
}

function isSame(one: CardEstimate | undefined, other: CardEstimate | undefined): boolean {
  return one?.estimate === other?.estimate && one?.low === other?.low && one?.high === other?.high
}

import { destinationText } from '../../say/document-words.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { homeGrid } from '../../html/home-card.ts'
import { trustedMarkup, type Markup } from '../../html/markup.ts'
import { cardHtml } from '../../html/render-blocks.ts'
import { hint, type Block } from '../../sections/block.ts'
import { sayIn } from '../../say/words.ts'
import { listingCard, type CardEstimate } from '../listing/listing-card.ts'
import type { FoundHome, HomesFacts } from './homes-facts.ts'

type Shown = Pick<HomesFacts, 'homes' | 'communes' | 'intent'>

/** Cards kept of a release: some megabytes. */
const MOST_KEPT = 3_000

interface KeptCard {
  listing: FoundHome['listing']
  estimate: CardEstimate | undefined
  card: Markup
}
const releases = new WeakMap<Shown['communes'], Map<string, KeptCard>>()

/** The homes of a page. Those of the first pages are in many searches, so that their cards are kept. */
export function foundCards({ homes, communes, intent }: Shown, locale: Locale): Markup {
  const kept = releases.get(communes) ?? new Map<string, KeptCard>()
  releases.set(communes, kept)
  const [commute] = intent.commutes
  const cards = homes.map((home) => {
    const { listing, minutes } = home
    if (minutes !== null && commute !== undefined)
      return cardOf(home, communes, locale, [
        sayIn(locale)('homes.minutesTo', {
          minutes,
          place: destinationText(commute.destination, commute.destinationName, locale),
        }),
      ])
    const key = `${locale} ${listing.id}`
    const known = kept.get(key)
    const card = isOf(home, known) ? known.card : flat(cardOf(home, communes, locale, []))
    kept.delete(key)
    kept.set(key, { listing, estimate: home.estimate, card })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return card
  })
  return homeGrid(cards)
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

function isOf({ listing, estimate }: FoundHome, known: KeptCard | undefined): known is KeptCard {
  if (known === undefined || known.listing !== listing) return false
  const { estimate: other } = known
  return estimate?.estimate === other?.estimate && estimate?.low === other?.low && estimate?.high === other?.high
}

/** Without the pieces that a string is put together from, which would take more memory than the text. */
function flat({ text }: Markup): Markup {
  return trustedMarkup(Buffer.from(text).toString())
}

import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { CommuteIndex } from '../../../models/contracts/places/commute.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { Offer, SearchExample } from '../../html/ask-form.ts'
import { sayIn, type WordKey } from '../../say/words.ts'

/** Fields of a home that the descriptions to try are about. */
export const EXAMPLE_FIELDS = [
  'listingType',
  'propertyType',
  'priceEur',
  'bedrooms',
  'floor',
  'furnished',
  'features',
  'communeSlug',
] as const satisfies (keyof ListingRecord)[]
type ExampleHome = Pick<ListingRecord, (typeof EXAMPLE_FIELDS)[number]>

/** Minutes to work; null in a release without them. */
type Commute = { communes: CommuteIndex['communes'] } | null

interface Example {
  key: WordKey
  offer: Offer
  /** Whether a home surely meets the description, in any language: everything that it asks for is known of it. */
  isMetBy: (home: ExampleHome, commute: Commute) => boolean
}

/** Descriptions by how much they show of what a search understands; the plain ones last, for a market with few homes. */
const EXAMPLES: readonly Example[] = [
  {
    key: 'search.example.1',
    offer: 'rent',
    isMetBy: (home) =>
      isFlat(home, 2, 2_000) &&
      home.communeSlug === 'esch-sur-alzette' &&
      (home.floor ?? 0) > 0 &&
      has(home, 'balcony', 'bright'),
  },
  {
    key: 'search.example.2',
    offer: 'buy',
    isMetBy: ({ propertyType, communeSlug, bedrooms, priceEur, features }) =>
      propertyType === 'house' &&
      communeSlug === 'mersch' &&
      bedrooms === 4 &&
      isUpTo(priceEur, 1_100_000) &&
      features.includes('garden'),
  },
  {
    key: 'search.example.3',
    offer: 'rent',
    isMetBy: ({ propertyType, furnished, communeSlug }, commute) =>
      propertyType === 'studio' &&
      furnished === true &&
      (commute?.communes[communeSlug ?? '']?.kirchberg.transit.peak.minutes ?? Infinity) <= 20,
  },
  {
    key: 'search.example.4',
    offer: 'rent',
    isMetBy: (home) => isFlat(home, 2, 2_500) && home.communeSlug === 'luxembourg',
  },
  { key: 'search.example.5', offer: 'buy', isMetBy: (home) => isFlat(home, 2, 800_000) && has(home, 'balcony') },
]
const MOST_SHOWN = 3

/**
 * The descriptions to try, by language, each of which finds a home among these. Facts decide and not the search, whose reading of adverts would otherwise
 * be part of every release: a test holds both against each other.
 */
export function findingExamples(homes: Iterable<ExampleHome>, commute: Commute): (locale: Locale) => SearchExample[] {
  const unmet = new Set(EXAMPLES)
  for (const home of homes) {
    const offer = home.listingType === 'sale' ? 'buy' : 'rent'
    for (const example of unmet) if (example.offer === offer && example.isMetBy(home, commute)) unmet.delete(example)
    if (unmet.size === 0) break
  }
  const found = EXAMPLES.filter((example) => !unmet.has(example)).slice(0, MOST_SHOWN)
  return (locale) => found.map(({ key, offer }) => ({ text: sayIn(locale)(key), offer }))
}

function isFlat({ propertyType, bedrooms, priceEur }: ExampleHome, beds: number, mostEur: number): boolean {
  return propertyType === 'apartment' && bedrooms === beds && isUpTo(priceEur, mostEur)
}

function isUpTo(priceEur: number | null, mostEur: number): boolean {
  return priceEur !== null && priceEur < mostEur
}

function has({ features }: ExampleHome, ...wanted: readonly string[]): boolean {
  return wanted.every((feature) => features.includes(feature))
}

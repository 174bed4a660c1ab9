import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { FIXTURE_GAZETTEER as gazetteer } from '../../../models/search/gazetteer.fixture.ts'
import { createSearchIndex } from '../../../models/search/index/search-index.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { UNKNOWN_LISTING } from '../../../models/adverts/listing/testing/unknown-listing.ts'
import { withFields } from '../../../models/search/form/form-fields.ts'
import { countRows } from '../../../models/search/index/row-set.ts'
import { passingRows } from '../../../models/search/rank/constraint.ts'
import { constraintsOf } from '../../../models/search/rank/constraints.ts'
import { fixtureListing } from '../../../models/search/index/search-listing.fixture.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { loadWishReader } from '../../../pipeline/reference/load-wish-reader.ts'
import { sayIn } from '../../say/words.ts'
import { findingExamples } from './search-examples.ts'

const OFFERS = ['rent', 'buy', 'rent', 'rent', 'buy'] as const
const RENT = { listingType: 'rent', propertyType: 'apartment', bedrooms: 1, priceEur: 1_800 } as const
const IN_TOWN: Partial<ListingRecord> = { ...RENT, bedrooms: 2, priceEur: 2_400, communeSlug: 'luxembourg' }
const HOMES: Partial<ListingRecord>[] = [
  { ...RENT, communeSlug: 'esch-sur-alzette', bedrooms: 2, floor: 2, features: ['balcony', 'bright'] },
  {
    listingType: 'sale',
    propertyType: 'house',
    bedrooms: 4,
    priceEur: 990_000,
    communeSlug: 'mersch',
    features: ['garden'],
  },
  { ...RENT, propertyType: 'studio', bedrooms: 0, furnished: true, communeSlug: 'luxembourg' },
  IN_TOWN,
  { listingType: 'sale', propertyType: 'apartment', bedrooms: 2, priceEur: 700_000, features: ['balcony'] },
]
const COMMUTE = {
  communes: { luxembourg: { kirchberg: { transit: { peak: { minutes: 15 } } } } },
} as unknown as Parameters<typeof findingExamples>[1]
const indexOf = (homes: readonly Partial<ListingRecord>[]) =>
  createSearchIndex(
    homes.map((home, number) => fixtureListing({ id: `l${number}`, ...home })),
    {
      gazetteer,
      communeCommute: (slug, to, mode) =>
        slug === 'luxembourg' && to === 'kirchberg' && mode === 'transit' ? 15 : null,
    },
  )
const NUMBERS = [1, 2, 3, 4, 5] as const

describe.each(LOCALES)('descriptions to try in %s', (locale) => {
  const say = sayIn(locale)
  const texts = NUMBERS.map((number) => say(`search.example.${number}`))

  it('find each a home, and at most three are shown', () => {
    const shown = (homes: readonly Partial<ListingRecord>[]) => {
      const listings = homes.map((home) => ({ ...UNKNOWN_LISTING, ...home }))
      return findingExamples(listings, COMMUTE)(locale).map(({ text }) => text)
    }
    expect(shown(HOMES)).toEqual(texts.slice(0, 3))
    for (const [number, home] of HOMES.entries()) expect(shown([home])).toEqual([texts[number]])
    expect(shown([])).toEqual([])
  })

  it('are understood whole, and what facts say that they find a search finds, too', async () => {
    const wishReader = await loadWishReader()
    for (const [at, text] of texts.entries()) {
      const offer = OFFERS[at]!
      const own = understandQuery(text, { gazetteer, intent: offer, wishReader })
      expect(own.notUnderstood, text).toEqual([])
      const { intent } = withFields(own, { offer }, [], gazetteer)
      const index = indexOf([HOMES[at]!])
      expect(countRows(passingRows(index, constraintsOf(index, intent))), text).toBe(1)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Advert } from '../../contracts/listings/advert.ts'
import { PROPERTY_TYPES } from '../../kernel/property-type.ts'
import { listingDetailSchema, toListingDetail } from './listing-detail.ts'
import { mergeAdverts } from './merge-adverts.ts'
import { anAdvert } from './testing/an-advert.ts'

const options = { asOf: '2026-09-30', sampleSources: new Set<string>(), pictureOf: () => undefined }
const context = {
  asOf: '2026-09-30',
  releaseId: '2026Q3-aaaaaaaa',
  communeName: (slug: string) => slug.toUpperCase(),
  absoluteUrl: (path: string) => `https://example.lu${path}`,
}
const detail = (over: Partial<Advert>) => toListingDetail(mergeAdverts([anAdvert(over)], options)!, context)

describe('detail of a listing', () => {
  it('lists what no advert states as unknown, and what is kept back or makes no sense as absent', () => {
    const { unknown, absent, price } = detail({ priceEur: null, absences: { priceEur: 'withheld' }, condition: null })
    expect(price).toBeNull()
    expect(unknown).toEqual(expect.arrayContaining(['condition', 'charges']))
    expect(unknown).not.toContain('price')
    expect(absent).toMatchObject({ price: 'withheld', deposit: 'not_applicable', priceTo: 'not_applicable' })
  })

  it('says that a rent contains charges of an amount that nobody states', () => {
    const rent = {
      listingType: 'rent',
      priceEur: 1_500,
      chargesEur: null,
      absences: { chargesEur: 'included' },
    } as const
    const { charges, chargesIncluded, absent, unknown } = detail(rent)
    expect({ charges, chargesIncluded, absent }).toMatchObject({
      charges: null,
      chargesIncluded: true,
      absent: { charges: 'included' },
    })
    expect(unknown).not.toContain('charges')
    expect(detail({ ...rent, absences: {} })).not.toHaveProperty('chargesIncluded')
  })

  it('gives a reason for every null, and for nothing else', () => {
    const advert: fc.Arbitrary<Partial<Advert>> = fc.record({
      listingType: fc.constantFrom('rent' as const, 'sale' as const),
      propertyType: fc.constantFrom(...Object.keys(PROPERTY_TYPES)),
      hosting: fc.constantFrom('agency' as const, 'service' as const),
      isProject: fc.boolean(),
      agencyName: fc.constantFrom('Agence', null),
      areaM2: fc.constantFrom(70, null),
      bedrooms: fc.constantFrom(2, null),
      communeSlug: fc.constantFrom('luxembourg', 'mersch', null),
      description: fc.constantFrom('Belle vue', null),
      absences: fc.constantFrom<Advert['absences'][]>({}, { bedrooms: 'not_applicable' }, { areaM2: 'unknown' }),
    })
    fc.assert(
      fc.property(advert, (over) => {
        const found = listingDetailSchema.parse(detail(over))
        const nulls = Object.entries(found).flatMap(([field, value]) => (value === null ? [field] : []))
        expect([...found.unknown, ...Object.keys(found.absent)].sort()).toEqual(nulls.sort())
        expect(Object.values(found.absent)).not.toContain('unknown')
      }),
    )
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { listingsQuerySchema } from '../../../models/openapi/listing-documents.ts'
import { readSearchAddress } from '../../../models/search/form/search-address.ts'
import { listListings } from '../../queries/listings/list-listings.ts'
import { searchHomes } from '../../queries/listings/search-homes.ts'
import type { Release } from '../../serving/release.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { callTool, releaseForTools } from '../../testing/tool-call.ts'
import { searchForSale } from '../mcp/tools/search-for-sale.ts'
import { searchRentals } from '../mcp/tools/search-rentals.ts'

/** Homes along a line from Mersch southwards, each place known in another way. */
const PRECISIONS = ['address', 'street', 'locality', 'commune', null] as const
const RECORDS: ListingRecord[] = Array.from({ length: 40 }, (_, index) => ({
  ...sampleListing(index),
  ...(index % 7 !== 0 && {
    latitude: 49.75 - index * 0.005,
    longitude: 6.1,
    coordinatePrecision: PRECISIONS[index % PRECISIONS.length]!,
  }),
}))
const BOX = '49.6:6,49.7:6,49.7:6.2,49.6:6.2'
const DAY = '2026-09-30'

let release: Release
beforeAll(async () => {
  release = await releaseForTools({ records: RECORDS })
})

describe('the homes of an address', () => {
  it.each([
    ['offer=buy', 'listingType=sale', searchForSale, {}],
    ['offer=rent', 'listingType=rent', searchRentals, {}],
    ['offer=buy&price=..510000', 'listingType=sale&maxPrice=510000', searchForSale, { maxPrice: 510_000 }],
    [
      'offer=buy&price=505000..900000',
      'listingType=sale&minPrice=505000&maxPrice=900000',
      searchForSale,
      { minPrice: 505_000, maxPrice: 900_000 },
    ],
    ['offer=buy&beds=2..', 'listingType=sale&minBeds=2', searchForSale, { minBeds: 2 }],
    [
      'offer=buy&area=60..&type=flat',
      'listingType=sale&minAreaSqm=60&propertyType=apartment',
      searchForSale,
      { minAreaSqm: 60, propertyType: 'apartment' },
    ],
    ['offer=buy&place=Mersch', 'listingType=sale&commune=Mersch', searchForSale, { commune: 'Mersch' }],
    ['offer=buy&near=Mersch:15000', 'listingType=sale&near=Mersch:15000', searchForSale, { commune: 'Mersch:15000' }],
    ['offer=rent&near=49.7:6.1:3000', 'near=49.7:6.1:3000', searchRentals, { commune: '49.7:6.1:3000' }],
    [`offer=rent&within=${BOX}`, `within=${BOX}`, undefined, {}],
    [`offer=rent&near=49.7:6.1:3000&within=${BOX}`, `near=49.7:6.1:3000&within=${BOX}`, undefined, {}],
  ] as const)('%s: are as many as the API and the tool find', async (query, api, tool, args) => {
    const { total } = searchHomes(release.facts, readSearchAddress(new URLSearchParams(query)), DAY)
    expect(total).toBeGreaterThan(0)
    expect(apiTotal(api)).toBe(total)
    if (tool === undefined) return
    const { structuredContent } = await callTool(tool, release, args)
    expect((structuredContent as { total: number }).total).toBe(total)
  })

  it('are within a limit with charges where their rent contains them, and counted as unsure only where nobody says', async () => {
    const rent = { ...RECORDS.find(({ listingType }) => listingType === 'rent')!, priceEur: 1_500, chargesEur: null }
    const records: ListingRecord[] = [
      { ...rent, id: 'held', url: '/listings/held', absences: { chargesEur: 'included' } },
      { ...rent, id: 'silent', url: '/listings/silent', absences: {} },
    ]
    const { facts } = await releaseForTools({ records })
    const query = new URLSearchParams('offer=rent&price=..1550&charges=incl')
    expect(searchHomes(facts, readSearchAddress(query), DAY)).toMatchObject({ total: 2, unstatedCharges: 1 })
  })

  it('are told apart by how well their place is known', () => {
    const found = searchHomes(
      release.facts,
      readSearchAddress(new URLSearchParams('offer=rent&near=Mersch:30000')),
      DAY,
    )
    const rented = RECORDS.filter(({ listingType }) => listingType === 'rent')
    const placed = rented.filter(({ latitude }) => latitude !== null)
    expect(found.precision).toMatchObject({
      byLocality: placed.filter(({ coordinatePrecision }) => coordinatePrecision === 'locality').length,
      unstated: placed.filter(({ coordinatePrecision }) => coordinatePrecision === null).length,
    })
    expect(found.total + found.precision!.unplaced).toBe(rented.length)
  })

  it('are refused to a circle and an area that cannot be', () => {
    expect(() => apiTotal('near=Mersch:1')).toThrow('metres from 100 to 30000')
    expect(() => apiTotal('within=49.6:6,49.7:6')).toThrow('3 to 40 corners')
  })
})

function apiTotal(query: string): number {
  const read = listingsQuerySchema.parse(Object.fromEntries(new URLSearchParams(query).entries().map(typed)))
  return listListings(release.facts, read, { absoluteUrl: (path) => path, now: Date.parse(DAY) }).total
}

function typed([name, value]: [string, string]): [string, string | number] {
  return [name, /^\d+$/.test(value) ? Number(value) : value]
}

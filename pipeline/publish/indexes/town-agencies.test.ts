import { afterAll, describe, expect, it } from 'vitest'
import { townAgenciesSchema, type TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import { agencyStockJob } from '../../stages/marts/agency-stock.ts'
import { aListing, fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { townAgencies } from './town-agencies.ts'

const warehouse = await openSmallWarehouse()
afterAll(() => warehouse.close())

async function towns(listings: ReturnType<typeof aListing>[]): Promise<TownAgencies[]> {
  await fill(warehouse, 'listing', listings)
  await agencyStockJob.work(runOver(warehouse))
  return townAgencies(warehouse, '2026-09-30', [], (kind, told) => ({
    slug: told.toLowerCase(),
    name: `${kind} ${told}`,
  }))
}
const by = (name: string, website: string | null = null) => ({ agency: { name, phone: null, email: null, website } })

describe('agencies of a town', () => {
  it('are one despite spacing and case of their name, with what they sell and let', async () => {
    const [town] = await towns([
      aListing({ id: 'a', priceEur: 500_000, locality: null, ...by('Immo  Plus') }),
      aListing({ id: 'b', priceEur: 900_000, locality: null, ...by('IMMO Plus', 'https://immoplus.example') }),
      aListing({ id: 'c', priceEur: 1800, listingType: 'rent', locality: null, ...by('immo plus') }),
    ])
    expect(townAgenciesSchema.parse(town)).toMatchObject({
      town: { slug: 'bertrange', kind: 'commune', name: 'commune bertrange' },
      activeListings: 3,
      buyCount: 2,
      rentCount: 1,
      agencies: [
        {
          stock: 3,
          website: 'https://immoplus.example',
          salePriceMin: 500_000,
          salePriceMax: 900_000,
          rentMin: 1800,
          rentMax: 1800,
        },
      ],
    })
  })

  it('are ordered by stock; a listing without agency counts for the town alone', async () => {
    const [town] = await towns([
      aListing({ id: 'a', locality: null, ...by('Small') }),
      aListing({ id: 'b', locality: null, ...by('Large') }),
      aListing({ id: 'c', locality: null, ...by('Large') }),
      aListing({ id: 'd', locality: null, agency: null }),
    ])
    expect(town!.agencies.map(({ name }) => name)).toEqual(['Large', 'Small'])
    expect(town!.activeListings).toBe(4)
  })

  it('have a locality of three listings as a town of its own, unless it has the name of its commune', async () => {
    const at = (locality: string, count: number) =>
      Array.from({ length: count }, (_, index) => aListing({ id: `${locality}${index}`, locality }))
    // Listings have the slug of their commune and the name of their locality.
    const found = await towns([...at('Bertrange', 5), ...at('Big-Village', 3), ...at('Hamlet', 2)])
    expect(found.map(({ town }) => `${town.kind} ${town.slug}`)).toEqual(['commune bertrange', 'locality big-village'])
  })

  it('have a quarter of three homes as a town of its own; a village of its name keeps the address', async () => {
    const at = (district: string, count: number) =>
      Array.from({ length: count }, (_, index) => aListing({ id: `${district}${index}`, locality: null, district }))
    const village = Array.from({ length: 4 }, (_, index) => aListing({ id: `v${index}`, locality: 'Grund' }))
    const found = await towns([...at('Kirchberg', 3), ...at('Clausen', 2), ...at('Grund', 3), ...village])
    expect(found.map(({ town, activeListings }) => `${town.kind} ${town.slug} ${activeListings}`)).toEqual([
      'commune bertrange 12',
      'locality grund 4',
      'quarter kirchberg 3',
    ])
  })
})

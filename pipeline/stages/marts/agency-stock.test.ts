import { afterAll, describe, expect, it } from 'vitest'
import { aListing, fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { agencyStockJob } from './agency-stock.ts'

const warehouse = await openSmallWarehouse()
afterAll(() => warehouse.close())

const agency = { name: 'Immo', phone: null, email: null, website: null }

describe('stock of agencies', () => {
  it('counts what a search finds as homes, in their number and in the ranges of prices', async () => {
    const offers = [
      { id: 'flat', priceEur: 600_000 },
      { id: 'parking', priceEur: 30_000, propertyType: 'parking' as const, segment: null },
      { id: 'cellar', priceEur: 9_000, propertyType: 'cellar' as const, segment: null },
      { id: 'land', priceEur: 153_000, propertyType: 'land' as const, segment: null },
      { id: 'room', priceEur: 650, propertyType: 'room' as const, segment: null, listingType: 'rent' as const },
    ]
    await fill(
      warehouse,
      'listing',
      offers.map((offer) => aListing({ listingType: 'sale', agency, ...offer })),
    )
    await agencyStockJob.work(runOver(warehouse))
    const [stock] = await warehouse.all(`SELECT * FROM agency_stock WHERE town_kind = 'commune'`)
    expect(stock).toMatchObject({ stock: 2, buyCount: 1, rentCount: 1, salePriceMin: 600_000, salePriceMax: 600_000 })
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { aListing, fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { agencyStockJob } from './agency-stock.ts'

const warehouse = await openSmallWarehouse()
afterAll(() => warehouse.close())

const agency = { name: 'Immo', phone: null, email: null, website: null }

describe('stock of agencies', () => {
  it('counts parking spaces and cellars, and leaves them out of the ranges of prices', async () => {
    const offers = [
      { id: 'flat', priceEur: 600_000 },
      { id: 'parking', priceEur: 30_000, propertyType: 'parking' as const, segment: null },
      { id: 'cellar', priceEur: 9_000, propertyType: 'cellar' as const, segment: null },
    ]
    await fill(
      warehouse,
      'listing',
      offers.map((offer) => aListing({ listingType: 'sale', agency, ...offer })),
    )
    await agencyStockJob.work(runOver(warehouse))
    const [stock] = await warehouse.all(`SELECT * FROM agency_stock WHERE town_kind = 'commune'`)
    expect(stock).toMatchObject({ stock: 3, buyCount: 3, salePriceMin: 600_000, salePriceMax: 600_000 })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMarket } from '../../../models/adverts/plausibility/testing/a-market.ts'
import { anAdvert } from '../../../models/adverts/listing/testing/an-advert.ts'
import type { Advert } from '../../../models/contracts/listings/advert.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { listingsJob } from './merge-listings.ts'
import { priceLevelsJob } from './price-levels.ts'

let warehouse: Warehouse
beforeAll(async () => {
  warehouse = await openSmallWarehouse()
})
afterAll(() => warehouse.close())

async function run(
  adverts: Advert[],
): Promise<{ implausible: string[]; checks: Map<string, ListingRecord['priceCheck']> }> {
  await fill(warehouse, 'advert', adverts)
  const members = adverts.map(({ advertId }) => ({ advertId, propertyId: advertId }))
  await fill(warehouse, 'property_member', members)
  await priceLevelsJob.work(runOver(warehouse))
  await listingsJob.work(runOver(warehouse))
  const wrong = await warehouse.all<{ advertId: string }>('SELECT advert_id FROM implausible_advert ORDER BY advert_id')
  const rows = await warehouse.all<ListingRecord>('SELECT id, price_check FROM listing')
  return {
    implausible: wrong.map(({ advertId }) => advertId),
    checks: new Map(rows.map((row) => [row.id, row.priceCheck])),
  }
}

const market = aMarket(80, { communeSlug: 'bertrange' }).map(({ areaM2, bedrooms, priceEur }, at) =>
  anAdvert({ advertId: `l${at + 100}`, areaM2, bedrooms, priceEur }),
)
const gone = { active: false, offMarketOn: '2026-09-01' }

describe('usual prices', () => {
  it('reach listings as verdicts, and the levels as adverts to leave out', async () => {
    const found = await run([
      ...market,
      anAdvert({ advertId: 'tenth', areaM2: 80, priceEur: 65_000 }),
      anAdvert({ advertId: 'gone', areaM2: 80, priceEur: 6_500_000, ...gone }),
      anAdvert({ advertId: 'viager', areaM2: 80, priceEur: 300_000, description: 'Vente en viager occupé.' }),
      anAdvert({
        advertId: 'project',
        isProject: true,
        segment: null,
        areaM2: null,
        bedrooms: null,
        priceEur: 300_000,
      }),
    ])
    expect(found.implausible).toEqual(['gone', 'tenth', 'viager'])
    expect(found.checks.get('tenth')).toBe('implausible')
    expect(found.checks.get('project')).toBe('unknown')
    expect(found.checks.get('l100')).toBe('plausible')
    expect(found.checks.has('gone')).toBe(false)
  })

  it('are none in a market of three: nothing is left out, and nothing is called right or wrong', async () => {
    const { implausible, checks } = await run([...market.slice(0, 2), anAdvert({ advertId: 'odd', priceEur: 38_300 })])
    expect(implausible).toEqual([])
    expect(new Set(checks.values())).toEqual(new Set(['unknown']))
  })
})

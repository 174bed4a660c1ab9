import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdvert } from '../../../models/adverts/listing/testing/an-advert.ts'
import { aListing, fill, openSmallWarehouse } from '../../../pipeline/testing/small-warehouse.ts'
import type { Warehouse } from '../../../pipeline/warehouse/warehouse.ts'
import { flawsPath, scorePlausibility, shares } from './score-plausibility.ts'
import { testFolder } from '../../../pipeline/testing/test-folder.ts'

const directory = testFolder()
let warehouse: Warehouse
beforeAll(async () => {
  warehouse = await openSmallWarehouse()
})
afterAll(async () => {
  warehouse.close()
})

describe('scorePlausibility', () => {
  it('counts a listing as flawed only where no advert without a flaw shows its price', async () => {
    const adverts = [
      anAdvert({ advertId: 'a', priceEur: 80_000 }),
      anAdvert({ advertId: 'b', priceEur: 80_000 }),
      anAdvert({ advertId: 'b2', priceEur: 80_000 }),
      anAdvert({ advertId: 'c', areaM2: 800 }),
      anAdvert({ advertId: 'd' }),
    ]
    await fill(warehouse, 'advert', adverts)
    await fill(
      warehouse,
      'property_member',
      adverts.map(({ advertId }) => ({ advertId, propertyId: advertId.slice(0, 1) })),
    )
    await fill(warehouse, 'implausible_advert', [{ advertId: 'a' }, { advertId: 'd' }])
    const listing = (id: string, over: Parameters<typeof aListing>[0]) => aListing({ id, ...over })
    await fill(warehouse, 'listing', [
      listing('a', { priceEur: 80_000, priceCheck: 'implausible' }),
      listing('b', { priceEur: 80_000 }),
      listing('c', { areaM2: 800, priceCheck: 'unusual' }),
      listing('d', { priceCheck: 'implausible' }),
    ])
    const path = join(directory, 'flaws.csv')
    await writeFile(path, 'advert_id,flaw,area_m2\na,price_tenth,80\nb,price_tenth,80\nc,area_tenfold,800\n')
    const { listings, adverts: scored } = await scorePlausibility(warehouse, path)
    expect(listings).toEqual([
      { flaw: 'area_tenfold', offers: 1, implausible: 0, unusual: 1 },
      { flaw: 'none', offers: 2, implausible: 1, unusual: 0 },
      { flaw: 'price_tenth', offers: 1, implausible: 1, unusual: 0 },
    ])
    expect(shares(listings)).toEqual({ found: 0.5, wronglyFound: 0.5 })
    expect(shares(scored)).toEqual({ found: 1 / 3, wronglyFound: 0.5 })
  })

  it('finds the truth of a sample market', () => {
    expect(flawsPath('/data')).toBe(join('/data', 'feeds', 'sample-truth', 'flaws.csv'))
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import type { Advert } from '../../../models/contracts/listings/advert.ts'
import type { MarketEntry } from '../../../models/contracts/listings/property.ts'
import { RELISTING_GAP_DAYS } from '../../../models/adverts/listing/market-period.ts'
import { anAdvert } from '../../../models/adverts/listing/testing/an-advert.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { marketEntriesJob } from './market-entries.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'

const warehouse = await openSmallWarehouse()
afterAll(() => warehouse.close())

/** Market entries of adverts that all belong to one property. */
async function entries(...adverts: Partial<Advert>[]): Promise<MarketEntry[]> {
  const rows = adverts.map((over, index) => anAdvert({ advertId: `l${index}`, ...over }))
  await fill(warehouse, 'advert', rows)
  await fill(
    warehouse,
    'property_member',
    rows.map(({ advertId }) => ({ advertId, propertyId: 'l0' })),
  )
  await marketEntriesJob.work(runOver(warehouse))
  return warehouse.all<MarketEntry>('SELECT * FROM market_entry ORDER BY entered_on')
}

describe('market entries', () => {
  it('count a property once, however many portals show it, at its first price', async () => {
    const found = await entries(
      { firstSeen: '2026-08-10', firstPriceEur: 790_000 },
      { firstSeen: '2026-08-01', firstPriceEur: 800_000 },
      { firstSeen: '2026-08-20', firstPriceEur: 780_000 },
    )
    expect(found).toMatchObject([{ enteredOn: '2026-08-01', priceEur: 800_000, adverts: 3, canton: 'luxembourg' }])
    expect(found[0]!.quarter).toBe(2026 * 4 + 2)
  })

  it('tell which properties may only be counted, by any source that an advert of theirs was seen in', async () => {
    const counted = [{ id: 'bound', licence: { name: 'CC0 1.0' }, publish: 'counts' }] as never
    const advert = anAdvert({ advertId: 'l0', sourceId: 'free' })
    const showable = async (sourceId: string) => {
      await fill(warehouse, 'observation', [anAdvert({ advertId: 'l0', sourceId })])
      await fill(warehouse, 'advert', [advert])
      await fill(warehouse, 'property_member', [{ advertId: 'l0', propertyId: 'l0' }])
      await marketEntriesJob.work(runOver(warehouse, { sources: counted }))
      return warehouse.all('SELECT showable FROM market_entry')
    }
    expect(await showable('free')).toEqual([{ showable: true }])
    expect(await showable('bound')).toEqual([{ showable: false }])
  })

  it('continue a period after a quick relisting, and begin another after a long pause', async () => {
    const first = { firstSeen: '2025-01-01', active: false, offMarketOn: '2025-03-01' }
    const day = (gap: number): string => isoDateAt(Date.UTC(2025, 2, 1 + gap))
    expect(await entries(first, { firstSeen: day(RELISTING_GAP_DAYS) })).toHaveLength(1)
    expect(await entries(first, { firstSeen: day(RELISTING_GAP_DAYS + 1) })).toMatchObject([
      { enteredOn: '2025-01-01', adverts: 1 },
      { enteredOn: day(RELISTING_GAP_DAYS + 1), adverts: 1 },
    ])
  })

  it('end a stale advert on the day it was last seen', async () => {
    const stale = {
      firstSeen: '2025-09-03',
      lastSeen: '2025-09-03',
      active: false,
      staleReason: 'feed_silent',
    } as const
    expect(await entries(stale)).toMatchObject([{ enteredOn: '2025-09-03' }])
    expect(await entries(stale, { firstSeen: '2026-09-01' })).toHaveLength(2)
  })

  it('take each field from an advert that knows it, and an area that is stated before one read from the text', async () => {
    const [entry] = await entries(
      { firstSeen: '2026-08-01', areaM2: 75, methods: { areaM2: 'text' } as never, energyClass: null },
      { firstSeen: '2026-08-09', areaM2: 80, energyClass: 'D' },
    )
    expect(entry).toMatchObject({ areaM2: 80, energyClass: 'D' })
  })

  it('distinguish a denied feature from one that nobody mentions', async () => {
    const parking = async (over: Partial<Advert>) =>
      (await entries({ features: [], absentFeatures: [], ...over }))[0]!.parking
    expect(await parking({ features: ['garage'] })).toBe(true)
    expect(await parking({ absentFeatures: ['parking'] })).toBe(false)
    expect(await parking({})).toBeNull()
  })

  it('leave out property that cannot be priced per square metre as a dwelling in the country', async () => {
    for (const over of [
      { segment: null },
      { communeSlug: null },
      { isProject: true },
      { areaM2: null },
      { firstPriceEur: null },
      { firstSeen: '2026-10-01' },
    ])
      expect(await entries(over), JSON.stringify(over)).toEqual([])
  })

  it('leave out an advert whose price is none of the home', async () => {
    await fill(warehouse, 'implausible_advert', [{ advertId: 'l1' }])
    const found = await entries({ firstPriceEur: 800_000 }, { firstPriceEur: 80_000, firstSeen: '2026-07-01' })
    await fill(warehouse, 'implausible_advert', [])
    expect(found).toMatchObject([{ priceEur: 800_000, adverts: 1 }])
  })
})

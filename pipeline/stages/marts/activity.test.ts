import { afterAll, describe, expect, it } from 'vitest'
import type { MarketActivity } from '../../../models/contracts/places/commune.ts'
import { aListing, fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { activityJob } from './activity.ts'

const warehouse = await openSmallWarehouse()
afterAll(() => warehouse.close())

async function activity(listings: ReturnType<typeof aListing>[]): Promise<MarketActivity[]> {
  await fill(warehouse, 'listing', listings)
  await activityJob.work(runOver(warehouse))
  return warehouse.all<MarketActivity>('SELECT * FROM activity ORDER BY listing_type, segment')
}
const flats = (count: number, over: Parameters<typeof aListing>[0] = {}) =>
  Array.from({ length: count }, (_, index) =>
    aListing({ id: `l${index}`, pricePerSqm: 10_000 + index * 100, daysOnMarket: index, ...over }),
  )

describe('market activity', () => {
  it('counts each dwelling in its segment and in all', async () => {
    const found = await activity([...flats(2), aListing({ id: 'h', segment: 'house', propertyType: 'house' })])
    expect(found.map(({ segment, activeListings }) => [segment, activeListings])).toEqual([
      ['all', 3],
      ['apartment', 2],
      ['house', 1],
    ])
  })

  it('counts rooms and flats of projects among all homes, and takes no median of them', async () => {
    const found = await activity([
      ...flats(10),
      ...flats(4, { segment: null, pricePerSqm: 1, priceEur: 1 }),
      ...flats(3, { segment: null, propertyType: 'room', pricePerSqm: 1, priceEur: 1 }),
    ])
    expect(
      found.map(({ segment, activeListings, medianPricePerSqm }) => [segment, activeListings, medianPricePerSqm]),
    ).toEqual([
      ['all', 17, 10_450],
      ['apartment', 10, 10_450],
    ])
  })

  it('shows medians from ten listings upwards', async () => {
    const median = async (count: number) =>
      (await activity(flats(count))).find(({ segment }) => segment === 'apartment')!.medianPricePerSqm
    expect(await median(9)).toBeNull()
    expect(await median(10)).toBe(10_450)
  })

  it('counts as new what was first seen in the quarter of the release', async () => {
    const [all] = await activity([...flats(1, { firstSeen: '2026-07-01' }), ...flats(1, { firstSeen: '2026-06-30' })])
    expect(all).toMatchObject({ activeListings: 2, newListings: 1 })
  })

  it('keeps rents and sales separate, and leaves out other property and unknown places', async () => {
    const found = await activity([
      ...flats(1, { listingType: 'rent' }),
      ...flats(1, { segment: null, propertyType: 'office' }),
      ...flats(1, { communeSlug: null }),
    ])
    expect(found.map(({ listingType, segment }) => [listingType, segment])).toEqual([
      ['rent', 'all'],
      ['rent', 'apartment'],
    ])
  })

  it('counts homes whose price cannot be right, but takes no median of them', async () => {
    const wrong = flats(5, { pricePerSqm: 100, priceEur: 8_000, priceCheck: 'implausible' })
    const [all] = await activity([...flats(10), ...wrong])
    expect(all).toMatchObject({ activeListings: 15, medianPricePerSqm: 10_450 })
    const [few] = await activity([...flats(9), ...wrong])
    expect(few!.medianPricePerSqm).toBeNull()
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import type { Advert } from '../../../models/contracts/listings/advert.ts'
import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { anAdvert } from '../../../models/adverts/listing/testing/an-advert.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { streamRecords } from '../../warehouse/records.ts'
import { listingsJob } from './merge-listings.ts'

const warehouse = await openSmallWarehouse()
afterAll(() => warehouse.close())

async function listings(
  adverts: Advert[],
  propertyOf: (advert: Advert) => string,
  sample = false,
): Promise<ListingRecord[]> {
  await fill(warehouse, 'advert', adverts)
  await fill(
    warehouse,
    'property_member',
    adverts.map((advert) => ({ advertId: advert.advertId, propertyId: propertyOf(advert) })),
  )
  await listingsJob.work(
    runOver(warehouse, { sources: [{ id: 'feed', sample, licence: { name: 'CC0 1.0' } }] as never }),
  )
  const found: ListingRecord[] = []
  for await (const chunk of streamRecords(warehouse, 'listing', listingRecordSchema, 'ORDER BY id'))
    found.push(...chunk)
  return found
}

describe('listings', () => {
  it('are one for each property, merged from all its adverts', async () => {
    const adverts = [
      anAdvert({ advertId: 'l1', portalId: 'p', sourceId: 'feed', firstSeen: '2026-08-01' }),
      anAdvert({ advertId: 'l2', portalId: 'q', sourceId: 'feed', firstSeen: '2026-08-09', energyClass: 'B' }),
      anAdvert({ advertId: 'l3', portalId: 'q', sourceId: 'feed' }),
    ]
    const found = await listings(adverts, ({ advertId }) => (advertId === 'l3' ? 'l3' : 'l1'))
    expect(found.map(({ id, alsoListedOn }) => [id, alsoListedOn.length])).toEqual([
      ['l1', 1],
      ['l3', 0],
    ])
    for (const listing of found) expect(() => listingRecordSchema.parse(listing)).not.toThrow()
  })

  it('are none for a property that is off the market', async () => {
    const gone = { active: false, offMarketOn: '2026-09-01' }
    expect(await listings([anAdvert({ advertId: 'l1', ...gone })], () => 'l1')).toEqual([])
  })

  it('stand apart when they are stale', async () => {
    const stale = { active: false, staleReason: 'feed_silent', freshUntil: '2026-09-20' } as const
    const adverts = [anAdvert({ advertId: 'l1', ...stale }), anAdvert({ advertId: 'l2' })]
    expect(await listings(adverts, ({ advertId }) => advertId)).toMatchObject([{ id: 'l2', status: 'on_offer' }])
    expect(await warehouse.all('SELECT id, status, stale_reason FROM stale_listing')).toEqual([
      { id: 'l1', status: 'stale', staleReason: 'feed_silent' },
    ])
  })

  it('say only what the strictest source of each advert allows, and count the rest apart', async () => {
    const sources = [
      { id: 'full', licence: { name: 'CC0 1.0' } },
      { id: 'facts', licence: { name: 'not stated' } },
      { id: 'counts', licence: { name: 'CC0 1.0' }, publish: 'counts' },
    ]
    const seen = (advertId: string, property: string, ...feeds: string[]) => ({ advertId, property, feeds })
    const given = [
      seen('a1', 'shown', 'full'),
      seen('a2', 'shown', 'facts'),
      seen('a3', 'shown', 'counts'),
      seen('b1', 'plain', 'counts'),
      seen('b2', 'plain', 'facts'),
      seen('c1', 'hidden', 'counts'),
      // Last seen in the feed that may be shown, once in one that may not.
      seen('d1', 'bound', 'counts', 'full'),
      seen('e1', 'narrowed', 'facts', 'full'),
    ]
    const adverts = given.map(({ advertId, feeds }) =>
      anAdvert({ advertId, portalId: advertId, sourceId: feeds.at(-1)!, description: `words of ${advertId}` }),
    )
    const sightings = given.flatMap(({ advertId, feeds }) => feeds.map((sourceId) => anAdvert({ advertId, sourceId })))
    await fill(warehouse, 'observation', sightings)
    await fill(warehouse, 'advert', adverts)
    await fill(
      warehouse,
      'property_member',
      given.map(({ advertId, property }) => ({ advertId, propertyId: property })),
    )
    await listingsJob.work(runOver(warehouse, { sources: sources as never }))
    const found = await warehouse.all<{ id: string; description: string | null; alsoListedOn: string }>(
      'SELECT id, description, also_listed_on FROM listing ORDER BY id',
    )
    expect(found.map(({ id, description }) => [id, description])).toEqual([
      ['a1', 'words of a1'],
      ['b2', null],
      ['e1', null],
    ])
    expect(found[0]!.alsoListedOn).toContain('a2')
    expect(found[0]!.alsoListedOn).not.toContain('a3')
    expect(await warehouse.all('SELECT id, description FROM counted_listing ORDER BY id')).toEqual([
      { id: 'c1', description: null },
      { id: 'd1', description: null },
    ])
  })

  it('call no point exact that homes of several districts share', async () => {
    const at = (advertId: string, latitude: number, district: string) =>
      anAdvert({ advertId, sourceId: 'feed', latitude, longitude: 6.125843, coordinatePrecision: 'address', district })
    const adverts = [
      at('l1', 49.612333, 'Gasperich'),
      at('l2', 49.612333, 'Ville-Haute'),
      at('l3', 49.62, 'Gasperich'),
      at('l4', 49.62, 'Gasperich'),
    ]
    const found = await listings(adverts, ({ advertId }) => advertId)
    expect(found.map(({ coordinatePrecision, facts }) => [coordinatePrecision, facts['latitude']!.confidence])).toEqual(
      [
        ['street', 0.6],
        ['street', 0.6],
        ['address', 0.95],
        ['address', 0.95],
      ],
    )
    expect(found[0]!.facts['latitude']).toMatchObject({ source: 'feed', method: 'stated' })
  })

  it('say that they are invented when their feed is', async () => {
    expect(await listings([anAdvert({ sourceId: 'feed' })], () => 'l1', true)).toMatchObject([{ sample: true }])
    expect(await listings([anAdvert({ sourceId: 'feed' })], () => 'l1', false)).toMatchObject([{ sample: false }])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Advert } from '../../../models/contracts/listings/advert.ts'
import type { MatchPair, PropertyMember } from '../../../models/contracts/listings/property.ts'
import { anAdvert } from '../../../models/adverts/listing/testing/an-advert.ts'
import type { Run } from '../../engine/job.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { matchJob } from './match-properties.ts'
import { testFolder } from '../../testing/test-folder.ts'

let warehouse: Warehouse
const dataDir = testFolder()
beforeAll(async () => {
  warehouse = await openSmallWarehouse()
})
afterAll(() => {
  warehouse.close()
})

async function properties(adverts: Advert[], threads = 1): Promise<Record<string, string>> {
  await fill(warehouse, 'advert', adverts)
  await matchJob.work(runOver(warehouse, { settings: { dataDir, threads } as Run['settings'] }))
  const rows = await warehouse.all<PropertyMember>('SELECT * FROM property_member')
  return Object.fromEntries(rows.map(({ advertId, propertyId }) => [advertId, propertyId]))
}

/** Probability that two adverts are one property; 0 for a pair that was not a candidate. */
async function scoreOf(adverts: Advert[]): Promise<number> {
  await properties(adverts)
  const [pair] = await warehouse.all<MatchPair>('SELECT * FROM match_pair')
  return pair?.score ?? 0
}

const description =
  'Bel appartement lumineux au deuxième étage avec deux chambres, cuisine équipée ouverte sur le séjour, cave et balcon plein sud.'
const stranger = { propertyType: 'garage-parking', segment: null, areaM2: null } as const
const twin = { description, areaM2: 83.4, priceEur: 812_500, floor: 2, agencyName: 'Immo Plus', agencyRef: 'IP-4711' }

describe('properties', () => {
  it('are named after their earliest advert, whatever its id', async () => {
    const found = await properties([
      anAdvert({ advertId: 'la', portalId: 'p', sourceRef: '1', firstSeen: '2026-08-09', ...twin }),
      anAdvert({ advertId: 'lb', portalId: 'q', sourceRef: '2', firstSeen: '2026-08-01', ...twin }),
    ])
    expect(found).toEqual({ la: 'lb', lb: 'lb' })
  })

  it('contain every advert exactly once, also those without dwelling or place', async () => {
    const found = await properties([
      anAdvert({ advertId: 'la', propertyType: 'garage-parking', segment: null }),
      anAdvert({ advertId: 'lb', portalId: 'q', communeSlug: null, locality: null, placeKind: 'unknown' }),
    ])
    expect(found).toEqual({ la: 'la', lb: 'lb' })
  })

  it('keep rent and sale apart', async () => {
    const found = await properties([
      anAdvert({ advertId: 'la', portalId: 'p', ...twin }),
      anAdvert({ advertId: 'lb', portalId: 'q', ...twin, listingType: 'rent', priceEur: 2100 }),
    ])
    expect(new Set(Object.values(found)).size).toBe(2)
  })

  it('are recognised by photos of the same bytes, whatever their names', async () => {
    const sparse = { areaM2: 83, priceEur: 812_500, floor: null, agencyName: null, description: null }
    const adverts = ['p', 'q'].map((portalId) =>
      anAdvert({
        ...sparse,
        advertId: `l${portalId}`,
        portalId,
        sourceRef: portalId,
        photoUrls: [`https://${portalId}.example/1.jpg`],
      }),
    )
    const photosOf = (...hashes: string[]) =>
      adverts.map(({ photoUrls: [url], sourceId }, at) => ({
        url,
        sourceId,
        sha256: hashes[at],
        bytes: 1,
        licence: 'x',
      }))
    await fill(warehouse, 'photo', photosOf('0a'.repeat(32), '0b'.repeat(32)))
    const apart = await scoreOf(adverts)
    await fill(warehouse, 'photo', photosOf('0a'.repeat(32), '0a'.repeat(32)))
    const together = await scoreOf(adverts)
    await fill(warehouse, 'photo', [])
    expect(together).toBeGreaterThan(apart)
    expect(await scoreOf(adverts)).toBe(apart)
  })

  it('are the same in threads', async () => {
    const adverts = [
      anAdvert({ advertId: 'la', portalId: 'p', sourceRef: '1', ...twin }),
      anAdvert({ advertId: 'lb', portalId: 'q', sourceRef: '2', ...twin }),
      anAdvert({ advertId: 'lc', portalId: 'q', sourceRef: '3', listingType: 'rent', priceEur: 1850 }),
      // Enough for threads to be worth starting.
      ...Array.from({ length: 10_000 }, (_, at) => anAdvert({ advertId: `n${at}`, sourceRef: `n${at}`, ...stranger })),
    ]
    expect(await properties(adverts, 2)).toEqual(await properties(adverts, 1))
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anAdvert } from '../../models/adverts/listing/testing/an-advert.ts'
import type { FeedFinding, NormalizedBatch } from '../../models/contracts/listings/batch.ts'
import { anObservation, aSnapshot } from '../testing/records.ts'
import { aListing, fill, openSmallWarehouse } from '../testing/small-warehouse.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'
import { ROW_GATES } from './gate-names.ts'
import { findProblems } from './gates.ts'

const DAY = '2026-09-30'
let warehouse: Warehouse
beforeEach(async () => {
  warehouse = await openSmallWarehouse()
  const observation = anObservation()
  await fill(warehouse, 'normalized_batch', [aSnapshot(DAY, { batchId: observation.batchId })])
  await fill(warehouse, 'observation', [observation])
  await fill(warehouse, 'advert', [anAdvert({ advertId: 'l1' })])
  await fill(warehouse, 'property_member', [{ advertId: 'l1', propertyId: 'l1' }])
  await fill(warehouse, 'listing', [aListing({ id: 'l1' })])
  await fill(warehouse, 'liveability', [{ communeSlug: 'bertrange', dimensions: {}, summary: {}, sourceIds: [] }])
})
afterEach(() => warehouse.close())

const activity = { communeSlug: 'bertrange', listingType: 'sale', segment: 'apartment', medianPricePerSqm: 41_000 }
const trend = { areaSlug: 'bertrange', listingType: 'sale', segment: 'all', quarter: 'Q3-2026' }

const forecast = { communeSlug: 'bertrange', propertyType: 'house', predictions: [{ changePercent: 0 }], history: [] }
const official = {
  communeSlug: 'bertrange',
  listingType: 'rent',
  segment: 'apartment',
  basis: 'asking',
  condition: 'all',
}

const FOUND: FeedFinding = {
  check: 'ranges',
  severity: 'warning',
  effect: 'none',
  field: 'price',
  rowNumber: 7,
  problem: 'ten times',
  advice: 'ask',
}

/** One way to break each gate, and the expected content of the rows it reports. */
const FAULTS: [string, (w: Warehouse) => Promise<void>, object][] = [
  ['rows-accounted-for', (w) => w.run('DELETE FROM observation'), { rowsRead: 1, observations: 1, rejects: 0 }],
  ['listing-ids-unique', (w) => fill(w, 'listing', [aListing(), aListing()]), { id: 'l1', listings: 2 }],
  ['adverts-belong-to-one-property', (w) => w.run('DELETE FROM property_member'), { advertId: 'l1', properties: 0 }],
  ['communes-known', (w) => fill(w, 'listing', [aListing({ communeSlug: 'atlantis' })]), { communeSlug: 'atlantis' }],
  ['communes-complete', (w) => w.run('DELETE FROM liveability'), { slug: 'bertrange' }],
  ['dates-in-order', (w) => fill(w, 'listing', [aListing({ lastSeen: '2026-10-01' })]), { lastSeen: '2026-10-01' }],
  [
    'offers-seen-in-time',
    (w) => fill(w, 'listing', [aListing({ freshUntil: '2026-09-29' })]),
    { freshUntil: '2026-09-29', status: 'on_offer' },
  ],
  ['values-in-range', (w) => fill(w, 'listing', [aListing({ priceEur: 0 })]), { priceEur: 0 }],
  [
    'no-personal-data',
    (w) => fill(w, 'listing', [aListing({ description: 'Write to jo.doe@example.org' })]),
    { id: 'l1' },
  ],
  [
    'trend-intervals',
    (w) =>
      fill(w, 'trend_point', [
        { ...trend, areaLevel: 'commune', yearListingCount: 5, pricePerSqm: 9, low: 10, high: 12 },
      ]),
    { pricePerSqm: 9 },
  ],
  [
    'levels-have-evidence',
    (w) => fill(w, 'trend_point', [{ ...trend, areaLevel: 'commune', pricePerSqm: 9, yearListingCount: 4 }]),
    { pricePerSqm: 9, yearListingCount: 4 },
  ],
  [
    'index-intervals',
    (w) => fill(w, 'market_index_point', [{ scope: 'national', quarter: 'Q3-2026', value: -1, low: -2, high: 2 }]),
    { value: -1 },
  ],
  [
    'forecasts-beat-no-change',
    (w) => fill(w, 'forecast', [{ ...forecast, beatsNoChange: false, weight: 0, predictions: [{ changePercent: 3 }] }]),
    { communeSlug: 'bertrange', type: 'house' },
  ],
  [
    'forecasts-beat-no-change',
    (w) => fill(w, 'forecast', [{ ...forecast, beatsNoChange: true, skill: -0.1, weight: 1 }]),
    { skill: -0.1 },
  ],
  [
    'forecasts-beat-no-change',
    (w) => fill(w, 'official_forecast', [{ ...official, beatsNoChange: false, weight: 0, changePercent: 2 }]),
    { type: 'rent apartment asking all' },
  ],
  [
    'feeds-fetched',
    (w) => fill(w, 'feed_failure', [{ sourceId: 'portal', reason: '503' }]),
    { sourceId: 'portal', reason: '503' },
  ],
  [
    'batches-usable',
    (w) => w.run(`UPDATE normalized_batch SET status = 'suspect', error = 'small'`),
    { status: 'suspect', error: 'small' },
  ],
  [
    'feed-contracts',
    (w) => fill(w, 'normalized_batch', [aSnapshot(DAY, { findings: [FOUND] })]),
    { name: `${DAY}.csv`, rowNumber: 7, field: 'price', problem: 'ten times', advice: 'ask' },
  ],
  [
    'feed-contracts-block',
    (w) => fill(w, 'normalized_batch', [aSnapshot(DAY, { findings: [{ ...FOUND, severity: 'blocker' }] })]),
    { name: `${DAY}.csv`, problem: 'ten times' },
  ],
  [
    'feeds-fresh',
    (w) =>
      w.run(
        `INSERT INTO source VALUES ('portal', 3, 'warning', false); UPDATE normalized_batch SET snapshot_date = '2026-09-26'`,
      ),
    { sourceId: 'portal', problem: expect.stringContaining('2026-09-26') },
  ],
  [
    'feeds-fresh-block',
    (w) =>
      w.run(
        `INSERT INTO source VALUES ('portal', 3, 'blocker', false); UPDATE normalized_batch SET snapshot_date = '2026-09-26'`,
      ),
    { sourceId: 'portal', problem: expect.stringContaining('2026-09-26') },
  ],
  [
    'open-data-usable',
    (w) =>
      fill(w, 'open_data_batch', [
        {
          batchId: 'b',
          sourceId: 'hpi',
          name: 'hpi.csv',
          table: 't',
          rowsRead: 0,
          records: 0,
          rejects: 0,
          error: 'no sheet',
        },
      ]),
    { name: 'hpi.csv', error: 'no sheet' },
  ],
  ['places-resolved', placesUnknown, { sourceId: 'feed', adverts: 30, unresolved: 1 }],
  [
    'fields-make-sense-together',
    (w) => fill(w, 'listing', [aListing({ rooms: 2, bedrooms: 3 })]),
    { rooms: 2, bedrooms: 3 },
  ],
  [
    'price-per-m2-plausible',
    (w) => fill(w, 'activity', [{ ...activity, activeListings: 12, newListings: 0 }]),
    { pricePerSqm: 10_000 },
  ],
  [
    'adverts-for-review',
    (w) => fill(w, 'advert', [anAdvert({ reviewFlags: ['discriminatory_condition'] as never })]),
    { advertId: 'l1' },
  ],
]

async function placesUnknown(w: Warehouse): Promise<void> {
  const adverts = Array.from({ length: 30 }, (_, index) =>
    anAdvert({ advertId: `l${index}`, ...(index === 0 ? { placeKind: 'unknown' } : {}) }),
  )
  await fill(w, 'advert', adverts)
  await fill(
    w,
    'property_member',
    adverts.map(({ advertId }) => ({ advertId, propertyId: advertId })),
  )
}

describe('quality gates', () => {
  it('find nothing in a valid warehouse', async () => {
    expect(await findProblems(warehouse, DAY)).toEqual([])
  })

  it.each(FAULTS)('%s finds its fault, alone, and names the row', async (gate, harm, row) => {
    await harm(warehouse)
    const findings = await findProblems(warehouse, DAY)
    expect(findings.map(({ gate: name }) => name)).toEqual([gate])
    expect(findings[0]!.rows[0]).toMatchObject(row)
    expect(findings[0]!.message).toMatch(/^1 /)
  })

  it('forget a bad file of a feed that lists everything once a good one follows, and no other', async () => {
    const bad = { status: 'failed', error: 'cut', findings: [FOUND] } satisfies Partial<NormalizedBatch>
    const files = [aSnapshot('2026-09-28', bad), aSnapshot('2026-09-29', { batchId: anObservation().batchId })]
    await fill(warehouse, 'normalized_batch', files)
    expect(await findProblems(warehouse, DAY)).toEqual([])
    await fill(
      warehouse,
      'normalized_batch',
      files.map((file) => ({ ...file, complete: false })),
    )
    expect((await findProblems(warehouse, DAY)).map(({ gate }) => gate)).toEqual(['batches-usable', 'feed-contracts'])
  })

  it('each find the problem that they are for', () => {
    expect([...new Set(FAULTS.map(([gate]) => gate))]).toEqual([...ROW_GATES])
  })

  it('count all rows and name the first twenty in order', async () => {
    const listings = Array.from({ length: 25 }, (_, index) =>
      aListing({ id: `l${String(index).padStart(2, '0')}`, priceEur: -1 }),
    )
    await fill(warehouse, 'listing', listings.reverse())
    const [finding] = await findProblems(warehouse, DAY)
    expect(finding!.count).toBe(25)
    expect(finding!.rows.map(({ id }) => id)).toEqual(
      listings
        .map(({ id }) => id)
        .sort()
        .slice(0, 20),
    )
  })

  it('hold changes of the index against their own interval, where they have one', async () => {
    const point = { scope: 'national', quarter: 'Q3-2026', value: 100, low: 99, high: 101, yoyPercent: 3 }
    const change = { yoyLowPercent: 2, yoyHighPercent: 4 }
    await fill(warehouse, 'market_index_point', [point, { ...point, ...change }])
    expect(await findProblems(warehouse, DAY)).toEqual([])
    await fill(warehouse, 'market_index_point', [{ ...point, ...change, yoyLowPercent: 3.5 }])
    expect((await findProblems(warehouse, DAY)).map(({ gate }) => gate)).toEqual(['index-intervals'])
  })

  it('accept unknown values: unknown is not a contradiction', async () => {
    const unknown = {
      rooms: null,
      bedrooms: null,
      floor: null,
      priceEur: null,
      areaM2: null,
      pricePerSqm: null,
      communeSlug: null,
    }
    await fill(warehouse, 'listing', [aListing(unknown)])
    await fill(warehouse, 'trend_point', [{ ...trend, pricePerSqm: null, low: null, high: null }])
    expect(await findProblems(warehouse, DAY)).toEqual([])
  })
})

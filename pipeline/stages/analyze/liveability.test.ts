import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { liveabilityRowSchema, type LiveabilityRow } from '../../../models/contracts/places/commune.ts'
import { commuteMethodSchema, commuteTimeRowSchema } from '../../../models/contracts/places/commute.ts'
import type { CommuteTimeRow } from '../../../models/contracts/places/commute.ts'
import { commuteTimes } from '../../../models/commute/commune-commute.ts'
import { trendRowSchema, type TrendRow } from '../../../models/contracts/market/trend.ts'
import { liveabilityOf } from '../../../models/liveability/liveability.ts'
import { formatQuarter, quarterBounds, quartersUpTo, quarterOfDate } from '../../../models/kernel/quarter.ts'
import type { Run } from '../../engine/job.ts'
import { loadReference, type Reference } from '../../reference/load-reference.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'
import { communeFacts, liveabilityJob } from './liveability.ts'
import { communeOrigins, transitNetwork } from './commute.ts'
import { commuteIndicators } from './liveability-commute.ts'
import { surroundingsIndicators } from './liveability-surroundings.ts'

const AS_OF = '2026-09-30'
const NOW = quarterOfDate(AS_OF)

const trend = trendRowSchema.pick({
  areaLevel: true,
  areaSlug: true,
  listingType: true,
  segment: true,
  quarter: true,
  pricePerSqm: true,
  dataAvailability: true,
})
const entry = z.object({ communeSlug: z.string(), listingType: z.string(), enteredOn: z.iso.date(), quarter: z.int() })
const advert = z.object({ communeSlug: z.string().nullable(), listingType: z.string(), sourceId: z.string() })
const listing = z.object({
  listingType: z.string(),
  segment: z.string().nullable(),
  communeSlug: z.string().nullable(),
  daysOnMarket: z.int(),
})
type Tables = {
  trends: z.infer<typeof trend>[]
  entries: z.infer<typeof entry>[]
  adverts: z.infer<typeof advert>[]
  listings: z.infer<typeof listing>[]
}

let reference: Reference
let commuteRows: CommuteTimeRow[]
let warehouse: Warehouse
beforeAll(async () => {
  reference = await loadReference()
  const transit = { network: transitNetwork(reference), validOn: '2026-07-22' }
  commuteRows = commuteTimes(communeOrigins(reference), transit, AS_OF)
})
beforeEach(async () => {
  warehouse = await openWarehouse({ location: ':memory:' })
})
afterEach(() => warehouse.close())

async function runOf({ trends = [], entries = [], adverts = [], listings = [] }: Partial<Tables>): Promise<Run> {
  await writeRecords(warehouse, 'trend_point', trend, trends)
  await writeRecords(warehouse, 'market_entry', entry, entries)
  await writeRecords(warehouse, 'advert', advert, adverts)
  await writeRecords(warehouse, 'listing', listing, listings)
  await writeRecords(warehouse, 'counted_listing', listing, [])
  await writeRecords(warehouse, 'commute_time', commuteTimeRowSchema, commuteRows)
  await writeRecords(warehouse, 'commute_method', commuteMethodSchema, [
    { modelVersion: '1.0.0', intervalLevel: 0.8, sourceIds: ['reference:stations'] },
  ])
  return { warehouse, reference, asOf: async () => AS_OF } as unknown as Run
}

function level(areaSlug: string, pricePerSqm: number | null, over: Partial<TrendRow> = {}): z.infer<typeof trend> {
  const areaLevel = areaSlug === 'luxembourg-country' ? 'nation' : 'commune'
  const quarter = formatQuarter(NOW)
  return {
    areaLevel,
    areaSlug,
    listingType: 'sale',
    segment: 'apartment',
    quarter,
    pricePerSqm,
    dataAvailability: 'full',
    ...over,
  }
}

function entriesIn(communeSlug: string, quarter: number, count: number, listingType = 'sale'): z.infer<typeof entry>[] {
  return Array.from({ length: count }, () => ({
    communeSlug,
    listingType,
    quarter,
    enteredOn: quarterBounds(quarter).to,
  }))
}

async function factsOf(slug: string, tables: Partial<Tables>) {
  const facts = await communeFacts(await runOf(tables))
  return facts.find((one) => one.slug === slug)!
}

const ADVERTS = [
  { communeSlug: 'mersch', listingType: 'sale', sourceId: 'feed-b' },
  { communeSlug: 'mersch', listingType: 'sale', sourceId: 'feed-b' },
  { communeSlug: 'mersch', listingType: 'sale', sourceId: 'feed-a' },
  { communeSlug: 'mersch', listingType: 'rent', sourceId: 'feed-rents' },
  { communeSlug: null, listingType: 'sale', sourceId: 'feed-abroad' },
]

describe('communeFacts', () => {
  it('takes prices of the quarter relative to the nation, with the flag of the level and the feed with most adverts', async () => {
    const trends = [
      level('luxembourg-country', 8000),
      level('mersch', 6000, { dataAvailability: 'estimated' }),
      level('mersch', 9999, { quarter: formatQuarter(NOW - 1) }),
      level('mersch', 7000, { segment: 'house' }),
    ]
    const { indicators, sourceIds } = await factsOf('mersch', { trends, adverts: ADVERTS })
    expect(indicators.apartmentPriceRatio).toEqual({
      value: 0.75,
      quality: 'estimated',
      sourceId: 'feed-b',
      date: AS_OF,
    })
    expect(indicators.housePriceRatio).toBeUndefined()
    expect(sourceIds).toEqual(['feed-a', 'feed-b', 'feed-rents', 'reference:communes', 'reference:localities'])
  })

  it('cites for every indicator of the market a feed of its own adverts, for sale or for rent', async () => {
    const trends = ['luxembourg-country', 'mersch'].flatMap((area) => [
      level(area, 8000),
      level(area, 9000, { segment: 'house' }),
      level(area, 20, { listingType: 'rent' }),
    ])
    const entries = ['mersch', 'vianden'].flatMap((slug) => [
      ...entriesIn(slug, NOW, 40),
      ...entriesIn(slug, NOW, 40, 'rent'),
    ])
    for (const slug of ['mersch', 'vianden']) {
      const { indicators } = await factsOf(slug, { trends, entries, adverts: ADVERTS })
      const cited = Object.entries(indicators).filter(([id]) => /Price|Rent|Turnover/.test(id))
      expect(cited.length).toBeGreaterThan(1)
      for (const [id, { sourceId }] of cited)
        expect([id, sourceId]).toEqual([id, /rent/i.test(id) ? 'feed-rents' : 'feed-b'])
    }
  })

  it('counts the homes newly offered over twelve months', async () => {
    const population = reference.communes.reduce((sum, commune) => sum + commune.population, 0)
    const own = reference.communes.find(({ slug }) => slug === 'mersch')!.population
    const entries = [
      ...entriesIn('mersch', NOW, 12),
      ...entriesIn('bech', NOW - 3, 88),
      ...entriesIn('mersch', NOW - 4, 50),
    ]
    const { indicators } = await factsOf('mersch', { entries, adverts: ADVERTS })
    const expected = (100 * own) / population
    expect(indicators.saleTurnoverRatio!.value).toBeCloseTo((12 + 5) / (expected + 5), 9)
    expect(indicators.saleTurnoverRatio!.quality).toBe('partial')
    expect(indicators.rentTurnoverRatio).toBeUndefined()
  })

  it('knows no turnover and no series of a commune where no home was offered', async () => {
    const entries = [...entriesIn('bech', NOW, 60), ...entriesIn('bech', NOW - 3, 40, 'rent')]
    const { indicators, series } = await factsOf('mersch', { entries, adverts: ADVERTS })
    expect(indicators.saleTurnoverRatio).toBeUndefined()
    expect(indicators.rentTurnoverRatio).toBeUndefined()
    expect(series.housing_market).toEqual([])
    const [row] = liveabilityOf([await factsOf('mersch', { entries, adverts: ADVERTS })])
    expect(row!.dimensions.housing_market).toMatchObject({
      score: null,
      dataAvailability: 'insufficient',
      trend: 'unknown',
    })
  })

  it('compares days on the market from ten homes upwards', async () => {
    const on = (communeSlug: string, daysOnMarket: number, count: number) =>
      Array.from({ length: count }, () => ({ listingType: 'sale', segment: 'house', communeSlug, daysOnMarket }))
    const listings = [...on('mersch', 30, 10), ...on('bech', 60, 9), ...on('ell', 60, 30)]
    const facts = await communeFacts(await runOf({ listings, adverts: ADVERTS }))
    const ratio = (slug: string) => facts.find((one) => one.slug === slug)!.indicators.daysOnMarketRatio
    expect(ratio('mersch')).toMatchObject({ value: 0.5, quality: 'partial' })
    expect(ratio('ell')).toMatchObject({ value: 1, quality: 'full' })
    expect(ratio('bech')).toBeUndefined()
  })

  it('gives the quarterly series oldest first, a quarter without offers as zero, without the quarter in which feeds began', async () => {
    const trends = [NOW, NOW - 1, NOW - 2].map((quarter) =>
      level('mersch', 5000 + quarter, { segment: 'all', quarter: formatQuarter(quarter) }),
    )
    const entries = [
      ...entriesIn('bech', NOW - 3, 40),
      ...entriesIn('mersch', NOW - 2, 3, 'rent'),
      ...entriesIn('mersch', NOW, 2),
    ]
    const { series } = await factsOf('mersch', { trends, entries, adverts: ADVERTS })
    expect(series.price).toEqual([NOW - 2, NOW - 1, NOW].map((quarter) => 5000 + quarter))
    expect(series.housing_market).toEqual([3, 0, 2])
  })
})

describe('surroundingsIndicators', () => {
  it('describes every commune from every table, with source and day', () => {
    const all = surroundingsIndicators(reference)
    expect(all.size).toBe(102)
    for (const [slug, indicators] of all) {
      expect(Object.keys(indicators), slug).toHaveLength(16)
      for (const [id, { value }] of Object.entries(indicators))
        expect(Number.isFinite(value), `${slug} ${id}`).toBe(true)
    }
    expect(all.get('mersch')!.departures1km).toMatchObject({
      sourceId: 'reference:commune-transit',
      date: '2026-07-22',
    })
  })

  it('dates a figure by the last day on which its table held, not by the first', () => {
    const held: Reference['sources']['commune-amenities'] = {
      ...reference.sources['commune-amenities'],
      validFrom: '2018-01-01',
      validTo: null,
    }
    const dateOf = (source: typeof held) =>
      surroundingsIndicators({ ...reference, sources: { ...reference.sources, 'commune-amenities': source } }).get(
        'mersch',
      )!.groceryM!.date
    expect(dateOf(held)).toBe(held.retrieved)
    expect(dateOf({ ...held, validTo: '2026-05-31' })).toBe('2026-05-31')
  })

  it('marks figures divided between merged communes as estimated', () => {
    const all = surroundingsIndicators(reference)
    expect(all.get('wahl')!.groceryM!.quality).toBe('estimated')
    expect(all.get('mersch')!.groceryM!.quality).toBe('full')
  })

  it('ranks known places plausibly', () => {
    const all = surroundingsIndicators(reference)
    expect(all.get('luxembourg')!.departures1km!.value).toBeGreaterThan(all.get('boulaide')!.departures1km!.value)
  })
})

describe('commuteIndicators', () => {
  const minutes = (slug: string, id: 'minutesToLuxembourg' | 'minutesToBelval') =>
    commuteIndicators(commuteRows, []).get(slug)![id]!.value

  it('ranks known places plausibly', () => {
    expect(minutes('strassen', 'minutesToLuxembourg')).toBeLessThan(minutes('mersch', 'minutesToLuxembourg'))
    expect(minutes('mersch', 'minutesToLuxembourg')).toBeLessThan(minutes('troisvierges', 'minutesToLuxembourg'))
    expect(minutes('esch-sur-alzette', 'minutesToBelval')).toBeLessThan(minutes('luxembourg', 'minutesToBelval'))
  })

  it('cites the timetable where it was used, and marks estimated or stale values', () => {
    const row = commuteRows.find(({ mode, period }) => mode === 'transit' && period === 'peak')
    const fact = (over: Partial<CommuteTimeRow>) =>
      commuteIndicators([{ ...row!, ...over }], ['gtfs', 'reference:stations']).get(row!.communeSlug)!
        .minutesToLuxembourg
    expect(fact({})).toMatchObject({ sourceId: 'reference:stations', quality: 'estimated', date: '2026-07-22' })
    expect(fact({ method: 'timetable' })).toMatchObject({ sourceId: 'gtfs', quality: 'full' })
    expect(fact({ method: 'timetable', stale: true })).toMatchObject({ sourceId: 'gtfs', quality: 'estimated' })
  })
})

describe('liveabilityJob', () => {
  const readRows = async (): Promise<LiveabilityRow[]> => {
    const rows: LiveabilityRow[] = []
    for await (const chunk of streamRecords(warehouse, 'liveability', liveabilityRowSchema, 'ORDER BY commune_slug'))
      rows.push(...chunk)
    return rows
  }

  it('has no score without adverts, and still shows the known facts', async () => {
    expect(await liveabilityJob.work(await runOf({}))).toEqual({ scored: 0 })
    const rows = await readRows()
    expect(rows).toHaveLength(102)
    for (const { liveabilityScore, rank, dimensions } of rows) {
      expect([liveabilityScore, rank]).toEqual([null, null])
      expect(dimensions.price).toMatchObject({ score: null, dataAvailability: 'insufficient' })
      expect(dimensions.transit.score).not.toBeNull()
    }
  })

  it('scores and ranks with a market, and cites sources that exist', async () => {
    const slugs = reference.communes.map(({ slug }) => slug)
    const trends = [level('luxembourg-country', 8000), level('luxembourg-country', 6000, { segment: 'house' })]
    for (const [i, slug] of slugs.entries())
      trends.push(level(slug, 5000 + 40 * i), level(slug, 4000 + 30 * i, { segment: 'house' }))
    const entries = quartersUpTo(NOW, 9).flatMap((quarter) => slugs.flatMap((slug) => entriesIn(slug, quarter, 2)))
    expect(await liveabilityJob.work(await runOf({ trends, entries, adverts: ADVERTS }))).toEqual({ scored: 102 })
    const rows = await readRows()
    const known = new Set([
      'feed-a',
      'feed-b',
      'feed-rents',
      ...Object.keys(reference.sources).map((table) => `reference:${table}`),
    ])
    for (const row of rows) {
      liveabilityRowSchema.parse(row)
      expect(row.sourceIds.filter((id) => !known.has(id))).toEqual([])
      expect(row.dimensions.housing_market).toMatchObject({ trend: 'stable', sparkline: Array<number>(8).fill(2) })
    }
    expect(Math.min(...rows.map(({ rank }) => rank!))).toBe(1)
  })

  it('runs again when one of its tables changes, and not for another', async () => {
    const run = await runOf({})
    const before = await liveabilityJob.parameters!(run)
    const withHash = (file: string): Run => ({
      ...run,
      reference: { ...reference, hashes: { ...reference.hashes, [file]: 'x' } },
    })
    expect(await liveabilityJob.parameters!(withHash('commune-transit.csv'))).not.toEqual(before)
    expect(await liveabilityJob.parameters!(withHash('vocabulary.csv'))).toEqual(before)
  })
})

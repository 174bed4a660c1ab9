import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anAdvert } from '../../../models/adverts/listing/testing/an-advert.ts'
import { FORECASTS_PATH } from '../../../models/contracts/market/forecast.ts'
import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import { officialIndexPointSchema } from '../../../models/contracts/market/official-index.ts'
import { PAST_FORECASTS_PATH, pastForecastSchema, recordRowSchema } from '../../../models/contracts/market/record.ts'
import type { RecordRow } from '../../../models/contracts/market/record.ts'
import { ESTIMATES_PATH } from '../../../models/contracts/market/valuation.ts'
import { OFFICIAL_FORECASTS_PATH } from '../../../models/contracts/market/official-forecast.ts'
import { STATED_NOWCAST } from '../../../models/forecast/official/stated-nowcast.fixture.ts'
import { formatQuarter, parseQuarter } from '../../../models/kernel/quarter.ts'
import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'
import { assertNoneDropped, droppedRows, recordKey } from '../../../models/record/record-rows.ts'
import { nowcastRow } from '../../../models/record/nowcast-rows.ts'
import { aRow } from '../../../models/record/record.fixture.ts'
import { documentContext } from '../documents/document-context.fixture.ts'
import { createReleaseWriter } from '../../releases/release-writer.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { exportQuery } from '../../warehouse/export.ts'
import { writeRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { readJson, statedBy, type EarlierRelease } from './earlier-figures.ts'
import { publishRecord } from './publish-record.ts'

let folder: string
let warehouse: Warehouse
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'record-'))
  warehouse = await openSmallWarehouse()
  const backfilled = { origin: 'backfilled', releaseId: null, subject: 'wiltz' } as const
  await writeRecords(warehouse, 'backfilled_record', recordRowSchema, [
    aRow({ ...backfilled, madeIn: 'Q4-2025' }),
    aRow({ ...backfilled, madeIn: 'Q1-2026' }),
  ])
  await writeRecords(warehouse, 'backfilled_nowcast', recordRowSchema, [])
  await writeRecords(warehouse, 'official_index_point', officialIndexPointSchema, [])
  const level = { areaLevel: 'commune', areaSlug: 'mersch', listingType: 'sale', segment: 'house', basis: 'asking' }
  const unsaid = { listingCount: 9, trend: 'up', dataAvailability: 'full' }
  // Estimated afresh at twice the level of the published index, with a higher middle quarter.
  await fill(
    warehouse,
    'market_index_point',
    [200, 206, 204].map((value, at) => ({ scope: 'national', ...point(QUARTERS[at]!, value) })),
  )
  await fill(warehouse, 'trend_point', [
    { ...level, ...unsaid, quarter: 'Q2-2026', pricePerSqm: 7_100 },
    { ...level, ...unsaid, quarter: 'Q3-2026', pricePerSqm: 7_200 },
  ])
})
afterEach(() => {
  warehouse.close()
  rmSync(folder, { recursive: true })
})

const OFFICIAL = [
  { quarter: 'Q3-2025', value: 164.4, isProvisional: false, source: 'office' },
  { quarter: 'Q4-2025', value: 166, isProvisional: true, source: 'office' },
]

/** A nowcast of a quarter of the official index from the quarter before. */
function nowcast(quarter: string, origin: Pick<RecordRow, 'origin' | 'releaseId'>): RecordRow {
  const lastQuarter = formatQuarter(parseQuarter(quarter) - 1)
  return { ...nowcastRow({ ...STATED_NOWCAST, quarter, lastQuarter }, origin), came: 164.4, outcome: 'scored' }
}

const QUARTERS = ['Q4-2025', 'Q1-2026', 'Q2-2026']
const INDEX: MarketIndex = {
  base: { quarter: 'Q4-2025', value: 100 },
  method: '',
  series: [{ scope: 'national', points: QUARTERS.map((quarter, at) => point(quarter, 100 + at)) }],
  revisions: [],
}

function point(quarter: string, value: number) {
  return { quarter, value, low: value - 2, high: value + 2, qoqPercent: null, yoyPercent: null, listingCount: 9 }
}

/** A release that expects no change of houses in Mersch, with an index of its quarter and estimates. */
function aRelease(quarter: 'Q1-2026' | 'Q2-2026', id: string, predicted = 7_000, estimates = {}): EarlierRelease {
  const release = { id, quarter, asOf: '2026-06-30', folder: join(folder, id) }
  const files = {
    [FORECASTS_PATH]: { forecasts: [forecast(quarter, predicted)], refusals: [] },
    [RELEASE_PATHS.marketIndex]: { ...INDEX, series: [{ scope: 'national', points: [point(quarter, 104)] }] },
    [ESTIMATES_PATH]: estimates,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(release.folder, path)), { recursive: true })
    writeFileSync(join(release.folder, path), JSON.stringify(content))
  }
  return release
}

function forecast(quarter: 'Q1-2026' | 'Q2-2026', predictedValue: number) {
  const next =
    quarter === 'Q1-2026' ? ['Q2-2026', 'Q3-2026', 'Q4-2026', 'Q1-2027'] : ['Q3-2026', 'Q4-2026', 'Q1-2027', 'Q2-2027']
  const interval = { confidenceLow: predictedValue - 150, confidenceHigh: predictedValue + 150, changePercent: 0 }
  return {
    communeSlug: 'mersch',
    propertyType: 'house',
    generatedForQuarter: quarter,
    predictions: next.map((each) => ({ quarter: each, predictedValue, ...interval })),
    history: [{ quarter, pricePerSqm: 7_000 }],
    intervalLevel: 0.8,
  }
}

/** Writes the record of a release that follows these; keeps its table as the release would. */
async function publish(releases: readonly EarlierRelease[], asOf = '2026-09-30'): Promise<RecordRow[]> {
  const writer = createReleaseWriter(join(folder, 'building'))
  await publishRecord(runOver(warehouse), writer, { ...documentContext(), asOf }, releases, INDEX)
  return warehouse.all<RecordRow>(
    'SELECT * FROM published_record ORDER BY model, origin, made_in, for_quarter, subject',
  )
}

async function keepTable({ folder: release }: EarlierRelease): Promise<void> {
  const file = join(release, 'public', 'data', 'record.parquet')
  mkdirSync(dirname(file), { recursive: true })
  await exportQuery(warehouse, 'SELECT * FROM published_record', file, {
    orderBy: 'model',
    format: 'parquet',
    metadata: {},
  })
}

const named = (rows: readonly RecordRow[], model: RecordRow['model']) =>
  rows
    .filter((row) => row.model === model && row.origin === 'published')
    .map(({ madeIn, forQuarter, predicted, came, outcome }) => [madeIn, forQuarter, predicted, came, outcome])

describe('the record of a release', () => {
  it('is what is backfilled where nothing was published before', async () => {
    const rows = await publish([])
    expect(rows.map(({ origin, madeIn }) => [origin, madeIn])).toEqual([
      ['backfilled', 'Q1-2026'],
      ['backfilled', 'Q4-2025'],
    ])
  })

  it('scores what earlier releases published, and backfills none of their quarters', async () => {
    const rows = await publish([aRelease('Q1-2026', 'r1')])
    expect(named(rows, 'forecast')).toEqual([
      ['Q1-2026', 'Q1-2027', 7_000, null, 'pending'],
      ['Q1-2026', 'Q2-2026', 7_000, 7_100, 'scored'],
      ['Q1-2026', 'Q3-2026', 7_000, 7_200, 'scored'],
      ['Q1-2026', 'Q4-2026', 7_000, null, 'pending'],
    ])
    const cameThen = Math.round(10_300 * Math.cbrt(101 / 103)) / 100
    expect(named(rows, 'market-index')).toEqual([['Q1-2026', 'Q1-2026', 104, cameThen, 'scored']])
    expect(rows.filter(({ origin }) => origin === 'backfilled').map(({ madeIn }) => madeIn)).toEqual(['Q4-2025'])
  })

  it('keeps the forecasts of a year ahead for the pages of communes, once their quarter is over', async () => {
    const ahead = { subject: 'mersch', madeIn: 'Q2-2025', forQuarter: 'Q2-2026', horizon: 4 }
    await writeRecords(warehouse, 'backfilled_record', recordRowSchema, [
      aRow({ origin: 'backfilled', releaseId: null, ...ahead }),
      aRow({ origin: 'backfilled', releaseId: null, ...ahead, forQuarter: 'Q1-2026', horizon: 3 }),
    ])
    await publish([aRelease('Q2-2026', 'r1')])
    const past = readJson(join(folder, 'building', PAST_FORECASTS_PATH), z.array(pastForecastSchema))
    expect(past).toMatchObject([{ subject: 'mersch', madeIn: 'Q2-2025', forQuarter: 'Q2-2026', came: 7_200 }])
  })

  it('counts a figure as it was first published, however often it was corrected in its quarter', async () => {
    const releases = [aRelease('Q1-2026', 'r1', 9_000), aRelease('Q1-2026', 'r2', 7_100)]
    expect(named(await publish(releases), 'forecast').map(([, , predicted]) => predicted)).toEqual(Array(4).fill(9_000))
  })

  it('carries on what releases stated that are no longer kept, with their scores', async () => {
    const [first, second] = [aRelease('Q1-2026', 'r1', 9_000), aRelease('Q2-2026', 'r2')]
    await publish([first], '2026-06-30')
    await keepTable(second)
    await warehouse.run(`UPDATE trend_point SET price_per_sqm = 9000 WHERE quarter = 'Q2-2026'`)
    const rows = named(await publish([second]), 'forecast')
    expect(rows).toHaveLength(8)
    expect(rows).toContainEqual(['Q1-2026', 'Q2-2026', 9_000, 7_100, 'scored'])
    expect(rows).toContainEqual(['Q1-2026', 'Q3-2026', 9_000, 7_200, 'scored'])
    expect(rows).toContainEqual(['Q2-2026', 'Q3-2026', 7_000, 7_200, 'scored'])
  })

  it('misses nothing that a release stated; a planted removal of any row is found and named', async () => {
    const releases = [aRelease('Q1-2026', 'r1', 9_000), aRelease('Q2-2026', 'r2')]
    const stated = releases.flatMap(statedBy)
    const rows = await publish(releases)
    expect(droppedRows(stated, rows)).toEqual([])
    const published = rows.filter(({ origin }) => origin === 'published')
    expect(published).toHaveLength(stated.length)
    for (const removed of published)
      expect(() =>
        assertNoneDropped(
          stated,
          rows.filter((row) => row !== removed),
        ),
      ).toThrow(`lacks 1 of the figures of earlier releases, the first: ${recordKey(removed)}`)
  })

  it('scores a nowcast once the office has published its quarter, until then it is pending', async () => {
    const backfilled = nowcast('Q3-2025', { origin: 'backfilled', releaseId: null })
    await writeRecords(warehouse, 'backfilled_nowcast', recordRowSchema, [backfilled])
    const release = aRelease('Q1-2026', 'r1')
    const file = join(release.folder, OFFICIAL_FORECASTS_PATH)
    writeFileSync(file, JSON.stringify({ communes: [], index: null, nowcasts: [STATED_NOWCAST] }))
    await writeRecords(warehouse, 'official_index_point', officialIndexPointSchema, OFFICIAL.slice(0, 1))
    expect(named(await publish([release]), 'nowcast')).toEqual([['Q3-2025', 'Q4-2025', 165.2, null, 'pending']])
    await writeRecords(warehouse, 'official_index_point', officialIndexPointSchema, OFFICIAL)
    const rows = await publish([release])
    expect(named(rows, 'nowcast')).toEqual([['Q3-2025', 'Q4-2025', 165.2, 166, 'scored']])
    expect(rows.filter(({ model, origin }) => model === 'nowcast' && origin === 'backfilled')).toEqual([backfilled])
    await keepTable(release)
    const revised = OFFICIAL.map((one) => ({ ...one, value: one.value + 1 }))
    await writeRecords(warehouse, 'official_index_point', officialIndexPointSchema, revised)
    expect(named(await publish([release]), 'nowcast')).toEqual([['Q3-2025', 'Q4-2025', 165.2, 166, 'scored']])
  })

  it('scores the last estimate of a listing that has gone from every portal, once', async () => {
    const advert = (advertId: string, offMarketOn: string | null) =>
      anAdvert({
        advertId,
        offMarketOn,
        active: offMarketOn === null,
        priceEur: 500_000,
        areaM2: 100,
        listingType: 'sale',
      })
    await fill(warehouse, 'advert', [
      advert('gone', '2026-08-01'),
      advert('moved', '2026-08-01'),
      advert('elsewhere', null),
      advert('on', null),
    ])
    await fill(warehouse, 'property_member', [
      { advertId: 'gone', propertyId: 'gone' },
      { advertId: 'moved', propertyId: 'moved' },
      { advertId: 'elsewhere', propertyId: 'moved' },
      { advertId: 'on', propertyId: 'on' },
    ])
    const estimates = { gone: [510_000, 480_000, 540_000], moved: [1, 1, 1], on: [1, 1, 1] }
    const releases = [
      aRelease('Q1-2026', 'r1', 7_000, { gone: [1, 1, 1] }),
      aRelease('Q2-2026', 'r2', 7_000, estimates),
    ]
    const expected = [['Q2-2026', 'Q3-2026', 510_000, 500_000, 'scored']]
    expect(named(await publish(releases), 'valuation')).toEqual(expected)
    await keepTable(releases[1]!)
    expect(named(await publish(releases), 'valuation')).toEqual(expected)
  })
})

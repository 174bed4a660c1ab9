import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { marketEntrySchema, type MarketEntry } from '../../../models/contracts/listings/property.ts'
import {
  ESTIMATES_PATH,
  listingEstimatesSchema,
  VALUATION_PATHS,
  valuationReportSchema,
  type ValuationScore,
} from '../../../models/contracts/market/valuation.ts'
import { seededRandom } from '../../../models/statistics/random.ts'
import { loadValuation } from '../../../models/valuation/model/codec.ts'
import type { Run } from '../../engine/job.ts'
import type { PublishContext } from '../../releases/context.ts'
import { createReleaseWriter } from '../../releases/release-writer.ts'
import { publishValuation } from '../../publish/indexes/valuation.ts'
import { loadReference, type Reference } from '../../reference/load-reference.ts'
import { aListing, fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { writeRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { listingEstimatesJob } from './listing-estimates.ts'
import { valuationJob } from './valuation.ts'
import { testFolder } from '../../testing/test-folder.ts'

const COMMUNES = ['bertrange', 'mersch', 'wiltz']
const CONTEXT = {
  asOf: '2026-09-30',
  releaseId: '2026Q3-abcdefgh',
  sample: true,
  sources: new Map(),
} as unknown as PublishContext

let warehouse: Warehouse
let reference: Reference
const directory = testFolder()
const notes: string[] = []
let run: Run
let code = 'one'
beforeAll(async () => {
  reference = await loadReference()
  warehouse = await openSmallWarehouse()
  const progress = { note: (text: string) => notes.push(text) } as unknown as Run['progress']
  const settings = { threads: 2 } as Run['settings']
  run = runOver(warehouse, { reference, progress, settings, codeHash: () => code })
})
afterAll(() => {
  warehouse.close()
})

/** Flats with a price per square metre that falls from commune to commune; one in ten was on the market before. */
function entries(count: number, listingType: 'rent' | 'sale'): MarketEntry[] {
  const random = seededRandom(3)
  return Array.from({ length: count }, (_, i) => {
    const again = i % 10 === 9
    const commune = i % COMMUNES.length
    const areaM2 = Math.round(40 + 80 * random())
    const [quarter, enteredOn] = i % 5 === 0 ? [8106, '2026-08-01'] : [8105, '2026-05-01']
    return {
      propertyId: again ? `${listingType}-${i - 1}` : `${listingType}-${i}`,
      listingType,
      segment: 'apartment',
      propertyType: 'apartment',
      communeSlug: COMMUNES[commune]!,
      canton: 'luxembourg',
      locality: null,
      district: null,
      project: null,
      enteredOn: again ? '2024-02-01' : enteredOn,
      quarter: again ? 8096 : quarter,
      priceEur: Math.round(
        areaM2 * (listingType === 'sale' ? 8_000 : 25) * (1 - 0.2 * commune) * (0.97 + 0.06 * random()),
      ),
      areaM2,
      landAreaM2: null,
      bedrooms: 2,
      energyClass: 'C',
      newBuild: false,
      parking: null,
      terrace: null,
      furnished: null,
      condition: 'good',
      constructionYear: 2000,
      floor: 1,
      bathrooms: 1,
      latitude: i % 4 === 0 ? null : 49.6 + 0.1 * commune + 0.01 * random(),
      longitude: i % 4 === 0 ? null : 6 + 0.01 * random(),
      adverts: 1,
      showable: true,
    }
  })
}

async function published() {
  const writer = createReleaseWriter(join(directory, '.building'))
  await publishValuation(run, writer, CONTEXT)
  const read = (path: string) => readFileSync(join(writer.directory, path), 'utf8')
  return { read, files: writer.files() }
}

describe('a market of enough sales and too few rents', () => {
  beforeAll(async () => {
    await writeRecords(warehouse, 'market_entry', marketEntrySchema, [...entries(200, 'sale'), ...entries(20, 'rent')])
    await valuationJob.work(run)
    const listing = { areaM2: 80, communeSlug: 'bertrange', segment: 'apartment', listingType: 'sale' } as const
    await fill(warehouse, 'listing', [
      aListing({ ...listing, id: 'later-advert', priceEur: 640_000 }),
      aListing({ ...listing, id: 'unheard', communeSlug: 'wiltz' }),
      aListing({ ...listing, id: 'project', isProject: true }),
      aListing({ ...listing, id: 'no-area', areaM2: null }),
      aListing({ ...listing, id: 'to-let', listingType: 'rent' }),
    ])
    await fill(warehouse, 'property_member', [{ advertId: 'later-advert', propertyId: 'sale-0' }])
    await listingEstimatesJob.work(run)
  })

  it('has a model of sales, each property in it once, and a note about rents', async () => {
    const models = await warehouse.all<{ listingType: string; trainedOn: number; fromQuarter: string; model: string }>(
      'SELECT * FROM valuation_model',
    )
    expect(models).toMatchObject([
      { listingType: 'sale', trainedOn: 180, fromQuarter: 'Q2-2026', toQuarter: 'Q3-2026' },
    ])
    expect(notes).toEqual(['no valuation of rent: 18 properties, at least 60 are needed'])
    const ids = loadValuation(models[0]!.model).homes.ids
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('calls no estimate surer than its class did on homes held out, by a record that stands in the model', async () => {
    const { model } = await warehouse.one<{ model: string }>('SELECT model FROM valuation_model')
    const { record } = loadValuation(model)
    const tested = await warehouse.all<ValuationScore>(`SELECT * FROM valuation_score WHERE "by" = 'confidence'`)
    expect(Object.keys(record!)).toEqual(['high', 'medium', 'low'])
    for (const { segment, count, coverage } of tested) {
      const own = Object.values(record!).filter(({ called }) => called === segment)
      expect(count).toBe(own.reduce((sum, one) => sum + one.count, 0))
      expect(coverage).toBeCloseTo((100 * own.reduce((sum, one) => sum + one.held, 0)) / count, 1)
    }
    const estimates = await warehouse.all<{ confidence: string }>('SELECT confidence FROM listing_estimate')
    const possible = Object.values(record!).map(({ called }) => called as string)
    for (const { confidence } of estimates) expect(possible).toContain(confidence)
  })

  it('is scored on the last quarter by a model of the earlier quarters, beside standard methods', async () => {
    const scores = await warehouse.all<ValuationScore>(`SELECT * FROM valuation_score WHERE "by" = 'all'`)
    expect(scores.map(({ method }) => method).sort()).toEqual(['hedonic OLS', 'kNN', 'stack', 'zone median'])
    const test = entries(200, 'sale').filter(({ quarter }) => quarter === 8106).length
    const stack = scores.find(({ method }) => method === 'stack')!
    expect(stack).toMatchObject({ quarter: 'Q3-2026', count: test, trainedOn: 180 - test })
    expect(stack.mdape!).toBeLessThan(10)
    expect(scores.filter(({ coverage }) => coverage !== null)).toEqual([stack])
  })

  it('values each dwelling on the market if its type has a model, whichever advert names it', async () => {
    const { read } = await published()
    const estimates = listingEstimatesSchema.parse(JSON.parse(read(ESTIMATES_PATH)))
    expect(Object.keys(estimates)).toEqual(['later-advert', 'unheard'])
    const [[dear], [cheap]] = [estimates['later-advert']!, estimates['unheard']!]
    expect(dear!).toBeGreaterThan(cheap!)
    for (const [estimate, low, high, confidence, support] of Object.values(estimates)) {
      expect(low!).toBeLessThan(estimate!)
      expect(high!).toBeGreaterThan(estimate!)
      expect(['high', 'medium', 'low']).toContain(confidence)
      expect(support).toBe('inside')
    }
  })

  it('publishes the model for the server and the scores for everybody', async () => {
    const { read, files } = await published()
    const paths = files.map(({ path }) => path)
    expect(paths).toContain(VALUATION_PATHS.sale)
    expect(paths).not.toContain(VALUATION_PATHS.rent)
    expect(files.find(({ path }) => path === 'reports/valuation.json')!.publicPath).toBe('/data/valuation.json')
    const report = valuationReportSchema.parse(JSON.parse(read('reports/valuation.json')))
    expect(report.models).toHaveLength(1)
    expect(report.scores[0]).toMatchObject({ method: 'stack', by: 'all' })
    expect(read('reports/valuation.md')).toMatch(/## Sales[\s\S]*\| zone median \|/)
    expect(read('reports/valuation.md')).not.toContain('## Rents')
  })

  it('says that a method whose estimates explode has no figures of means', async () => {
    await warehouse.run(
      `UPDATE valuation_score SET cod = NULL, prd = NULL, prb = NULL WHERE method = 'hedonic OLS' AND "by" = 'all'`,
    )
    const { read } = await published()
    expect(read('reports/valuation.md')).toMatch(
      /\| hedonic OLS \|[^\n]*\| insufficient \| insufficient \| insufficient \| – \| – \|/,
    )
  })

  it('gives the same bytes in threads and without, whatever the order of the rows', async () => {
    const model = async () => (await warehouse.one<{ model: string }>('SELECT model FROM valuation_model')).model
    const before = await model()
    await writeRecords(warehouse, 'market_entry', marketEntrySchema, entries(200, 'sale').toReversed())
    code = 'another'
    await valuationJob.work({ ...run, settings: { ...run.settings, threads: 1 } })
    expect(await model()).toBe(before)
  })

  it('trains again only the listing type whose homes changed', async () => {
    const model = async (type: string) =>
      (await warehouse.one<{ model: string }>(`SELECT model FROM valuation_model WHERE listing_type = '${type}'`)).model
    const write = async (sales: MarketEntry[], rents: MarketEntry[]) => {
      await writeRecords(warehouse, 'market_entry', marketEntrySchema, [...sales, ...rents])
      await valuationJob.work(run)
      return { sale: await model('sale'), rent: await model('rent') }
    }
    const { sale, rent } = await write(entries(200, 'sale'), entries(150, 'rent'))
    await warehouse.run(`UPDATE valuation_model SET from_quarter = 'Q1-1999'`)
    const dearer = entries(150, 'rent').map((entry) => ({ ...entry, priceEur: entry.priceEur + 100 }))
    const after = await write(entries(200, 'sale'), dearer)
    expect(after.sale).toBe(sale)
    expect(after.rent).not.toBe(rent)
    const marks = await warehouse.all(`SELECT listing_type, from_quarter FROM valuation_model ORDER BY listing_type`)
    expect(marks).toEqual([
      { listingType: 'rent', fromQuarter: 'Q2-2026' },
      { listingType: 'sale', fromQuarter: 'Q1-1999' },
    ])
  })
})

describe('a market with hardly any adverts', () => {
  it('has no models, no estimates and a report that says so', async () => {
    await writeRecords(warehouse, 'market_entry', marketEntrySchema, entries(5, 'sale'))
    await valuationJob.work(run)
    await listingEstimatesJob.work(run)
    const { read, files } = await published()
    expect(files.map(({ path }) => path)).not.toContain(VALUATION_PATHS.sale)
    expect(JSON.parse(read(ESTIMATES_PATH))).toEqual({})
    expect(read('reports/valuation.md')).toMatch(/Sales: no model\. Homes [a-z ]+: \d+; a model needs \d+\./)
  })

  it('is scored by projects when all came on the market in one quarter', async () => {
    const oneQuarter = entries(100, 'sale').map((entry, i) => ({ ...inOneQuarter(entry), project: `agency-${i % 30}` }))
    await writeRecords(warehouse, 'market_entry', marketEntrySchema, oneQuarter)
    await valuationJob.work(run)
    const { read } = await published()
    const { models, scores } = valuationReportSchema.parse(JSON.parse(read('reports/valuation.json')))
    const trainedOn = models[0]!.trainedOn
    expect(scores[0]).toMatchObject({ method: 'stack', by: 'all', heldOut: 'projects', count: trainedOn })
    expect(scores[0]!.trainedOn).toBeLessThan(trainedOn)
    expect(read('reports/valuation.md')).toContain('Held out: each project in turn')
    expect(read('reports/valuation.md')).toMatch(/\| VEI % \|.*\| -10 to 10 \| (pass|fail|unclear) \|/)
  })

  it('has no model and no estimate where none can be scored', async () => {
    const few = entries(70, 'sale').map(inOneQuarter)
    await writeRecords(warehouse, 'market_entry', marketEntrySchema, few)
    await valuationJob.work(run)
    await listingEstimatesJob.work(run)
    const { read, files } = await published()
    expect(files.map(({ path }) => path)).not.toContain(VALUATION_PATHS.sale)
    expect(JSON.parse(read(ESTIMATES_PATH))).toEqual({})
    expect(notes.at(-1)).toBe('no valuation of sale: too few homes to hold some out and measure the error')
  })
})

function inOneQuarter(entry: MarketEntry): MarketEntry {
  return { ...entry, quarter: 8106, enteredOn: '2026-08-01' }
}

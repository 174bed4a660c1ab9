import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { newProperties } from '../../../models/prices/hedonic/new-properties.ts'
import { fitPriceModel, type PriceModel } from '../../../models/prices/hedonic/price-model.ts'
import { indexOfProperties, type IndexPoint } from '../../../models/prices/market-index/market-index.ts'
import { levelsAsKnownThen } from '../../../models/prices/trends/known-then.ts'
import { trendCells, type TrendCell } from '../../../models/prices/trends/trends.ts'
import { cellMedians, medianIndex, stratifiedMedianIndex, timeDummyIndex } from './market-baselines.ts'
import { scoreCells, scoreIndex, withYearAdverts } from './market-scores.ts'
import type { CellEstimate, CellScore, IndexEstimate, IndexScore } from './market-scores.ts'
import { generateMarket, readMarket } from './market-seed.ts'
import { marketIndexTables, trendsTables, type MarketIndexBenchmark, type TrendsBenchmark } from './market-tables.ts'
import { mean } from '../../../models/statistics/mean.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import { writeBenchmark } from '../model-card.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const GENERATOR = resolve(ROOT, '../shared/bench/market/gen_market.py')
/** Public seeds and three more; priors and cut-offs were chosen on seeds 201 to 204. */
const REPORTED_SEEDS = '101,102,103,301,302,303'
const WINDOWS = [20, 28]

const USAGE = `node scripts/evaluation/prices/market.ts [--seeds 101,102] [--write]
Scores the trends and the market index on simulated markets beside simple methods.
--write renews models/prices/trends/benchmark.json, models/prices/market-index/benchmark.json and the tables of both model cards.`

type SeedResult = {
  cells: Record<string, Record<string, CellScore>>
  evidence: Record<string, CellScore>
  types: Record<string, CellScore>
  indices: Record<string, Record<string, IndexScore>>
  windows: Record<string, IndexScore>
}

await main()

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: REPORTED_SEEDS },
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(USAGE)
  if (!existsSync(GENERATOR)) return console.warn(`skipped: the market generator is not at ${GENERATOR}`)
  const seeds = values.seeds.split(',').map(Number)
  const results: SeedResult[] = []
  for (const seed of seeds) results.push(await runSeed(seed))
  const trends = trendsBenchmark(seeds, results)
  const index = indexBenchmark(seeds, results)
  console.log(`\n${trendsTables(trends)}\n\n${marketIndexTables(index)}`)
  if (!values.write) return
  writeBenchmark('prices/trends', trends, trendsTables)
  writeBenchmark('prices/market-index', index, marketIndexTables)
}

async function runSeed(seed: number): Promise<SeedResult> {
  const folder = mkdtempSync(join(tmpdir(), 'market-'))
  try {
    generateMarket(GENERATOR, seed, folder)
    return scoreMarket(seed, await readMarket(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function scoreMarket(seed: number, market: Awaited<ReturnType<typeof readMarket>>): SeedResult {
  const { adverts, weights, cells: truth, indices: truths } = market
  const started = performance.now()
  const { properties } = newProperties(adverts)
  const cleaned = performance.now()
  const model = fitPriceModel(properties)
  const fitted = performance.now()
  const cells = trendCells(model, weights)
  const estimates = estimatesOf(cells)
  const published = estimatesOf(cells.filter(({ dataAvailability }) => dataAvailability !== 'insufficient'))
  const { points } = indexOfProperties(properties, { weights }, model)
  const seconds = [cleaned - started, fitted - cleaned, performance.now() - fitted].map((ms) => (ms / 1000).toFixed(1))
  console.log(
    `seed ${seed}: ${adverts.length} rows, ${properties.length} properties; cleaning ${seconds[0]} s, fit ${seconds[1]} s, figures ${seconds[2]} s`,
  )
  const indexScores = (estimate: (scope: string) => readonly IndexEstimate[]) =>
    Object.fromEntries([...truths].map(([scope, path]) => [scope, scoreIndex(path, estimate(scope))]))
  const national = (all: IndexPoint[]): IndexScore => scoreIndex(truths.get('national')!, ofScope(all, 'national'))
  return {
    cells: {
      'this model': scoreCells(truth, estimates),
      'this model, published': scoreCells(truth, published),
      'this model, as first known': scoreCells(truth, firstFigures(model)),
      'rolling four-quarter median': scoreCells(truth, cellMedians(properties, 4)),
      'clean median': scoreCells(truth, cellMedians(properties, 1)),
    },
    evidence: scoreCells(withYearAdverts(truth), published),
    types: Object.fromEntries(
      ['apartment', 'house'].map((type) => [
        type,
        scoreCells(
          truth.filter((cell) => cell.type === type),
          estimates,
        )['all>=1']!,
      ]),
    ),
    indices: {
      'this model': indexScores((scope) => ofScope(points, scope)),
      'hedonic time dummy, cleaned': indexScores((scope) => timeDummyIndex(properties, scope)),
      'hedonic time dummy, raw rows': indexScores((scope) => timeDummyIndex(adverts, scope)),
      'stratified median': indexScores((scope) => stratifiedMedianIndex(adverts, scope, weights)),
      median: indexScores((scope) => medianIndex(adverts, scope)),
    },
    windows: Object.fromEntries([
      ...WINDOWS.map((windowQuarters) => [
        `${windowQuarters} quarters, spliced`,
        national(indexOfProperties(properties, { weights, windowQuarters }).points),
      ]),
      ['40 quarters (default)', national(points)],
    ]) as Record<string, IndexScore>,
  }
}

function estimatesOf(cells: TrendCell[]): CellEstimate[] {
  return cells
    .filter(({ scope, type }) => scope === 'commune' && type !== 'all')
    .map(({ quarter, place, type, logLevel, se, yoy }) => ({
      quarter,
      commune: place,
      type,
      logLevel,
      se,
      seYoy: yoy?.se,
    }))
}

/** Levels from the adverts up to each quarter, as a release of that quarter would have printed them. */
function firstFigures(model: PriceModel): CellEstimate[] {
  return levelsAsKnownThen(model).map(({ quarter, commune, type, logLevelThen, seThen }) => ({
    quarter,
    commune,
    type,
    logLevel: logLevelThen,
    se: seThen,
  }))
}

function ofScope(points: IndexPoint[], scope: string): IndexPoint[] {
  return points.filter((point) => point.scope === scope)
}

function trendsBenchmark(seeds: number[], results: SeedResult[]): TrendsBenchmark {
  const of = (method: string, bucket: string): CellScore =>
    meanScore(results.map((result) => result.cells[method]![bucket]!))
  const first = results[0]!
  return {
    seeds: seeds.join(', '),
    methods: mapKeys(first.cells, (method) => of(method, 'all>=1')),
    buckets: mapKeys(first.cells['this model']!, (bucket) => of('this model', bucket)),
    evidence: evidenceScores(results),
    types: mapKeys(first.types, (type) => meanScore(results.map((result) => result.types[type]!))),
    bySeed: Object.fromEntries(
      seeds.map((seed, i) => [seed, meanScore([results[i]!.cells['this model']!['all>=1']!])]),
    ),
  }
}

/** Buckets most of whose cells are published. */
function evidenceScores(results: SeedResult[]): Record<string, CellScore> {
  const buckets = Object.keys(results[0]!.evidence).filter((bucket) =>
    results.every(({ evidence }) => !bucket.startsWith('all') && evidence[bucket]!.published > 0.5),
  )
  return Object.fromEntries(
    buckets.map((bucket) => [bucket, meanScore(results.map(({ evidence }) => evidence[bucket]!))]),
  )
}

function indexBenchmark(seeds: number[], results: SeedResult[]): MarketIndexBenchmark {
  const first = results[0]!
  return {
    seeds: seeds.join(', '),
    methods: mapKeys(first.indices, (method) =>
      mapKeys(first.indices[method]!, (scope) => meanScore(results.map((result) => result.indices[method]![scope]!))),
    ),
    bySeed: Object.fromEntries(
      seeds.map((seed, i) => [seed, meanScore([results[i]!.indices['this model']!['national']!])]),
    ),
    windows: mapKeys(first.windows, (window) => meanScore(results.map((result) => result.windows[window]!))),
  }
}

/** Mean of each figure over seeds, to four digits; null where a method has no such figure. */
function meanScore<S extends CellScore | IndexScore>(scores: S[]): S {
  const records = scores as unknown as Record<string, number | null>[]
  const means = mapKeys(records[0]!, (name) => {
    const values = records.map((score) => score[name] ?? Number.NaN)
    const average = mean(values)
    return Number.isNaN(average) ? null : roundTo(average, name === 'cells' ? 0 : 4)
  })
  return means as unknown as S
}

function mapKeys<K extends string, V>(record: Record<K, unknown>, value: (key: K) => V): Record<K, V> {
  return Object.fromEntries((Object.keys(record) as K[]).map((key) => [key, value(key)])) as Record<K, V>
}

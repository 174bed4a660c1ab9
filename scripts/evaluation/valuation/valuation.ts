/**
 * Runs the valuation on the public benchmarks, prints the tables of the model card and writes `models/valuation/benchmark.json`.
 * Run: `node scripts/evaluation/valuation/valuation.ts [BENCH_DIR]`; the same run updates the card.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { BASELINES } from '../../../models/valuation/evaluate/baselines.ts'
import { benchmarkTables } from './benchmark-tables.ts'
import type { MethodLine, SegmentLine, ValuationBenchmark } from './benchmark-tables.ts'
import { equityTests } from '../../../models/valuation/evaluate/equity-tests.ts'
import { estimatePrice } from '../../../models/valuation/estimate/estimate.ts'
import type { PriceRange } from '../../../models/valuation/estimate/estimate.ts'
import type { ValuationRow, ValuationSchema } from '../../../models/valuation/frame/schema.ts'
import { rolesOf, valuationSchemaSchema } from '../../../models/valuation/frame/schema.ts'
import type { ScoredEstimate } from '../../../models/valuation/model/scores.ts'
import { quintiles, scoreValuations } from '../../../models/valuation/model/scores.ts'
import { trainValuation } from '../../../models/valuation/train/train-valuation.ts'
import { numberColumn, textColumn } from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'
import { readAdverts } from '../../../pipeline/commands/model/model-valuation.ts'
import { writeBenchmark } from '../model-card.ts'

const FILES = ['valencia_2k', 'valencia_5k', 'valencia_full']
const SEED = 1
const AREA_BANDS_M2 = [60, 80, 100, 130]
// Minimum test adverts of a listed zone.
const ZONE_MINIMUM = 150

type Task = { schema: ValuationSchema; train: ValuationRow[]; test: ValuationRow[]; prices: number[] }

const [benchFolder = join(import.meta.dirname, '../../../../shared/bench')] = process.argv.slice(2)
const benchmarks: ValuationBenchmark[] = []
for (const file of FILES) benchmarks.push(benchmarkOf(file, await readTask(join(benchFolder, 'avm/public', file))))
console.log(writeBenchmark('valuation', benchmarks, benchmarkTables))

async function readTask(folder: string): Promise<Task> {
  const schema = valuationSchemaSchema.parse(JSON.parse(await readFile(join(folder, 'schema.json'), 'utf8')))
  const train = await readAdverts(join(folder, 'train.csv'), schema, true)
  const test = await readAdverts(join(folder, 'test.csv'), schema, false)
  const truth = await readCsvTable(join(folder, 'truth.csv'), { id: textColumn(), price: numberColumn({ above: 0 }) })
  const priceOf = new Map(truth.map(({ id, price }) => [id, price]))
  return { schema, train, test, prices: test.map(({ id }) => priceOf.get(id)!) }
}

function benchmarkOf(file: string, { schema, train, test, prices }: Task): ValuationBenchmark {
  const before = process.cpuUsage()
  const model = trainValuation(train, schema, { seed: SEED })
  const spent = process.cpuUsage(before)
  const ours = test.map((row, i) => ({ price: prices[i]!, ...estimatePrice(model, row) }))
  const baselines = Object.entries(BASELINES).map(([method, predict]): MethodLine => {
    const pointOnly = predict(train, test, schema).map((estimate, i): ScoredEstimate => {
      return { price: prices[i]!, estimate, low: estimate, high: estimate }
    })
    return { method, scores: scoreValuations(pointOnly) }
  })
  return {
    file,
    trainingRows: train.length,
    trainingCpuSeconds: Math.round((spent.user + spent.system) / 1e6),
    methods: [{ method: 'stack', scores: scoreValuations(ours) }, ...baselines],
    segments: segmentsOf(schema, test, ours),
    equity: equityTests(
      ours.map((estimate, i) => ({ ...estimate, group: String(test[i]!.values['zone'] ?? ''), project: test[i]!.id })),
      SEED,
    ),
  }
}

function segmentsOf(
  schema: ValuationSchema,
  test: readonly ValuationRow[],
  ours: readonly (ScoredEstimate & PriceRange)[],
): SegmentLine[] {
  const fifths = quintiles(ours.map(({ price }) => price))
  const areaColumn = rolesOf(schema).areaM2!
  const lines = (by: string, labels: readonly string[], minimum = 1) => linesBy(by, labels, ours, minimum)
  const texts = (column: string) => test.map(({ values }) => String(values[column] ?? 'unknown'))
  return [
    ...['type', 'condition']
      .filter((name) => schema.categorical.includes(name))
      .flatMap((name) => lines(name, texts(name))),
    ...lines('price quintile', fifths.map(String)),
    ...(['confidence', 'support'] as const).flatMap((by) =>
      lines(
        by,
        ours.map((one) => one[by]),
      ),
    ),
    ...lines(
      'area',
      test.map(({ values }) => areaBand(Number(values[areaColumn]))),
    ),
    ...(schema.categorical.includes('zone') ? lines('zone', texts('zone'), ZONE_MINIMUM) : []),
  ]
}

function linesBy(
  by: string,
  labels: readonly string[],
  ours: readonly ScoredEstimate[],
  minimum: number,
): SegmentLine[] {
  const groups = Map.groupBy(ours.keys(), (i) => labels[i]!)
  return [...groups]
    .filter(([, members]) => members.length >= minimum)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([segment, members]) => ({ by, segment, scores: scoreValuations(members.map((i) => ours[i]!)) }))
}

function areaBand(areaM2: number): string {
  const band = AREA_BANDS_M2.filter((bound) => areaM2 >= bound).length
  const from = AREA_BANDS_M2[band - 1]
  const to = AREA_BANDS_M2[band]
  if (from === undefined) return `0 to under ${to} m²`
  return to === undefined ? `${from} m² and more` : `${from} to under ${to} m²`
}

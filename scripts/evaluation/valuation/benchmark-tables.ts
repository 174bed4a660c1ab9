import type { EquityLine } from '../../../models/valuation/evaluate/equity-tests.ts'
import type { ValuationScores } from '../../../models/valuation/model/scores.ts'
import { markdownTable } from '../model-card.ts'

/** Scores of one method on the test rows of one file. Baselines have no interval. */
export type MethodLine = { readonly method: string; readonly scores: ValuationScores }
export type SegmentLine = { readonly by: string; readonly segment: string; readonly scores: ValuationScores }

export type ValuationBenchmark = {
  readonly file: string
  readonly trainingRows: number
  readonly trainingCpuSeconds: number
  readonly methods: readonly MethodLine[]
  readonly segments: readonly SegmentLine[]
  /** Tests of the stack. */
  readonly equity: readonly EquityLine[]
}

const COLUMNS = ['n', 'MdAPE %', 'PE10 %', 'PE20 %', 'COD', 'PRD', 'PRB', 'coverage %', 'width %']

/** Renders the tables of the model card as Markdown, from the written benchmark. */
export function benchmarkTables(benchmarks: readonly ValuationBenchmark[]): string {
  return benchmarks.flatMap((one) => [overall(one), equityTests(one), bySegment(one)]).join('\n\n')
}

function overall({ file, trainingRows, trainingCpuSeconds, methods }: ValuationBenchmark): string {
  const title = `**${file}**: ${trainingRows} training adverts, trained in ${trainingCpuSeconds} s of one core`
  return table(
    title,
    ['method'],
    methods.map(({ method, scores }) => [method, ...cells(scores)]),
  )
}

function equityTests({ file, equity }: ValuationBenchmark): string {
  const shown = (value: number) => value.toFixed(3)
  const rows = equity.map(({ measure, value, low, high, from, to, result }) => {
    return [measure, result, shown(value), shown(low), shown(high), String(from), String(to)]
  })
  return `**${file}**, equity\n\n${markdownTable(['measure', 'result', 'value', '95 % from', 'to', 'accepted from', 'to'], rows, 2)}`
}

function bySegment({ file, segments }: ValuationBenchmark): string {
  const rows = segments.map(({ by, segment, scores }) => [by, segment, ...cells(scores)])
  return table(`**${file}** by segment`, ['by', 'segment'], rows)
}

function table(title: string, keys: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${title}\n\n${markdownTable([...keys, ...COLUMNS], rows, keys.length)}`
}

function cells(scores: ValuationScores): string[] {
  const { count, mdape, pe10, pe20, cod, prd, prb, coverage, width } = scores
  const shown = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : '–')
  const percentages = [mdape, pe10, pe20, cod].map((value) => shown(value, 1))
  percentages[0] = shown(mdape, 2)
  const hasInterval = width > 0
  const interval = hasInterval ? [shown(coverage, 1), shown(width, 1)] : ['–', '–']
  return [String(count), ...percentages, shown(prd, 3), shown(prb, 3), ...interval]
}

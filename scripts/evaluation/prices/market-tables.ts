import type { CellScore, IndexScore } from './market-scores.ts'
import { markdownTable } from '../model-card.ts'

/** Mean scores over the reported seeds; `methods` in the order of the tables. */
export type TrendsBenchmark = {
  seeds: string
  methods: Record<string, CellScore>
  buckets: Record<string, CellScore>
  /** Published figures by new properties of the four quarters. */
  evidence: Record<string, CellScore>
  types: Record<string, CellScore>
  bySeed: Record<string, CellScore>
}

export type MarketIndexBenchmark = {
  seeds: string
  methods: Record<string, Record<string, IndexScore>>
  bySeed: Record<string, IndexScore>
  windows: Record<string, IndexScore>
}

const CELL_HEADER = ['cells', 'published', 'level', 'yoy', 'qoq', 'yoy sign', 'level 95 %', 'yoy 95 %']
const INDEX_HEADER = ['level', 'yoy', 'qoq', 'largest', 'yoy sign', '95 %']

/** Renders the tables of the trends card: root mean squared errors in log points, shares and coverage. */
export function trendsTables(benchmark: TrendsBenchmark): string {
  const rows = (scores: Record<string, CellScore>): string[][] =>
    Object.entries(scores).map(([name, score]) => [name, ...cellRow(score)])
  return [
    `Simulated markets, seeds ${benchmark.seeds}; cells with at least one new property unless stated.`,
    markdownTable(['method', ...CELL_HEADER], rows(benchmark.methods)),
    markdownTable(['new properties in the cell', ...CELL_HEADER], rows(benchmark.buckets)),
    markdownTable(['published, by new properties of four quarters', ...CELL_HEADER], rows(benchmark.evidence)),
    markdownTable(['type', ...CELL_HEADER], rows(benchmark.types)),
    markdownTable(['seed', ...CELL_HEADER], rows(benchmark.bySeed)),
  ].join('\n\n')
}

/** Renders the tables of the market index card. */
export function marketIndexTables(benchmark: MarketIndexBenchmark): string {
  const methods = Object.entries(benchmark.methods).flatMap(([method, scopes]) =>
    Object.entries(scopes).map(([scope, score]) => [method, scope, ...indexRow(score)]),
  )
  const rows = (scores: Record<string, IndexScore>): string[][] =>
    Object.entries(scores).map(([name, score]) => [name, ...indexRow(score)])
  return [
    `Simulated markets, seeds ${benchmark.seeds}; errors in log points after removing the mean difference.`,
    markdownTable(['method', 'scope', ...INDEX_HEADER], methods),
    markdownTable(['seed, national', ...INDEX_HEADER], rows(benchmark.bySeed)),
    markdownTable(['window, national', ...INDEX_HEADER], rows(benchmark.windows)),
  ].join('\n\n')
}

function cellRow(score: CellScore): string[] {
  const errors = [score.levelRmse, score.yoyRmse, score.qoqRmse].map((value) => value.toFixed(2))
  const shares = [score.yoySign, score.levelCoverage95, score.yoyCoverage95].map(share)
  return [String(score.cells), share(score.published), ...errors, ...shares]
}

function indexRow(score: IndexScore): string[] {
  const errors = [score.rmse, score.yoyRmse, score.qoqRmse, score.maxError].map((value) => value.toFixed(2))
  return [...errors, share(score.yoySign), share(score.coverage95)]
}

function share(value: number | null): string {
  return value === null ? '–' : value.toFixed(3)
}

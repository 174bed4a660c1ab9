import type { CellScore, IndexScore } from './market-scores.ts'

/** Mean scores over the reported seeds; `methods` in the order of the tables. */
export type TrendsBenchmark = {
  seeds: string
  methods: Record<string, CellScore>
  buckets: Record<string, CellScore>
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
    table(['method', ...CELL_HEADER], rows(benchmark.methods)),
    table(['new properties in the cell', ...CELL_HEADER], rows(benchmark.buckets)),
    table(['type', ...CELL_HEADER], rows(benchmark.types)),
    table(['seed', ...CELL_HEADER], rows(benchmark.bySeed)),
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
    table(['method', 'scope', ...INDEX_HEADER], methods),
    table(['seed, national', ...INDEX_HEADER], rows(benchmark.bySeed)),
    table(['window, national', ...INDEX_HEADER], rows(benchmark.windows)),
  ].join('\n\n')
}

const BLOCK = /<!-- benchmark:begin -->[\s\S]*<!-- benchmark:end -->/

/** Replaces the text between a card's benchmark markers. @throws Error when the card lacks them */
export function withTables(card: string, tables: string): string {
  if (!BLOCK.test(card)) throw new Error('the card lacks <!-- benchmark:begin --> … <!-- benchmark:end -->')
  return card.replace(BLOCK, () => `<!-- benchmark:begin -->\n${tables}\n<!-- benchmark:end -->`)
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

function table(header: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`
  return [line(header), line(header.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

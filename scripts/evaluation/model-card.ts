import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { roundTo } from '../../models/statistics/round.ts'

const MODELS = join(import.meta.dirname, '../../models')

/**
 * Writes a benchmark beside the card of a model and its tables into the block of the same name in the card.
 * @param short what is kept of a figure: four decimals unless another rounding is given
 */
export function writeBenchmark<B extends object>(
  model: string,
  benchmark: B,
  tablesOf: (benchmark: B) => string,
  { name = 'benchmark', short = (value: number) => roundTo(value, 4) } = {},
): string {
  const json = JSON.stringify(benchmark, (_, value: unknown) => (typeof value === 'number' ? short(value) : value), 2)
  // Rendered from the written text, so that card and file agree to the last digit.
  const tables = tablesOf(JSON.parse(json) as B)
  writeFileSync(join(MODELS, model, `${name}.json`), `${json}\n`)
  const card = join(MODELS, model, 'MODEL_CARD.md')
  writeFileSync(card, withTables(readFileSync(card, 'utf8'), tables, name))
  return tables
}

/** Replaces the text between a card's markers. @throws Error when the card lacks them */
export function withTables(card: string, tables: string, name = 'benchmark'): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const block = new RegExp(`${begin}[\\s\\S]*${end}`)
  if (!block.test(card)) throw new Error(`the card lacks ${begin} … ${end}`)
  return card.replace(block, () => `${begin}\n${tables}\n${end}`)
}

/** Renders a Markdown table whose first columns are text and whose others are figures. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string {
  const rule = header.map((_, column) => (column < textColumns ? '---' : '---:'))
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

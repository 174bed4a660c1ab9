import type { FactRow } from '../../raw/adapter.ts'
import { excerpt } from '../../raw/feed-error.ts'

/** A row that could be read. */
export type ReadRow<Row> = Extract<FactRow<Row>, { ok: true }>

/** How two rows of a table can contradict each other. */
export interface Dispute<Row> {
  /** Names the fact that a row states. */
  keyOf(record: Row): string
  /** The figures that it states for the fact. */
  figuresOf(record: Row): string
  field: string
  /** Says what a row and another of its fact state differently. */
  explain(row: ReadRow<Row>, other: ReadRow<Row>): string
}

/** Rejects every row of a fact that a file states in two ways, as none can be told to be right. A repetition is read once. */
export function withoutDisputed<Row>(rows: readonly FactRow<Row>[], dispute: Dispute<Row>): FactRow<Row>[] {
  const { keyOf, figuresOf, field, explain } = dispute
  const facts = new Map<string, { first: ReadRow<Row>; other?: ReadRow<Row> }>()
  for (const row of rows) {
    if (!row.ok) continue
    const fact = facts.get(keyOf(row.record))
    if (!fact) facts.set(keyOf(row.record), { first: row })
    else if (figuresOf(fact.first.record) !== figuresOf(row.record)) fact.other ??= row
  }
  return rows.flatMap((row): FactRow<Row>[] => {
    if (!row.ok) return [row]
    const { first, other } = facts.get(keyOf(row.record))!
    if (other === undefined) return first === row ? [row] : []
    const figures = figuresOf(row.record)
    const detail = explain(row, figures === figuresOf(first.record) ? other : first)
    const { rowNumber } = row
    return [{ ok: false, rowNumber, code: 'malformed_row', field, received: excerpt(figures), detail }]
  })
}

import type { z } from 'zod'
import { columnsOf, type Column } from '../../warehouse/columns.ts'
import type { TableSource } from './table-rights.ts'

/** A table for download: aggregates and feed fields only, no personal data. */
export interface PublicTable {
  name: string
  description: string
  /** Meaning of one row. */
  unit: string
  /** Columns that tell the rows apart, in the order of the rows. */
  key: readonly string[]
  schema: z.ZodObject
  /** Select that names each column and qualifies it where it joins; the lineage of the columns is read from it. */
  query: string
  restsOn: readonly TableSource[]
}

/** Rows of tables that state a level of each area, and of those that state the index. */
export const AREA_QUARTERS = {
  unit: 'area x listing type x segment x quarter',
  key: ['area_level', 'area_slug', 'listing_type', 'segment', 'quarter_start'],
} as const
export const INDEX_QUARTERS = { unit: 'scope x quarter', key: ['scope', 'quarter_start'] } as const

/** A column of a file: a list where the contract has one. */
export interface PublicColumn extends Omit<Column, 'type'> {
  type: Exclude<Column['type'], 'JSON'> | 'VARCHAR[]'
}

export function publicColumns({ schema }: Pick<PublicTable, 'schema'>): PublicColumn[] {
  return columnsOf(schema).map((column) => ({ ...column, type: column.type === 'JSON' ? 'VARCHAR[]' : column.type }))
}

/** The query of a table of the warehouse that has the columns of the contract as they are. */
export function selectOf(schema: PublicTable['schema'], table: string): string {
  const names = columnsOf(schema).map(({ name }) => `"${name}"`)
  return `SELECT ${names.join(', ')} FROM ${table}`
}

/** The query of a table with exactly the columns and types of its contract. */
export function typedQuery(table: PublicTable): string {
  const columns = publicColumns(table).map(({ name, type }) => `CAST("${name}" AS ${type}) AS "${name}"`)
  return `SELECT ${columns.join(', ')} FROM (${table.query})`
}

/** Texts that others wrote: no code, slug, quarter or day. */
export function foreignTexts(table: Pick<PublicTable, 'schema'>): string[] {
  return publicColumns(table).flatMap(({ name, type, allowed }) =>
    type === 'VARCHAR' && allowed === 'text' ? [name] : [],
  )
}

/** First day of a quarter that is written as `Q3-2026`. */
export function quarterStartSql(quarter: string): string {
  return `make_date(right(${quarter}, 4)::INTEGER, substr(${quarter}, 2, 1)::INTEGER * 3 - 2, 1)`
}

/** Label of a quarter that is numbered year x 4 + quarter - 1. */
export function quarterLabelSql(quarter: string): string {
  return `'Q' || (${quarter} % 4 + 1)::VARCHAR || '-' || (${quarter} // 4)::VARCHAR`
}

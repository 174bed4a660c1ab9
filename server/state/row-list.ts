import { sql, SqliteAdapter } from 'kysely'
import type { Compilable, Kysely, RawBuilder } from 'kysely'
import type { StateTables } from './state.ts'

type ColumnType = 'bigint' | 'text'

/**
 * A table `v` of rows that are sent as one argument, so that any number of them takes one statement.
 * @param rows JSON of a list of lists, in the order of the columns
 */
export function rowList(
  db: Kysely<StateTables>,
  columns: Readonly<Record<string, ColumnType>>,
  rows: string,
): RawBuilder<unknown> {
  const values = Object.entries(columns).map(
    ([name, type], index) => sql`cast(e.value ->> ${sql.lit(index)} as ${sql.raw(type)}) as ${sql.id(name)}`,
  )
  const elements =
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql`json_each(${rows}) as e`
      : sql`json_array_elements(cast(${rows} as json)) as e(value)`
  return sql`(select ${sql.join(values)} from ${elements}) as v`
}

/** A statement of its own text, for `preparedQuery`. */
export function statement<Row>(db: Kysely<StateTables>, text: RawBuilder<Row>): Compilable<Row> {
  return { compile: () => text.compile(db) }
}

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Maximum cached prepared statements; queries are built by code, so their number is limited. */
const KEPT_STATEMENTS = 200

/** Kysely dialect for Node's own SQLite, with cached statements. @param ran told of each statement that ran */
export function nodeSqliteDialect(database: DatabaseSync, ran: (sql: string) => void = () => undefined): SqliteDialect {
  const statements = new Map<string, SqliteStatement>()
  const prepare = (sql: string): SqliteStatement => {
    const known = statements.get(sql)
    if (known) return known
    const statement = toKysely(database.prepare(sql), () => ran(sql))
    if (statements.size < KEPT_STATEMENTS) statements.set(sql, statement)
    return statement
  }
  const adapter: SqliteDatabase = { prepare, close: () => database.close() }
  return new SqliteDialect({ database: adapter })
}

function toKysely(statement: StatementSync, ran: () => void): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all(parameters) {
      const rows = statement.all(...values(parameters))
      ran()
      return rows
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
    run(parameters) {
      const { changes, lastInsertRowid } = statement.run(...values(parameters))
      ran()
      return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) }
    },
  }
}

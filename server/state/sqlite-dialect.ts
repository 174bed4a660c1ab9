import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { CompiledQuery, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, SqliteDatabase, SqliteStatement } from 'kysely'
import { sqliteLock } from './sqlite-lock.ts'
import type { UnderLock } from './sqlite-lock.ts'

/** Maximum cached prepared statements; queries are built by code, so their number is limited. */
const KEPT_STATEMENTS = 200

/**
 * Kysely dialect for Node's own SQLite, with cached statements; waits for other processes without blocking this one.
 * @param ran told of each statement that ran
 */
export function nodeSqliteDialect(database: DatabaseSync, ran: (sql: string) => void = () => undefined): Dialect {
  const statements = new Map<string, SqliteStatement>()
  const prepare = (sql: string): SqliteStatement => {
    const known = statements.get(sql)
    if (known) return known
    const statement = toKysely(database.prepare(sql), () => ran(sql))
    if (statements.size < KEPT_STATEMENTS) statements.set(sql, statement)
    return statement
  }
  const adapter: SqliteDatabase = { prepare, close: () => database.close() }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new WaitingDriver(adapter),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Transactions take the write lock at their beginning: one that reads first could never get it after another process wrote. */
class WaitingDriver extends SqliteDriver {
  readonly #underLock = sqliteLock()
  #connection: DatabaseConnection | undefined

  constructor(database: SqliteDatabase) {
    super({ database })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= waiting(await super.acquireConnection(), this.#underLock)
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function waiting(connection: DatabaseConnection, underLock: UnderLock): DatabaseConnection {
  return {
    executeQuery: (query) => underLock(() => connection.executeQuery(query)),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  }
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

import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { StateTables } from './state.ts'

/** Placeholder for a named argument in a compiled query. */
class Argument {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Builds a query of the hot path once, then only binds its arguments: building costs more than SQLite needs to answer.
 * @param build must not branch on its arguments, which are placeholders
 */
export function preparedQuery<Arguments extends Record<string, string | number | null>, Row>(
  build: (db: Kysely<StateTables>, args: Arguments) => Compilable<Row>,
): (db: Kysely<StateTables>, args: Arguments) => Promise<Row[]> {
  // Keyed by adapter, which all transactions of one database share; texts differ between databases.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  const standIns = new Proxy({} as Arguments, { get: (_, name) => new Argument(String(name)) })
  return async (db, args) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, standIns).compile()
    compiled.set(adapter, query)
    const parameters = query.parameters.map((value) => (value instanceof Argument ? args[value.name] : value))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}

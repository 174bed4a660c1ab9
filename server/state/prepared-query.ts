import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { StateTables } from './state.ts'

/** Stands in a compiled query for the argument of its name. */
class Argument {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query of the hot path, built once and then only given its arguments: building costs more than SQLite needs to answer.
 * @param build may not decide by its arguments: it gets stand-ins for them
 */
export function preparedQuery<Arguments extends Record<string, string | number | null>, Row>(
  build: (db: Kysely<StateTables>, args: Arguments) => Compilable<Row>,
): (db: Kysely<StateTables>, args: Arguments) => Promise<Row[]> {
  // Texts differ between databases, and the adapter is what all transactions of one have in common.
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

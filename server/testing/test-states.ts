import { afterAll } from 'vitest'
import type { State } from '../state/state.ts'
import { openState } from '../state/state.ts'
import { openPostgresState } from '../state/postgres-state.ts'
import { startPostgres } from './postgres.ts'

export interface StateKind {
  name: string
  /** An empty database of its own. */
  open(now: number): Promise<State>
}

/**
 * Every database that the state may be kept in: `describe.each(await stateKinds())` runs the same tests over all of them. PostgreSQL is left
 * out, loudly, where it cannot be started.
 */
export async function stateKinds(): Promise<StateKind[]> {
  const sqlite: StateKind = { name: 'SQLite', open: async (now) => openState(':memory:', now) }
  const server = await startPostgres()
  if (!server) return [sqlite]
  afterAll(() => server[Symbol.asyncDispose]())
  return [sqlite, { name: 'PostgreSQL', open: async (now) => openPostgresState(await server.newDatabase(), now) }]
}

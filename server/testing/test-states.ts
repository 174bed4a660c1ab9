import { afterAll } from 'vitest'
import type { State } from '../state/state.ts'
import { openState } from '../state/state.ts'
import { openPostgresState } from '../state/postgres-state.ts'
import { startPostgres } from './postgres.ts'

export interface StateKind {
  name: string
  /** Opens a new, empty database. */
  open(now: number): Promise<State>
}

/**
 * Lists every database that can hold the state: `describe.each(await stateKinds())` runs the same tests on all. PostgreSQL is left
 * out, with a warning, when it cannot start.
 */
export async function stateKinds(): Promise<StateKind[]> {
  const sqlite: StateKind = { name: 'SQLite', open: async (now) => openState(':memory:', now) }
  const server = await startPostgres()
  if (!server) return [sqlite]
  afterAll(() => server[Symbol.asyncDispose]())
  return [sqlite, { name: 'PostgreSQL', open: async (now) => openPostgresState(await server.newDatabase(), now) }]
}

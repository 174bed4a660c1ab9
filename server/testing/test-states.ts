import { afterAll } from 'vitest'
import type { State } from '../state/state.ts'
import { openState } from '../state/state.ts'
import { openPostgresState } from '../state/postgres-state.ts'
import { startPostgres } from './postgres.ts'
import type { TestPostgres } from './postgres.ts'

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
  const server = await startedPostgres()
  if (!server) return [sqlite]
  return [sqlite, { name: 'PostgreSQL', open: async (now) => openPostgresState(await server.newDatabase(), now) }]
}

/** Lists the databases that several processes can share, as URLs for `STATE_URL`, like `stateKinds`. */
export async function sharedDatabases(): Promise<{ name: string; url(): Promise<string> }[]> {
  const sqlite = { name: 'one SQLite file', url: async () => '' }
  const server = await startedPostgres()
  return server ? [sqlite, { name: 'one PostgreSQL database', url: () => server.newDatabase() }] : [sqlite]
}

/** Starts PostgreSQL until the tests of the file have ended. */
async function startedPostgres(): Promise<TestPostgres | undefined> {
  const server = await startPostgres()
  if (server) afterAll(() => server[Symbol.asyncDispose]())
  return server
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DuckDBInstance, StatementType, type DuckDBConnection } from '@duckdb/node-api'
import { nearestName } from '../../base/nearest-name.ts'
import { UsageError } from '../../base/usage-error.ts'
import type { Settings } from '../../base/settings.ts'
import { openReleaseStore } from '../../releases/release-store.ts'

/** Release or warehouse that a question goes to. @default the current release */
export interface Asked {
  release?: string
  warehouse?: boolean
}

/** A result with the names of its columns, and values as JSON has them. */
export interface Answered {
  columns: string[]
  rows: unknown[][]
}

export interface ReadOnly {
  /** Name of what is read, for people. */
  title: string
  /** Runs statements that only read. @throws UsageError for others, and for SQL that cannot be run */
  ask(sql: string): Promise<Answered[]>
  close(): void
}

const READING = new Set<StatementType>([StatementType.SELECT, StatementType.EXPLAIN])

/** Opens a release or the warehouse for reading. @throws UsageError where there is none, or a run holds it */
export async function openReadOnly(settings: Settings, { release, warehouse }: Asked): Promise<ReadOnly> {
  const { file, title } = warehouse ? warehouseFile(settings) : releaseFile(settings, release)
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' }).catch((error: Error) => {
    const isHeld = error.message.includes('lock')
    throw new UsageError(isHeld ? 'A run holds the warehouse. Ask again when it is done.' : error.message)
  })
  const connection = await instance.connect()
  return {
    title,
    ask: (sql) => ask(connection, sql),
    close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

function warehouseFile({ warehouseLocation }: Settings): { file: string; title: string } {
  if (!existsSync(warehouseLocation)) throw new UsageError('There is no warehouse yet. `lux run` makes one.')
  return { file: warehouseLocation, title: 'the warehouse' }
}

function releaseFile({ dataDir }: Settings, wanted: string | undefined): { file: string; title: string } {
  const store = openReleaseStore(dataDir)
  const id = wanted ?? store.current()?.releaseId
  if (id === undefined || !store.has(id))
    throw new UsageError(`There is no release ${id ?? 'yet'}. \`lux releases\` lists them.`)
  const file = join(store.directory, id, 'public', 'data', 'lux.duckdb')
  if (!existsSync(file))
    throw new UsageError(`Release ${id} is from before lux.duckdb. \`lux run --from publish\` makes a new one.`)
  return { file, title: `release ${id}` }
}

async function ask(connection: DuckDBConnection, sql: string): Promise<Answered[]> {
  try {
    const statements = await connection.extractStatements(sql)
    const answers: Answered[] = []
    for (let at = 0; at < statements.count; at++) {
      const statement = await statements.prepare(at)
      if (!READING.has(statement.statementType))
        throw new UsageError('Only statements that read are run: SELECT, FROM, DESCRIBE, SHOW, SUMMARIZE, EXPLAIN.')
      const result = await statement.runAndReadAll()
      answers.push({ columns: result.deduplicatedColumnNames(), rows: result.getRowsJson() as unknown[][] })
    }
    return answers
  } catch (error) {
    if (error instanceof UsageError) throw error
    const message = (error as Error).message.replace(/^Failed to extract statements: /, '')
    const missing = /^Catalog Error: Table with name (\S+) does not exist/.exec(message)?.[1]
    throw new UsageError(missing === undefined ? message : await noTable(connection, missing))
  }
}

/** DuckDB's own guess may be a table of its catalogue that nobody means. */
async function noTable(connection: DuckDBConnection, missing: string): Promise<string> {
  const known = await connection.runAndReadAll(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'main' ORDER BY table_name`,
  )
  const near = nearestName(
    missing,
    known.getRows().map(([name]) => String(name)),
  )
  return `There is no table ${missing}. ${near ? `Did you mean ${near}?` : 'SHOW TABLES lists them.'}`
}

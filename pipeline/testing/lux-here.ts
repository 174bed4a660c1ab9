import { readdirSync, readlinkSync } from 'node:fs'
import process from 'node:process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { format } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { main } from '../cli.ts'
import type { Environment, LuxResult } from './lux-home.ts'

/** Variables of the developer's own that must not influence a test. */
const OWN_SETTINGS = /^(?:DATA_DIR|LUX_|MAIL_FROM|OPERATOR_|PUBLIC_|RELEASE_|SMTP_|STATE_URL|STORAGE_)/
const COLLECTIONS = 20
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let former: Promise<unknown> = Promise.resolve()

/** Runs a command in this process, whose modules are loaded and warm. Commands take turns: each borrows environment, streams and exit code. */
export function luxHere(args: readonly string[], env: Environment): Promise<LuxResult> {
  const result = former.then(() => runHere(args, env))
  former = result.catch(() => undefined)
  return result
}

async function runHere(args: readonly string[], env: Environment): Promise<LuxResult> {
  const written = { stdout: '', stderr: '' }
  const known = new Set(openDatabases())
  const giveBack = [borrowEnvironment(env), borrowStreams(written), borrowSignals()]
  const before = process.exitCode
  process.exitCode = undefined
  try {
    await main([process.execPath, 'lux', ...args])
    return { code: Number(process.exitCode ?? 0), signal: null, ...written }
  } finally {
    process.exitCode = before
    for (const back of giveBack) back()
    await letGo(known)
  }
}

/**
 * Collects what the command left: a DuckDB file stays open as long as a result of it is in memory, and opening it again in the same process would
 * damage it.
 * @throws Error when it stays open
 */
async function letGo(known: ReadonlySet<string>): Promise<void> {
  for (let time = 0; time < COLLECTIONS; time++) {
    collectGarbage()
    await nextTurn()
    if (openDatabases().every((path) => known.has(path))) return
  }
  throw new Error('The command has left a database of DuckDB open')
}

/** Databases of DuckDB that this process has open. Linux alone can tell; elsewhere the collections of garbage have to do. */
function openDatabases(): string[] {
  if (process.platform !== 'linux') return []
  const targets = readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)]
    } catch {
      // Closed since it was listed.
      return []
    }
  })
  return targets.filter((path) => /\.duckdb(?:\.wal)?$/.test(path))
}

function borrowEnvironment(env: Environment): () => void {
  const hidden = Object.keys(process.env).filter((name) => OWN_SETTINGS.test(name))
  const former = [...hidden, ...Object.keys(env)].map((name) => [name, process.env[name]] as const)
  for (const name of hidden) delete process.env[name]
  Object.assign(process.env, env)
  return () => {
    for (const [name, value] of former) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

function borrowStreams(written: { stdout: string; stderr: string }): () => void {
  const { log, info, warn, error } = console
  const [out, err] = [process.stdout.write, process.stderr.write]
  const line =
    (stream: keyof typeof written) =>
    (...what: unknown[]) =>
      void (written[stream] += `${format(...what)}\n`)
  const write = (stream: keyof typeof written) =>
    ((chunk: string | Uint8Array) => {
      written[stream] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
      return true
    }) as typeof process.stdout.write
  Object.assign(console, { log: line('stdout'), info: line('stdout'), warn: line('stderr'), error: line('stderr') })
  process.stdout.write = write('stdout')
  process.stderr.write = write('stderr')
  return () => {
    Object.assign(console, { log, info, warn, error })
    process.stdout.write = out
    process.stderr.write = err
  }
}

/** A process of its own would take its listeners with it. */
function borrowSignals(): () => void {
  const known = SIGNALS.map((signal) => new Set(process.listeners(signal)))
  return () => {
    for (const [index, signal] of SIGNALS.entries())
      for (const listener of process.listeners(signal)) if (!known[index]!.has(listener)) process.off(signal, listener)
  }
}

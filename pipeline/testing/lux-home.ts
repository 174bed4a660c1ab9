import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import type { ReleaseManifest } from '../../models/contracts/release/release.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { ROOT } from '../base/settings.ts'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'
import { luxHere } from './lux-here.ts'
import { writeSmallCountry } from './small-country.ts'

/** Result of one command. */
export interface LuxResult {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export type Environment = Record<string, string>

/** A data directory with the `lux` command, as a user at a terminal has them. */
export interface LuxHome {
  dataDir: string
  feeds: string
  store: ReleaseStore
  /** Runs a command to its end: in this process, unless it is to have the code of another checkout or another time zone. */
  lux(args: readonly string[], env?: Environment): Promise<LuxResult>
  /** Runs a command that must succeed. @throws Error with its output when it does not */
  succeed(args: readonly string[], env?: Environment): Promise<string>
  /** Starts a command in a process of its own; the caller must end it. */
  start(args: readonly string[], env?: Environment): ChildProcess
  /** The current release. @throws Error when there is none */
  release(): ReleaseManifest
  releaseFile(path: string): string
  /** Another home with the same content, in a new folder or the given one. */
  copy(to?: string): LuxHome
  /** The same home with the code and facts of another checkout. */
  under(root: string): LuxHome
  remove(): void
}

export interface DrawnMarket {
  adverts: number
  active: number
  quarters: number
  /** Number of the last weekly snapshots in each live feed. */
  snapshots: number
  country: Country
}

/** All 102 communes, or fourteen: a release takes a third of the processor time. */
type Country = 'whole' | 'small'

/** Every model finds enough in it. One for all tests, so that its releases are built once. */
const SMALL_MARKET: DrawnMarket = { adverts: 1500, active: 500, quarters: 10, snapshots: 3, country: 'small' }

/** An empty home. */
export function createHome(country: Country = 'whole'): LuxHome {
  return emptyHome(mkdtempSync(join(tmpdir(), 'lux-home-')), country)
}

function emptyHome(dataDir: string, country: Country): LuxHome {
  if (country === 'small') writeSmallCountry(referenceIn(dataDir))
  return homeIn(dataDir)
}

/** Reference facts of a home of its own country. */
function referenceIn(dataDir: string): string {
  return join(dataDir, 'reference')
}

/** Creates a home with the feeds of a small invented market, in a new folder or the given one. */
export async function createMarketHome(market: Partial<DrawnMarket> = {}, folder?: string): Promise<LuxHome> {
  const { adverts, active, quarters, snapshots, country } = { ...SMALL_MARKET, ...market }
  const home = folder === undefined ? createHome(country) : emptyHome(folder, country)
  const size = { adverts, active, quarters, snapshots, seed: 7 }
  const flags = Object.entries(size).flatMap(([name, value]) => [`--${name}`, String(value)])
  const drawn = await finished(
    start(join(ROOT, 'scripts/sample-market/main.ts'), [...flags, '--no-pictures'], placeOf(home.dataDir)),
  )
  if (drawn.code !== 0) throw new Error(`The market was not drawn: ${drawn.stderr}`)
  return home
}

/** The home in a data directory. */
export function homeIn(dataDir: string, root = ROOT): LuxHome {
  const store = openReleaseStore(dataDir)
  const home: LuxHome = {
    dataDir,
    feeds: join(dataDir, 'feeds', 'sample'),
    store,
    start: (args, env) => start(join(root, 'scripts/lux.mjs'), args, { ...env, ...placeOf(dataDir) }),
    lux: (args, env = {}) =>
      root === ROOT && !('TZ' in env)
        ? luxHere(args, { ...ORDINARY, ...env, ...placeOf(dataDir) })
        : finished(home.start(args, env)),
    async succeed(args, env) {
      const { code, signal, stdout, stderr } = await home.lux(args, env)
      if (code !== 0) throw new Error(`lux ${args.join(' ')} ended with ${code ?? signal}:\n${stdout}\n${stderr}`)
      return stdout
    },
    release() {
      const pointer = store.current()
      if (pointer === null) throw new Error('Nothing is published')
      return store.manifest(pointer.releaseId)
    },
    releaseFile: (path) => readFileSync(join(store.directory, home.release().id, path), 'utf8'),
    copy(to) {
      const copied = to ?? mkdtempSync(join(tmpdir(), 'lux-home-'))
      cpSync(dataDir, copied, { recursive: true, preserveTimestamps: true })
      return homeIn(copied, root)
    },
    under: (other) => homeIn(dataDir, other),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
  return home
}

function placeOf(dataDir: string): Environment {
  const reference = referenceIn(dataDir)
  return { DATA_DIR: dataDir, ...(existsSync(reference) && { LUX_REFERENCE: reference }) }
}

/** Content hash of every file below a directory, by path. */
export function contentOf(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(paths.map((path) => [relative(directory, path), sha256Of(readFileSync(path))]))
}

const planSchema = z.array(z.object({ job: z.string(), action: z.enum(['run', 'maybe', 'skip']), reason: z.string() }))

/** Reads the output of `lux plan`, job by job. */
export async function planOf(
  home: LuxHome,
  flags: readonly string[] = [],
  env?: Environment,
): Promise<Map<string, { action: string; reason: string }>> {
  const plan = planSchema.parse(JSON.parse(await home.succeed(['plan', '--json', ...flags], env)))
  return new Map(plan.map(({ job, ...entry }) => [job, entry]))
}

/** Jobs that a plan will certainly run for a reason of their own. */
export function staleJobs(plan: ReadonlyMap<string, { action: string }>): string[] {
  return [...plan].filter(([, { action }]) => action === 'run').map(([job]) => job)
}

export function finished(child: ChildProcess): Promise<LuxResult> {
  let [stdout, stderr] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
}

/** Several test files run at once, and each further thread loads what it runs: a small market takes a quarter less processor time without. */
const ORDINARY = { LUX_THREADS: '1', PUBLIC_BASE_URL: 'https://lux.example', TZ: 'Europe/Luxembourg' }

function start(script: string, args: readonly string[], env: Environment): ChildProcess {
  const { PATH = '', NODE_COMPILE_CACHE = '', TMPDIR = tmpdir() } = process.env
  return spawn(process.execPath, [...NODE_FLAGS, script, ...args], {
    // The developer's own settings must not influence a test.
    env: { PATH, NODE_COMPILE_CACHE, TMPDIR, ...ORDINARY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

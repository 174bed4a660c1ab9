import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { releaseDiffSchema } from '../../models/contracts/release/release-diff.ts'
import type { StoreIndex } from '../../models/contracts/release/release-store.ts'
import { JOBS } from '../../pipeline/run/jobs.ts'
import { openReleaseStore, type ReleaseStore } from '../../pipeline/releases/release-store.ts'
import { openObjectStore } from '../../pipeline/publish/store/open-object-store.ts'
import { publishToStore, type Publication } from '../../pipeline/publish/store/publish-to-store.ts'
import { readIndex, readPointer } from '../../pipeline/publish/store/read-store.ts'
import { ROOT, readSettings } from '../../pipeline/base/settings.ts'
import { generateMarket } from '../sample-market/generate.ts'
import { readMarketParameters, resolveSize } from '../sample-market/parameters/parameters.ts'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

/** Two days of the invented market bring about one new listing per hundred and remove some. */
const SNAPSHOTS = ['2026-09-09', '2026-09-23', '2026-09-28', '2026-09-30']
const LATEST = /2026-09-30/
const BAR_PERCENT = 5

const { values } = parseArgs({ options: { adverts: { type: 'string' }, home: { type: 'string' } } })

/**
 * Measures the upload after a run with about 1 % new listings: runs and publishes the market without its last snapshot, adds the snapshot, runs the
 * daily jobs and publishes the new release. Takes some minutes. `--home` measures the last two releases of a data folder instead.
 */
const home = values.home ?? join(readSettings(process.env).dataDir, 'bench', 'publish-delta')
try {
  if (values.home === undefined) await runTwice(home)
  await measure(openReleaseStore(home), join(home, 'store'))
} finally {
  rmSync(values.home === undefined ? home : join(home, 'store'), { recursive: true, force: true })
}

async function runTwice(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const committed = await readMarketParameters()
  const size = resolveSize(
    { quarters: 40, seed: 2026, ...(values.adverts && { adverts: Number(values.adverts) }) },
    committed,
  )
  const feedsDir = join(folder, 'feeds', 'sample')
  const parameters = { ...committed, snapshots: SNAPSHOTS }
  await generateMarket({ parameters, size, feedsDir, truthDir: `${feedsDir}-truth` })
  const latest = readdirSync(feedsDir, { recursive: true, encoding: 'utf8' }).filter((path) => LATEST.test(path))
  move(latest, feedsDir, join(folder, 'held'))
  lux(folder, ['run', '--quiet'])
  move(latest, join(folder, 'held'), feedsDir)
  const daily = JOBS.filter(({ cadence }) => cadence !== 'quarterly').map(({ name }) => name)
  lux(folder, ['run', '--quiet', '--only', ...daily])
}

function move(paths: readonly string[], from: string, to: string): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    renameSync(join(from, path), join(to, path))
  }
}

function lux(dataDir: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/lux.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, LUX_MARKET: 'sample' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`lux ${args.join(' ')} ended with ${status}`)
}

async function measure(releases: ReleaseStore, place: string): Promise<void> {
  const now = releases.current()!.releaseId
  const before = releases.manifest(now).previousReleaseId!
  rmSync(place, { recursive: true, force: true })
  const store = await openObjectStore('fs', { base: place })
  const publish = async (id: string): Promise<Publication> =>
    publishToStore(releases, id, store, { keep: 2, signal: new AbortController().signal })
  const whole = await publish(before)
  const known = new Set((await readIndex(store, (await readPointer(store)).pointer!)).units.map(({ sha256 }) => sha256))
  const started = performance.now()
  const delta = await publish(now)
  const seconds = (performance.now() - started) / 1_000
  printListings(releases, now)
  printKinds(releases, before, now, await readIndex(store, (await readPointer(store)).pointer!), known)
  const share = (100 * delta.sent.bytes) / delta.releaseBytes
  console.log(
    `release ${megabytes(delta.releaseBytes)}; first publication sent ${megabytes(whole.sent.bytes)}; this one ` +
      `${megabytes(delta.sent.bytes)} in ${delta.sent.objects} objects, ${seconds.toFixed(1)} s`,
  )
  console.log(
    `changed bytes published: ${share.toFixed(2)} % of the release   bar <= ${BAR_PERCENT} %   ` +
      `(${((100 * delta.sent.bytes) / whole.sent.bytes).toFixed(1)} % of what the first publication sent)`,
  )
  if (share > BAR_PERCENT) process.exitCode = 1
}

function printListings(releases: ReleaseStore, now: string): void {
  const text = readFileSync(join(releases.directory, now, 'reports', 'diff.json'), 'utf8')
  const { listings } = releaseDiffSchema.parse(JSON.parse(text))
  const share = (100 * listings.new) / listings.before
  console.log(
    `listings: ${listings.before} before, ${listings.after} now; ${listings.new} new (${share.toFixed(1)} %), ` +
      `${listings.gone} gone, ${listings.priceChanged} with another price; every listing was observed again`,
  )
}

/** Prints bytes sent by kind of file: a unit holds files of one kind. */
function printKinds(releases: ReleaseStore, before: string, now: string, index: StoreIndex, known: Set<string>): void {
  const old = new Map(releases.manifest(before).files.map(({ path, sha256 }) => [path, sha256]))
  const kinds = new Map<string, { files: number; changed: number; bytes: number; sent: number }>()
  const counted = new Set<string>()
  for (const { path, bytes: size, sha256 } of releases.manifest(now).files) {
    const kind = kindOf(path)
    const row = kinds.get(kind) ?? { files: 0, changed: 0, bytes: 0, sent: 0 }
    kinds.set(kind, row)
    row.files++
    row.bytes += size
    if (old.get(path) !== sha256) row.changed++
    for (const [unit] of index.files[path] ?? []) {
      const { sha256: name, storedBytes } = index.units[unit]!
      if (!known.has(name) && !counted.has(name)) row.sent += storedBytes
      counted.add(name)
    }
  }
  console.log('\nkind                              files changed      bytes       sent')
  for (const [kind, row] of [...kinds].sort((a, b) => b[1].sent - a[1].sent))
    console.log(
      `${kind.padEnd(32)} ${String(row.files).padStart(6)} ${String(row.changed).padStart(7)} ` +
        `${megabytes(row.bytes).padStart(10)} ${megabytes(row.sent).padStart(10)}`,
    )
  console.log()
}

function kindOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  const ending = path.split('.').at(-1)!
  return folders.length === 0 ? 'manifest and run record' : `${folders.slice(0, 2).join('/')} ${ending}`
}

function megabytes(count: number): string {
  return `${(count / 1e6).toFixed(3)} MB`
}

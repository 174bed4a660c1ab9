import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'
import { ROOT, readSettings } from '../../pipeline/base/settings.ts'
import { secondsOfChildren } from './processor-time.ts'

const BARS = { dayS: 20, nothingNewS: 1.5 }
/** Jobs named in the output, the longest ones. */
const SLOWEST = 12
const REPEATS = 5

const { values } = parseArgs({ options: { home: { type: 'string' }, keep: { type: 'boolean' } } })

/**
 * Measures a run after the newest real day of adverts, and runs without news: publishes the real data without that day, adds it and runs again. `--home`
 * is a folder that an earlier call with `--keep` left: only the runs after its first release are measured.
 */
const data = resolve(process.env['REAL_DATA'] ?? join(ROOT, '../shared/data'))
if (existsSync(join(data, 'listings'))) measure(values.home ?? join(readSettings(process.env).dataDir, 'bench', 'day'))
else console.log(`Skipped: there is no real data at ${data}. Set REAL_DATA to the folder that holds listings/.`)

function measure(home: string): void {
  const [before, after] = [join(home, 'before'), join(home, 'after')]
  const days = join(home, 'files', 'listings', 'rent-portals')
  const newest = readdirSync(join(data, 'listings', 'rent-portals'))
    .toSorted()
    .at(-1)!
  try {
    if (!existsSync(before)) {
      linkWithoutDays(join(home, 'files'))
      copyDays(days, (name) => name !== newest)
      report('all days but the newest', lux(home, before, ['run', '--quiet']))
    }
    rmSync(after, { recursive: true, force: true })
    cpSync(before, after, { recursive: true, preserveTimestamps: true })
    copyDays(days, (name) => name === newest)
    report(`one more day, ${newest}; bar ${BARS.dayS} s`, lux(home, after, ['run', '--quiet']))
    printJobs(after)
    const nothingNew = [
      ['node', () => lux(home, after, ['run', '--quiet'])],
      ['npm run -s lux', () => command(home, after, 'npm', ['run', '-s', 'lux', '--', 'run', '--quiet'])],
    ] as const
    for (const [name, run] of nothingNew) {
      const costs = Array.from({ length: REPEATS }, run).toSorted((a, b) => a.wallS - b.wallS)
      report(`nothing new, ${name}, middle of ${REPEATS}; bar ${BARS.nothingNewS} s`, costs[(REPEATS - 1) / 2]!)
    }
    rmSync(join(days, newest))
  } finally {
    if (!values.keep && values.home === undefined) rmSync(home, { recursive: true, force: true })
  }
}

function linkWithoutDays(files: string): void {
  mkdirSync(join(files, 'listings', 'rent-portals'), { recursive: true })
  const link = (folder: string, without: string): void => {
    for (const name of readdirSync(join(data, folder)))
      if (name !== without) symlinkSync(join(data, folder, name), join(files, folder, name))
  }
  link('.', 'listings')
  link('listings', 'rent-portals')
}

function copyDays(to: string, isTaken: (name: string) => boolean): void {
  const from = join(data, 'listings', 'rent-portals')
  for (const name of readdirSync(from).filter(isTaken)) cpSync(join(from, name), join(to, name))
}

interface Cost {
  wallS: number
  processorS: number
}

function lux(home: string, dataDir: string, args: readonly string[]): Cost {
  return command(home, dataDir, process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/lux.mjs'), ...args])
}

function command(home: string, dataDir: string, name: string, args: readonly string[]): Cost {
  const env = { ...process.env, DATA_DIR: dataDir, LUX_MARKET: 'real', LUX_REAL_DATA: join(home, 'files') }
  const [started, used] = [performance.now(), secondsOfChildren()]
  const { status } = spawnSync(name, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${name} ended with ${status}`)
  return { wallS: (performance.now() - started) / 1_000, processorS: secondsOfChildren() - used }
}

function report(title: string, { wallS, processorS }: Cost): void {
  console.log(`${title}: ${wallS.toFixed(2)} s, ${processorS.toFixed(2)} s of processor`)
}

/** Prints seconds of each job, those of processor without children in brackets. */
function printJobs(dataDir: string): void {
  const folder = join(dataDir, 'state', 'runs')
  const newest = readdirSync(folder).toSorted().at(-1)!
  const { outcomes } = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as {
    outcomes: { job: string; durationMs: number; processorMs: number }[]
  }
  const slowest = outcomes.toSorted((a, b) => b.processorMs - a.processorMs).slice(0, SLOWEST)
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1)
  console.log(
    `  ${slowest.map((one) => `${one.job} ${seconds(one.durationMs)} (${seconds(one.processorMs)})`).join(', ')}`,
  )
}

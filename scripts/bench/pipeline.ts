import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, readSettings } from '../../pipeline/base/settings.ts'
import { formatSeconds } from '../../pipeline/engine/progress.ts'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'
import { secondsOfChildren } from './processor-time.ts'

/** Cost of one run of the whole pipeline. */
interface PipelineRun {
  adverts: number
  /** Processor time of all processes and threads, with the servers of the answer gate, in seconds. */
  processorS: number
  durationMs: number
  peakMemoryBytes: number
  outcomes: { job: string; durationMs: number; processorMs: number; peakMemoryBytes: number }[]
}

/** Markets from this size have packed feeds, which are kept twice: as they came, and in the archive. */
const PACKED_FROM = 3_000_000
const BARS = { secondsAtMillion: 400, gibibytes: 4, growth: 12 }

/**
 * Runs the whole pipeline from scratch on markets of 100,000 and 1,000,000 adverts: time, peak memory, growth. Other sizes may be given as arguments.
 * Writes several gigabytes below DATA_DIR/bench and removes them.
 */
function benchPipeline(sizes: number[] = [100_000, 1_000_000]): void {
  const runs = sizes.map(coldRun)
  for (const { adverts, processorS, durationMs, peakMemoryBytes, outcomes } of runs) {
    const slowest = outcomes.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 8)
    const highest = outcomes.find((one) => one.peakMemoryBytes >= 0.99 * peakMemoryBytes)
    console.log(
      `${adverts.toLocaleString('en-GB')} adverts: ${formatSeconds(durationMs)}, ${processorS.toFixed(0)} s of processor, peak ` +
        `${(peakMemoryBytes / 2 ** 30).toFixed(2)} GiB in ${highest?.job ?? 'no job'} ` +
        `(${slowest.map((one) => `${one.job} ${formatSeconds(one.durationMs)} of ${formatSeconds(one.processorMs)}`).join(', ')} of processor)`,
    )
  }
  const [small, large] = [runs[0]!, runs.at(-1)!]
  if (runs.length > 1) {
    const times = large.adverts / small.adverts
    console.log(
      `growth from ${small.adverts.toLocaleString('en-GB')} to ${large.adverts.toLocaleString('en-GB')} (x${times}): ` +
        `${(large.durationMs / small.durationMs).toFixed(1)}x (bar ${BARS.growth}x for x10)`,
    )
  }
  console.log(`bars: 1,000,000 adverts within ${BARS.secondsAtMillion} s on two quiet cores and ${BARS.gibibytes} GiB`)
}

function coldRun(adverts: number): PipelineRun {
  return onSampleMarket(adverts, (run) => {
    const used = secondsOfChildren()
    const record = run()
    return { adverts, processorS: secondsOfChildren() - used, ...record }
  })
}

/** Makes a market below DATA_DIR/bench, gives what runs its pipeline and returns the record of the run, and removes it. */
export function onSampleMarket<Result>(
  adverts: number,
  measure: (run: (...options: string[]) => Omit<PipelineRun, 'adverts' | 'processorS'>) => Result,
): Result {
  const dataDir = join(readSettings(process.env).dataDir, 'bench', String(adverts))
  const env = { ...process.env, DATA_DIR: dataDir, LUX_MARKET: 'sample' }
  const folder = join(dataDir, 'state', 'runs')
  try {
    node(env, [
      'scripts/sample-market/main.ts',
      '--adverts',
      String(adverts),
      ...(adverts >= PACKED_FROM ? ['--packed'] : []),
    ])
    return measure((...options) => {
      node(env, ['scripts/lux.mjs', 'run', '--quiet', ...options])
      return JSON.parse(readFileSync(join(folder, readdirSync(folder).at(-1)!), 'utf8'))
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function node(env: NodeJS.ProcessEnv, [script, ...rest]: string[]): void {
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, join(ROOT, script!), ...rest], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${script} ended with ${status}`)
}

if (import.meta.main) benchPipeline(process.argv.length > 2 ? process.argv.slice(2).map(Number) : undefined)

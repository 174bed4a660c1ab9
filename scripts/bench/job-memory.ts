import { JOBS } from '../../pipeline/run/jobs.ts'
import { MIB } from './soak/memory-sample.ts'
import { onSampleMarket } from './pipeline.ts'

/** Size that the memory is extrapolated to. */
const TEN_MILLION = 10_000_000

/**
 * Runs each job of the pipeline in a process of its own on markets of two sizes: its peak memory, how much each further advert adds, and what ten million
 * adverts would take if it went on so. The peak holds what the database keeps of the tables, up to its own limit.
 */
function benchJobMemory(sizes: readonly [small: number, large: number]): void {
  const [small, large] = sizes.map(peaks) as [Map<string, number>, Map<string, number>]
  console.log(`peak memory by job, MiB at ${sizes.map((size) => size.toLocaleString('en-GB')).join(' and ')} adverts:`)
  for (const { name } of JOBS) {
    const [before, after] = [small.get(name)!, large.get(name)!]
    const bytesEach = (after - before) / (sizes[1] - sizes[0])
    const most = (after + bytesEach * (TEN_MILLION - sizes[1])) / 2 ** 30
    const growth =
      bytesEach <= 0 ? 'no growth' : `${bytesEach.toFixed(0)} bytes an advert, ${most.toFixed(1)} GiB at ten million`
    console.log(`${name.padEnd(20)} ${mib(before)} ${mib(after)}  ${growth}`)
  }
}

function peaks(adverts: number): Map<string, number> {
  return onSampleMarket(
    adverts,
    (run) => new Map(JOBS.map(({ name }) => [name, run('--only', name).peakMemoryBytes] as const)),
  )
}

function mib(bytes: number): string {
  return (bytes / MIB).toFixed(0).padStart(6)
}

if (import.meta.main) {
  const [small = 100_000, large = 300_000] = process.argv.slice(2).map(Number)
  benchJobMemory([small, large])
}

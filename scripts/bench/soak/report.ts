import { availableParallelism } from 'node:os'
import { median } from '../../../models/statistics/median.ts'
import { quantile } from '../../../models/statistics/quantile.ts'
import { MIB, type MemorySample } from './memory-sample.ts'
import { MIX, type Kind } from './visits.ts'

/** All that a soak has seen, from the end of warming up on unless it says otherwise. */
export interface Soaked {
  minutes: number
  /** Requests a second. */
  rate: number
  asked: number
  /** Milliseconds from when each request was due to its answer; `bare`: of a server that does nothing else. */
  waits: Readonly<Record<Kind | 'bare', readonly number[]>>
  /** Answers by `2xx` and so on. */
  statuses: ReadonlyMap<string, number>
  failures: number
  /** Requests that were due and not sent, because too many were under way. */
  unsent: number
  /** Failures in words. */
  examples: readonly string[]
  refused: ReadonlySet<string>
  /** Calls of tools that were told what to change, and inquiries that were delivered. */
  told: number
  delivered: number
  processorMs: number
  warmUpMs: number
  /** Samples from the start of warming up on, and how many belong to it. */
  memory: readonly MemorySample[]
  warmSamples: number
  /** Loads of the machine. */
  loads: readonly number[]
}

const P99_BAR_MS = 50
/** Memory above that after warming up which still counts as none: what collections leave differs by as much. */
const GROWTH_BAR = 0.05

/** Prints what a soak took and says whether it kept its bars. */
export function report(soaked: Soaked): boolean {
  const { minutes, rate, asked, waits, statuses, failures, unsent, examples, refused, told, delivered } = soaked
  const { processorMs, warmUpMs, memory, warmSamples, loads } = soaked
  const after = memory.slice(warmSamples)
  const fifth = Math.max(1, Math.floor(after.length / 5))
  const [early, late] = [after.slice(0, fifth), after.slice(-fifth)]
  // The lowest of the heap is what a collection leaves, which is what a leak makes grow.
  const rows = [
    [
      'memory of the process, median',
      ...[early, late].map((part) => median(part.map(({ residentMib }) => residentMib))),
    ],
    ['heap and buffers, lowest', ...[early, late].map((part) => Math.min(...part.map(({ heapMib }) => heapMib)))],
  ] as [string, number, number][]
  console.log(
    `${asked} requests in ${minutes} minutes, ${rate} a second, due at even times; ${Object.entries(MIX)
      .map(([kind, share]) => `${share} % ${kind}`)
      .join(', ')}`,
  )
  console.log(
    `${availableParallelism()} processors, load of the machine in the median ${median(loads).toFixed(1)}, this and other programs; the server took ` +
      `${(processorMs / asked).toFixed(1)} ms of processor a request`,
  )
  const [warm, last] = [memory[warmSamples - 1]!, memory.at(-1)!]
  console.log(`warmed up for ${(warmUpMs / 60_000).toFixed(1)} minutes, with every document of the site once`)
  for (const [name, { bytes, most, found, missing }] of Object.entries(last.kept))
    console.log(
      `kept ${name.padEnd(9)} ${mib(warm.kept[name]?.bytes ?? 0)} MiB after warming up, ${mib(bytes)} MiB at the end, limit ${mib(most)} MiB` +
        (found + missing > 0
          ? `; ${((100 * found) / (found + missing)).toFixed(0)} % of ${found + missing} found`
          : ''),
    )
  for (const [what, first, last] of rows)
    console.log(
      `${what}: ${first.toFixed(0)} MiB after warming up, ${last.toFixed(0)} MiB at the end, ${signed(last / first - 1)}   bar: <= +${GROWTH_BAR * 100} %`,
    )
  for (const kind of Object.keys(waits) as (keyof typeof waits)[])
    console.log(
      `${kind.padEnd(10)} ${String(waits[kind].length).padStart(7)}   p50 ${at(waits[kind], 0.5)} ms   p99 ${at(waits[kind], 0.99)} ms`,
    )
  const all = (Object.keys(MIX) as Kind[]).flatMap((kind) => waits[kind])
  console.log(
    `all        ${String(asked).padStart(7)}   p50 ${at(all, 0.5)} ms   p99 ${at(all, 0.99)} ms   bar: p99 <= ${P99_BAR_MS} ms`,
  )
  console.log(
    `statuses ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}; failed ${failures}   bar: 0`,
  )
  console.log(`${delivered} inquiries delivered; ${told} calls of tools were told what to change`)
  if (refused.size > 0) console.log(`refused, for example: ${[...refused].slice(0, 8).join(', ')}`)
  for (const example of examples) console.log(example)
  const grew = rows.some(([, first, last]) => last > first * (1 + GROWTH_BAR))
  return !grew && failures + unsent === 0 && slowest(all, 0.99) <= P99_BAR_MS
}

function at(times: readonly number[], share: number): string {
  return slowest(times, share).toFixed(1)
}

function slowest(times: readonly number[], share: number): number {
  return quantile(
    times.toSorted((a, b) => a - b),
    share,
  )
}

function mib(bytes: number): string {
  return (bytes / MIB).toFixed(1)
}

function signed(share: number): string {
  return `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`
}

/** Memory of a server at one time. */
export interface MemorySample {
  /** In milliseconds. */
  at: number
  residentMib: number
  /** Heap and buffers. */
  heapMib: number
  /** Memory that is kept for later requests, by name: bytes, limit, and how often an answer was there or missing. */
  kept: Record<string, { bytes: number; most: number; found: number; missing: number }>
}

export const MIB = 2 ** 20
/** A memory of answers stands once it is this full, or has grown by no more than this share in a while. */
const FULL = 0.95
const STANDS = 0.01
const STANDS_MS = 60_000

/** Reads a sample from what `/metrics` says. @param residentMib as the system tells; null where it cannot */
export function memorySample(metrics: string, at: number, residentMib: number | null): MemorySample {
  const values = new Map([...metrics.matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm)].map(([, name, value]) => [name, value]))
  const of = (name: string): number => Number(values.get(name) ?? NaN)
  const kept: MemorySample['kept'] = {}
  for (const [, name = ''] of metrics.matchAll(/^lux_kept_bytes\{of="(\w+)"\} /gm)) {
    const times = (outcome: string): number => of(`lux_kept_asked_total{of="${name}",outcome="${outcome}"}`)
    const [bytes, most] = [of(`lux_kept_bytes{of="${name}"}`), of(`lux_kept_bytes_max{of="${name}"}`)]
    kept[name] = { bytes, most, found: times('found'), missing: times('missing') }
  }
  return {
    at,
    residentMib: residentMib ?? of('process_resident_memory_bytes') / MIB,
    heapMib: (of('nodejs_heap_size_used_bytes') + of('nodejs_external_memory_bytes')) / MIB,
    kept,
  }
}

/** Whether no memory of answers grows any more: each is full, or as large as it was a minute ago. @param samples oldest first */
export function memoriesStand(samples: readonly MemorySample[]): boolean {
  const last = samples.at(-1)
  const before = samples.findLast(({ at }) => last !== undefined && at <= last.at - STANDS_MS)
  if (!last || !before) return false
  return Object.entries(last.kept).every(
    ([name, { bytes, most }]) => bytes >= FULL * most || bytes <= (1 + STANDS) * (before.kept[name]?.bytes ?? 0),
  )
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Tier } from '../base/tiers.ts'

/** Possible statuses of a hot document. */
export type HotStatus = 200 | 304

/** Reason for rejecting a credential. */
export type DenialReason = 'missing' | 'unknown' | 'revoked' | 'expired' | 'scope' | 'token'

export interface Metrics {
  /** Records one answered request. */
  answered(route: string, status: number, seconds: number): void
  /** Records one answered hot document. @param seconds undefined when not timed */
  hotAnswered(status: HotStatus, seconds: number | undefined): void
  denied(reason: DenialReason): void
  limited(tier: Tier | 'anonymous'): void
  /** Records one tool call; the outcome is `ok` or an error code. */
  toolCalled(tool: string, outcome: string, seconds: number): void
  releaseLoaded(release: LoadedRelease, loadSeconds: number): void
  releaseRefused(): void
  /** Records how many connections are open. */
  connectionsOpen(count: number): void
  /** Records a connection beyond the limits. */
  connectionRefused(limit: string): void
  /** Records that the pointer to the release was read. */
  pointerRead(): void
  /** Shows memory that is kept for later requests. @param release whose memory is meant */
  keeps<Release extends object>(what: string, kept: Kept<Release>, release: () => Release): void
  /** Prometheus text format. */
  render(): Promise<string>
  contentType: string
}

/** Memory that is kept for later requests. */
interface Kept<Release> {
  bytes(release: Release): number
  readonly mostBytes: number
  /** How often an answer was there, and how often it was not, where that is counted. */
  readonly asked?: { found: number; missing: number }
}

/** Metrics of a release. */
interface LoadedRelease {
  id: string
  /** Day, such as `2026-09-30`. */
  asOf: string
  sample: boolean
}

const LATENCY_BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

/** Route name of hot documents in logs and metrics; they bypass the routes. */
export const HOT_ROUTE = 'hot document'

/**
 * Creates the metrics of one server and its process (memory, event loop, garbage collection).
 * @param newestBackup when the newest backup was made, in milliseconds since 1970; absent where none is watched
 */
export function createMetrics(newestBackup?: () => number | null): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  // Counted separately and added when rendered: a labelled counter costs a twentieth of a hot answer.
  const hot = { ok: 0, notModified: 0 }
  const requests = new Counter({
    name: 'lux_http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      if (hot.ok > 0) this.inc({ route: HOT_ROUTE, status: 200 }, hot.ok)
      if (hot.notModified > 0) this.inc({ route: HOT_ROUTE, status: 304 }, hot.notModified)
      hot.ok = hot.notModified = 0
    },
  })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const latency = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: LATENCY_BUCKETS_SECONDS, registers })
  const duration = latency(
    'lux_http_request_duration_seconds',
    'Time from the request to the end of the answer; of hot documents, one in 64 is timed',
    ['route'],
  )
  const denials = counter('lux_auth_denied_total', 'Rejected credentials', ['reason'])
  const limits = counter('lux_rate_limited_total', 'Requests beyond the allowance of a key, an account or an address', [
    'tier',
  ])
  const toolCalls = counter('lux_tool_calls_total', 'Calls of tools, by tool and outcome', ['tool', 'outcome'])
  const toolDuration = latency('lux_tool_call_duration_seconds', 'Time of a tool for its answer', ['tool'])
  const info = gauge('lux_release_info', '1 for the release being served', ['release_id', 'sample'])
  const asOf = gauge('lux_release_as_of_timestamp_seconds', 'Date of the release’s data')
  const loadedAt = gauge('lux_release_loaded_timestamp_seconds', 'When the release was taken into service')
  const loadTime = gauge('lux_release_load_seconds', 'Time to load and verify it')
  const pointerReadAt = gauge(
    'lux_release_pointer_read_timestamp_seconds',
    'When the pointer to the release was last read',
  )
  if (newestBackup) {
    const backupAt = gauge('lux_backup_timestamp_seconds', 'When the newest backup of the state was made; 0: none')
    Object.assign(backupAt, { collect: () => backupAt.set((newestBackup() ?? 0) / 1_000) })
  }
  const openConnections = gauge('lux_open_connections', 'Open connections of clients')
  const connections = counter('lux_connections_refused_total', 'Connections beyond the limits', ['limit'])
  const refused = counter('lux_release_refused_total', 'Releases refused for failing their checks')
  const memories: { of: string; bytes(): number; asked: Kept<object>['asked'] }[] = []
  const bytesMax = gauge('lux_kept_bytes_max', 'Limit of the memory that is kept for later requests', ['of'])
  const kept = gauge('lux_kept_bytes', 'Memory that is kept for later requests', ['of'])
  Object.assign(kept, { collect: () => memories.forEach(({ of, bytes }) => kept.set({ of }, bytes())) })
  const asked = counter('lux_kept_asked_total', 'Questions to that memory: found there or missing', ['of', 'outcome'])
  Object.assign(asked, {
    collect() {
      asked.reset()
      for (const memory of memories)
        for (const [outcome, times] of Object.entries(memory.asked ?? {})) asked.inc({ of: memory.of, outcome }, times)
    },
  })
  return {
    answered(route, status, seconds) {
      requests.inc({ route, status })
      duration.observe({ route }, seconds)
    },
    hotAnswered(status, seconds) {
      if (status === 200) hot.ok++
      else hot.notModified++
      if (seconds !== undefined) duration.observe({ route: HOT_ROUTE }, seconds)
    },
    denied: (reason) => denials.inc({ reason }),
    limited: (tier) => limits.inc({ tier }),
    toolCalled(tool, outcome, seconds) {
      toolCalls.inc({ tool, outcome })
      toolDuration.observe({ tool }, seconds)
    },
    releaseLoaded({ id, asOf: day, sample }, loadSeconds) {
      info.reset()
      info.set({ release_id: id, sample: String(sample) }, 1)
      asOf.set(Date.parse(day) / 1_000)
      loadedAt.setToCurrentTime()
      loadTime.set(loadSeconds)
    },
    releaseRefused: () => refused.inc(),
    connectionsOpen: (count) => openConnections.set(count),
    connectionRefused: (limit) => connections.inc({ limit }),
    pointerRead: () => pointerReadAt.setToCurrentTime(),
    keeps(of, memory, release) {
      bytesMax.set({ of }, memory.mostBytes)
      memories.push({ of, bytes: () => memory.bytes(release()), asked: memory.asked })
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

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
  /** Prometheus text format. */
  render(): Promise<string>
  contentType: string
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

/** Creates the metrics of one server and its process (memory, event loop, garbage collection). */
export function createMetrics(): Metrics {
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
  const duration = new Histogram({
    name: 'lux_http_request_duration_seconds',
    help: 'Time from the request to the end of the answer; of hot documents, one in 64 is timed',
    labelNames: ['route'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers,
  })
  const denials = new Counter({
    name: 'lux_auth_denied_total',
    help: 'Rejected credentials',
    labelNames: ['reason'],
    registers,
  })
  const limits = new Counter({
    name: 'lux_rate_limited_total',
    help: 'Requests beyond the allowance of a key, an account or an address',
    labelNames: ['tier'],
    registers,
  })
  const toolCalls = new Counter({
    name: 'lux_tool_calls_total',
    help: 'Calls of tools, by tool and outcome',
    labelNames: ['tool', 'outcome'],
    registers,
  })
  const toolDuration = new Histogram({
    name: 'lux_tool_call_duration_seconds',
    help: 'Time of a tool for its answer',
    labelNames: ['tool'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers,
  })
  const info = new Gauge({
    name: 'lux_release_info',
    help: '1 for the release being served',
    labelNames: ['release_id', 'sample'],
    registers,
  })
  const asOf = new Gauge({
    name: 'lux_release_as_of_timestamp_seconds',
    help: 'Date of the release’s data',
    registers,
  })
  const loadedAt = new Gauge({
    name: 'lux_release_loaded_timestamp_seconds',
    help: 'When the release was taken into service',
    registers,
  })
  const loadTime = new Gauge({ name: 'lux_release_load_seconds', help: 'Time to load and verify it', registers })
  const refused = new Counter({
    name: 'lux_release_refused_total',
    help: 'Releases refused for failing their checks',
    registers,
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
    render: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

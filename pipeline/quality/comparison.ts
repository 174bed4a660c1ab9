import type { QualityFinding, ReleaseMetrics } from '../../models/contracts/release/quality.ts'
import { JUMP_GATE } from './gate-names.ts'

interface Tolerance {
  /** Beginning of the names of the metrics. */
  prefix: string
  /** Relative change, up or down, from which there is a warning. */
  warnAt: number
  /** Relative change from which the release is blocked. */
  blockAt: number
  /** Minimum previous value; smaller metrics are not compared. */
  minimum: number
}

const STALE = 'listings.stale'

/** Allowed changes of figures between two releases. */
const TOLERANCES: Tolerance[] = [
  { prefix: 'listings.', warnAt: 0.3, blockAt: 0.6, minimum: 50 },
  { prefix: 'observations.', warnAt: 0.3, blockAt: 0.7, minimum: 50 },
  { prefix: 'median_price_per_sqm.', warnAt: 0.15, blockAt: 0.4, minimum: 1 },
  { prefix: 'trend_series', warnAt: 0.1, blockAt: 0.4, minimum: 10 },
  // In a thin market a few homes more or less decide whether a commune has a level.
  { prefix: 'communes_with_levels', warnAt: 0.1, blockAt: 0.4, minimum: 30 },
]

/** Finds jumps in volumes and prices since the previous release. */
export function comparisonFindings(metrics: ReleaseMetrics, previous: ReleaseMetrics | null): QualityFinding[] {
  if (previous === null) return []
  const empty = emptyMarket(metrics, previous)
  if (empty) return [empty]
  const becameStale = Math.max(0, (metrics[STALE] ?? 0) - (previous[STALE] ?? 0))
  return Object.entries(previous).flatMap(([name, before]) => {
    const tolerance = TOLERANCES.find(({ prefix }) => name.startsWith(prefix))
    if (!tolerance || before < tolerance.minimum || name === STALE) return []
    // Too few listings for a median are no price of zero.
    if (name.startsWith('median_') && metrics[name] === undefined) return []
    const after = metrics[name] ?? 0
    const change = after / before - 1
    if (Math.abs(change) < tolerance.warnAt) return []
    // Listings that nobody has seen for long leave the count by rule; the gate of fresh feeds speaks of their feed.
    const withStale = name.startsWith('listings.') ? (after + becameStale) / before - 1 : change
    const severity = isBlocking(withStale, tolerance) ? 'blocker' : 'warning'
    const message = `${name} changed by ${(change * 100).toFixed(1)} % (from ${before.toLocaleString('en-GB')} to ${after.toLocaleString('en-GB')})`
    return [{ gate: JUMP_GATE, severity, message, count: 1, rows: [{ metric: name, before, after }] }]
  })
}

/** A market without an advert is another market or one without feeds: however thin the release before, nothing of it stands in the new one. */
function emptyMarket(metrics: ReleaseMetrics, previous: ReleaseMetrics): QualityFinding | null {
  const [before, after] = [previous['adverts'] ?? 0, metrics['adverts'] ?? 0]
  if (before === 0 || after > 0) return null
  const message =
    `the market has no advert, and the release before has ${before.toLocaleString('en-GB')}. ` +
    'Look whether LUX_MARKET is the right market and whether its feeds delivered'
  return { gate: JUMP_GATE, severity: 'blocker', message, count: 1, rows: [{ metric: 'adverts', before, after }] }
}

/** Counts block only when they fall: growth of a market is news, not damage. Prices block in both directions. */
function isBlocking(change: number, { prefix, blockAt }: Tolerance): boolean {
  return prefix.startsWith('median_price') ? Math.abs(change) >= blockAt : change <= -blockAt
}

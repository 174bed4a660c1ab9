/**
 * Prints the interval multipliers of `models/forecast/learned-panel.ts`: quantiles of |log error| over the stated standard deviation on the tuning
 * half of the communes, over every origin with at least sixteen quarters of history.
 * Run: `node scripts/learn/fit-panel-multipliers.ts BENCH_DIR`.
 */
import { formatQuarterCompact, parseQuarter } from '../../models/kernel/quarter.ts'
import { forecastPanel } from '../../models/forecast/forecast-panel.ts'
import { HORIZON } from '../../models/forecast/horizon.ts'
import { LEARNED_PANEL } from '../../models/forecast/learned-panel.ts'
import type { PublicPanel } from '../evaluation/forecast/forecast-panel-data.ts'
import { loadPublicPanels } from '../evaluation/forecast/forecast-panel-data.ts'
import { isTuning } from '../evaluation/forecast/forecast-series-data.ts'

const FIRST_ORIGIN = 16

const [benchFolder = '../shared/bench'] = process.argv.slice(2)
const panels = await loadPublicPanels(`${benchFolder}/forecast/panel/public`)
const ratios = panels.flatMap((panel) => rollingOrigins(panel).flatMap(ratiosOf))
const [level80, level95] = [quantile(0.8), quantile(0.95)]
console.log(`${ratios.length} errors: level80 ${level80}, level95 ${level95}`)

/** Pooled over the steps: the deviations already grow with the step, and the quantiles differ only by noise. */
function quantile(share: number): number {
  const sorted = Float64Array.from(ratios).sort()
  return Number(sorted[Math.floor(share * sorted.length)]!.toPrecision(3))
}

function rollingOrigins(panel: PublicPanel): PublicPanel[] {
  const last = parseQuarter(panel.origin)
  const first = Math.min(...panel.rows.map(({ quarter }) => quarter)) + FIRST_ORIGIN - 1
  const earlier = Array.from({ length: Math.max(last - HORIZON - first + 1, 0) }, (_, index) => first + index)
  return [...earlier.map((origin) => earlierPanel(panel, origin)), panel]
}

function earlierPanel({ rows }: PublicPanel, origin: number): PublicPanel {
  const history = rows.filter(({ quarter }) => quarter <= origin)
  const truth = rows.flatMap(({ commune, type, quarter, median, count }) => {
    const step = quarter - origin
    return step >= 1 && step <= HORIZON && median !== null ? [{ commune, type, step, median, count: count ?? 0 }] : []
  })
  return { origin: formatQuarterCompact(origin), rows: history, truth }
}

function ratiosOf({ rows, truth }: PublicPanel): number[] {
  const byCell = new Map(forecastPanel(rows).map((one) => [`${one.commune}/${one.type}`, one]))
  return truth.flatMap(({ commune, type, step, median }) => {
    const found = byCell.get(`${commune}/${type}`)
    if (!found || !isTuning({ sourceId: commune })) return []
    const [mean, high] = [found.mean[step - 1]!, found.hi80[step - 1]!]
    const deviation = Math.log(high / mean) / LEARNED_PANEL.multipliers.level80
    return [Math.abs(Math.log(median / mean)) / deviation]
  })
}

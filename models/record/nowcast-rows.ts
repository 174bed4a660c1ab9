import { NATION_SLUG } from '../contracts/market/forecast.ts'
import { INTERVAL_LEVEL } from '../forecast/horizon.ts'
import type { OfficialNowcast } from '../contracts/market/official-nowcast.ts'
import type { RecordRow } from '../contracts/market/record.ts'
import type { NowcastOutcome } from '../forecast/official/index-nowcast.ts'
import { formatQuarter, parseQuarter } from '../kernel/quarter.ts'
import { roundTo } from '../statistics/round.ts'
import { RECORDED_QUARTERS } from './first-figures.ts'
import type { Origin, Stated } from './record-rows.ts'

export const NOWCAST_KIND = 'official-index'

/** A published nowcast; no change is the last quarter that the office had published. */
export function nowcastRow(
  nowcast: Pick<OfficialNowcast, 'quarter' | 'lastQuarter' | 'lastValue' | 'value' | 'low' | 'high' | 'intervalLevel'>,
  origin: Origin,
): Stated {
  const { quarter, lastQuarter, lastValue, value, low, high, intervalLevel } = nowcast
  return {
    model: 'nowcast',
    kind: NOWCAST_KIND,
    ...origin,
    madeIn: lastQuarter,
    forQuarter: quarter,
    subject: NATION_SLUG,
    horizon: parseQuarter(quarter) - parseQuarter(lastQuarter),
    predicted: value,
    low,
    high,
    intervalLevel,
    naive: lastValue,
  }
}

/** The last past quarters as they would have been nowcast. @param steps up to which nowcasts are published */
export function nowcastRows(outcomes: readonly NowcastOutcome[], steps: number): RecordRow[] {
  const newest = Math.max(...outcomes.map(({ quarter }) => quarter))
  const shown = outcomes.filter((one) => one.steps <= steps && one.quarter > newest - RECORDED_QUARTERS)
  return shown.flatMap(({ quarter, steps: ahead, actual, predicted, naive, lo80, hi80 }) => {
    if (lo80 === null || hi80 === null) return []
    const stated = nowcastRow(
      {
        quarter: formatQuarter(quarter),
        lastQuarter: formatQuarter(quarter - ahead),
        lastValue: roundTo(naive, 2),
        value: roundTo(predicted, 1),
        low: roundTo(lo80, 1),
        high: roundTo(hi80, 1),
        intervalLevel: INTERVAL_LEVEL,
      },
      { origin: 'backfilled', releaseId: null },
    )
    return [{ ...stated, came: roundTo(actual, 2), outcome: 'scored' as const }]
  })
}

import { ForecastInputError } from './forecast-error.ts'
import { MIN_QUARTERS } from './horizon.ts'

/** Gaps up to this many quarters are bridged; a longer one cuts the history. */
const LONGEST_BRIDGE = 2

/**
 * Natural logs of a quarterly history, oldest first, without gaps.
 *
 * The gap rule: one or two unknown quarters in a row are interpolated on the log scale (constant growth across the gap); after a
 * longer gap only the quarters behind it count. A forecast starts from a known value, so the last quarter must be known.
 *
 * @throws ForecastInputError `not-positive`, `last-unknown`, or `too-short` under eight quarters
 */
export function toLogHistory(values: readonly (number | null)[]): number[] {
  const known = values.map((value, index) => (value === null ? null : positiveLog(value, index)))
  if (known.length > 0 && known.at(-1) === null)
    throw new ForecastInputError('last-unknown', 'The last quarter is unknown; end the history with a known value.')
  const logs = bridged(afterLastLongGap(known))
  if (logs.length < MIN_QUARTERS)
    throw new ForecastInputError(
      'too-short',
      `The history has ${logs.length} usable quarters; a forecast needs at least ${MIN_QUARTERS}.`,
    )
  return logs
}

function positiveLog(value: number, index: number): number {
  if (value > 0 && Number.isFinite(value)) return Math.log(value)
  throw new ForecastInputError(
    'not-positive',
    `Quarter ${index + 1} of the history is ${value}; a finite value above 0, or null for unknown, was expected.`,
  )
}

function afterLastLongGap(logs: readonly (number | null)[]): (number | null)[] {
  let start = logs.findIndex((value) => value !== null)
  let unknownRun = 0
  logs.forEach((value, index) => {
    if (value !== null && unknownRun > LONGEST_BRIDGE) start = index
    unknownRun = value === null ? unknownRun + 1 : 0
  })
  return start === -1 ? [] : logs.slice(start)
}

function bridged(logs: readonly (number | null)[]): number[] {
  const filled: number[] = []
  for (let index = 0; index < logs.length; index++) {
    const value = logs[index]
    if (value !== null && value !== undefined) {
      filled.push(value)
      continue
    }
    const before = filled[index - 1] ?? 0
    const steps = logs.slice(index).findIndex((later) => later !== null)
    filled.push(before + ((logs[index + steps] ?? before) - before) / (steps + 1))
  }
  return filled
}

import type { OfficialNowcast } from '../../contracts/market/official-nowcast.ts'

/** A nowcast of the official index, as a release states it. */
export const STATED_NOWCAST: OfficialNowcast = {
  quarter: 'Q4-2025',
  steps: 1,
  value: 165.2,
  low: 160.9,
  high: 169.7,
  intervalLevel: 0.8,
  changePercent: 0.5,
  lastQuarter: 'Q3-2025',
  lastValue: 164.4,
  rmsePercent: 1.88,
  noChangeRmsePercent: 2.45,
  coverage: 0.76,
  judgedQuarters: 62,
}

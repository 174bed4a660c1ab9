import type { Panel } from './panel.ts'
import { carriedGrowth, ratioModel, type RatioModel } from './ratio-model.ts'
import { yearsAhead, type Expected, type Outcome } from './year-ahead.ts'

/** Log level of the official index by year; null: nothing of the year to come is known, neither index nor adverts. */
export type YearIndex = ReadonlyMap<number, number> | null

/** Share of the growth of a year's deeds that is that of the index; the rest is their growth of the year before. */
const INDEX_SHARE = 0.7

/**
 * Registered levels a year after the last known deeds, for past years, beside what came.
 *
 * @param years that are judged, ascending
 * @param index with it, the adverts and the index of the year to come are known: they come months before its deeds
 */
export function paidLevels(panel: Panel, years: readonly number[], index: YearIndex): readonly Outcome[] {
  const expectedOf = (year: number): Expected[] => {
    const model = ratioModel(panel, year - 1, index === null ? year - 1 : year)
    return model === undefined ? [] : levelsOf(panel, model, growthOf(model, index))
  }
  return yearsAhead(years, expectedOf, (area, year) => panel.paid.get(area)!.get(year)).outcomes
}

function growthOf({ growth, year }: RatioModel, index: YearIndex): number {
  const [now, next] = [index?.get(year), index?.get(year + 1)]
  if (now === undefined || next === undefined) return carriedGrowth(growth)
  return INDEX_SHARE * (next - now) + (1 - INDEX_SHARE) * growth.at(-1)!
}

function levelsOf({ paid }: Panel, { year, areas }: RatioModel, growth: number): Expected[] {
  return areas.flatMap(({ area, level, levelDeviation }) => {
    const naive = paid.get(area)!.get(year)
    return naive === undefined ? [] : [{ area, predicted: level + growth, deviation: levelDeviation, naive }]
  })
}

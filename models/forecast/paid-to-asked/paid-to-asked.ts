import { mean } from '../../statistics/mean.ts'
import { sum } from '../../statistics/sum.ts'
import { isReliablyPositive } from '../growth-share.ts'
import { FEWEST_OUTCOME_YEARS, halfWidths } from '../official/year-interval.ts'
import { commonYears, publishedRatios, type Panel } from './panel.ts'
import { ratioModel, type RatioModel } from './ratio-model.ts'
import { yearsAhead, type Expected, type Outcome } from './year-ahead.ts'

/** Expected ratio of the mean paid to the mean asked, per m², in the year after the last with deeds. */
export type AreaRatio = {
  readonly area: string
  readonly year: number
  readonly ratio: number
  readonly lo80: number
  readonly hi80: number
  /** The published ratio of the last year. */
  readonly lastRatio: number
  /** Years of the area with both figures. */
  readonly years: number
}

export type RatioOutlook = {
  /** None where the last ratio carried on has been no worse. */
  readonly ratios: readonly AreaRatio[]
  readonly outcomes: readonly Outcome[]
  /** 1 less the pooled absolute error of past ratios over that of the last ratio carried on; null without one. */
  readonly skill: number | null
  readonly beatsLastRatio: boolean
  /** Share of past outcomes inside their interval; null without one. */
  readonly coverage: number | null
  readonly judgedYears: number
}

/** Years behind the first ratio that is judged. */
const OPENING_YEARS = 3
/** Fewest years with both figures before anything is said of an area. */
const FEWEST_YEARS_OF_AREA = 3

/** The ratio of what is paid to what is asked by area a year ahead, with every past year as it would have been expected then. */
export function paidToAsked(panel: Panel): RatioOutlook {
  const ratios = publishedRatios(panel)
  const years = commonYears(panel)
  const models = new Map(years.slice(OPENING_YEARS - 1).map((year) => [year, ratioModel(panel, year)]))
  const { outcomes, judged } = yearsAhead(
    years.filter((year) => models.get(year - 1) !== undefined),
    (year) => expectedOf(models.get(year - 1)!, ratios),
    (area, year) => ratios.get(area)!.get(year),
  )
  const record = recordOf(outcomes)
  const latest = models.get(years.at(-1) ?? Number.NaN)
  if (latest === undefined || !record.beatsLastRatio || judged.length < FEWEST_OUTCOME_YEARS)
    return { ...record, outcomes, ratios: [] }
  const widthOf = halfWidths(judged)
  return {
    ...record,
    outcomes,
    ratios: expectedOf(latest, ratios).map((one) => {
      const [ratio, spread] = [Math.exp(one.predicted), Math.exp(widthOf(one))]
      return {
        area: one.area,
        year: latest.year + 1,
        ratio,
        lo80: ratio / spread,
        hi80: ratio * spread,
        lastRatio: Math.exp(one.naive),
        years: ratios.get(one.area)!.size,
      }
    }),
  }
}

/** Only of areas with both figures in the last year and in enough years: beyond that the model is not asked. */
function expectedOf({ year, areas }: RatioModel, ratios: ReadonlyMap<string, ReadonlyMap<number, number>>): Expected[] {
  return areas.flatMap(({ area, ratio, ratioDeviation }) => {
    const own = ratios.get(area)
    const naive = own?.get(year)
    const known = [...(own?.keys() ?? [])].filter((one) => one <= year).length
    if (naive === undefined || known < FEWEST_YEARS_OF_AREA) return []
    return [{ area, predicted: ratio, deviation: ratioDeviation, naive }]
  })
}

function recordOf(outcomes: readonly Outcome[]): Omit<RatioOutlook, 'ratios' | 'outcomes'> {
  const scored = outcomes.map(({ year, actual, predicted, naive, halfWidth }) => {
    const [error, naiveError] = [Math.abs(actual - predicted), Math.abs(actual - naive)]
    return { year, gain: naiveError - error, naiveError, isInside: halfWidth === null ? null : error <= halfWidth }
  })
  const byYear = [...Map.groupBy(scored, ({ year }) => year).values()]
  const held = scored.flatMap(({ isInside }) => (isInside === null ? [] : [isInside ? 1 : 0]))
  return {
    skill: scored.length > 0 ? sum(scored.map(({ gain }) => gain)) / sum(scored.map((one) => one.naiveError)) : null,
    beatsLastRatio: isReliablyPositive(
      byYear.map((of) => mean(of.map(({ gain }) => gain))),
      1,
    ),
    coverage: held.length > 0 ? mean(held) : null,
    judgedYears: byYear.length,
  }
}

import { mean } from '../../statistics/mean.ts'
import { median } from '../../statistics/median.ts'
import { sum } from '../../statistics/sum.ts'
import { isReliablyPositive } from '../growth-share.ts'
import { annualLevels, yearlyGrowth, type AnnualHistory } from './annual-levels.ts'
import { FEWEST_OUTCOME_YEARS, halfWidths } from './year-interval.ts'

/** One published value of an area, above 0. */
export type AnnualValue = { readonly area: string; readonly year: number; readonly value: number }

/** The year after the last known one. */
export type AnnualForecast = {
  readonly area: string
  readonly year: number
  readonly lastValue: number
  readonly mean: number
  readonly lo80: number
  readonly hi80: number
}

/** One past forecast beside what came. */
export type AnnualOutcome = {
  readonly area: string
  /** Last known year. */
  readonly origin: number
  readonly actual: number
  readonly predicted: number
  readonly naive: number
  readonly isInside: boolean
}

export type AnnualOutlook = {
  readonly forecasts: readonly AnnualForecast[]
  readonly outcomes: readonly AnnualOutcome[]
  /** 1 less the pooled absolute error of past forecasts over that of no change, in log points; null without one. */
  readonly skill: number | null
  /** The pooled error is below that of no change in a test clustered by year. */
  readonly beatsNoChange: boolean
  /** Share of the growth that is kept, 0 to 1; 0 where no change is not beaten. */
  readonly weight: number
  /** Share of past outcomes inside their interval; null without one. */
  readonly coverage: number | null
  /** Years in which past forecasts were made. */
  readonly judgedYears: number
}

/** Fewest areas that two years must share for a change between them to be known. */
const FEWEST_MATCHED = 5
/** Fewest years behind a forecast. */
const FEWEST_YEARS = 3
/** Years of outcomes at which the share of the growth is as far from 1 as they say by half. */
const SHARE_PRIOR_YEARS = 2
/** One year's forecasts, log points. */
type Origin = {
  readonly year: number
  /** Years since the known year before. */
  readonly gap: number
  readonly growth: number
  readonly share: number
  readonly cells: readonly Cell[]
}
type Cell = { readonly area: string; readonly last: number; readonly predicted: number; readonly deviation: number }
/** The same with what came: `error` is actual less predicted, `shared` its median over areas. */
type Judged = Origin & { readonly came: number; readonly shared: number; readonly errors: readonly Judgement[] }
type Judgement = Cell & { readonly error: number }

/**
 * Forecasts the next yearly value of every area with one in the last year, and every past year as it would have been forecast then. The
 * share of the growth that is kept and the width of the intervals come from years whose outcome was known at the time.
 */
export function forecastAnnual(values: readonly AnnualValue[]): AnnualOutlook {
  const history: AnnualHistory = new Map(
    [...Map.groupBy(values, ({ area }) => area)].map(([area, own]) => [
      area,
      new Map(own.map(({ year, value }) => [year, Math.log(value)])),
    ]),
  )
  const years = knownYears(history)
  const past: Judged[] = []
  const outcomes: AnnualOutcome[] = []
  let latest: Origin | undefined
  for (let known = FEWEST_YEARS; known <= years.length; known++) {
    latest = forecastFrom(history, years.slice(0, known), past)
    const judged = years[known] === latest.year + 1 ? judge(latest, history) : undefined
    if (judged === undefined) continue
    if (past.length >= FEWEST_OUTCOME_YEARS) outcomes.push(...outcomesOf(judged, past))
    past.push(judged)
  }
  const record = recordOf(outcomes)
  // How well forecasts do after a longer gap than any before has never been seen.
  const isPublished =
    latest !== undefined && past.length >= FEWEST_OUTCOME_YEARS && past.some(({ gap }) => gap >= latest.gap)
  return {
    ...record,
    outcomes,
    weight: record.beatsNoChange ? latest!.share : 0,
    forecasts: isPublished ? publish(latest!, past, record.beatsNoChange) : [],
  }
}

/** Years that share enough areas with the known year before them. */
function knownYears(history: AnnualHistory): number[] {
  const counts = Map.groupBy(
    [...history.values()].flatMap((values) => [...values.keys()]),
    (year) => year,
  )
  const years: number[] = []
  for (const year of [...counts.keys()].toSorted((a, b) => a - b)) {
    const before = years.at(-1)
    const matched = [...history.values()].filter((own) => own.has(year) && (before === undefined || own.has(before)))
    if (matched.length >= FEWEST_MATCHED) years.push(year)
  }
  return years
}

function forecastFrom(history: AnnualHistory, years: readonly number[], past: readonly Judged[]): Origin {
  const { growth, areas } = annualLevels(history, years)
  const share = shareOf(past)
  const cells = areas.map(({ area, last, level, deviation }) => {
    return { area, last, predicted: level + share * growth, deviation }
  })
  const year = years.at(-1)!
  return { year, gap: year - years.at(-2)!, growth, share, cells }
}

/** Least squares of the growth that came on what was expected, shrunken towards all of it. */
function shareOf(past: readonly Judged[]): number {
  const own = sum(past.map(({ growth }) => growth ** 2))
  if (own === 0) return 1
  const prior = (SHARE_PRIOR_YEARS * own) / past.length
  const cross = sum(past.map(({ growth, came }) => growth * came))
  return Math.min(Math.max((cross + prior) / (own + prior), 0), 1)
}

function judge(origin: Origin, history: AnnualHistory): Judged {
  const errors = origin.cells.flatMap((cell) => {
    const actual = history.get(cell.area)!.get(origin.year + 1)
    return actual === undefined ? [] : [{ ...cell, error: actual - cell.predicted }]
  })
  const came = yearlyGrowth(history, origin.year, origin.year + 1)
  return { ...origin, came, shared: median(errors.map(({ error }) => error)), errors }
}

function outcomesOf({ year, errors }: Judged, past: readonly Judged[]): AnnualOutcome[] {
  const halfWidth = halfWidths(past)
  return errors.map((cell) => ({
    area: cell.area,
    origin: year,
    actual: Math.exp(cell.predicted + cell.error),
    predicted: Math.exp(cell.predicted),
    naive: Math.exp(cell.last),
    isInside: Math.abs(cell.error) <= halfWidth(cell),
  }))
}

function recordOf(
  outcomes: readonly AnnualOutcome[],
): Pick<AnnualOutlook, 'skill' | 'beatsNoChange' | 'coverage' | 'judgedYears'> {
  const judged = outcomes.map(({ origin, actual, predicted, naive, isInside }) => {
    const naiveError = Math.abs(Math.log(actual / naive))
    return { origin, isInside, naiveError, gain: naiveError - Math.abs(Math.log(actual / predicted)) }
  })
  const byYear = [...Map.groupBy(judged, ({ origin }) => origin).values()]
  const naiveError = sum(judged.map((one) => one.naiveError))
  return {
    skill: naiveError > 0 ? sum(judged.map(({ gain }) => gain)) / naiveError : null,
    beatsNoChange: isReliablyPositive(
      byYear.map((at) => mean(at.map(({ gain }) => gain))),
      1,
    ),
    coverage: judged.length > 0 ? mean(judged.map(({ isInside }) => (isInside ? 1 : 0))) : null,
    judgedYears: byYear.length,
  }
}

/** The interval stays as wide as it is and always holds the centre. */
function publish({ year, cells }: Origin, past: readonly Judged[], beatsNoChange: boolean): AnnualForecast[] {
  const halfWidth = halfWidths(past)
  return cells.map((cell) => {
    const centre = beatsNoChange ? cell.predicted : cell.last
    return {
      area: cell.area,
      year: year + 1,
      lastValue: Math.exp(cell.last),
      mean: Math.exp(centre),
      lo80: Math.exp(Math.min(cell.predicted - halfWidth(cell), centre)),
      hi80: Math.exp(Math.max(cell.predicted + halfWidth(cell), centre)),
    }
  })
}

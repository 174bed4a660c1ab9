import { forecastAnnual } from '../../../../models/forecast/official/annual-forecast.ts'
import { yearlyGrowth } from '../../../../models/forecast/official/annual-levels.ts'
import { officialPanels } from '../../../../models/forecast/paid-to-asked/official-panels.ts'
import { paidLevels, type YearIndex } from '../../../../models/forecast/paid-to-asked/paid-levels.ts'
import { paidToAsked } from '../../../../models/forecast/paid-to-asked/paid-to-asked.ts'
import type { Panel } from '../../../../models/forecast/paid-to-asked/panel.ts'
import type { Outcome } from '../../../../models/forecast/paid-to-asked/year-ahead.ts'
import { mean } from '../../../../models/statistics/mean.ts'
import { roundTo } from '../../../../models/statistics/round.ts'
import { loadReference, type Reference } from '../../../../pipeline/reference/load-reference.ts'
import { writeBenchmark } from '../../model-card.ts'
import { paidToAskedTables, type LevelLine, type PaidToAskedBenchmark, type RatioLine } from './tables.ts'

const USAGE = `node scripts/evaluation/forecast/paid-to-asked/main.ts [--write]
What flats are paid beside what is asked for them, a year ahead, in the official tables of communes (data/reference/official-prices.csv): registered
levels and ratios in the years that the method was not chosen on, each with what was known then, against what came.
--write renews benchmark.json and the tables of the card of models/forecast/paid-to-asked.`
const FIRST_YEAR = 2013
/** The years that choices were made on, and those they were not. */
const PERIODS = { chosen: [2013, 2016], 'held out': [2017, 2021] } as const
/** Years without deeds before each year that is judged, as there are none before 2025. */
const GAP_YEARS = 3

if (process.argv.includes('--help')) console.log(USAGE)
else await main()

async function main(): Promise<void> {
  const reference = await loadReference()
  const panels = officialPanels(
    reference.officialPrices.filter(({ listing_type, segment }) => listing_type === 'sale' && segment === 'apartment'),
  )
  const index = yearIndex(reference)
  const levels = (['held out', 'chosen'] as const).flatMap((period) =>
    [index, null].flatMap((known) => levelLines(panels, period, known)),
  )
  const ratios = [...panels].flatMap(([kind, panel]) => ratioLines(kind, panel))
  const benchmark: PaidToAskedBenchmark = { levels, ratios }
  console.log(paidToAskedTables(benchmark))
  if (process.argv.includes('--write')) writeBenchmark('forecast/paid-to-asked', benchmark, paidToAskedTables)
}

/** Log means of whole years. */
function yearIndex({ officialIndex }: Reference): ReadonlyMap<number, number> {
  const years = [...Map.groupBy(officialIndex, ({ quarter }) => Number(quarter.slice(0, 4)))]
  return new Map(
    years.flatMap(([year, own]) => (own.length === 4 ? [[year, Math.log(mean(own.map(({ value }) => value)))]] : [])),
  )
}

type Panels = ReturnType<typeof officialPanels>
type Judged = Outcome & {
  readonly lastRatio: number
  readonly askedTrend: number
  readonly ownHistory: number | undefined
}

function levelLines(panels: Panels, period: keyof typeof PERIODS, index: YearIndex): LevelLine[] {
  const byKind = [...panels].map(([kind, panel]) => ({ kind: kind as string, own: judgedLevels(panel, index) }))
  const all = { kind: 'both', own: byKind.flatMap(({ own }) => own) }
  return [...byKind, all].map(({ kind, own }) => {
    const within = own.filter(({ year }) => isWithin(year, period))
    const errorOf = (predict: (one: Judged) => number): number =>
      roundTo(100 * mean(within.map((one) => Math.abs(one.actual - predict(one)))), 3)
    const known = within.filter(({ ownHistory }) => ownHistory !== undefined)
    return {
      period,
      known: index === null ? 'nothing of the year' : 'adverts and index of the year',
      kind,
      figures: within.length,
      error: errorOf(({ predicted }) => predicted),
      lastRatio: errorOf(({ lastRatio }) => lastRatio),
      askedTrend: errorOf(({ askedTrend }) => askedTrend),
      noChange: errorOf(({ naive }) => naive),
      ownHistory: roundTo(100 * mean(known.map(({ actual, ownHistory }) => Math.abs(actual - ownHistory!))), 3),
      coverage80: coverageOf(within),
    }
  })
}

/** Figures for which all methods have what they need. */
function judgedLevels({ paid, asked }: Panel, index: YearIndex): Judged[] {
  const years = Array.from({ length: PERIODS['held out'][1] - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at)
  const history = forecastAnnual(
    [...paid].flatMap(([area, own]) => [...own].map(([year, value]) => ({ area, year, value: Math.exp(value) }))),
  )
  const ownHistory = new Map(
    history.outcomes.map(({ area, origin, predicted }) => [`${area} ${origin + 1}`, Math.log(predicted)]),
  )
  return paidLevels({ paid, asked }, years, index).flatMap((outcome) => {
    const { area, year, naive } = outcome
    const adverts = asked.get(area)
    const [two, before, now] = [adverts?.get(year - 2), adverts?.get(year - 1), adverts?.get(year)]
    if (before === undefined || now === undefined) return []
    const trend = index === null ? yearlyGrowth(asked, year - 2, year - 1) : yearlyGrowth(asked, year - 1, year)
    // Without the year's adverts the asked price is carried on by its own last change.
    const ownTrend = index === null ? (two === undefined ? trend : before - two) : now - before
    return [
      {
        ...outcome,
        lastRatio: naive + ownTrend,
        askedTrend: naive + trend,
        ownHistory: ownHistory.get(`${area} ${year}`),
      },
    ]
  })
}

function ratioLines(kind: string, panel: Panel): RatioLine[] {
  const lineOf = (name: string, own: readonly Outcome[]): RatioLine => ({
    kind,
    period: name,
    figures: own.length,
    error: roundTo(100 * mean(own.map(({ actual, predicted }) => Math.abs(actual - predicted))), 3),
    lastRatio: roundTo(100 * mean(own.map(({ actual, naive }) => Math.abs(actual - naive))), 3),
    coverage80: coverageOf(own),
  })
  const { outcomes, beatsLastRatio, ratios } = paidToAsked(panel)
  const periods = (['held out', 'chosen'] as const).map((period) =>
    lineOf(
      period,
      outcomes.filter(({ year }) => isWithin(year, period)),
    ),
  )
  const gapped = lineOf('held out, after a gap', afterGaps(panel))
  const published = ratios.length
  const besideOne = ratios.filter(({ lo80, hi80 }) => hi80 < 1 || lo80 > 1).length
  return [...periods, gapped].map((line) => ({ ...line, beatsLastRatio, published, besideOne }))
}

/** Ratios of the held-out years with the deeds of the three years before the last left out, as they are missing before 2025. */
function afterGaps({ paid, asked }: Panel): Outcome[] {
  const [first, last] = PERIODS['held out']
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return years.flatMap((year) => {
    const kept = [...paid].map(([area, own]) => {
      const known = [...own].filter(([at]) => at >= year - 1 || at < year - 1 - GAP_YEARS)
      return [area, new Map(known)] as const
    })
    return paidToAsked({ paid: new Map(kept), asked }).outcomes.filter((one) => one.year === year)
  })
}

function coverageOf(outcomes: readonly Outcome[]): number {
  const held = outcomes.flatMap(({ actual, predicted, halfWidth }) =>
    halfWidth === null ? [] : [Math.abs(actual - predicted) <= halfWidth ? 1 : 0],
  )
  return roundTo(mean(held), 4)
}

function isWithin(year: number, period: keyof typeof PERIODS): boolean {
  const [from, to] = PERIODS[period]
  return year >= from && year <= to
}

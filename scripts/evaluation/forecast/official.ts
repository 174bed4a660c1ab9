import { forecastSeries } from '../../../models/forecast/forecast-series.ts'
import { HORIZON } from '../../../models/forecast/horizon.ts'
import { forecastAnnual, type AnnualOutcome } from '../../../models/forecast/official/annual-forecast.ts'
import { forecastIndex } from '../../../models/forecast/official/index-forecast.ts'
import { mean } from '../../../models/statistics/mean.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { writeBenchmark } from '../model-card.ts'
import { cantonsOf, withCantonGrowth } from './canton-growth.ts'
import { scoreGroup, scoreSeries } from './forecast-scores.ts'
import { officialTables, type OfficialBenchmark, type SeriesLine } from './official-tables.ts'

const USAGE = `node scripts/evaluation/forecast/official.ts [--write]
Forecasts of the official figures of communes (data/reference/official-prices.csv) and of the national index (official-index.csv), each
made with what was known then, against what came. --write renews official.json and the marked block of the card of models/forecast.`
/** Fewest quarters before an origin: four years, so that the seasons of Naive2 can be tested. */
const FEWEST_QUARTERS = 16
/** Shares of a canton's growth that are tried; the forecasts keep none. */
const CANTON_SHARES = [0, 0.25, 0.5, 1]

if (process.argv.includes('--help')) console.log(USAGE)
else await main()

async function main(): Promise<void> {
  const reference = await loadReference()
  const bySeries = Map.groupBy(reference.officialPrices, ({ listing_type, segment, basis, age }) =>
    [listing_type, segment, basis, ...(age === 'all' ? [] : [age])].join(' ').replace('_', ' '),
  )
  const outcomes = new Map([...bySeries].map(([series, rows]) => [series, forecastAnnual(rows).outcomes]))
  const communes = [...outcomes, ['all', [...outcomes.values()].flat()] as const].map(([series, own]) =>
    lineOf(series, own),
  )
  const cantonOf = cantonsOf(reference)
  const cantons = CANTON_SHARES.map((share) => {
    const all = [...bySeries].flatMap(([series, rows]) =>
      withCantonGrowth(rows, outcomes.get(series)!, cantonOf, share),
    )
    const { mape, naiveMape } = lineOf('all', all)
    return { share, ratio: roundTo(mape / naiveMape, 4) }
  })
  const benchmark = { communes, cantons, index: scoreIndex(reference.officialIndex.map(({ value }) => value)) }
  console.log(officialTables(benchmark))
  if (process.argv.includes('--write')) writeBenchmark('forecast', benchmark, officialTables, { name: 'official' })
}

function lineOf(series: string, outcomes: readonly AnnualOutcome[]): SeriesLine {
  const origins = outcomes.map(({ origin }) => origin)
  const mape = (predict: (outcome: AnnualOutcome) => number): number =>
    roundTo(100 * mean(outcomes.map((outcome) => Math.abs(predict(outcome) / outcome.actual - 1))), 4)
  return {
    series,
    firstOrigin: Math.min(...origins),
    lastOrigin: Math.max(...origins),
    figures: outcomes.length,
    mape: mape(({ predicted }) => predicted),
    naiveMape: mape(({ naive }) => naive),
    coverage80: roundTo(mean(outcomes.map(({ isInside }) => (isInside ? 1 : 0))), 4),
  }
}

function scoreIndex(values: readonly number[]): OfficialBenchmark['index'] {
  const ends = Array.from({ length: values.length - HORIZON - FEWEST_QUARTERS + 1 }, (_, k) => FEWEST_QUARTERS + k)
  const scores = ends.flatMap((end) => {
    const history = values.slice(0, end)
    return scoreSeries(history, values.slice(end, end + HORIZON), forecastSeries(history)) ?? []
  })
  const { owa, coverage80, coverage95 } = scoreGroup(scores)
  const { skill } = forecastIndex(values).share
  return {
    origins: scores.length,
    owa: roundTo(owa, 4),
    coverage80: roundTo(coverage80, 4),
    coverage95: roundTo(coverage95, 4),
    skill: roundTo(skill ?? 0, 4),
  }
}

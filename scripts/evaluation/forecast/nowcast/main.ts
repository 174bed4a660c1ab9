import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { forecastSeries } from '../../../../models/forecast/forecast-series.ts'
import type { QuarterlyRates } from '../../../../models/forecast/official/index-growth.ts'
import { nowcastIndex, nowcastRecord, type NowcastOutcome } from '../../../../models/forecast/official/index-nowcast.ts'
import { parseQuarter } from '../../../../models/kernel/quarter.ts'
import { mean } from '../../../../models/statistics/mean.ts'
import { roundTo } from '../../../../models/statistics/round.ts'
import { ROOT } from '../../../../pipeline/base/settings.ts'
import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { writeBenchmark } from '../../model-card.ts'
import { revisionsOf } from './first-figures.ts'
import { otherCountries } from './other-countries.ts'
import { nowcastTables, type NowcastBenchmark, type NowcastLine } from './nowcast-tables.ts'

const USAGE = `node scripts/evaluation/forecast/nowcast/main.ts [--write]
Nowcasts of the official index of Luxembourg, each made at the end of its quarter with the quarters published by then, against what came, in
the years that the method was not chosen on; and the same on the countries and years that it was chosen on, where their file is at hand.
--write renews nowcast.json and the marked block of the card of models/forecast.`
const FOLDER = join(ROOT, 'models/forecast')
/** Years whose figures no choice was made on. */
const HELD_OUT = { from: parseQuarter('Q1-2015'), to: parseQuarter('Q4-2025') }
const CHOSEN_ON = { from: parseQuarter('Q1-2008'), to: parseQuarter('Q4-2014') }
const MEAN_QUARTERS = 4

if (process.argv.includes('--help')) console.log(USAGE)
else await main()

async function main(): Promise<void> {
  const { officialIndex, policyRates } = await loadReference()
  const rates = new Map(policyRates.map(({ quarter, percent }) => [parseQuarter(quarter), percent]))
  const first = parseQuarter(officialIndex[0]!.quarter)
  const values = officialIndex.map(({ value }) => value)
  const benchmark: NowcastBenchmark = {
    heldOut: linesOf(values, first, rates),
    years: yearsOf(values, first, rates),
    beside: besideOf(values, first, rates),
    others: othersOf(rates) ?? written('other countries').others,
    revisions: sizeOf(revisionsOf(values, first)) ?? written('first figures').revisions,
  }
  console.log(nowcastTables(benchmark))
  if (process.argv.includes('--write')) writeBenchmark('forecast', benchmark, nowcastTables, { name: 'nowcast' })
}

function written(what: string): NowcastBenchmark {
  console.warn(`skipped: the file of the ${what} is not at hand; their figures are those of the last run`)
  return JSON.parse(readFileSync(join(FOLDER, 'nowcast.json'), 'utf8')) as NowcastBenchmark
}

function outcomesIn(
  values: readonly number[],
  first: number,
  rates: QuarterlyRates,
  { from, to }: typeof HELD_OUT,
): readonly NowcastOutcome[] {
  const { outcomes } = nowcastIndex(values, first, rates, first + values.length - 1)
  return outcomes.filter(({ quarter }) => quarter >= from && quarter <= to)
}

function linesOf(values: readonly number[], first: number, rates: QuarterlyRates): NowcastLine[] {
  const outcomes = outcomesIn(values, first, rates, HELD_OUT)
  return [...Map.groupBy(outcomes, ({ steps }) => steps)].map(([steps, own]) => lineOf(own, steps))
}

function yearsOf(values: readonly number[], first: number, rates: QuarterlyRates): NowcastBenchmark['years'] {
  const own = outcomesIn(values, first, rates, HELD_OUT).filter(({ steps }) => steps === 1)
  return [...Map.groupBy(own, ({ quarter }) => Math.floor(quarter / 4))].map(([year, of]) => {
    const { rmse, naiveRmse } = lineOf(of, 1)
    return { year, rmse, naiveRmse }
  })
}

function lineOf(own: readonly NowcastOutcome[], steps: number): NowcastLine {
  const { judged, rmse, naiveRmse, coverage } = nowcastRecord(own, steps)
  const [one, naive] = [roundTo(rmse, 4), roundTo(naiveRmse, 4)]
  return { steps, judged, rmse: one, naiveRmse: naive, coverage80: coverage === null ? null : roundTo(coverage, 4) }
}

function sizeOf(revisions: number[] | undefined): NowcastBenchmark['revisions'] | undefined {
  return revisions && { figures: revisions.length, mean: roundTo(mean(revisions.map(Math.abs)), 4) }
}

/** Simpler methods and parts of the method on the held-out years, one step ahead. */
function besideOf(values: readonly number[], first: number, rates: QuarterlyRates): NowcastBenchmark['beside'] {
  const own = outcomesIn(values, first, rates, HELD_OUT).filter(({ steps }) => steps === 1)
  const rmseOf = (predict: (known: readonly number[]) => number): number => {
    const squares = own.map(({ quarter, actual }) => Math.log(actual / predict(values.slice(0, quarter - first))) ** 2)
    return roundTo(100 * Math.sqrt(mean(squares)), 4)
  }
  const withoutRates = outcomesIn(values, first, new Map(), HELD_OUT).filter(({ steps }) => steps === 1)
  return [
    { method: 'no change', rmse: lineOf(own, 1).naiveRmse },
    { method: `mean growth of the last ${MEAN_QUARTERS} quarters`, rmse: rmseOf(meanGrowth) },
    { method: 'the forecast of this card', rmse: rmseOf((known) => forecastSeries(known).mean[0]!) },
    { method: 'the nowcast without rates', rmse: lineOf(withoutRates, 1).rmse },
    { method: 'the nowcast', rmse: lineOf(own, 1).rmse },
  ]
}

function meanGrowth(known: readonly number[]): number {
  const last = known.at(-1)!
  return last * (last / known.at(-1 - MEAN_QUARTERS)!) ** (1 / MEAN_QUARTERS)
}

/** Mean over countries of the error beside no change, in the years that the method was chosen on. */
function othersOf(rates: QuarterlyRates): NowcastBenchmark['others'] | undefined {
  const countries = otherCountries()
  if (countries === undefined) return undefined
  const ratioOf = (known: QuarterlyRates): number[] =>
    countries.flatMap(({ values, first }) => {
      const own = outcomesIn(values, first, known, CHOSEN_ON).filter(({ steps }) => steps === 1)
      const { rmse, naiveRmse } = nowcastRecord(own, 1)
      return own.length > 0 ? [rmse / naiveRmse] : []
    })
  const ratios = ratioOf(rates)
  return {
    countries: ratios.length,
    ratio: roundTo(mean(ratios), 4),
    withoutRates: roundTo(mean(ratioOf(new Map())), 4),
  }
}

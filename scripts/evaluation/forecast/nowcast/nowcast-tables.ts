import { markdownTable } from '../../model-card.ts'

/** Results of `scripts/evaluation/forecast/nowcast/main.ts` in the model card. */
export type NowcastBenchmark = {
  readonly heldOut: readonly NowcastLine[]
  readonly years: readonly { readonly year: number; readonly rmse: number; readonly naiveRmse: number }[]
  readonly beside: readonly { readonly method: string; readonly rmse: number }[]
  readonly others: { readonly countries: number; readonly ratio: number; readonly withoutRates: number }
  /** Changes that the press reported on the day, and the mean size of what was revised since, percentage points. */
  readonly revisions: { readonly figures: number; readonly mean: number }
}

export type NowcastLine = {
  /** Quarters since the last published one. */
  readonly steps: number
  readonly judged: number
  /** Root of the mean square error, %. */
  readonly rmse: number
  readonly naiveRmse: number
  readonly coverage80: number | null
}

/** Renders the back-test of the nowcast as Markdown. */
export function nowcastTables({ heldOut, years, beside, others, revisions }: NowcastBenchmark): string {
  const rows = heldOut.map(({ steps, judged, rmse, naiveRmse, coverage80 }) => [
    String(steps),
    String(judged),
    rmse.toFixed(2),
    naiveRmse.toFixed(2),
    (rmse / naiveRmse).toFixed(3),
    coverage80 === null ? '-' : coverage80.toFixed(3),
  ])
  const header = ['quarters after the last published', 'quarters', 'RMSE %', 'no change', 'ratio', '80 % holds']
  const byYear = years.map(({ year, rmse, naiveRmse }) => [String(year), rmse.toFixed(2), naiveRmse.toFixed(2)])
  const worse = years.filter(({ rmse, naiveRmse }) => rmse > naiveRmse).map(({ year }) => year)
  return [
    'Quarters of 2015 to 2025, each nowcast on its last day:',
    markdownTable(header, rows),
    'One quarter after the last published, by year:',
    markdownTable(['year', 'RMSE %', 'no change'], byYear),
    `Worse than no change in ${worse.length === 0 ? 'none' : worse.join(', ')}. Other methods on the same quarters:`,
    markdownTable(
      ['method', 'RMSE %'],
      beside.map(({ method, rmse }) => [method, rmse.toFixed(2)]),
    ),
    `In the other ${others.countries} countries of the euro that the constants were chosen on, 2008 to 2014, the error is ` +
      `${others.ratio.toFixed(3)} of that of no change, ${others.withoutRates.toFixed(3)} without rates.`,
    `${revisions.figures} changes that the press reported on the day they came differ from today's figures by ${revisions.mean.toFixed(2)} points on average.`,
  ].join('\n\n')
}

import { markdownTable } from '../model-card.ts'

/** Results of `scripts/evaluation/forecast/official.ts` in the model card. */
export type OfficialBenchmark = {
  readonly communes: readonly SeriesLine[]
  /** Error beside no change, with a share of each canton's own growth added. */
  readonly cantons: readonly { readonly share: number; readonly ratio: number }[]
  readonly index: {
    readonly origins: number
    readonly owa: number
    readonly coverage80: number
    readonly coverage95: number
    readonly skill: number
  }
}

export type SeriesLine = {
  readonly series: string
  readonly firstOrigin: number
  readonly lastOrigin: number
  readonly figures: number
  /** Mean absolute percentage error, %. */
  readonly mape: number
  readonly naiveMape: number
  readonly coverage80: number
}

/** Renders the back-tests of the official series as Markdown. */
export function officialTables({ communes, cantons, index }: OfficialBenchmark): string {
  const rows = communes.map(({ series, firstOrigin, lastOrigin, figures, mape, naiveMape, coverage80 }) => [
    series,
    `${firstOrigin} to ${lastOrigin}`,
    String(figures),
    mape.toFixed(2),
    naiveMape.toFixed(2),
    (mape / naiveMape).toFixed(2),
    coverage80.toFixed(3),
  ])
  return [
    'Official figures of communes, one year ahead, each forecast with what was known in its year:',
    markdownTable(['series', 'made in', 'figures', 'MAPE', 'no change', 'ratio', '80 % holds'], rows, 2),
    `With a share of the growth of each canton beside the country: ${cantons.map(({ share, ratio }) => `${share} gives ${ratio.toFixed(3)}`).join(', ')}.`,
    `National index, four quarters ahead, ${index.origins} rolling origins with at least 16 quarters: OWA against Naive2 ${index.owa.toFixed(2)}, ` +
      `80 % holds ${index.coverage80.toFixed(3)}, 95 % holds ${index.coverage95.toFixed(3)}; as published, the error is ` +
      `${Math.round(100 * index.skill)} % below that of no change.`,
  ].join('\n\n')
}

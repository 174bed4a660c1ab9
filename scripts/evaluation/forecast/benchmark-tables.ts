import { markdownTable } from '../model-card.ts'
import type { PanelScore } from './forecast-panel-scores.ts'
import type { GroupScore } from './forecast-scores.ts'

/** Results of `scripts/evaluation/forecast/forecast.ts` in the model card. */
export type ForecastBenchmark = {
  /** On the reporting half of the public series, on which nothing was tuned, and on all of them. */
  readonly series: { readonly reporting: readonly SeriesLine[]; readonly all: readonly SeriesLine[] }
  readonly panel: { readonly reporting: readonly PanelLine[]; readonly all: readonly PanelLine[] }
}

export type SeriesLine = Omit<GroupScore, 'smape' | 'mase'> & {
  readonly group: string
  /** OWA of standard methods on the same series. */
  readonly owaNaive: number
  readonly owaTheta: number
  readonly owaDampedTrend: number
  readonly owaMeanOfFour: number
}

export type PanelLine = Omit<PanelScore, 'coverage80'> & {
  readonly method: string
  readonly coverage80: number | null
}

const SERIES_COLUMNS = [
  'group',
  'series',
  'OWA',
  'naive',
  'theta',
  'damped trend',
  'mean of 4',
  '80 % holds',
  '95 % holds',
  'score 80',
  'score 95',
]
const PANEL_COLUMNS = ['method', 'medians', 'MAPE', 'MdAPE', 'wMAPE', '80 % holds', 'score 80']

/** Renders the benchmark tables of the model card as Markdown. */
export function benchmarkTables({ series, panel }: ForecastBenchmark): string {
  return [
    'Series, reporting half (OWA: ours, then standard methods; score: scaled interval score):',
    markdownTable(SERIES_COLUMNS, series.reporting.map(seriesCells)),
    'Series, all of the public data (the tuning half is in it, so this flatters):',
    markdownTable(SERIES_COLUMNS, series.all.map(seriesCells)),
    'Panel, reporting half of the communes (errors in %, score in log points x 100):',
    markdownTable(PANEL_COLUMNS, panel.reporting.map(panelCells)),
    'Panel, all communes:',
    markdownTable(PANEL_COLUMNS, panel.all.map(panelCells)),
  ].join('\n\n')
}

function seriesCells(line: SeriesLine): string[] {
  return [
    line.group,
    String(line.series),
    ...[line.owa, line.owaNaive, line.owaTheta, line.owaDampedTrend, line.owaMeanOfFour].map((value) =>
      value.toFixed(3),
    ),
    line.coverage80.toFixed(3),
    line.coverage95.toFixed(3),
    line.intervalScore80.toFixed(2),
    line.intervalScore95.toFixed(2),
  ]
}

function panelCells(line: PanelLine): string[] {
  return [
    line.method,
    String(line.medians),
    line.mape.toFixed(2),
    line.mdape.toFixed(2),
    line.wmape.toFixed(2),
    line.coverage80 === null ? '-' : line.coverage80.toFixed(3),
    line.intervalScore80 === null ? '-' : line.intervalScore80.toFixed(1),
  ]
}

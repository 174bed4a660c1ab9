import { markdownTable } from '../../model-card.ts'

/** Results of `scripts/evaluation/forecast/paid-to-asked/main.ts` in the model card; errors are mean absolute ones in % (log points). */
export type PaidToAskedBenchmark = { readonly levels: readonly LevelLine[]; readonly ratios: readonly RatioLine[] }

export type LevelLine = {
  readonly period: string
  readonly known: string
  readonly kind: string
  readonly figures: number
  readonly error: number
  readonly lastRatio: number
  readonly askedTrend: number
  readonly noChange: number
  /** The forecast of the series from its own past alone. */
  readonly ownHistory: number
  readonly coverage80: number
}

export type RatioLine = {
  readonly kind: string
  readonly period: string
  readonly figures: number
  readonly error: number
  readonly lastRatio: number
  readonly coverage80: number
  readonly beatsLastRatio?: boolean
  /** Communes with a ratio for the year after the last, and those whose interval leaves out 1. */
  readonly published?: number
  readonly besideOne?: number
}

/** Renders the back-tests as Markdown. */
export function paidToAskedTables({ levels, ratios }: PaidToAskedBenchmark): string {
  const levelRows = levels.map((line) => [
    line.period,
    line.known,
    line.kind.replace('_', ' '),
    String(line.figures),
    line.error.toFixed(2),
    line.lastRatio.toFixed(2),
    line.askedTrend.toFixed(2),
    below(line.error, line.lastRatio),
    below(line.error, line.askedTrend),
    line.noChange.toFixed(2),
    line.ownHistory.toFixed(2),
    line.coverage80.toFixed(3),
  ])
  const ratioRows = ratios.map((line) => [
    line.kind.replace('_', ' '),
    line.period,
    String(line.figures),
    line.error.toFixed(2),
    line.lastRatio.toFixed(2),
    below(line.error, line.lastRatio),
    line.coverage80.toFixed(3),
  ])
  const gates = ratios.filter(({ period }) => period === 'held out')
  return [
    'Registered level of a commune a year ahead, mean absolute error in %:',
    markdownTable(
      [
        'years',
        'known',
        'flats',
        'figures',
        'error',
        'last ratio',
        'asked trend',
        'below last ratio',
        'below asked trend',
        'no change',
        'own history',
        '80 % holds',
      ],
      levelRows,
      3,
    ),
    'Ratio of registered to asked mean a year ahead:',
    markdownTable(['flats', 'years', 'figures', 'error', 'last ratio', 'below last ratio', '80 % holds'], ratioRows, 2),
    gates.map((line) => gateText(line)).join(' '),
  ].join('\n\n')
}

function gateText({ kind, beatsLastRatio, published, besideOne }: RatioLine): string {
  const name = `${kind.replace('_', ' ')} flats`
  return beatsLastRatio === true
    ? `${name}: reliably better than the last ratio over all years, so published for ${published} communes; the interval leaves out 1 in ${besideOne}.`
    : `${name}: not reliably better than the last ratio over all years, so not published.`
}

function below(error: number, other: number): string {
  return `${(100 * (1 - error / other)).toFixed(1)} %`
}

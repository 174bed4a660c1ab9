import type { ScoredTrip, TripErrors } from '../../../models/commute/evaluate-known-trips.ts'
import { markdownTable } from '../model-card.ts'

/** Results of `scripts/evaluation/commute/commute.ts` in the model card. */
export interface CommuteBenchmark {
  readonly errors: readonly TripErrors[]
  readonly trips: readonly ScoredTrip[]
  /** Minutes in the peak over all communes: minimum, median and maximum. */
  readonly spread: readonly {
    readonly destination: string
    readonly mode: string
    readonly least: number
    readonly median: number
    readonly most: number
  }[]
}

/** Renders the benchmark tables of the model card as Markdown. */
export function benchmarkTables({ errors, trips, spread }: CommuteBenchmark): string {
  return [
    markdownTable(
      ['mode', 'part', 'trips', 'mean error, min', 'of the naive answer', 'bias, min', 'within the 80 % range'],
      errors.map(({ mode, use, trips, mae, naiveMae, bias, coverage }) => [
        mode,
        use,
        String(trips),
        mae.toFixed(1),
        naiveMae.toFixed(1),
        bias.toFixed(1),
        `${Math.round(coverage * trips)} of ${trips}`,
      ]),
      2,
    ),
    markdownTable(
      ['trip', 'mode', 'part', 'known, min', 'model, min', 'naive, min', 'by train from'],
      trips.map(({ id, mode, use, minutes, estimate, naive, via }) => [
        id,
        mode,
        use,
        minutes.toFixed(1),
        estimate.toFixed(1),
        naive.toFixed(1),
        via ?? '-',
      ]),
      3,
    ),
    'Minutes door to door in the peak over the 102 communes:',
    markdownTable(
      ['destination', 'mode', 'least', 'median', 'most'],
      spread.map(({ destination, mode, ...minutes }) => [
        destination,
        mode,
        ...[minutes.least, minutes.median, minutes.most].map(String),
      ]),
      2,
    ),
  ].join('\n\n')
}

import type { Forecast } from '../contracts/market/forecast.ts'
import type { FirstIndexPoint, RecordRow } from '../contracts/market/record.ts'
import { formatQuarter, parseQuarter, quarterBounds, quarterOfDate } from '../kernel/quarter.ts'

/** A figure stated before its quarter was known. */
export type Stated = Omit<RecordRow, 'came' | 'outcome'>
/** Who stated it: a release, or nobody then. */
export type Origin = Pick<RecordRow, 'origin' | 'releaseId'>

/** Identity of a row. A figure counts as it was first published, so a second one of the same quarter is the same row. */
export function recordKey({ model, madeIn, forQuarter, kind, subject }: Omit<Stated, keyof Origin>): string {
  return [model, madeIn, forQuarter, kind, subject].join(' ')
}

/** The four predictions of a forecast; no change is the level from which it was made. */
export function forecastRows(
  forecast: Pick<Forecast, 'communeSlug' | 'propertyType' | 'generatedForQuarter' | 'history' | 'intervalLevel'> & {
    predictions: readonly Omit<Forecast['predictions'][number], 'changePercent'>[]
  },
  origin: Origin,
): Stated[] {
  const { communeSlug, propertyType, generatedForQuarter, predictions, history, intervalLevel } = forecast
  const naive = history.find(({ quarter }) => quarter === generatedForQuarter)?.pricePerSqm ?? null
  return predictions.map(({ quarter, predictedValue, confidenceLow, confidenceHigh }) => ({
    model: 'forecast',
    kind: propertyType,
    ...origin,
    madeIn: generatedForQuarter,
    forQuarter: quarter,
    subject: communeSlug,
    horizon: parseQuarter(quarter) - parseQuarter(generatedForQuarter),
    predicted: predictedValue,
    low: confidenceLow,
    high: confidenceHigh,
    intervalLevel,
    naive,
  }))
}

/** The first figure of a quarter's index; no change is the quarter before as it was known then. */
export function indexRow(
  {
    scope,
    quarter,
    value,
    low,
    high,
    previousValue,
  }: Omit<FirstIndexPoint, 'valueNow' | 'previousValue'> & {
    previousValue: number | null
  },
  origin: Origin,
): Stated {
  const name = formatQuarter(quarter)
  const stated = { predicted: value, low, high, intervalLevel: 0.95, naive: previousValue }
  return {
    model: 'market-index',
    kind: scope,
    ...origin,
    madeIn: name,
    forQuarter: name,
    subject: scope,
    horizon: 0,
    ...stated,
  }
}

/**
 * Scores a figure once its quarter is over and the quarter in which it was made has passed: on the same data it would only agree with itself.
 *
 * @param came the figure now; null when there is none
 * @param asOf day of the release that scores
 */
export function scored(stated: Stated, came: number | null, asOf: string): RecordRow {
  const isOver = quarterBounds(parseQuarter(stated.forQuarter)).to <= asOf
  if (!isOver || quarterOfDate(asOf) <= parseQuarter(stated.madeIn))
    return { ...stated, came: null, outcome: 'pending' }
  // The office will publish the quarter of a nowcast, only later.
  if (came === null && stated.model === 'nowcast') return { ...stated, came, outcome: 'pending' }
  return { ...stated, came, outcome: came === null ? 'unknown' : 'scored' }
}

/**
 * One row a figure. Published ones come before backfilled ones: where a release stated anything of a model in a quarter, nothing of that
 * model and quarter is backfilled.
 *
 * @param published oldest first; of two with the same key the first counts
 */
export function joinRecord(published: readonly RecordRow[], backfilled: readonly RecordRow[]): RecordRow[] {
  const first = new Map<string, RecordRow>()
  for (const row of published) if (!first.has(recordKey(row))) first.set(recordKey(row), row)
  const stated = new Set(published.map(({ model, madeIn }) => `${model} ${madeIn}`))
  const rest = backfilled.filter(({ model, madeIn }) => !stated.has(`${model} ${madeIn}`))
  return [...first.values(), ...rest]
}

/** @throws Error that names a figure of an earlier release without a row: a record from which some can be dropped is none */
export function assertNoneDropped(stated: readonly Stated[], record: readonly RecordRow[]): void {
  const [first, ...more] = droppedRows(stated, record)
  if (first === undefined) return
  throw new Error(`The record lacks ${more.length + 1} of the figures of earlier releases, the first: ${first}`)
}

/** The figures of earlier releases that a record lacks, by key; anything here is a fault. */
export function droppedRows(stated: readonly Stated[], record: readonly RecordRow[]): string[] {
  const kept = new Set(record.filter(({ origin }) => origin === 'published').map(recordKey))
  return [...new Set(stated.map(recordKey))].filter((key) => !kept.has(key)).toSorted()
}

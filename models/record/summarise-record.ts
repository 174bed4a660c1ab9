import { RECORD_MODELS, type PublicRecord, type RecordRow, type RecordSummary } from '../contracts/market/record.ts'
import { compareText } from '../kernel/compare-text.ts'
import { parseQuarter } from '../kernel/quarter.ts'
import { mean } from '../statistics/mean.ts'
import { roundTo } from '../statistics/round.ts'

/** A row with what came. */
export type ScoredRow = RecordRow & { came: number }

/** Worst misses shown of each model; the table has all. */
const MISSES_SHOWN = 10

/** The figures of a record: its misses before anything else, then every kind and horizon, then the models of which nothing is scored. */
export function summariseRecord(
  rows: readonly RecordRow[],
): Pick<PublicRecord, 'misses' | 'summaries' | 'absences' | 'rows'> {
  const byKind = Map.groupBy(rows, ({ model, kind }) => `${model} ${kind}`)
  const summaries = [...byKind.values()].flatMap((ofKind) => {
    const horizons = [...Map.groupBy(ofKind, ({ horizon }) => horizon)].toSorted(([a], [b]) => a - b)
    const each = horizons.map(([horizon, own]) => summaryOf(own, horizon))
    return horizons.length > 1 ? [summaryOf(ofKind, null), ...each] : each
  })
  return {
    rows: rows.length,
    misses: missesOf(rows),
    summaries: summaries.toSorted(worstFirst),
    absences: absencesOf(rows),
  }
}

/** The summary over all horizons of a kind; undefined without a row. */
export function summaryOfKind(
  { summaries }: Pick<PublicRecord, 'summaries'>,
  model: RecordSummary['model'],
  kind: string,
): RecordSummary | undefined {
  const own = summaries.filter((each) => each.model === model && each.kind === kind)
  return own.find(({ horizon }) => horizon === null) ?? own[0]
}

function isScored(row: RecordRow): row is ScoredRow {
  return row.came !== null
}

function isInside({ came, low, high }: ScoredRow): boolean {
  return came >= low && came <= high
}

function errorOf({ came }: ScoredRow, value: number): number {
  return Math.abs(value - came) / came
}

function summaryOf(rows: readonly RecordRow[], horizon: number | null): RecordSummary {
  const { model, kind, intervalLevel } = rows[0]!
  const known = rows.filter(isScored)
  const naive = known.flatMap((row) => (row.naive === null ? [] : [errorOf(row, row.naive)]))
  const from = (name: RecordRow['origin']): number => known.filter(({ origin }) => origin === name).length
  const left = (name: RecordRow['outcome']): number => rows.filter(({ outcome }) => outcome === name).length
  const percent = (errors: number[]): number => roundTo(100 * mean(errors), 2)
  return {
    model,
    kind,
    horizon,
    since: rows.map(({ madeIn }) => madeIn).reduce((a, b) => (parseQuarter(a) <= parseQuarter(b) ? a : b)),
    published: from('published'),
    backfilled: from('backfilled'),
    pending: left('pending'),
    unknown: left('unknown'),
    scored: known.length,
    inside: known.filter(isInside).length,
    intervalLevel,
    errorPercent: known.length > 0 ? percent(known.map((row) => errorOf(row, row.predicted))) : null,
    naiveErrorPercent: known.length > 0 && naive.length === known.length ? percent(naive) : null,
  }
}

function missesOf(rows: readonly RecordRow[]): RecordRow[] {
  const outside = rows.filter(isScored).filter((row) => !isInside(row))
  const error = (row: ScoredRow): number => errorOf(row, row.predicted)
  const name = ({ madeIn, forQuarter, kind, subject }: RecordRow): string =>
    [madeIn, forQuarter, kind, subject].join(' ')
  return RECORD_MODELS.flatMap((model) =>
    outside
      .filter((row) => row.model === model)
      .toSorted((a, b) => error(b) - error(a) || compareText(name(a), name(b)))
      .slice(0, MISSES_SHOWN),
  )
}

function worstFirst(a: RecordSummary, b: RecordSummary): number {
  const order = RECORD_MODELS.indexOf(a.model) - RECORD_MODELS.indexOf(b.model)
  const kinds = compareText(a.kind, b.kind) || (a.horizon ?? 0) - (b.horizon ?? 0)
  return order || againstNaive(b) - againstNaive(a) || kinds
}

/** Error as a multiple of the naive figure's; 0 where either is unknown. */
function againstNaive({ errorPercent, naiveErrorPercent }: RecordSummary): number {
  return errorPercent && naiveErrorPercent !== null ? errorPercent / naiveErrorPercent : 0
}

function absencesOf(rows: readonly RecordRow[]): PublicRecord['absences'] {
  return RECORD_MODELS.flatMap((model) => {
    const own = rows.filter((row) => row.model === model)
    if (own.some(isScored)) return []
    const isPending = own.some(({ outcome }) => outcome === 'pending')
    return [{ model, reason: own.length === 0 ? 'none_made' : isPending ? 'not_over' : 'no_outcome' }]
  })
}

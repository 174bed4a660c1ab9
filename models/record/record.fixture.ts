import type { RecordRow } from '../contracts/market/record.ts'

/** A forecast that came true, for tests. */
export function aRow(over: Partial<RecordRow> = {}): RecordRow {
  return {
    model: 'forecast',
    kind: 'house',
    origin: 'published',
    releaseId: '2026Q1-first000',
    madeIn: 'Q1-2026',
    forQuarter: 'Q2-2026',
    subject: 'mersch',
    horizon: 1,
    predicted: 7_000,
    low: 6_500,
    high: 7_500,
    intervalLevel: 0.8,
    naive: 6_900,
    came: 7_200,
    outcome: 'scored',
    ...over,
  }
}

import { z } from 'zod'
import type { MortgageRate } from '../../../models/contracts/law/legal.ts'
import { statisticSchema } from '../../../models/contracts/market/statistic.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { compareText } from '../../../models/kernel/compare-text.ts'
import { COUNTRY } from '../../../models/prices/official-series/series-breaks.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'

/** Series of a feed that states average rates of new housing loans. */
const SERIES = 'mortgage-rate'

/** Initial fixations of the ECB's interest rate statistics (MIR, MATURITY_NOT_IRATE), years. The total, A, is no fixation. */
const FIXATIONS: Readonly<Record<string, readonly [from: number, to: number | null]>> = {
  F: [0, 1],
  I: [1, 5],
  O: [5, 10],
  P: [10, null],
}

/** Data flow of an answer that names none. */
const UNNAMED = 'unknown'

/** Rates outside these bounds are no rates of housing loans, % a year. */
const PLAUSIBLE = { lowest: -2, highest: 25 }

const rowSchema = z.object({ sourceId: z.string(), ...statisticSchema.shape })
type Row = z.infer<typeof rowSchema>

/** Rates of the committed reference, and those that an ingested series states; an ingested month and fixation replaces a committed one. */
export async function publishedRates(run: Run): Promise<MortgageRate[]> {
  const rows: Row[] = []
  // The newest snapshot comes last and wins: offices revise.
  const dated = '(SELECT s.*, b.snapshot_date FROM statistic s JOIN raw_batch b ON b.batch_id = s.batch_id)'
  const tail = `WHERE series = '${SERIES}' AND area = '${COUNTRY}' ORDER BY source_id, snapshot_date, batch_id, row_number`
  for await (const part of streamRecords(run.warehouse, dated, rowSchema, tail)) rows.push(...part)
  return mergedRates(run.reference.legal.mortgageRates, ingestedRates(rows, run.sources))
}

/** Reads monthly observations of one country as average rates by fixation. Withheld, other or implausible ones are left out. */
export function ingestedRates(
  rows: readonly Pick<Row, 'sourceId' | 'dataset' | 'breakdown' | 'period' | 'frequency' | 'value'>[],
  sources: readonly Pick<Source, 'id' | 'producer'>[],
): MortgageRate[] {
  return rows.flatMap(({ sourceId, dataset, breakdown, period, frequency, value }): MortgageRate[] => {
    const fixation = FIXATIONS[breakdown ?? '']
    const isRate = value !== null && value >= PLAUSIBLE.lowest && value <= PLAUSIBLE.highest
    if (!fixation || !isRate || frequency !== 'M' || !/^\d{4}-\d{2}$/.test(period)) return []
    const producer = sources.find(({ id }) => id === sourceId)?.producer
    const source = [producer?.name ?? sourceId, dataset].filter((part) => part !== UNNAMED).join(', ')
    const [fixedYearsFrom, fixedYearsTo] = fixation
    return [
      {
        month: period,
        fixedYearsFrom,
        fixedYearsTo,
        percent: value,
        source,
        status: 'verified',
        url: producer?.url ?? null,
      },
    ]
  })
}

/** Joins two series by month and fixation; the later one wins. */
export function mergedRates(committed: readonly MortgageRate[], ingested: readonly MortgageRate[]): MortgageRate[] {
  const keyOf = ({ month, fixedYearsFrom, fixedYearsTo }: MortgageRate): string =>
    `${month}/${String(fixedYearsFrom).padStart(2, '0')}/${String(fixedYearsTo ?? 99).padStart(2, '0')}`
  const byKey = new Map([...committed, ...ingested].map((rate) => [keyOf(rate), rate]))
  return [...byKey.entries()].sort(([a], [b]) => compareText(a, b)).map(([, rate]) => rate)
}

import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { redactPersonalData } from '../../../models/adverts/text/redact-personal-data.ts'
import type { FeedFinding, NormalizedBatch } from '../../../models/contracts/listings/batch.ts'
import { MOST_YEARS_PUBLISHED } from '../../../models/adverts/read/read-date.ts'
import { acceptedIn, type RawAdvert } from '../../../models/contracts/listings/raw-advert.ts'
import type { FeedCheck, FeedContract } from '../../../models/contracts/release/feed-contract.ts'

/** Fewest values of a field of which some may be unreadable without a finding. */
const FEW = 3
/** Characters shown of a value. */
const MOST_QUOTED = 120

/** A value of a feed for a report that anybody may read. */
const quoted = (value: string | null): string => `"${quotable(redactPersonalData(value ?? '').text, MOST_QUOTED)}"`

export const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`

/** Makes a finding of a check; an effect counts for the status of the file. */
export function finding(
  contract: FeedContract,
  check: FeedCheck,
  problem: string,
  advice: string,
  more: Partial<FeedFinding> = {},
): FeedFinding {
  return {
    check,
    severity: contract[check].severity,
    effect: 'none',
    field: null,
    rowNumber: null,
    problem,
    advice,
    ...more,
  }
}

/** Checks a file by itself against the contract of its feed. */
export function contractFindings(batch: NormalizedBatch, contract: FeedContract): FeedFinding[] {
  return [
    ...rowFindings(batch, contract),
    ...rejectFindings(batch, contract),
    ...batch.fields.flatMap((count) => fieldFindings(batch, count, contract)),
    ...fillFindings(batch, contract),
    ...placeFindings(batch, contract),
  ]
}

function rowFindings(batch: NormalizedBatch, contract: FeedContract): FeedFinding[] {
  const { min, max } = contract.rows
  const effect = batch.complete ? 'suspect' : 'none'
  const found: FeedFinding[] = []
  if (batch.ending === 'malformed_row')
    found.push(
      finding(
        contract,
        'rows',
        'its last row cannot be read, as if the file were cut',
        'Ask the producer for the whole file',
        {
          effect,
          rowNumber: batch.rowsRead,
        },
      ),
    )
  if (min !== undefined && batch.observations < min)
    found.push(
      finding(
        contract,
        'rows',
        `${batch.observations} adverts where the contract expects at least ${min}`,
        'Ask the producer for the whole file, or lower contract.rows.min',
        { effect },
      ),
    )
  if (max !== undefined && batch.observations > max)
    found.push(
      finding(
        contract,
        'rows',
        `${batch.observations} adverts where the contract expects at most ${max}`,
        'Ask the producer which adverts belong to this feed, or raise contract.rows.max',
      ),
    )
  return found
}

function rejectFindings(batch: NormalizedBatch, contract: FeedContract): FeedFinding[] {
  const found: FeedFinding[] = []
  const [most] = batch.rejectCounts
  if (most && batch.rejects > contract.rejects.maxShare * batch.rowsRead) {
    const example = `${most.received === null ? '' : `received ${quoted(most.received)}, `}expected ${most.detail.replace(/^expected /, '')}`
    found.push(
      finding(
        contract,
        'rejects',
        `${batch.rejects} of ${batch.rowsRead} rows are rejected, ${most.rows} of them as ${most.code}: ${example}`,
        'Correct the mapping of the field or ask the producer whether its format or unit has changed',
        { field: most.field, rowNumber: most.rowNumber, effect: batch.complete ? 'suspect' : 'none' },
      ),
    )
  }
  const conflict = batch.rejectCounts.find(({ code }) => code === 'conflicting_row')
  if (conflict && conflict.rows > contract.duplicates.maxShare * batch.rowsRead)
    found.push(
      finding(
        contract,
        'duplicates',
        `${conflict.rows} rows repeat an advert with another price, the first is ${quoted(conflict.received)}: expected ${conflict.detail}`,
        'Ask the producer which price counts; until then the price known before counts',
        { field: 'price', rowNumber: conflict.rowNumber },
      ),
    )
  return found
}

function unreadProblem({
  field,
  stated,
  unread,
  unreadValue,
  unreadReason,
}: NormalizedBatch['fields'][number]): string {
  const first = `the first is ${quoted(unreadValue)}`
  if (unreadReason === 'out_of_window')
    return `${unread} of ${stated} days are not taken, ${first}; expected a day not after the file and at most ${MOST_YEARS_PUBLISHED} years before it`
  return unreadReason === 'contradicts_row'
    ? `${unread} of ${stated} values are not taken, ${first}, which does not go with the rest of its row`
    : `${unread} of ${stated} values cannot be read, ${first}; expected ${acceptedIn(field)}`
}

function fieldFindings(
  _: NormalizedBatch,
  count: NormalizedBatch['fields'][number],
  contract: FeedContract,
): FeedFinding[] {
  const { field, stated, unread, outside } = count
  const found: FeedFinding[] = []
  // One word that cannot be read is no fault of a thin feed; one day that cannot be is.
  const isSerious = unread >= FEW || unread === stated || count.unreadReason === 'out_of_window'
  if (unread > contract.unread.maxShare * stated && isSerious)
    found.push(
      finding(
        contract,
        'unread',
        unreadProblem(count),
        `Translate the values in the mapping of ${field} (pattern, values), or ask the producer whether the format has changed`,
        { field, rowNumber: count.unreadRow },
      ),
    )
  const range = contract.ranges.fields[field]
  if (range && outside > contract.ranges.maxShare * stated)
    found.push(
      finding(
        contract,
        'ranges',
        `${outside} of ${stated} values are not between ${range[0]} and ${range[1]}, the first is ${quoted(count.outsideValue)}`,
        'Ask the producer whether the unit has changed, or widen contract.ranges',
        { field, rowNumber: count.outsideRow },
      ),
    )
  return found
}

function fillFindings(batch: NormalizedBatch, contract: FeedContract): FeedFinding[] {
  const wanted = Object.entries(contract.fill.fields) as [keyof RawAdvert, number][]
  return wanted.flatMap(([field, least]) => {
    const share = fillRate(batch, field)
    if (batch.rowsRead === 0 || share >= least) return []
    const problem = `${percent(share)} of the rows state it, the contract expects ${percent(least)}`
    return [finding(contract, 'fill', problem, 'Ask the producer for the column, or correct its mapping', { field })]
  })
}

function placeFindings(batch: NormalizedBatch, contract: FeedContract): FeedFinding[] {
  if (batch.abroad <= contract.abroad.maxShare * batch.observations) return []
  const problem = `${batch.abroad} of ${batch.observations} adverts are outside Luxembourg`
  const advice =
    'Ask the producer whether this is the file of another country; if it is right, raise contract.abroad.maxShare'
  return [finding(contract, 'abroad', problem, advice, { field: 'city' })]
}

/** Share of the rows of a file that state a field. */
export function fillRate({ fields, rowsRead }: NormalizedBatch, field: string): number {
  return (fields.find((count) => count.field === field)?.stated ?? 0) / Math.max(1, rowsRead)
}

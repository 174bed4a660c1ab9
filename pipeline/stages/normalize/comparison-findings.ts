import type { FeedFinding, NormalizedBatch, SnapshotChanges } from '../../../models/contracts/listings/batch.ts'
import type { FeedContract } from '../../../models/contracts/release/feed-contract.ts'
import { fillRate, finding, percent } from './contract-findings.ts'

/** Earlier files of the feed that a file is compared with. */
export interface Earlier {
  before: NormalizedBatch
  /** An earlier file with the same bytes. */
  twin: NormalizedBatch | undefined
  /** Usual number of adverts; NaN when none is known. */
  usual: number
  changes: SnapshotChanges
}

/** Share of the usual number of adverts below which a complete snapshot counts as damaged, not as a market that emptied. */
const COLLAPSE = 0.5
/** Minimum number of adverts for comparisons of numbers: a smaller feed may well halve from one day to the next. */
const MINIMUM_USUAL = 20
/** Fewest adverts with the same change that are no coincidence. */
const SAME_CHANGE = 3
/** Probability below which a run of missing adverts at the end of a file is no coincidence. */
const NO_COINCIDENCE = 1e-6
const SHORTEST_CUT = 5
/** Net fall from which a run of missing adverts at the end is a cut; feeds that expire the oldest adverts lose runs without a fall. */
const SMALLEST_FALL = 0.02
/** Share of adverts of the file before below which a file is another feed's. */
const STRANGER = 0.1
/** Facts that listings are found by: a file that loses one of these columns is held. */
const ESSENTIAL: ReadonlySet<string> = new Set([
  'listingType',
  'propertyType',
  'price',
  'area',
  'rooms',
  'bedrooms',
  'city',
  'postcode',
])

const WHOLE = 'Ask the producer for the whole file'

/** Checks a file against earlier ones of its feed. */
export function comparisonFindings(
  batch: NormalizedBatch,
  earlier: Earlier,
  contract: FeedContract,
  options: Record<string, unknown>,
): FeedFinding[] {
  const { before, twin, changes } = earlier
  if (twin !== undefined && batch.observations >= MINIMUM_USUAL) return repeated(batch, twin, before, contract)
  return [
    ...fallFindings(batch, earlier, contract),
    ...changeFindings(batch, changes, contract),
    ...lostColumns(batch, before, contract, options),
  ]
}

/** Whether a file has so few adverts that it is damaged, not the market. */
export function isCollapse(observations: number, usual: number): boolean {
  return usual >= MINIMUM_USUAL && observations < COLLAPSE * usual
}

function repeated(
  batch: NormalizedBatch,
  twin: NormalizedBatch,
  before: NormalizedBatch,
  contract: FeedContract,
): FeedFinding[] {
  const problem = `it has the same bytes as ${twin.name} of ${twin.snapshotDate}`
  if (twin === before)
    return [
      finding(contract, 'freshness', `${problem}; nothing is new`, 'Ask the producer whether the export is stuck'),
    ]
  return [
    finding(
      contract,
      'freshness',
      `${problem}, older than ${before.name}`,
      `Ask the producer for the file of ${batch.snapshotDate}`,
      {
        effect: 'failed',
      },
    ),
  ]
}

function fallFindings(
  batch: NormalizedBatch,
  { before, usual, changes }: Earlier,
  contract: FeedContract,
): FeedFinding[] {
  const found: FeedFinding[] = []
  if (batch.ending === 'no_line_break' && before.ending === 'whole')
    found.push(
      finding(contract, 'rows', 'it ends within a line, unlike the file before, so its last row may be cut', WHOLE, {
        effect: 'held',
        rowNumber: batch.rowsRead,
      }),
    )
  if (!batch.complete || contract.rows.min !== undefined) return found
  const { observations } = batch
  const suspect = (problem: string): FeedFinding =>
    finding(contract, 'rows', problem, `${WHOLE}; if it is right, add its name to contract.accept`, {
      effect: 'suspect',
    })
  if (isCollapse(observations, usual)) return [...found, suspect(`${observations} adverts where ${usual} were usual`)]
  const fall = 1 - observations / before.observations
  if (before.observations >= MINIMUM_USUAL && fall > contract.rows.maxFall)
    return [
      ...found,
      suspect(`${observations} adverts, ${percent(fall)} fewer than the ${before.observations} of ${before.name}`),
    ]
  if (fall > SMALLEST_FALL && isCut(changes))
    return [
      ...found,
      suspect(`the last ${changes.lostAtTheEnd} adverts of ${before.name} are all missing, as if the file were cut`),
    ]
  return found
}

/** Whether a run of missing adverts at the end is longer than chance makes it, by the share that is missing elsewhere. */
function isCut({ total, kept, lostAtTheEnd }: SnapshotChanges): boolean {
  const elsewhere = (total - kept - lostAtTheEnd + 1) / (total - lostAtTheEnd + 2)
  return lostAtTheEnd >= SHORTEST_CUT && elsewhere ** lostAtTheEnd < NO_COINCIDENCE
}

function changeFindings(batch: NormalizedBatch, changes: SnapshotChanges, contract: FeedContract): FeedFinding[] {
  const { kept, total } = changes
  const accept = 'if it is right, add the name of the file to contract.accept'
  const held = (problem: string, advice: string, field: string | null, rowNumber: number | null): FeedFinding =>
    finding(contract, 'changes', problem, `${advice}; ${accept}`, { effect: 'held', field, rowNumber })
  if (batch.complete && total >= MINIMUM_USUAL && kept < STRANGER * total)
    return [
      held(
        `${kept} of the ${total} adverts of the file before are in it, and ${batch.abroad} of its ${batch.observations} adverts are outside Luxembourg`,
        'Ask the producer whether this is the file of another feed or whether the keys have changed',
        'sourceRef',
        1,
      ),
    ]
  const isBroad = (changed: number, of: number): boolean =>
    changed >= SAME_CHANGE && changed > contract.changes.maxShare * of
  const found: FeedFinding[] = []
  const unit = 'Ask the producer whether the unit has changed'
  const change = (ratio: number | null): string =>
    ratio === null ? 'missing or not plausible, unlike in' : `multiplied by about ${Number(ratio.toPrecision(3))} since`
  const { repriced, priced, priceRow, resized, sized, areaRow, dealt, dealRow, moved, placed, moveRow } = changes
  if (isBroad(repriced, priced)) {
    const problem = `${repriced} of ${priced} prices are ${change(changes.priceRatio)} the file before`
    found.push(held(problem, unit, 'price', priceRow))
  }
  if (isBroad(resized, sized)) {
    const problem = `${resized} of ${sized} areas are ${change(changes.areaRatio)} the file before`
    found.push(held(problem, unit, 'area', areaRow))
  }
  const same = `of the adverts known from the file before`
  const correct = 'Correct the mapping'
  if (isBroad(dealt, kept))
    found.push(held(`${dealt} of ${kept} ${same} change between rent and sale`, correct, 'listingType', dealRow))
  if (isBroad(moved, placed))
    found.push(held(`${moved} of ${placed} ${same} are in another place`, correct, 'city', moveRow))
  if (isBroad(changes.redated, changes.dated))
    found.push(
      held(
        `${changes.redated} of ${changes.dated} ${same} have an earlier day of publication`,
        'Ask the producer whether day and month have changed places',
        'publishedAt',
        changes.dateRow,
      ),
    )
  return found
}

function lostColumns(
  batch: NormalizedBatch,
  before: NormalizedBatch,
  contract: FeedContract,
  options: Record<string, unknown>,
): FeedFinding[] {
  const optional = options['optionalFields']
  return before.fields.flatMap(({ field, stated }) => {
    const was = fillRate(before, field)
    const is = fillRate(batch, field)
    const isOptional = Array.isArray(optional) && optional.includes(field)
    if (isOptional || stated < SAME_CHANGE || was < 0.5 || is >= (1 - contract.fill.maxFall) * was) return []
    const isLost = is < STRANGER * was && ESSENTIAL.has(field)
    return [
      finding(
        contract,
        'fill',
        `${percent(is)} of the rows state it, ${percent(was)} did in ${before.name}`,
        'Ask the producer for the column, or correct its mapping; if it is right, add the name of the file to contract.accept',
        { field, effect: isLost ? 'held' : 'none', rowNumber: batch.rowsRead > 0 ? 1 : null },
      ),
    ]
  })
}

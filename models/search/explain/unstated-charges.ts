import { chunksOf, type RowSet } from '../index/row-set.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { passingRows } from '../rank/constraint.ts'
import { constraintsOf } from '../rank/constraints.ts'

type Wanted = Pick<SearchIntent, 'priceEur' | 'listingType'>

/** Number of found homes whose rent with charges may be above the limit. @param found rows that meet the intent */
export function countUnstatedCharges(index: SearchIndex, intent: SearchIntent, found?: RowSet): number {
  if (!isLimitWithCharges(intent)) return 0
  let count = 0
  for (const chunk of chunksOf(found ?? passingRows(index, constraintsOf(index, intent))))
    for (const row of chunk) if (areChargesUnstated(index, intent, row)) count++
  return count
}

/** Whether a limit is on rent and charges together and the listing states no charges: the sum is at least the rent. */
export function areChargesUnstated({ columns }: SearchIndex, wanted: Wanted, row: number): boolean {
  const isUnstated = Number.isNaN(columns.chargesEur[row]) && columns.chargesIncluded[row] === 0
  return isLimitWithCharges(wanted) && isUnstated
}

function isLimitWithCharges({ priceEur, listingType }: Wanted): boolean {
  return priceEur.includesCharges && listingType === 'rent' && (priceEur.max ?? priceEur.around) !== null
}

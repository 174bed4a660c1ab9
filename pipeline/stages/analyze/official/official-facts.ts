import { officialArea } from '../../../../models/places/official-area.ts'
import type { Reference } from '../../../reference/load-reference.ts'

/** Source of the levels in the committed table, which were checked against several publications. */
export const CHECKED_LEVELS = 'reference:price-levels'

/** Committed facts that official series of communes rest on. */
export type OfficialFacts = Pick<Reference, 'officialPrices' | 'communes'>

/** Communes of today by the area that the office lists them under: itself, or the one that they merged into. */
export function communesByArea({ communes }: Pick<OfficialFacts, 'communes'>) {
  return Map.groupBy(communes, officialArea)
}

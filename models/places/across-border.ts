import type { Place } from './gazetteer.ts'
import { distanceM } from './point-index.ts'

/** Metres between the middles of two parts of one place; others of one name lie ten kilometres apart. */
const PARTS_APART_M = 1_500

/** Whether two localities of one name are parts of one place across the border of two communes, as Belval is. */
export function areOnePlace(a: Place, b: Place): boolean {
  if (a.kind !== 'locality' || b.kind !== 'locality' || a.name !== b.name) return false
  return a.commune !== b.commune && distanceM(a, b) <= PARTS_APART_M
}

import { seededRandom } from '../../statistics/random.ts'

/**
 * Deals groups to folds: all rows of a group share a fold, and folds hold about equally many rows.
 * @returns the fold of every row, 0 to `folds - 1`
 */
export function groupedFolds(groups: Int32Array, folds: number, seed: number): Int32Array {
  const random = seededRandom(seed)
  const sizes = new Map<number, number>()
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const shuffled = Array.from(sizes, ([group, size]) => ({ group, size, order: random() }))
  // Large groups first, so that the small ones can even the folds out.
  shuffled.sort((a, b) => b.size - a.size || a.order - b.order)
  const held = new Int32Array(folds)
  const foldOf = new Map<number, number>()
  for (const { group, size } of shuffled) {
    const fold = held.indexOf(Math.min(...held))
    held[fold]! += size
    foldOf.set(group, fold)
  }
  return groups.map((group) => foldOf.get(group)!)
}

/** Row numbers inside and outside one fold. */
export function splitByFold(folds: Int32Array, fold: number): { fit: Int32Array; heldOut: Int32Array } {
  const rows = Int32Array.from(folds.keys())
  return { fit: rows.filter((row) => folds[row] !== fold), heldOut: rows.filter((row) => folds[row] === fold) }
}

import { STORE_VERSION, type Piece, type StoredUnit, type StoreIndex } from '../../contracts/release/release-store.ts'

interface NextIndex {
  releaseId: string
  manifestSha256: string
  /** The index of the release before; null for the first one in the store. */
  before: StoreIndex | null
  /** New units; their dictionaries are pieces of units of before. */
  made: readonly StoredUnit[]
  /** Pieces of each file; a unit number from `before.units.length` on is that of a new unit. */
  files: ReadonlyMap<string, readonly Piece[]>
  /** Releases that stay in the store. */
  keep: number
}

/** The index of a release: of the units before only those that are still needed, in a numbering of its own. */
export function nextIndex({ releaseId, manifestSha256, before, made, files, keep }: NextIndex): StoreIndex {
  const all = [...(before?.units ?? []), ...made]
  const needed = new Set<number>()
  const need = (pieces: readonly Piece[]): void => {
    for (const [unit] of pieces)
      if (!needed.has(unit)) {
        needed.add(unit)
        need(all[unit]!.dictionary)
      }
  }
  for (const pieces of files.values()) need(pieces)
  const numbers = new Map([...needed].sort((a, b) => a - b).map((unit, number) => [unit, number]))
  const renumbered = (pieces: readonly Piece[]): Piece[] =>
    pieces.map(([unit, offset, length]) => [numbers.get(unit)!, offset, length])
  const others = (before?.kept ?? []).filter((id) => id !== releaseId)
  const kept = [releaseId, ...others.slice(0, keep - 1)]
  const retired = [...others.slice(keep - 1), ...(before?.retired ?? [])].filter((id) => !kept.includes(id))
  return {
    v: STORE_VERSION,
    releaseId,
    manifestSha256,
    units: [...numbers.keys()].map((unit) => ({ ...all[unit]!, dictionary: renumbered(all[unit]!.dictionary) })),
    files: Object.fromEntries(
      [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, pieces]) => [path, renumbered(pieces)]),
    ),
    kept,
    retired: [...new Set(retired)].slice(0, MOST_RETIRED),
  }
}

/** Whose removal failed so often is left to the operator. */
const MOST_RETIRED = 100

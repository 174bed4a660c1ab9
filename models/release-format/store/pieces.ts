import type { Piece } from '../../contracts/release/release-store.ts'

/** Number of bytes of pieces together. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, [, , length]) => sum + length, 0)
}

/** The pieces of a part of what pieces make up. `end` is exclusive; what lies outside is cut off. */
export function slicePieces(pieces: readonly Piece[], start: number, end: number): Piece[] {
  const sliced: Piece[] = []
  let at = 0
  for (const [unit, offset, length] of pieces) {
    const from = Math.max(start - at, 0)
    const to = Math.min(end - at, length)
    if (from < to) sliced.push([unit, offset + from, to - from])
    at += length
  }
  return sliced
}

/** Pieces that follow each other in a unit become one. */
export function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && last[0] === piece[0] && last[1] + last[2] === piece[1]) last[2] += piece[2]
    else joined.push([...piece])
  }
  return joined
}

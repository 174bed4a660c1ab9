import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Piece } from '../../contracts/release/release-store.ts'
import { joinPieces, lengthOf, slicePieces } from './pieces.ts'

const piece = fc.tuple(fc.nat(3), fc.nat(20), fc.integer({ min: 1, max: 9 }))
/** The bytes that pieces stand for, one by one. */
const bytesOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(([unit, offset, length]) => Array.from({ length }, (_, index) => `${unit}:${offset + index}`))

describe('pieces', () => {
  it('are cut as what they stand for is', () => {
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.integer({ min: -5, max: 60 }),
        fc.integer({ min: -5, max: 60 }),
        (pieces, from, to) => {
          const [start, end] = [Math.min(from, to), Math.max(from, to)]
          const expected = bytesOf(pieces).slice(Math.max(0, start), Math.max(0, end))
          expect(bytesOf(slicePieces(pieces, start, end))).toEqual(expected)
          expect(lengthOf(slicePieces(pieces, start, end))).toBe(expected.length)
        },
      ),
    )
  })

  it('stand for the same when those that follow each other are joined', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(bytesOf(joinPieces(pieces))).toEqual(bytesOf(pieces))
      }),
    )
    expect(
      joinPieces([
        [0, 0, 3],
        [0, 3, 2],
        [1, 5, 1],
        [0, 5, 1],
      ]),
    ).toEqual([
      [0, 0, 5],
      [1, 5, 1],
      [0, 5, 1],
    ])
  })
})

import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { rankExhaustively } from './rank-exhaustively.fixture.ts'
import { rankListings } from './rank-listings.ts'
import { indexOf, listings, query } from './search-arbitraries.fixture.ts'
import { communeParts } from './index/commune-extents.ts'
import { readQuery } from './understand/read-query.fixture.ts'

describe('rankListings', () => {
  it('finds, orders and explains what looking at every listing alone does', () => {
    let empty = 0
    let pruned = 0
    let squares = 0
    assert(
      property(listings({ minLength: 60, maxLength: 130 }), query, integer({ min: 1, max: 5 }), (all, text, limit) => {
        const index = indexOf(all)
        const intent = readQuery(text, 'buy')
        const { results, total, empty: explained } = rankListings(index, intent, { limit })
        const found = {
          ids: results.map(({ id }) => id),
          scores: results.map(({ score }) => score),
          total,
          effects: explained?.effects ?? null,
        }
        expect(found).toEqual(rankExhaustively(index, intent, limit))
        // Large indexes divide communes into squares, which must change nothing.
        const divided = { ...index, parts: communeParts(index.columns, 0) }
        expect(rankListings(divided, intent, { limit })).toEqual(rankListings(index, intent, { limit }))
        if (divided.parts.communes.length > index.parts.communes.length && intent.places.length > 0) squares++
        if (total === 0) empty++
        if (total > 32) pruned++
      }),
    )
    expect(empty).toBeGreaterThan(5)
    expect(pruned).toBeGreaterThan(5)
    expect(squares).toBeGreaterThan(5)
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toColumns } from './advert-columns.ts'
import { agreementShares } from './agreement-shares.ts'
import { columnsInOrder, sharesInOrder } from './columns-in-order.ts'
import { flat, smallMarket } from './match-advert.fixture.ts'
import type { MatchAdvert } from './match-advert.ts'
import { createWeights, pairLogOdds } from './pair-evidence.ts'
import { vetoOf } from './pair-vetoes.ts'

/** Every column has several values. */
const ADVERTS: MatchAdvert[] = smallMarket(3, 12).adverts.map((advert, i) =>
  flat({
    ...advert,
    locality: i % 4 === 0 ? 'Rollingen' : 'Beringen',
    energyClass: i % 3 === 0 ? 'A' : 'D',
    constructionYear: 1990 + (i % 3),
    rooms: i % 5,
    bedrooms: i % 2 === 0 ? null : 2,
    propertyType: i % 4 === 1 ? 'duplex' : 'apartment',
    floor: i % 3,
    agencyName: i % 3 === 0 ? 'Immo Exemple' : 'Agence Muster',
    agencyRef: i % 4 === 0 ? `R-${i % 8}` : null,
    listingType: i % 7 === 0 ? 'rent' : 'sale',
    isProject: i % 6 === 0,
    segment: i % 5 === 0 ? 'house' : 'apartment',
    landAreaM2: i % 5 === 0 ? 200 + (i % 10) : null,
    latitude: 49.6 + (i % 3) / 1_000,
    longitude: 6.1 + (i % 4) / 1_000,
    coordinatePrecision: i % 2 === 0 ? 'address' : 'commune',
    unitLabel: i % 6 < 2 ? 'b' : null,
    textSignature: i % 3 === 1 ? (i % 2 === 0 ? 'Ab' : 'Cd').repeat(32) : null,
    photoKeys: Array.from({ length: i % 4 }, (_, photo) => `photo${(i + photo) % 9}`),
  }),
)

it('gives each pair the evidence and the veto that it has where its adverts lie', () => {
  const columns = toColumns(ADVERTS)
  const shares = agreementShares(columns)
  const everyone = Array.from({ length: columns.count }, (_, i) => i)
  fc.assert(
    fc.property(fc.shuffledSubarray(everyone, { minLength: 2 }), (chosen) => {
      const order = Uint32Array.from(chosen)
      const walk = columnsInOrder(columns, order)
      const walkShares = sharesInOrder(shares, order)
      const [own, other] = [createWeights(), createWeights()]
      for (let x = 0; x < order.length; x++)
        for (let y = 0; y < order.length; y++) {
          const [i, j] = [order[x]!, order[y]!]
          expect(vetoOf(walk, x, y)).toBe(vetoOf(columns, i, j))
          expect(pairLogOdds(walk, walkShares, x, y, own)).toBe(pairLogOdds(columns, shares, i, j, other))
          expect(own).toEqual(other)
        }
    }),
    { numRuns: 20, seed: 5 },
  )
})

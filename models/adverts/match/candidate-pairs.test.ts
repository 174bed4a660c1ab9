import { describe, expect, it } from 'vitest'
import { toColumns, type AdvertColumns } from './advert-columns.ts'
import { agreementShares } from './agreement-shares.ts'
import { sizeBlocks, visitKeyed, visitSizeBlocks, type PairVisitor } from './candidate-pairs.ts'
import { columnsInOrder } from './columns-in-order.ts'
import { copy, flat } from './match-advert.fixture.ts'
import type { MatchAdvert } from './match-advert.ts'

function candidates(adverts: MatchAdvert[]): Set<string> {
  const columns = toColumns(adverts)
  const found = new Set<string>()
  visitAll(columns, (i, j) => {
    found.add([columns.ids[i]!, columns.ids[j]!].toSorted().join(' '))
  })
  return found
}

function visitAll(columns: AdvertColumns, visit: PairVisitor): void {
  const { cell } = agreementShares(columns)
  const blocks = sizeBlocks(columns, cell)
  const { order } = blocks
  visitSizeBlocks(columnsInOrder(columns, order), blocks, (x, y) => visit(order[x]!, order[y]!))
  visitKeyed(columns, cell, visit)
}

describe('the pairs that are compared', () => {
  it('compares adverts alike in size and price, across the borders of its buckets', () => {
    for (let step = 0; step < 40; step++) {
      const a = flat({ areaM2: 60 + step, priceEur: 400_000 + step * 9000 })
      const b = copy({ areaM2: a.areaM2! * 1.045, priceEur: a.priceEur! * 0.9 })
      expect(candidates([a, b])).toEqual(new Set(['a1 b1']))
    }
  })

  it('does not compare what differs in size, place or deal', () => {
    for (const other of [
      { areaM2: 140 },
      { priceEur: 900_000 },
      { communeSlug: 'mamer' },
      { listingType: 'rent' as const },
    ])
      expect(candidates([flat(), copy(other)])).toEqual(new Set())
  })

  it('compares adverts of any size that share a reference, a photo or words', () => {
    const far = { areaM2: 140, priceEur: 900_000 }
    for (const shared of [{ agencyRef: 'EX-77' }, { photoKeys: ['0ab12cd34'] }, { textSignature: 'Ab'.repeat(32) }])
      expect(candidates([flat(shared), copy({ ...shared, ...far })])).toEqual(new Set(['a1 b1']))
  })

  it('finds the other one where a price or an area is missing', () => {
    expect(candidates([flat({ areaM2: null }), copy()])).toEqual(new Set(['a1 b1']))
    expect(candidates([flat(), copy({ priceEur: null })])).toEqual(new Set(['a1 b1']))
  })

  it('does not compare adverts that lie years apart', () => {
    const old = copy({ firstSeen: '2020-01-01', lastSeen: '2020-02-01' })
    expect(candidates([flat(), old])).toEqual(new Set())
  })

  it('grows with the adverts even where all of them are alike', () => {
    const alike = Array.from({ length: 3000 }, (_, i) =>
      flat({ advertId: `a${i}`, photoKeys: ['0ab12cd34'], agencyRef: 'X' }),
    )
    const columns = toColumns(alike)
    let visits = 0
    visitAll(columns, () => visits++)
    expect(visits).toBeLessThan(3000 * 400)
  })
})

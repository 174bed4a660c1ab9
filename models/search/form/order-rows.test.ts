import { array, assert, constantFrom, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowNumbersOf } from '../index/row-set.fixture.ts'
import { allRows, keepPassing } from '../index/row-set.ts'
import { createSearchIndex } from '../index/search-index.ts'
import { fixtureListing } from '../index/search-listing.fixture.ts'
import { emptyIntent } from '../intent/search-intent.ts'
import { orderRows } from './order-rows.ts'

const home = nat({ max: 4 }).chain((price) =>
  nat({ max: 3 }).chain((area) =>
    nat({ max: 2 }).map((day) => ({
      priceEur: price === 0 ? null : price * 100_000,
      areaM2: area === 0 ? null : area * 40,
      firstSeen: `2026-09-0${day + 1}`,
    })),
  ),
)

describe('the order of a search', () => {
  it('shows on its pages every row once, in order: known figures first, then the newest, then by id', () => {
    const orders = constantFrom('newest' as const, 'price' as const, 'price-per-m2' as const, 'commute' as const)
    assert(
      property(array(home, { maxLength: 40 }), orders, nat({ max: 6 }), (homes, order, refused) => {
        const index = createSearchIndex(homes.map((each, row) => fixtureListing({ ...each, id: `l${100 - row}` })))
        const set = allRows(index.size)
        keepPassing(set, (row) => row % 7 !== refused)
        const pages: number[] = []
        for (let offset = 0; offset <= homes.length; offset += 5)
          pages.push(...orderRows(index, set, emptyIntent(''), order, { offset, limit: 5 }))
        expect(pages.toSorted((a, b) => a - b)).toEqual(rowNumbersOf(set))
        const figure = (row: number): number => {
          const { priceEur, areaM2 } = homes[row]!
          if (order === 'price') return priceEur ?? Infinity
          return order === 'price-per-m2' ? (priceEur ?? Infinity) / (areaM2 ?? NaN) || Infinity : 0
        }
        const wanted = pages.toSorted((a, b) => {
          const [one, other] = [figure(a), figure(b)]
          const byDay =
            homes[a]!.firstSeen < homes[b]!.firstSeen ? 1 : homes[a]!.firstSeen > homes[b]!.firstSeen ? -1 : 0
          return (one === other ? 0 : one - other) || byDay || (index.ids[a]! < index.ids[b]! ? -1 : 1)
        })
        expect(pages).toEqual(wanted)
      }),
    )
  })
})

import { array, assert, constantFrom, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareListings, type ListedAdverts } from './compare-listings.ts'

/** Listings by their adverts, the first of which names them; `500 a b`: at 500, of two adverts. */
function release(...listings: string[]): ListedAdverts {
  const read = listings.map((listing) => listing.split(' '))
  const aliases = read.flatMap(([, id, ...others]) => others.map((advert) => [advert, id!] as const))
  return { prices: new Map(read.map(([price, id]) => [id!, Number(price)])), aliases: Object.fromEntries(aliases) }
}

describe('listings of two releases', () => {
  it('says that two listings were merged: neither is gone or repriced', () => {
    expect(compareListings(release('500 a', '510 b'), release('505 a b'))).toMatchObject({
      new: 0,
      gone: 0,
      priceChanged: 0,
      merged: 1,
      regroupings: [{ kind: 'merged', before: ['a', 'b'], after: ['a'] }],
    })
  })

  it('says that a listing was split: neither half is new', () => {
    expect(compareListings(release('500 a b'), release('500 a', '510 b'))).toMatchObject({
      new: 0,
      gone: 0,
      priceChanged: 0,
      split: 1,
      regroupings: [{ kind: 'split', before: ['a'], after: ['a', 'b'] }],
    })
  })

  it('counts a home that left the market as gone, with all its adverts', () => {
    expect(compareListings(release('500 a b', '700 c'), release('700 c'))).toMatchObject({
      gone: 1,
      goneExamples: ['a'],
      merged: 0,
      split: 0,
    })
  })

  it('follows a listing that another of its adverts names now', () => {
    expect(compareListings(release('500 a b'), release('480 b a'))).toMatchObject({
      new: 0,
      gone: 0,
      priceChanged: 1,
      largestPriceChanges: [{ id: 'b', before: 500, after: 480 }],
    })
  })

  it('calls listings that exchanged adverts regrouped', () => {
    expect(compareListings(release('500 a b', '600 c'), release('500 a', '600 b c'))).toMatchObject({
      regrouped: 1,
      regroupings: [{ kind: 'regrouped', before: ['a', 'c'], after: ['a', 'b'] }],
    })
  })

  it('accounts for every listing, and calls nothing new or gone where only the matching differs', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const market = (adverts: readonly string[], owners: readonly number[]) => {
      const homes = Map.groupBy(adverts, (_, index) => owners[index]!)
      return release(...[...homes.values()].map((members) => `500 ${members.join(' ')}`))
    }
    const owners = array(constantFrom(0, 1, 2, 3), { minLength: 8, maxLength: 8 })
    const some = uniqueArray(constantFrom(...names))
    assert(
      property(some, some, owners, owners, (old, now, first, second) => {
        const found = compareListings(market(old, first), market(now, second))
        const touched = found.regroupings.flatMap(({ before }) => before).length
        const unchanged = found.before - found.gone - touched
        expect(found.after).toBe(unchanged + found.new + found.regroupings.flatMap(({ after }) => after).length)
        const rematched = compareListings(market(names, first), market(names, second))
        expect([rematched.new, rematched.gone, rematched.priceChanged]).toEqual([0, 0, 0])
      }),
    )
  })
})

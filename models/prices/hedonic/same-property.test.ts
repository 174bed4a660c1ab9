import { describe, expect, it } from 'vitest'

import { advertHistories } from './advert-history.ts'
import type { AdvertRow } from './advert.ts'
import { fixtureMarket } from './market.fixture.ts'
import { groupByProperty } from './same-property.ts'

const { rows } = fixtureMarket({ quarters: 6 })
const original = rows.find((row) => row.type === 'house' && row.energyClass !== undefined && row.quarter === 8001)!

/** Ids grouped with the original's once the given adverts join the market. */
function twinsOf(...added: AdvertRow[]): string[] {
  const groups = groupByProperty(advertHistories([...rows, ...added]))
  const own = groups.find((group) => group.some(({ advertId }) => advertId === original.advertId))!
  return own.map(({ advertId }) => advertId).filter((id) => id !== original.advertId)
}

describe('grouping adverts by property', () => {
  it('finds no twins where every advert is another home', () => {
    expect(groupByProperty(advertHistories(rows))).toHaveLength(rows.length)
  })

  it('joins a copy on another portal that rounds the area and omits fields', () => {
    const copy = {
      ...original,
      advertId: 'copy',
      source: 'P2',
      areaM2: Math.round(original.areaM2!) + 1,
      bedrooms: undefined,
    }
    expect(twinsOf(copy)).toEqual(['copy'])
  })

  it('joins a relisting under a new id with a price cut', () => {
    const again = {
      ...original,
      advertId: 'again',
      quarter: 8002,
      firstSeenQuarter: 8002,
      priceEur: original.priceEur * 0.95,
    }
    expect(twinsOf(again)).toEqual(['again'])
  })

  it('follows a relisting to its own copies', () => {
    const again = { ...original, advertId: 'again', quarter: 8002, firstSeenQuarter: 8002 }
    const copy = { ...again, advertId: 'again-copy', source: 'P2' }
    expect(twinsOf(again, copy).sort()).toEqual(['again', 'again-copy'])
  })

  it.each([
    ['a second advert of the same portal at the same time', {}],
    [
      'another plot and a slightly other price',
      { source: 'P2', landAres: original.landAres! + 1, priceEur: original.priceEur * 1.02 },
    ],
    ['another energy class and number of bedrooms', { source: 'P2', energyClass: 'G', bedrooms: 9 }],
    ['another price', { source: 'P2', priceEur: original.priceEur * 1.1 }],
    ['another area', { source: 'P2', areaM2: original.areaM2! * 1.1 }],
    ['a return after more than two quarters', { quarter: 8005, firstSeenQuarter: 8005 }],
    ['another commune', { source: 'P2', commune: 'Beek', canton: 'North' }],
  ])('keeps apart %s', (_, change) => {
    expect(twinsOf({ ...original, advertId: 'other', ...change })).toEqual([])
  })

  it('believes stated property ids, for and against', () => {
    const copy = { ...original, advertId: 'copy', source: 'P2' }
    const stated = (row: AdvertRow, propertyId: string): AdvertRow => ({ ...row, propertyId })
    const groupsOf = (a: string, b: string): number =>
      groupByProperty(advertHistories([stated(original, a), stated(copy, b)])).length
    expect(groupsOf('one', 'one')).toBe(1)
    expect(groupsOf('one', 'two')).toBe(2)
  })

  it('groups a commune of more adverts than a call takes arguments', () => {
    const [one] = advertHistories([original])
    const many = Array.from({ length: 150_000 }, (_, i) => ({ ...one!, propertyId: `${i}` }))
    expect(groupByProperty(many)).toHaveLength(many.length)
  })
})

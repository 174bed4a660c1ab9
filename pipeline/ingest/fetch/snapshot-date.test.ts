import { describe, expect, it } from 'vitest'
import { nearestName } from '../../base/nearest-name.ts'
import { snapshotDateOf } from './snapshot-date.ts'
import { aSource } from '../testing/feed-files.ts'

const now = new Date('2026-06-30T22:30:00Z')
const day = (date: string, name: string) => snapshotDateOf(aSource({ snapshot: { date } }), name, now)

describe('snapshotDateOf', () => {
  it.each([
    ['from-name', 'stock-2026-02-16.json', '2026-02-16'],
    ['from-name', '20260216_0600.csv', '2026-02-16'],
    ['from-name', 'since-2025-01-01-to-2026-02-16.zip', '2026-02-16'],
    ['from-name', 'agency-99999999-20260216.xml', '2026-02-16'],
    ['from-row', 'x.csv', null],
    ['2024-02-29', 'x.csv', '2024-02-29'],
    ['fetched', 'x.csv', '2026-07-01'],
  ])('takes %s of %s as %s', (date, name, expected) => {
    expect(day(date, name)).toBe(expected)
  })

  it.each(['stock.csv', 'stock-2026-02-30.csv', 'ref-120260216.csv'])('refuses %s, which holds no day', (name) => {
    expect(() => day('from-name', name)).toThrow('expected YYYY-MM-DD or YYYYMMDD')
  })
})

describe('nearestName', () => {
  it('finds a typing error and nothing farther', () => {
    expect(nearestName('Prise', ['City', 'Price', 'Area'])).toBe('Price')
    expect(nearestName('prix', ['Price', 'xyzzy'])).toBe('Price')
    expect(nearestName('surface', ['id', 'name'])).toBeUndefined()
    expect(nearestName('x', [])).toBeUndefined()
  })
})

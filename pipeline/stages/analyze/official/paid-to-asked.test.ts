import { describe, expect, it } from 'vitest'
import { isBesideOne, paidToAskedSchema } from '../../../../models/contracts/market/paid-to-asked.ts'
import type { Reference } from '../../../reference/load-reference.ts'
import { AS_OF, reference } from './committed.fixture.ts'
import { officialRatios } from './official-ratios.ts'

describe('the ratios of the official tables', () => {
  it('are those of existing flats, each with the record of the method', () => {
    const ratios = officialRatios(reference, AS_OF)
    expect(ratios.length).toBeGreaterThan(40)
    for (const one of ratios) {
      expect(paidToAskedSchema.parse(one)).toEqual(one)
      expect(one).toMatchObject({ year: 2026, lastYear: 2025, condition: 'existing' })
      expect(one.low < one.ratio && one.ratio < one.high).toBe(true)
      expect(one.skill).toBeGreaterThan(0)
      expect(one.coverage).toBeGreaterThan(0.75)
      expect(one.coverage).toBeLessThan(0.87)
    }
    const stated = ratios.filter(isBesideOne)
    expect(stated.length).toBeGreaterThan(5)
    expect(stated.length).toBeLessThan(ratios.length)
    const slugs = ratios.map(({ communeSlug }) => communeSlug)
    expect(slugs.toSorted()).toEqual(slugs)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('are one for a commune that others merged into, as the office lists it', () => {
    const officialPrices = reference.officialPrices.flatMap((row) =>
      row.area === 'bous-waldbredimus'
        ? []
        : row.area === 'mersch'
          ? [row, { ...row, area: 'bous-waldbredimus' }]
          : [row],
    )
    const slugs = officialRatios({ ...reference, officialPrices }, AS_OF).map(({ communeSlug }) => communeSlug)
    expect(slugs.filter((slug) => ['bous-waldbredimus', 'mersch'].includes(slug))).toEqual([
      'bous-waldbredimus',
      'mersch',
    ])
    expect(slugs).not.toContain('bous')
    expect(slugs).not.toContain('waldbredimus')
  })

  it('end with the year that they are for, and need one with deeds before it', () => {
    expect(officialRatios(reference, '2027-01-01')).toEqual([])
    expect(officialRatios(reference, '2025-12-31')).toEqual([])
    expect(new Set(officialRatios(reference, '2022-06-30').map(({ year }) => year))).toEqual(new Set([2022]))
  })

  it('know no figure of a year that is not over', () => {
    const later = reference.officialPrices.map((row) => (row.year === 2022 ? { ...row, value: 2 * row.value } : row))
    const before = officialRatios(reference, '2022-06-30')
    expect(officialRatios({ ...reference, officialPrices: later }, '2022-06-30')).toEqual(before)
  })

  it('are for no commune without both figures of the last year', () => {
    const of = (slug: string, basis: string) => (row: Reference['officialPrices'][number]) =>
      !(row.area === slug && row.basis === basis && row.year === 2025)
    for (const basis of ['asking', 'registered']) {
      const officialPrices = reference.officialPrices.filter(of('mersch', basis))
      const slugs = officialRatios({ ...reference, officialPrices }, AS_OF).map(({ communeSlug }) => communeSlug)
      expect(slugs).not.toContain('mersch')
      expect(slugs).toContain('luxembourg')
    }
  })

  it('are none without prices', () => {
    expect(officialRatios({ ...reference, officialPrices: [] }, AS_OF)).toEqual([])
  })
})

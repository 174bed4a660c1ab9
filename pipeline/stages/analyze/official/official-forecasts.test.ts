import { describe, expect, it } from 'vitest'
import { forecastAnnual } from '../../../../models/forecast/official/annual-forecast.ts'
import { formatQuarter, parseQuarter } from '../../../../models/kernel/quarter.ts'
import { mean } from '../../../../models/statistics/mean.ts'
import { AS_OF, reference } from './committed.fixture.ts'
import { officialForecasts, officialIndexForecast } from './forecast-official-series.ts'

describe('forecasts of the official figures', () => {
  it('go one year on from the last published figure, in whole euros for prices', () => {
    const forecasts = officialForecasts(reference, AS_OF)
    expect(forecasts.length).toBeGreaterThan(150)
    for (const one of forecasts) {
      expect(one).toMatchObject({ lastYear: 2025, year: 2026, intervalLevel: 0.8 })
      expect(one.low <= one.pricePerSqm && one.pricePerSqm <= one.high).toBe(true)
      if (one.listingType === 'sale') expect(Number.isInteger(one.pricePerSqm)).toBe(true)
      expect(Math.abs(one.changePercent - 100 * (one.pricePerSqm / one.lastPricePerSqm - 1))).toBeLessThan(1)
    }
    const keys = forecasts.map(({ communeSlug, listingType, segment, basis, condition }) =>
      [communeSlug, listingType, segment, basis, condition].join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.toSorted()).toEqual(keys)
  })

  it('are never published with growth that loses to no change', () => {
    for (const { beatsNoChange, skill, pricePerSqm, lastPricePerSqm, weight } of officialForecasts(reference, AS_OF)) {
      if (beatsNoChange) expect(skill).toBeGreaterThan(0)
      else expect({ weight, change: Math.round(pricePerSqm - lastPricePerSqm) }).toEqual({ weight: 0, change: 0 })
    }
  })

  it('err by at most nine tenths of no change and hold four of five outcomes, over all past years', () => {
    const bySeries = Map.groupBy(reference.officialPrices, (row) =>
      [row.listing_type, row.segment, row.basis, row.age].join(),
    )
    const outcomes = [...bySeries.values()].flatMap((rows) => forecastAnnual(rows).outcomes)
    const error = (key: 'predicted' | 'naive'): number =>
      mean(outcomes.map((one) => Math.abs(one[key] / one.actual - 1)))
    expect(outcomes.length).toBeGreaterThan(2000)
    expect(error('predicted') / error('naive')).toBeLessThanOrEqual(0.9)
    const held = mean(outcomes.map(({ isInside }) => (isInside ? 1 : 0)))
    expect(held).toBeGreaterThanOrEqual(0.75)
    expect(held).toBeLessThanOrEqual(0.85)
  })

  it('are one of a merged commune, not one of each former part, and end when their year is over', () => {
    const officialPrices = reference.officialPrices.map((row) =>
      row.area === 'mersch' ? { ...row, area: 'bous-waldbredimus' } : row,
    )
    const forecasts = officialForecasts({ ...reference, officialPrices }, AS_OF)
    const slugs = new Set(forecasts.map(({ communeSlug }) => communeSlug))
    const asked = ['bous-waldbredimus', 'bous', 'waldbredimus', 'mersch']
    expect(asked.map((slug) => slugs.has(slug))).toEqual([true, false, false, false])
    const keys = forecasts.map((one) =>
      [one.communeSlug, one.listingType, one.segment, one.basis, one.condition].join(),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(officialForecasts(reference, '2027-01-01')).toEqual([])
  })

  it('know no figure of a year that is not over', () => {
    const before = officialForecasts(reference, '2025-06-30')
    expect(new Set(before.map(({ lastYear, year }) => `${lastYear} ${year}`))).toEqual(new Set(['2024 2025']))
    const later = reference.officialPrices.map((row) => (row.year === 2025 ? { ...row, value: 2 * row.value } : row))
    expect(officialForecasts({ ...reference, officialPrices: later }, '2025-06-30')).toEqual(before)
  })
})

describe('the forecast of the official index', () => {
  const points = () => reference.officialIndex.map(({ quarter, value }) => ({ quarter: quarterText(quarter), value }))
  const quarterText = (text: string): string => formatQuarter(parseQuarter(text))

  it('goes four quarters on, with its record', () => {
    const index = officialIndexForecast(points(), AS_OF)!
    expect(index.lastQuarter).toBe('Q3-2025')
    expect(index.predictions.map(({ quarter }) => quarter)).toEqual(['Q4-2025', 'Q1-2026', 'Q2-2026', 'Q3-2026'])
    for (const { low, value, high } of index.predictions) expect(low <= value && value <= high).toBe(true)
    expect(index).toMatchObject({ beatsNoChange: true })
    expect(index.skill).toBeGreaterThan(0.2)
    expect(index.coverage).toBeGreaterThan(0.75)
  })

  it('is none when all its quarters are over, or without an index', () => {
    expect(officialIndexForecast(points(), '2027-03-31')).toBeUndefined()
    expect(officialIndexForecast([], AS_OF)).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { loadReference } from './load-reference.ts'
import { newestDay } from './newest-day.ts'

const reference = await loadReference()

it('is the last day of the newest row of a series, and never the beginning of one', () => {
  const { sources } = reference
  const years = (rows: readonly { year: number }[]): string => `${Math.max(...rows.map(({ year }) => year))}-12-31`
  const quarters = (rows: readonly { quarter: string }[]): string => {
    const [year, quarter] = rows
      .map((row) => row.quarter)
      .toSorted()
      .at(-1)!
      .split('-Q')
    return `${year}-${['03-31', '06-30', '09-30', '12-31'][Number(quarter) - 1]}`
  }
  const { officialPrices, officialCounts, officialNational, officialIndex, policyRates, priceLevels } = reference
  expect([
    newestDay(sources['official-prices']),
    newestDay(sources['official-counts']),
    newestDay(sources['official-national']),
    newestDay(sources['official-index']),
    newestDay(sources['policy-rate']),
    newestDay(sources['price-levels']),
  ]).toEqual([
    years(officialPrices),
    years(officialCounts),
    years(officialNational),
    quarters(officialIndex),
    quarters(policyRates),
    priceLevels
      .map((row) => row.period_to)
      .toSorted()
      .at(-1),
  ])
  for (const source of Object.values(sources)) {
    expect(newestDay(source) >= (source.validFrom ?? '')).toBe(true)
    expect(newestDay(source) >= '2023-08-31', source.title).toBe(true)
  }
})

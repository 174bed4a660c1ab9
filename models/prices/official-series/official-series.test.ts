import { describe, expect, it } from 'vitest'
import type { OfficialPriceRow, OfficialStatistic } from '../../contracts/market/official-series.ts'
import { areasOf, seriesOfAreas } from './area-series.ts'
import { officialSeries } from './official-series.ts'

const MERGERS = [
  { former_slug: 'bascharage', successor_slug: 'kaerjeng', year: 2012 },
  { former_slug: 'clemency', successor_slug: 'kaerjeng', year: 2012 },
  { former_slug: 'eschweiler', successor_slug: 'wiltz', year: 2015 },
]

function price(areaSlug: string, year: number, over: Partial<OfficialPriceRow> = {}): OfficialPriceRow {
  return {
    areaLevel: 'commune',
    areaSlug,
    mergedInto: null,
    listingType: 'sale',
    basis: 'registered',
    segment: 'apartment',
    condition: 'existing',
    year,
    period: String(year),
    periodStart: `${year}-01-01`,
    periodEnd: `${year}-12-31`,
    pricePerSqm: 4_000 + year,
    observations: 20,
    status: 'published',
    source: 'a',
    ...over,
  }
}

describe('official series', () => {
  const withheld = { pricePerSqm: null, observations: 3, status: 'withheld' } as const
  const none = { pricePerSqm: null, observations: 0, status: 'none' } as const
  const rows = [
    price('wiltz', 2009),
    price('eschweiler', 2009, withheld),
    price('kaerjeng', 2009),
    price('bascharage', 2009),
    price('wiltz', 2020, none),
    price('wiltz', 2025, { period: '2025-04/2026-03', periodStart: '2025-04-01', periodEnd: '2026-03-31', year: 2026 }),
    price('wiltz', 2025, { source: 'b', observations: null }),
    price('luxembourg', 2022, { areaLevel: 'nation' }),
  ]
  const [registered, sales] = officialSeries(rows, [], [], MERGERS)

  it('count deeds as sales where a price is withheld too, and neither invent nor drop a zero', () => {
    const counts = sales!.points.map(({ area, period, value, status }) => [area, period, value, status])
    expect(counts).toContainEqual(['eschweiler', '2009', 3, 'published'])
    expect(counts).toContainEqual(['wiltz', '2020', 0, 'published'])
    expect(counts).not.toContainEqual(expect.arrayContaining(['wiltz', '2025']))
    expect(registered!.points.filter(({ status }) => status !== 'published').map(({ value }) => value)).toEqual([
      null,
      null,
    ])
  })

  it('keep every row once, ordered by area, part and time, whatever the order of the rows', () => {
    expect(registered!.points).toHaveLength(rows.length)
    expect(registered!.sources).toEqual(['a', 'b'])
    expect(officialSeries(rows.toReversed(), [], [], MERGERS)[0]!.points.map(({ period }) => period)).toEqual(
      registered!.points.map(({ period }) => period),
    )
  })

  it('name missing years, rolling years and communes that changed', () => {
    const said = registered!.breaks.map(({ reason, area, from, to, with: others }) => [
      reason,
      area,
      from,
      to,
      ...others,
    ])
    expect(said).toEqual([
      ['years_missing', null, '2010', '2019'],
      ['years_missing', null, '2021', '2024'],
      ['overlap', null, '2025', '2025-04/2026-03'],
      ['merged', 'bascharage', '2012', '2012', 'kaerjeng'],
      ['merged', 'eschweiler', '2015', '2015', 'wiltz'],
      ['territory_grew', 'kaerjeng', '2012', '2012', 'bascharage', 'clemency'],
      ['territory_grew', 'wiltz', '2015', '2015', 'eschweiler'],
    ])
  })

  it('see no change of territory in a table that restates earlier years', () => {
    const [restated] = officialSeries([price('kaerjeng', 2009), price('kaerjeng', 2015)], [], [], MERGERS)
    expect(restated!.breaks.map(({ reason }) => reason)).toEqual(['years_missing'])
  })

  it('bring those that a commune merged with, and nothing of others', () => {
    expect(areasOf([registered!], 'kaerjeng')).toEqual(['kaerjeng', 'bascharage'])
    expect(areasOf([registered!], 'bascharage')).toEqual(['bascharage', 'kaerjeng'])
    const own = seriesOfAreas(registered!, ['wiltz'])
    expect(new Set(own.points.map(({ area }) => area))).toEqual(new Set(['wiltz']))
    expect(own.breaks.every(({ area }) => area === null || area === 'wiltz')).toBe(true)
  })

  it('hold a series of any frequency under the name of its feed, with what the office flags', () => {
    const rate = (period: string, flag: string | null): OfficialStatistic => ({
      series: 'mortgage-rate',
      dataset: 'ECB:MIR',
      area: 'LU',
      breakdown: 'F',
      unit: 'percent',
      period,
      frequency: 'M',
      periodStart: `${period}-01`,
      periodEnd: `${period}-28`,
      value: 3.4,
      flag,
      communeSlug: null,
      source: 'rates',
    })
    const [series, ...others] = officialSeries([], [], [rate('2026-02', 'b'), rate('2026-01', null)], MERGERS)
    expect(others).toEqual([])
    expect(series).toMatchObject({
      series: 'mortgage-rate',
      unit: 'percent',
      points: [{ period: '2026-01' }, { flag: 'b' }],
    })
    expect(series!.breaks).toEqual([{ reason: 'office_break', area: 'LU', from: '2026-02', to: '2026-02', with: [] }])
  })
})

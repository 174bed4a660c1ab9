import { describe, expect, it } from 'vitest'
import { AS_OF, reference } from './committed.fixture.ts'
import { officialPriceRows, type DeliveredPrice } from './official-price-rows.ts'

function delivered(over: Partial<DeliveredPrice> = {}): DeliveredPrice {
  return {
    communeText: 'Esch/Alzette',
    areaKind: 'commune',
    year: 2024,
    period: '2024',
    listingType: 'sale',
    segment: 'apartment',
    basis: 'registered',
    condition: 'existing',
    pricePerSqm: 6_543,
    priceEur: null,
    lowPricePerSqm: null,
    highPricePerSqm: null,
    observations: 250,
    suppressed: false,
    sourceNote: 'file',
    sourceId: 'feed',
    ...over,
  }
}

describe('official prices since 2009', () => {
  it('say of every commune and year whether a price is published, withheld or none, and never two things', () => {
    const rows = officialPriceRows(reference, [], AS_OF)
    expect(rows.length).toBeGreaterThan(8_000)
    const keys = rows.map((row) =>
      [row.areaLevel, row.areaSlug, row.listingType, row.basis, row.segment, row.condition, row.period].join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
    for (const { status, pricePerSqm, observations, basis } of rows) {
      expect(pricePerSqm !== null).toBe(status === 'published')
      expect(observations === 0 && status !== 'none').toBe(false)
      if (status === 'none') expect(observations).toBe(0)
      // The offices print from 10 deeds and 30 listings on, in every year.
      const fewest = basis === 'registered' ? 10 : 30
      if (status === 'withheld' && observations !== null) expect(observations).toBeLessThan(fewest)
      if (status === 'published' && observations !== null) expect(observations).toBeGreaterThanOrEqual(fewest)
    }
    expect(Math.min(...rows.map(({ year }) => year))).toBe(2009)
  })

  it('keep a commune of former times apart from the one that it joined', () => {
    const rows = officialPriceRows(reference, [], AS_OF)
    expect(rows.find(({ areaSlug }) => areaSlug === 'bascharage')).toMatchObject({ mergedInto: 'kaerjeng' })
    expect(rows.find(({ areaSlug }) => areaSlug === 'kaerjeng')).toMatchObject({ mergedInto: null })
    const nation = rows.filter(({ areaLevel }) => areaLevel === 'nation')
    expect(nation.length).toBeGreaterThan(60)
    expect(nation.every(({ areaSlug, mergedInto }) => areaSlug === 'luxembourg' && mergedInto === null)).toBe(true)
  })

  it('take a delivered figure before the committed history, the newest file first, and fill in what it does not count', () => {
    const old = delivered({ pricePerSqm: 1, sourceId: 'older' })
    const known = { year: 2021, period: '2021', observations: null, pricePerSqm: 6_477.54 }
    const rows = officialPriceRows(reference, [delivered(), old, delivered(known)], AS_OF)
    const esch = (period: string) =>
      rows.find((row) => row.areaSlug === 'esch-sur-alzette' && row.condition === 'existing' && row.period === period)
    expect(esch('2024')).toMatchObject({ pricePerSqm: 6_543, source: 'feed', periodEnd: '2024-12-31' })
    const committed = reference.officialCounts.find(
      ({ area, basis, age, year }) =>
        area === 'esch-sur-alzette' && basis === 'registered' && age === 'existing' && year === 2021,
    )!
    expect(esch('2021')).toMatchObject({ pricePerSqm: 6_477.54, observations: committed.observations })
    expect(esch('2022')).toBeUndefined()
  })

  it('take a price and its count from one source where two print different prices', () => {
    const of2021 = { year: 2021, period: '2021' }
    const [city, all] = [
      delivered({ ...of2021, pricePerSqm: 12_576.54, observations: null, sourceId: 'city' }),
      delivered({ ...of2021, pricePerSqm: 13_055.9, observations: 8_757, sourceId: 'all' }),
    ]
    const esch = (prices: DeliveredPrice[]) =>
      officialPriceRows(reference, prices, AS_OF).find(
        (row) => row.areaSlug === 'esch-sur-alzette' && row.condition === 'existing' && row.period === '2021',
      )
    expect(esch([city, all])).toMatchObject({ pricePerSqm: 12_576.54, observations: null, source: 'city' })
    expect(esch([all, city])).toMatchObject({ pricePerSqm: 13_055.9, observations: 8_757, source: 'all' })
  })

  it('counts no listings in the committed history beside a price that another table prints', () => {
    const row = officialPriceRows(reference, [], AS_OF).find(
      ({ areaLevel, areaSlug, listingType, basis, segment, period }) =>
        areaLevel === 'commune' &&
        areaSlug === 'luxembourg' &&
        listingType === 'sale' &&
        basis === 'asking' &&
        segment === 'apartment' &&
        period === '2021',
    )
    expect(row).toMatchObject({ pricePerSqm: 12_576.54, observations: null })
  })

  it('leave out places that are no commune, cells without anything, and periods that are not over', () => {
    const rows = officialPriceRows(
      { ...reference, officialPrices: [], officialCounts: [], officialNational: [], priceLevels: [] },
      [
        delivered({ communeText: 'Atlantis' }),
        delivered({ pricePerSqm: null, observations: null }),
        delivered({ period: '2026-01/2026-12', year: 2026 }),
        delivered({ areaKind: 'quartier', communeText: 'Beggen' }),
        delivered({ pricePerSqm: null, suppressed: true, observations: 4, period: '2023', year: 2023 }),
        delivered({ areaKind: 'country', communeText: 'Moyenne nationale' }),
      ],
      AS_OF,
    )
    expect(rows.map(({ areaLevel, areaSlug, period, status }) => [areaLevel, areaSlug, period, status])).toEqual([
      ['commune', 'esch-sur-alzette', '2023', 'withheld'],
      ['nation', 'luxembourg', '2024', 'published'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../markdown/render-document.ts'
import type { TrendPoint, TrendSeries } from '../../../models/contracts/market/trend.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { communeRows } from '../communes/communes-overview.ts'
import { levelWords } from '../level-cells.ts'
import { rankingSection } from './ranking-section.ts'
import { compareFinding, comparable, compareSection, type CompareCommune } from './compare-section.ts'

const FACTS = somePageFacts()
const textOf = (facts: Parameters<typeof rankingSection>[0], locale: (typeof LOCALES)[number] = 'en'): string =>
  renderMarkdown(
    { locale, title: 't', description: 'd', blocks: [rankingSection(facts, 'all', locale)], sources: [] },
    { baseUrl: 'https://lux.example', asOf: '2026-09-30', releaseId: 'r', sample: true },
  )

/** A series whose newest point is changed. */
function ofPoints(series: TrendSeries, over: Partial<TrendPoint>): TrendSeries {
  return {
    ...series,
    points: series.points.map((point, at, all) => ({ ...point, ...(at === all.length - 1 && over) })),
  }
}

describe('the ranking of communes', () => {
  it.each(LOCALES)(
    'says in %s the levels of the overview of communes with their intervals, and names those without',
    (locale) => {
      const text = textOf(FACTS, locale)
      const { level } = levelWords('sale', locale)
      for (const { sale } of communeRows(FACTS))
        if (sale?.pricePerSqm != null) {
          expect(text).toContain(level(sale.pricePerSqm))
          expect(text).toContain(level(sale.low!))
        }
      expect(text).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/)
    },
  )

  it('says so where no commune has a level', () => {
    expect(textOf({ ...FACTS, trends: new Map() })).toContain('No commune has enough listings for a level.')
  })

  it.each([
    [9, false],
    [10, true],
  ])('has a level of %i listings in its order: %s', (listings, isRanked) => {
    const key = 'commune/esch-sur-alzette/sale/all'
    const few = ofPoints(FACTS.trends.get(key)!, { listingCount: 1, yearListingCount: listings })
    const text = textOf({ ...FACTS, trends: new Map([...FACTS.trends, [key, few]]) })
    const level = levelWords('sale', 'en').level(few.points.at(-1)!.pricePerSqm!)
    expect(text.includes(`**${level}**`)).toBe(isRanked)
    expect(text.includes('Not ranked, with fewer than 10 listings that tell a price: Esch-sur-Alzette')).toBe(!isRanked)
  })

  it('counts no listings of a kind whose own level is withheld towards a rank among all homes', () => {
    const [all, house] = ['all', 'house'].map((segment) => `commune/esch-sur-alzette/sale/${segment}`)
    const ten = ofPoints(FACTS.trends.get(all!)!, { listingCount: 10, yearListingCount: 10 })
    const level = levelWords('sale', 'en').level(ten.points.at(-1)!.pricePerSqm!)
    const textWith = (pricePerSqm: number | null): string => {
      const four = ofPoints(FACTS.trends.get(house!)!, { pricePerSqm, listingCount: 4, yearListingCount: 4 })
      return textOf({ ...FACTS, trends: new Map([...FACTS.trends, [all!, ten], [house!, four]]) })
    }
    expect(textWith(5_000)).toContain(`**${level}**`)
    expect(textWith(null)).not.toContain(`**${level}**`)
  })

  it('takes no modelled level for the dearest or the cheapest', () => {
    const drawn = (dataAvailability: 'full' | 'estimated'): typeof FACTS => ({
      ...FACTS,
      trends: new Map(
        [...FACTS.trends].map(([key, series], at) => [
          key,
          {
            ...series,
            points: series.points.map(({ pricePerSqm, low, high, ...point }) => {
              const times = (value: number | null): number | null => value && value * (at + 1)
              return { ...point, pricePerSqm: times(pricePerSqm), low: times(low), high: times(high), dataAvailability }
            }),
          },
        ]),
      ),
    })
    expect(textOf(drawn('full'))).toMatch(/homes ask [\d.]+ times as much/)
    expect(textOf(drawn('estimated'))).not.toMatch(/times as much/)
  })

  it('calls a difference one only where the intervals are apart', () => {
    const [known] = comparable(FACTS)
    const first = { ...known!, sale: ofPoints(known!.sale, { dataAvailability: 'full' }) }
    const other = (shift: number) => ({
      ...first,
      commune: { ...first.commune, name: { en: 'Other', fr: 'Other', de: 'Other', lb: 'Other' } },
      sale: {
        ...first.sale,
        points: first.sale.points.map((point) => ({
          ...point,
          pricePerSqm: point.pricePerSqm! * shift,
          low: point.low! * shift,
          high: point.high! * shift,
        })),
      },
    })
    const current = first.sale.points.at(-1)!.quarter
    expect(compareFinding([first, other(2)], current, 'en')).toMatch(/^Other asks 100\s% more than /)
    expect(compareFinding([first, other(1.001)], current, 'en')).toMatch(/^No clear difference between Other and /)
    expect(compareFinding([first, other(2)], 'Q1-2040', 'en')).toMatch(
      /^Other asked 100\s% more than .* quarter of \d{4}$/,
    )
    const few = { ...other(2), sale: ofPoints(other(2).sale, { dataAvailability: 'estimated' }) }
    expect(compareFinding([first, few], current, 'en')).toBeUndefined()
    const later = { ...other(2), sale: ofPoints(other(2).sale, { quarter: 'Q1-2040' }) }
    expect(compareFinding([first, later], 'Q1-2040', 'en')).toBeUndefined()
  })

  it('names the quarter of each level of the compared communes where one is not the current', () => {
    const first = comparable(FACTS)[0]!
    const current = first.sale.points.at(-1)!.quarter
    const older = { ...first, sale: ofPoints(first.sale, { quarter: 'Q3-2020' }) }
    const headOf = (communes: CompareCommune[]): string =>
      JSON.stringify(compareSection(communes, current, 'en', [first.commune.slug])).replace(/.*"kind":"table"/, '')
    expect(headOf([older])).toMatch(/Sale, EUR\/m², Q3 2020.*New listings for sale, Q3 2020/)
    expect(headOf([first])).toMatch(/"Sale, EUR\/m²".*"New listings for sale"/)
  })
})

import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { communeRows } from '../communes/communes-overview.ts'
import { levelWords } from '../level-cells.ts'
import { rankingSection } from './ranking-section.ts'
import { compareFinding, comparable } from './compare-section.ts'

const FACTS = somePageFacts()
const textOf = (facts: Parameters<typeof rankingSection>[0], locale: (typeof LOCALES)[number] = 'en'): string =>
  renderMarkdown(
    { locale, title: 't', description: 'd', blocks: [rankingSection(facts, 'all', locale)], sources: [] },
    { baseUrl: 'https://lux.example', asOf: '2026-09-30', releaseId: 'r', sample: true },
  )

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
    const [first] = comparable(FACTS)
    const other = (shift: number) => ({
      ...first!,
      commune: { ...first!.commune, name: { en: 'Other', fr: 'Other', de: 'Other', lb: 'Other' } },
      sale: {
        ...first!.sale,
        points: first!.sale.points.map((point) => ({
          ...point,
          pricePerSqm: point.pricePerSqm! * shift,
          low: point.low! * shift,
          high: point.high! * shift,
        })),
      },
    })
    expect(compareFinding([first!, other(2)], 'en')).toMatch(/^Other asks 100\s% more than /)
    expect(compareFinding([first!, other(1.001)], 'en')).toMatch(/^No clear difference between Other and /)
  })
})

import { describe, expect, it } from 'vitest'
import type { TrendPoint } from '../../models/contracts/market/trend.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { quarterWords } from '../say/quarter-words.ts'
import { levelAnswer } from './level-answer.ts'
import { levelFigure } from './level-figure.ts'
import { somePageFacts } from './market-facts.fixture.ts'
import { newestQuarter } from './market-facts.ts'

const [series] = [...somePageFacts().trends.values()]
const pointOf = (over: Partial<TrendPoint>): TrendPoint => ({ ...series!.points.at(-1)!, ...over })

describe('what homes ask against the country', () => {
  const nation = pointOf({ pricePerSqm: 8000, low: 7900, high: 8100 })

  it('is more or less only where the intervals are apart', () => {
    const said = (low: number): string =>
      levelAnswer(pointOf({ pricePerSqm: 8600, low, high: 9100 }), nation, nation.quarter, 'en').join(' ')
    expect(said(8200)).toMatch(/7\.5\s% more than in the country/)
    expect(said(8050)).toContain('No clear difference from the country.')
  })
})

describe('a level of few listings', () => {
  it.each(LOCALES)('has its range and their number in the first sentence, in %s', (locale) => {
    const few = { pricePerSqm: 8600, low: 8200, high: 9100, listingCount: 7, yearListingCount: 8 } as const
    const first = (over: Partial<TrendPoint>): string =>
      levelAnswer(pointOf({ ...few, ...over }), undefined, pointOf({}).quarter, locale)[0]!.replaceAll(/[^\d;]/g, '')
    expect(first({ dataAvailability: 'full' })).not.toMatch(/8200.*9100/)
    expect(first({ dataAvailability: 'partial' })).toMatch(/8200.*9100.*7/)
    expect(first({ dataAvailability: 'estimated' })).toMatch(/8200.*9100.*78/)
    expect(first({ dataAvailability: 'estimated', stockOn: '2025-09-03' })).toMatch(/8200.*9100.*2025.*7/)
  })
})

describe('a level of an earlier quarter', () => {
  const point = pointOf({ quarter: 'Q3-2025', pricePerSqm: 9600, low: 9500, high: 9700 })
  const nation = pointOf({ quarter: 'Q3-2025', pricePerSqm: 8000, low: 7900, high: 8100 })

  it.each(LOCALES)('is told with its quarter, in the past, in %s', (locale) => {
    const past = levelAnswer(point, nation, 'Q1-2026', locale)
    const present = levelAnswer(point, nation, 'Q3-2025', locale)
    expect(past[0]).toContain(quarterWords('Q3-2025', locale).during)
    expect(present[0]).not.toContain('2025')
    expect(past[1]).not.toBe(present[1])
  })

  it('is not set against the country of another quarter', () => {
    const said = levelAnswer(point, { ...nation, quarter: 'Q1-2026' }, 'Q1-2026', 'en').join(' ')
    expect(said).not.toContain('the country')
  })
})

describe('the quarter of a level', () => {
  it('is the newest with a level, by time and not by letters', () => {
    const points = [
      pointOf({ quarter: 'Q4-2024' }),
      pointOf({ quarter: 'Q1-2025' }),
      pointOf({ quarter: 'Q2-2025', pricePerSqm: null }),
    ]
    expect(newestQuarter([undefined, ...points])).toBe('Q1-2025')
    expect(newestQuarter([undefined])).toBeUndefined()
  })

  it('stands in the figure unless it is said above', () => {
    const point = pointOf({ quarter: 'Q3-2025', pricePerSqm: 8000, low: 7900, high: 8100 })
    expect(levelFigure(point, 'sale', 'apartment', 'en', 'Q1-2026').note).toMatch(/^Q3 2025; /)
    expect(levelFigure(point, 'sale', 'apartment', 'en', 'Q3-2025').note).not.toContain('2025')
  })
})

import { describe, expect, it } from 'vitest'

import { readQuery } from '../read-query.fixture.ts'
import cases from './amounts-in-few-words.cases.json' with { type: 'json' }

const understand = (text: string, intent: 'rent' | 'buy' = 'rent') => readQuery(text, intent)

describe('what a price covers', () => {
  it.each(cases.charges)('charges with it: %s', (text) => {
    expect(understand(text).priceEur).toMatchObject({ min: null, max: 2800, includesCharges: true })
  })

  it.each(cases.fees)('fees with it: %s', (text) => {
    expect(understand(text, 'buy').priceEur).toMatchObject({ min: null, max: 800_000, includesFees: true })
  })

  it.each(cases.ceilings)('nothing more, and stays a ceiling: %s', (text) => {
    expect(understand(text).priceEur).toMatchObject({ min: null, max: 1800, includesCharges: false })
  })
})

describe('what each person pays', () => {
  const PAYERS = [
    ['3', 'nurses, each', 650],
    ['four', 'nurses, each', 500],
    ['4', 'infirmières, chacune', 600],
    ['drei', 'Pflegerinnen, je', 600],
    ['dräi', 'Maurer, pro Persoun', 600],
    ['três', 'enfermeiras, cada uma', 600],
  ] as const
  const COUNTS: Readonly<Record<string, number>> = { '3': 3, '4': 4, four: 4, drei: 3, dräi: 3, três: 3 }
  it.each(PAYERS)('is added up: %s %s %s', (count, payers, share) => {
    const { priceEur, household } = understand(`${count} ${payers} ${share}, Mersch`)
    expect([household?.persons, priceEur.max]).toEqual([COUNTS[count], COUNTS[count]! * share])
  })

  it.each(['3 bedrooms, 600 each, Mersch', '2 dogs, 600 each, Mersch', '2 garages, 600 each, Mersch'])(
    'is no total where no persons are counted: %s',
    (text) => {
      const { priceEur, household, notes } = understand(text)
      expect([household, priceEur.max]).toEqual([null, null])
      expect(notes.map(({ code }) => code)).toContain('share_of_unknown')
    },
  )
})

describe('an amount of each of several people', () => {
  it.each(cases.buyers)('buys for all of them: %s', (text) => {
    const { priceEur, listingType } = understand(text, 'buy')
    expect([priceEur.max, listingType]).toEqual([600_000, 'sale'])
  })
})

describe('an office', () => {
  it('has the area behind its word, of which a room of a home has its own', () => {
    expect(understand('Bureau 40 m2 à Mersch').areaM2).toMatchObject({ min: 40, max: null })
    expect(understand('maison à Mersch, bureau 40 m2').areaM2).toMatchObject({ min: null, max: null })
  })
})

describe('a year long gone', () => {
  it.each(cases.longAgo as [string, number][])('leaves the kind of home: %s', (text, year) => {
    expect(understand(text, 'buy')).toMatchObject({ constructionYear: { min: null, max: year } })
    expect(understand(text, 'buy').understood.map(({ value }) => value)).toContain('any_house')
  })
})

describe('a range with one scale', () => {
  it.each(cases.ranges as [string, number, number][])('reads %s', (text, min, max) => {
    expect(understand(text).priceEur).toMatchObject({ min, max })
  })
})

describe('levels', () => {
  it.each(cases.levels)('name no floor: %s', (text) => {
    expect(understand(text).floor).toEqual({ min: null, max: null })
  })
})

describe('fees that come on top', () => {
  it.each([
    'house in Mersch, 750k + fees',
    'maison à Mersch, 750 000 + frais',
    'Haus in Mersch, 750.000 plus Kosten',
    'Haus zu Miersch, 750.000 plus Fraisen',
    'casa em Mersch, 750 mil + despesas',
  ])('leave a ceiling: %s', (text) => {
    expect(understand(text, 'buy').priceEur).toMatchObject({ min: null, max: 750_000, includesFees: false })
  })
})

describe('the order by square metre', () => {
  it.each([
    'cheapest per square metre, Mersch',
    'le moins cher au mètre carré à Mersch',
    'günstigster Quadratmeter zuerst, Mersch',
    'dat bëllegst de Quadratmeter zu Miersch',
    'o mais barato por metro quadrado em Mersch',
  ])('is one, and no metro: %s', (text) => {
    const { order, wishes } = understand(text)
    expect([order, wishes]).toEqual(['cheapest_per_m2', []])
  })
})

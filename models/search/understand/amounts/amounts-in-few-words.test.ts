import { describe, expect, it } from 'vitest'

import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'

const understand = (text: string, intent: 'rent' | 'buy' = 'rent') =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent, today: '2026-11-26' })

describe('what a price covers', () => {
  it.each([
    'flat in Mersch 2.8k but the charges need to be inside that',
    'Mersch, 2.800, die Nebenkosten müssen drin sein',
    'Mersch, 2 800 €, les charges doivent être comprises',
    'flat in Mersch 2.800 incl.',
    'apartamento em Mersch, 2.800 tudo',
    'Wohnung in Mersch, 2.800 alles drin',
    'Wunneng zu Miersch, 2.800 inclus',
    'flat in Mersch, EUR 2,800 all included',
    'apartamento em Mersch, 2.800 com água e luz',
  ])('charges with it: %s', (text) => {
    expect(understand(text).priceEur).toMatchObject({ min: null, max: 2800, includesCharges: true })
  })

  it.each([
    'house in Mersch 800k incl. all fees',
    'maison à Mersch 800k acte compris',
    'Haus in Mersch 800.000 inkl. aller Erwerbsnebenkosten',
    'Haus zu Miersch 800.000 mam Notaire',
    'casa em Mersch 800 mil, todos os custos incluídos',
    'casa em Mersch, 800 mil com despesas de notário',
    'Haus zu Miersch 800.000, Fraisen dran',
    'house in Mersch 800k and that has to cover the notary',
  ])('fees with it: %s', (text) => {
    expect(understand(text, 'buy').priceEur).toMatchObject({ min: null, max: 800_000, includesFees: true })
  })

  it.each([
    'flat in Mersch 1,800 excl. VAT',
    'flat in Mersch 1,800 + utilities',
    'appartement à Mersch 1 800 + charges',
    'Wohnung in Mersch 1.800 ohne NK',
    'Wunneng zu Miersch 1.800 ouni NK',
    'T2 em Mersch 1.800 + despesas',
    'T2 em Mersch, 1.800 encargos à parte',
    'appartement à Mersch, 1.800 hors ch.',
  ])('nothing more, and stays a ceiling: %s', (text) => {
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
  it.each(['two sisters, 300k each, flat in Mersch', '2 irmãos, 300 mil cada um, apartamento em Mersch'])(
    'buys for all of them: %s',
    (text) => {
      const { priceEur, listingType } = understand(text, 'buy')
      expect([priceEur.max, listingType]).toEqual([600_000, 'sale'])
    },
  )
})

describe('an office', () => {
  it('has the area behind its word, of which a room of a home has its own', () => {
    expect(understand('Bureau 40 m2 à Mersch').areaM2).toMatchObject({ min: 40, max: null })
    expect(understand('maison à Mersch, bureau 40 m2').areaM2).toMatchObject({ min: null, max: null })
  })
})

describe('a year long gone', () => {
  it.each([
    ['house in Mersch, pre-1940', 1940],
    ['al Haus zu Miersch virun 1950', 1950],
  ])('leaves the kind of home: %s', (text, year) => {
    expect(understand(text, 'buy')).toMatchObject({ constructionYear: { min: null, max: year } })
    expect(understand(text, 'buy').understood.map(({ value }) => value)).toContain('any_house')
  })
})

describe('a range with one scale', () => {
  it.each([
    ['villa 7-8k', 7000, 8000],
    ['flat, 1,2-1,5k', 1200, 1500],
    ['appart 2-2,5k', 2000, 2500],
  ])('reads %s', (text, min, max) => {
    expect(understand(text).priceEur).toMatchObject({ min, max })
  })
})

describe('levels', () => {
  it.each(['everything on one level', 'tout sur un seul niveau', 'alles auf einem Level'])(
    'name no floor: %s',
    (text) => {
      expect(understand(text).floor).toEqual({ min: null, max: null })
    },
  )
})

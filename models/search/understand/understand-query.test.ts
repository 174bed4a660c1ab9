import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { SearchIntent } from '../intent/search-intent.ts'
import cases from './understand-query.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'

const TODAY = '2026-11-21'
const understand = (text: string, intent: 'rent' | 'buy' = 'buy'): SearchIntent => readQuery(text, intent, TODAY)

const placesOf = ({ places }: SearchIntent): string[] =>
  places.map(({ relation, kind, slug }) => `${relation} ${kind}:${slug}`).sort()

/** Writes a required wish as `garage!`, a refused one as `-garage`. */
const wishesOf = ({ wishes }: SearchIntent): string[] =>
  wishes.map(({ key, wanted, strength }) => (wanted ? `${key}${strength === 'must' ? '!' : ''}` : `-${key}`)).sort()

describe('amounts', () => {
  it.each(cases.prices as [string, object][])('reads %j as %j', (text, price) => {
    expect(understand(text).priceEur).toMatchObject({ min: null, max: null, around: null, ...price })
  })

  it('takes a stated income for no ceiling', () => {
    const intent = understand('Nous gagnons 7000 euros par mois et cherchons une maison')
    expect(intent.priceEur.max).toBeNull()
    expect(intent.incomeEur).toEqual({ amount: 7000, period: 'month' })
    expect(intent.notes).toContainEqual({ code: 'income_is_no_ceiling', about: '7000 euros par mois' })
  })

  it.each([
    ['zur Miete, 1.400 € warm', 'rent', true],
    ['à louer, 1 800 € charges comprises', 'rent', true],
    ['flat for £1500 a month', 'rent', false],
    ['maison à vendre', 'sale', false],
  ])('reads in %j the kind of offer', (text, listingType, includesCharges) => {
    const intent = understand(text)
    expect([intent.listingType, intent.priceEur.includesCharges]).toEqual([listingType, includesCharges])
  })

  it('takes a range without a word for a rent', () => {
    expect(understand('studio Belair 900-1200', 'rent').priceEur).toMatchObject({ min: 900, max: 1200 })
  })

  it('knows a price to buy and a rent by their size, whatever was asked for', () => {
    expect(understand('flat under 600.000 €', 'rent').listingType).toBe('sale')
    expect(understand('flat under 1500 €', 'buy').listingType).toBe('rent')
  })
})

describe('rooms, areas and people', () => {
  it.each(cases.fields as [string, object][])('reads %j as %j', (text, fields) => {
    expect(understand(text)).toMatchObject(fields)
  })

  it.each(['with energy class A or B', 'classe énergétique A ou B', 'Energieklass A oder B'])(
    'reads %j as a limit',
    (text) => {
      expect(understand(text).energyClass).toBe('B')
    },
  )
})

describe('types', () => {
  it.each(cases.types as [string, string[], string[]][])('reads %j as %j and not %j', (text, some, none) => {
    const { propertyTypes } = understand(text)
    expect(propertyTypes).toEqual(expect.arrayContaining(some))
    for (const type of none) expect(propertyTypes).not.toContain(type)
  })

  it.each(['house no matter where', 'maison peu importe où', 'Haus egal wo', 'Haus egal wou', 'casa tanto faz onde'])(
    'keeps the type in %j: the place does not matter',
    (text) => expect(understand(text).propertyTypes).toContain('house'),
  )

  it('keeps what is refused', () => {
    expect(understand('maison, pas de studio').unwantedPropertyTypes).toEqual(['studio'])
  })
})

describe('places', () => {
  it.each(cases.places as [string, string[]][])('reads in %j %j', (text, places) => {
    expect(understand(text).places.map(({ relation, kind, slug }) => `${relation} ${kind}:${slug}`)).toEqual(places)
  })

  it.each([
    ['a quarter of an hour from Kirchberg', 15],
    ['höchstens eine halbe Stunde nach Luxemburg-Stadt', 30],
    ['at most 25 minutes by rail to Belval', 25],
    ["à un quart d'heure de Kirchberg", 15],
  ])('reads in %j %d minutes', (text, minutes) => {
    expect(understand(text).commutes).toMatchObject([{ minutes }])
  })

  it('reads the longest way to work with its mode', () => {
    const { commutes, places } = understand('à 20 minutes de Kirchberg en train')
    expect(commutes).toMatchObject([{ destination: 'kirchberg', minutes: 20, mode: 'transit' }])
    expect(places).toEqual([])
  })
})

describe('wishes', () => {
  const wishesIn = (text: string): string[] =>
    understand(text).wishes.map(
      ({ key, wanted, strength }) => `${wanted ? '' : '-'}${key}${strength === 'must' ? '!' : ''}`,
    )

  it.each(cases.strengths as [string, string[]][])('reads in %j %j', (text, wishes) => {
    expect(wishesIn(text)).toEqual(wishes)
  })

  it.each([
    'room in a flatshare, women only',
    'WG-Zimmer nur für Frauen',
    'coloc, que des filles uniquement',
    'neighbours chosen by skin colour',
    'voisins selon la couleur de peau',
    'vizinhos pela cor da pele',
    'owner of any sexual orientation',
  ])('notes in %j who is not to be chosen by', (text) => {
    expect(understand(text, 'rent').notes.map(({ code }) => code)).toContain('protected_ground')
  })

  it('answers a wish for neighbours of one origin with a note and nothing else', () => {
    const intent = understand('quiet neighbourhood, no foreigners, 2 bedrooms')
    expect(intent.notes).toContainEqual({ code: 'protected_ground', about: 'foreigners' })
    expect(intent.wishes.map(({ key }) => key)).toEqual(['quiet'])
    expect(intent.textTerms).not.toContain('foreigners')
  })
})

describe('amounts as people say them', () => {
  it.each(cases.rents as [string, object][])('reads %j of a tenant as %j', (text, price) => {
    expect(understand(text, 'rent').priceEur).toMatchObject({ min: null, max: null, around: null, ...price })
  })

  it.each([
    ['we take home 4,800 a month', 4800],
    ['on touche 5200 par mois à deux', 5200],
    ['wir verdienen 5.600 netto', 5600],
    ['mir hunn 6000 net am Mount', 6000],
    ['recebemos 4.500 líquidos', 4500],
  ])('takes %j for an income', (text, amount) => {
    const { incomeEur, priceEur } = understand(text, 'rent')
    expect([incomeEur?.amount, priceEur.max]).toEqual([amount, null])
  })
})

describe('rooms and floors', () => {
  it.each(cases.bedrooms as [string, object][])('reads %j as bedrooms %j', (text, bedrooms) => {
    expect(understand(text).bedrooms).toEqual(bedrooms)
  })

  it.each(cases.floors as [string, object][])('reads %j as floors %j', (text, floor) => {
    expect(understand(text).floor).toEqual(floor)
  })

  it.each([
    ['2-Raum-Wohnung', 2],
    ['3ZKB', 3],
    ['2,5 Zimmer', 2],
    ['T2/T3 à Dudelange', 2],
  ])('reads %j as %j rooms', (text, rooms) => {
    expect(understand(text).rooms.min).toBe(rooms)
  })

  it('gives flatmates a bedroom each, and a home rather than a room', () => {
    const { household, propertyTypes } = understand('place for 3 flatmates', 'rent')
    expect([household?.bedrooms, propertyTypes]).toEqual([3, []])
  })

  it('parts the area of a home from that of its garden', () => {
    const { areaM2, landAreaM2 } = understand('ca. 120 qm Wohnfläche + Garten von 300 qm')
    expect([areaM2.around, landAreaM2.min]).toEqual([120, 300])
  })
})

describe('kinds of home', () => {
  it.each(cases.exactTypes as [string, string[]][])('reads %j as %j', (text, types) => {
    expect(understand(text).propertyTypes).toEqual(types)
  })

  it.each(['keine Erdgeschosswohnung', 'keng Wunneng um Rez', 'no flats on the ground floor'])(
    'refuses the ground floor in %j, and no flats',
    (text) => {
      const { unwantedPropertyTypes, wishes } = understand(text)
      expect(unwantedPropertyTypes).not.toContain('apartment')
      expect(wishes).toContainEqual(expect.objectContaining({ key: 'ground_floor', wanted: false }))
    },
  )
})

describe('places', () => {
  it.each(cases.sortedPlaces as [string, string[]][])('reads %j as %j', (text, places) => {
    expect(placesOf(understand(text))).toEqual(places)
  })

  it('gives a distance that stands alone to the place that is named', () => {
    expect(understand('Mersch or within 8 km of it').places).toMatchObject([{ relation: 'near', radiusM: 8000 }])
    expect(understand('Rayon de 10 km autour de Mersch').wishes).toEqual([])
  })
})

describe('the order', () => {
  it.each([
    ['O apartamento mais barato à venda em Mersch', 'cheapest'],
    ['os apartamentos mais baratos em Mersch', 'cheapest'],
    ['apartamento mais barato que 500000 euros', null],
    ['mais barato do que 400.000', null],
    ['mais barato por m2', 'cheapest_per_m2'],
    ['pro m² déi bëllegst fir d’éischt', 'cheapest_per_m2'],
    ['do mais caro para o mais barato', 'dearest'],
    ['do mais caro ao mais barato', 'dearest'],
  ])('of %j is %s', (text, order) => {
    expect(understand(text).order).toBe(order)
  })
})

describe('what is not understood', () => {
  it.each(['flat for sale in Mersch', 'Maison à vendre à Mersch', 'maison en vente, Mersch', 'casa à venda em Mersch'])(
    'is nothing in %j',
    (text) => {
      expect(understand(text)).toMatchObject({ listingType: 'sale', notUnderstood: [] })
    },
  )
})

describe('ways to work', () => {
  it.each(cases.waysToWork as [string, string, number, string][])('reads %j', (text, destination, minutes, mode) => {
    const { commutes, places } = understand(text, 'rent')
    expect(commutes).toMatchObject([{ destination, minutes, mode }])
    expect(places).toEqual([])
  })
})

describe('energy classes and days', () => {
  it.each(cases.energyClasses as [string, string | null][])('reads %j as %j', (text, energyClass) => {
    const { energyClass: read, wishes } = understand(text)
    expect(read).toBe(energyClass)
    if (!text.startsWith('low')) expect(wishes).toEqual([])
  })

  it.each(cases.days as [string, string | null][])('reads %j as %j', (text, day) => {
    expect(understand(text).availableBy).toBe(day)
  })
})

describe('how strongly a thing is wished for', () => {
  it.each(cases.sortedWishes as [string, string[]][])('reads %j as %j', (text, wishes) => {
    expect(wishesOf(understand(text))).toEqual(wishes)
  })
})

describe('the vocabulary of adverts', () => {
  const MEANT: Readonly<Record<string, string>> = {
    'attr.balcony': 'balcony',
    'attr.terrace': 'terrace',
    'attr.garden': 'garden',
    'attr.elevator': 'lift',
    'attr.cellar': 'cellar',
    'attr.fireplace': 'fireplace',
    'attr.pool': 'pool',
    'attr.sauna': 'sauna',
    'attr.air_conditioning': 'air_conditioning',
    'attr.wheelchair_access': 'step_free',
    'heating.heat_pump': 'heat_pump',
    'heating.underfloor': 'underfloor_heating',
  }
  const rows = readFileSync('data/reference/vocabulary.csv', 'utf8').trim().split('\n').slice(1)
  const terms = rows
    .map((row) => row.split(','))
    .filter(([concept, , , polarity]) => MEANT[concept!] !== undefined && polarity === 'present')
    // A storeroom is no cellar to a searcher.
    .filter(([, , term]) => !/^(?:storage|arrecadação)$/.test(term!))

  it.each(terms)('%s in %s: searches know “%s”', (concept, _, term) => {
    expect(understand(`${term}`).wishes.map(({ key }) => key)).toContain(MEANT[concept!])
  })
})

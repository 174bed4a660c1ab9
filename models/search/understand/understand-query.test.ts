import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import { understandQuery } from './understand-query.ts'

const TODAY = '2026-11-21'
const understand = (text: string, intent: 'rent' | 'buy' = 'buy') =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent, today: TODAY })

describe('amounts', () => {
  it.each([
    ['max 600,000 EUR', { max: 600_000 }],
    ['bis 1050k', { max: 1_050_000 }],
    ['moins de 1 050 000€', { max: 1_050_000 }],
    ['our ceiling is six hundred and fifty thousand', { max: 650_000 }],
    ['pas plus de cinq cent quatre-vingt mille', { max: 580_000 }],
    ['mehr als 700.000 können wir nicht ausgeben', { max: 700_000 }],
    ['net méi wéi 650.000 Euro', { max: 650_000 }],
    ['menos de 950 mil euros', { max: 950_000 }],
    ['half a million tops', { max: 500_000 }],
    ['entre 800 et 950 mille', { min: 800_000, max: 950_000 }],
    ['500-700k', { min: 500_000, max: 700_000 }],
    ['between 2000 and 2500 €', { min: 2000, max: 2500 }],
    ['autour de 580k', { around: 580_000 }],
    ['um die 580.000 Euro', { around: 580_000 }],
    ['ronn 800.000', { around: 800_000 }],
    ['at least 400.000 €', { min: 400_000 }],
    ['budget 720', { max: 720_000 }],
    ['auf keinen Fall über 675k', { max: 675_000 }],
    ['not a cent over 500k', { max: 500_000 }],
    ['1.675 million tops', { max: 1_675_000 }],
    ['max 1.25M€', { max: 1_250_000 }],
    ['höchstens 1,225 Mio', { max: 1_225_000 }],
    ['2M max', { max: 2_000_000 }],
    ['mehr als 525.000 € geht nicht', { max: 525_000 }],
    ['sans dépasser 975 k€', { max: 975_000 }],
    ['890.000', { max: 890_000 }],
  ])('reads %j as %j', (text, price) => {
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
  it.each([
    ['2 bed', { bedrooms: { min: 2, max: null } }],
    ['three-bed house', { bedrooms: { min: 3, max: null } }],
    ['1-2 bedrooms', { bedrooms: { min: 1, max: 2 } }],
    ['zwou bis dräi Schlofkummeren', { bedrooms: { min: 2, max: 3 } }],
    ['3 chbres max 700k€', { bedrooms: { min: 3, max: null } }],
    ['mindestens drei Schlafzimmern', { bedrooms: { min: 3, max: null } }],
    ['höchstens 3 Zimmer', { rooms: { min: null, max: 3 } }],
    ['mit einem Schlafzimmer', { bedrooms: { min: 1, max: null } }],
    ['Dreizimmerwohnung', { rooms: { min: 3, max: null } }],
    ['2 x Schlafzimmer', { bedrooms: { min: 2, max: null } }],
    ['avec une chambre', { bedrooms: { min: 1, max: null } }],
    ['Grundstück von 600 m²', { landAreaM2: { min: 600 } }],
    ['Wohnung mit ca. 90 m²', { areaM2: { min: null, max: null, around: 90 } }],
    ['environ 85 m²', { areaM2: { min: null, max: null, around: 85 } }],
    ['2-Zimmer-Wohnung', { rooms: { min: 2, max: null } }],
    ['appartement T3 avec cave', { rooms: { min: 3, max: null } }],
    ['procuro T2 em Esch', { bedrooms: { min: 2, max: null } }],
    ['deux salles de bain', { bathrooms: { min: 2, max: null } }],
    ['110 m² minimum', { areaM2: { min: 110, max: null, around: null } }],
    ['etwa 90 qm', { areaM2: { min: null, max: null, around: 90 } }],
    ['a garden of 5 ares', { landAreaM2: { min: 500 } }],
    ['third floor or higher', { floor: { min: 3, max: null } }],
    ['au troisième étage', { floor: { min: 3, max: 3 } }],
    ['3rd floor or higher', { floor: { min: 3, max: null } }],
    ['built after 2010', { constructionYear: { min: 2010, max: null } }],
    ['family of four', { household: { persons: 4, bedrooms: 3 } }],
    ['ein Paar mit zwei Kindern', { household: { persons: 4, bedrooms: 3 } }],
    ['mir sinn zu véiert', { household: { persons: 4, bedrooms: 3 } }],
    ['um casal com um bebé', { household: { persons: 3, bedrooms: 2 } }],
    ['fünfköpfige Familie', { household: { persons: 5, bedrooms: 4 } }],
    ['energy class A, B or C', { energyClass: 'C' }],
    ['Energieausweis mindestens C', { energyClass: 'C' }],
    ['energy class at least B', { energyClass: 'B' }],
    ['Energieklasse C oder besser', { energyClass: 'C' }],
    ['available from 1 March 2027', { availableBy: '2027-03-01' }],
    ['disponível em janeiro', { availableBy: '2027-01-01' }],
    ['libre de suite', { availableBy: TODAY }],
  ])('reads %j as %j', (text, fields) => {
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
  it.each([
    ['house or flat', ['apartment', 'house'], []],
    ['studio apartment', ['studio'], []],
    ['Wohnung, ein Haus mit Geschichte', ['apartment'], ['house']],
    ['ein Haus mit Geschichte', ['house'], ['apartment']],
    ['um andar com elevador', ['apartment'], ['house']],
    ['apartamento, nada de casas escuras', ['apartment'], ['house']],
    ['une maison, pas de studio', ['house'], ['studio']],
    ['eng Wunneng an engem passiven Haus', ['apartment'], ['house']],
    ['Ein Zuhause', [], ['house', 'apartment']],
    ['garage à louer à Esch', ['parking'], ['house']],
    ['office to rent in Strassen', ['office'], ['apartment']],
    ['bedroom in a shared house', ['room'], ['house']],
    ['single-family home', ['house'], ['apartment']],
    ['flat with an office', ['apartment'], ['office']],
    ['Grundstück in Mersch', ['land'], ['house']],
    ['WG-Zimmer in Esch', ['room'], ['apartment']],
    ['chambre à louer à Belval', ['room'], ['apartment']],
    ['terraced house', ['terraced_house'], ['house', 'villa']],
  ])('reads %j as %j and not %j', (text, some, none) => {
    const { propertyTypes } = understand(text)
    expect(propertyTypes).toEqual(expect.arrayContaining(some))
    for (const type of none) expect(propertyTypes).not.toContain(type)
  })

  it('keeps what is refused', () => {
    expect(understand('maison, pas de studio').unwantedPropertyTypes).toEqual(['studio'])
  })
})

describe('places', () => {
  it.each([
    ['in Diddeleng', ['in commune:dudelange']],
    ['à Differdang', ['in commune:differdange']],
    ['in Walferdingen oder Mersch', ['in commune:walferdange', 'in commune:mersch']],
    ['flat in Dudlange', ['in commune:dudelange']],
    ['near Kirchberg', ['near quarter:kirchberg']],
    ['Mersch et environs', ['near commune:mersch']],
    ['Mersch und Umgebung', ['near commune:mersch']],
    ['in the Mersch area', ['near commune:mersch']],
    ['im Umkreis von 10 km um Mersch', ['near commune:mersch']],
    ['flat in Esch-on-Sûre', ['in commune:esch-sur-sure']],
    ['Wunneng op der Gare', ['in quarter:gare']],
    ['Grund, 1-bed', ['in quarter:grund']],
    ['quartier Gare', ['in quarter:gare']],
    ['Bahnhofsviertel', ['in quarter:gare']],
    ['near the gare', []],
    ['no bei Miersch', ['near commune:mersch']],
    ['within 10 km of Mersch', ['near commune:mersch']],
    ['in Esch-Uelzecht, not Esch-sur-Sûre', ['in commune:esch-sur-alzette', 'not_in commune:esch-sur-sure']],
    ['canton de Capellen', ['in canton:capellen']],
    ['am Éislek', ['in region:north']],
    ['no centro', ['in region:centre']],
    ['somewhere up north', ['in region:north']],
    ['northern Luxembourg', ['in region:north']],
    ['région sud', ['in region:south']],
    ['dans le Minett', ['in region:south']],
    ['Moselgegend', ['in region:moselle']],
    ['house in Mersch, Luxembourg', ['in commune:mersch']],
    ['a patch of grass', []],
    ['in summer in the evening', []],
    ['full of light', []],
  ])('reads in %j %j', (text, places) => {
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

  it.each([
    ['no ground floor', ['-ground_floor!']],
    ['pas de moquette', ['-carpet!']],
    ['kein Erdgeschoss, kein Teppich', ['-ground_floor!', '-carpet!']],
    ['elevador obrigatório', ['lift!']],
    ['Garage zwingend', ['garage!']],
    ['ideally with a fireplace', ['fireplace']],
    ["we don't need a garden", []],
    ['pas besoin de parking', []],
    ['not far from the station', ['transit']],
    ['à deux pas du lycée', ['schools']],
    ['flat with a balcny and parkign', ['balcony', 'parking']],
    ['sans vis-à-vis', ['view']],
    ['jardin d’enfants à côté', ['schools']],
    ['terraced house', []],
    ['we have no car', ['transit']],
    ['sem barulho de carros', ['quiet']],
    ['ohne Auto und sehr gut isoliert', ['transit', 'energy_efficient']],
    ['ohne Balkon und Garten', ['-balcony!', '-garden!']],
    ['without noise and bright', ['quiet', 'bright']],
  ])('reads in %j %j', (text, wishes) => {
    expect(wishesIn(text)).toEqual(wishes)
  })

  it.each(['room in a flatshare, women only', 'WG-Zimmer nur für Frauen', 'coloc, que des filles uniquement'])(
    'notes in %j who is not to be chosen by',
    (text) => {
      expect(understand(text, 'rent').notes.map(({ code }) => code)).toContain('protected_ground')
    },
  )

  it('answers a wish for neighbours of one origin with a note and nothing else', () => {
    const intent = understand('quiet neighbourhood, no foreigners, 2 bedrooms')
    expect(intent.notes).toContainEqual({ code: 'protected_ground', about: 'foreigners' })
    expect(intent.wishes.map(({ key }) => key)).toEqual(['quiet'])
    expect(intent.textTerms).not.toContain('foreigners')
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

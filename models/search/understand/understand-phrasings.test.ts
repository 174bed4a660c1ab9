import { describe, expect, it } from 'vitest'

import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { understandQuery } from './understand-query.ts'

const TODAY = '2026-11-21'
const understand = (text: string, intent: 'rent' | 'buy' = 'buy'): SearchIntent =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent, today: TODAY })

const placesOf = ({ places }: SearchIntent): string[] =>
  places.map(({ relation, kind, slug }) => `${relation} ${kind}:${slug}`).sort()

/** Writes a required wish as `garage!`, a refused one as `-garage`. */
const wishesOf = ({ wishes }: SearchIntent): string[] =>
  wishes.map(({ key, wanted, strength }) => (wanted ? `${key}${strength === 'must' ? '!' : ''}` : `-${key}`)).sort()

describe('amounts as people say them', () => {
  it.each([
    ['a million and a half', { max: 1_500_000 }],
    ['um milhão e meio', { max: 1_500_000 }],
    ['eine Million zweihunderttausend', { max: 1_200_000 }],
    ['eng Millioun zweehonnert', { max: 1_200_000 }],
    ['eng Millioun an honnertdausend', { max: 1_100_000 }],
    ['un million deux', { max: 1_200_000 }],
    ['un million deux chambres', { max: 1_000_000 }],
    ['one point two million', { max: 1_200_000 }],
    ['eins Komma fünf Millionen', { max: 1_500_000 }],
    ['520T€', { max: 520_000 }],
    ['950 Tsd.', { max: 950_000 }],
    ['entre quinhentos e seiscentos mil', { min: 500_000, max: 600_000 }],
    ['six to seven hundred thousand', { min: 600_000, max: 700_000 }],
    ['sechs- bis siebenhunderttausend', { min: 600_000, max: 700_000 }],
    ['über 600.000 geht nichts', { max: 600_000 }],
    ['méi wéi 600.000 ass net dran', { max: 600_000 }],
    ["it mustn't cost more than 700k", { max: 700_000 }],
    ['über 400.000', { min: 400_000 }],
    ['eine Million plus minus', { around: 1_000_000 }],
    ['o orçamento ronda os 700 mil', { around: 700_000 }],
  ])('reads %j of a buyer as %j', (text, price) => {
    expect(understand(text).priceEur).toMatchObject({ min: null, max: null, around: null, ...price })
  })

  it.each([
    ['twelve hundred', { max: 1200 }],
    ['twenty-two hundred a month', { max: 2200 }],
    ['quinze cents euros', { max: 1500 }],
    ['dausend fënnefhonnert Euro', { max: 1500 }],
    ['max. 18 Honnert', { max: 1800 }],
    ['three grand a month', { max: 3000 }],
    ['budget 1k5', { max: 1500 }],
    ['studio in Esch, 1.250', { max: 1250 }],
    ['1700ish', { around: 1700 }],
    ['fifteen fifty at most', { max: 1550 }],
    ['1.100 grand max', { max: 1100 }],
    ['garage à louer, 200 max', { max: 200 }],
    ['L-4011 Esch', {}],
  ])('reads %j of a tenant as %j', (text, price) => {
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
  it.each([
    ['appartement une chambre', { min: 1, max: null }],
    ['apartamento de um quarto', { min: 1, max: null }],
    ['à 20 minutes du Kirchberg en train, une chambre', { min: 1, max: null }],
    ['une chambre à louer', { min: null, max: null }],
    ['2 or 3 bedrooms', { min: 2, max: 3 }],
    ['bedrooms: 3', { min: 3, max: null }],
    ['beds: 2-3', { min: 2, max: 3 }],
    ['more than 2 bedrooms', { min: 3, max: null }],
    ['a couple of bedrooms', { min: 2, max: null }],
    ['2 qtos', { min: 2, max: null }],
    ['zwou Schlofkumeren', { min: 2, max: null }],
    ['3 flatmates', { min: null, max: null }],
  ])('reads %j as bedrooms %j', (text, bedrooms) => {
    expect(understand(text).bedrooms).toEqual(bedrooms)
  })

  it.each([
    ['étage 2 minimum', { min: 2, max: null }],
    ['zweites OG oder höher', { min: 2, max: null }],
    ['au 2e ou plus haut', { min: 2, max: null }],
    ['ab dem ersten Stock', { min: 1, max: null }],
    ['nicht höher als 3. Stock', { min: null, max: 3 }],
    ['anything above the ground floor', { min: 1, max: null }],
    ['not in the basement', { min: 0, max: null }],
    ['two-storey house', { min: null, max: null }],
  ])('reads %j as floors %j', (text, floor) => {
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
  it.each([
    ['studio or 1-bed', expect.arrayContaining(['apartment', 'studio'])],
    ['1 bedroom studio', ['studio']],
    ['duplex, penthouse ou loft', ['duplex', 'loft', 'penthouse', 'triplex']],
    ['appartement en duplex', ['duplex', 'triplex']],
    ['villa à Mersch', ['villa']],
    ['jumelée ou mitoyenne', ['end_terrace_house', 'semi_detached_house', 'terraced_house']],
    ['house with a studio', expect.not.arrayContaining(['studio'])],
    ['detached house', expect.not.arrayContaining(['house', 'terraced_house'])],
    ['Two parking spaces or a garage to buy', ['parking']],
    ['Plot of land to build on, at least 6 ares, in Mersch', ['land']],
    ['Terrain fir eist Haus ze bauen', ['land']],
    ['room in Belair under 900', ['room', 'shared_flat']],
    ['chambre pour étudiant, 700 euros max, libre de suite', ['room', 'shared_flat']],
    ['laundry room, 3 bedrooms', []],
    ['colocation acceptée ? 3 chambres', []],
    ['immeuble de rapport', ['apartment_building']],
    ["pas de bruit dans l'immeuble", []],
  ])('reads %j as %j', (text, types) => {
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
  it.each([
    ['near Mersch or Strassen', ['near commune:mersch', 'near commune:strassen']],
    ['not in Mersch or Strassen', ['not_in commune:mersch', 'not_in commune:strassen']],
    ['anywhere but Mersch', ['not_in commune:mersch']],
    ['pas à Strassen mais à Mersch', ['in commune:mersch', 'not_in commune:strassen']],
    ['Haus ouni Gaart zu Miersch', ['in commune:mersch']],
    ['nicht weit von Mersch', ['near commune:mersch']],
    ['loin de Mersch', ['not_in commune:mersch']],
    ['an der Géigend vu Miersch', ['near commune:mersch']],
    ['vers Mersch', ['near commune:mersch']],
    ['Mersch ou proche', ['near commune:mersch']],
    ['jardim virado a sul', []],
    ['from our flat in Strassen to a house in Mersch', ['in commune:mersch']],
    ['Süden oder Zentrum', ['in region:centre', 'in region:south']],
    ['I work in Kirchberg and want a flat in Strassen', ['in commune:strassen']],
  ])('reads %j as %j', (text, places) => {
    expect(placesOf(understand(text))).toEqual(places)
  })

  it('gives a distance that stands alone to the place that is named', () => {
    expect(understand('Mersch or within 8 km of it').places).toMatchObject([{ relation: 'near', radiusM: 8000 }])
    expect(understand('Rayon de 10 km autour de Mersch').wishes).toEqual([])
  })
})

describe('ways to work', () => {
  it.each([
    ['Mit dem Bus in 20 Minuten auf dem Kirchberg', 'kirchberg', 20, 'transit'],
    ['mam Bus an enger hallwer Stonn um Kierchbierg', 'kirchberg', 30, 'transit'],
    ["net méi wéi 20 Minutte mam Zuch bis an d'Stad", 'luxembourg-city', 20, 'transit'],
    ['Pendle nach Kirchberg, höchstens 25 Minuten mit dem Rad', 'kirchberg', 25, 'bike'],
    ['I work in Kirchberg, max 30 min by bus', 'kirchberg', 30, 'transit'],
    ['a 20 minutos de comboio da cidade do Luxemburgo', 'luxembourg-city', 20, 'transit'],
    ['quarter of an hour by bike from Belval', 'belval', 15, 'bike'],
  ])('reads %j', (text, destination, minutes, mode) => {
    const { commutes, places } = understand(text, 'rent')
    expect(commutes).toMatchObject([{ destination, minutes, mode }])
    expect(places).toEqual([])
  })
})

describe('energy classes and days', () => {
  it.each([
    ['low-energy home, A or A+', 'A'],
    ['Effizienz mindestens B', 'B'],
    ["Energieklass op d'mannst C", 'C'],
    ['nicht schlechter als D', 'D'],
    ['Energieklasse besser als C', 'B'],
    ['AAA', 'A'],
    ['A house in Mersch', null],
    ['I want A flat or A house', null],
  ])('reads %j as %j', (text, energyClass) => {
    const { energyClass: read, wishes } = understand(text)
    expect(read).toBe(energyClass)
    if (!text.startsWith('low')) expect(wishes).toEqual([])
  })

  it.each([
    ['frei ab 15.1.', '2027-01-15'],
    ['from 01/02/2027', '2027-02-01'],
    ['dispo 01.03, meublé', '2027-03-01'],
    ['by Feb 1st', '2027-02-01'],
    ['mid-January', '2027-01-15'],
    ['libre fin novembre', '2026-11-30'],
    ['by Christmas', '2026-12-24'],
    ['à partir du mois prochain', '2026-12-01'],
    ['entrada imediata', TODAY],
    ['bis 1.5 Mio.', null],
  ])('reads %j as %j', (text, day) => {
    expect(understand(text).availableBy).toBe(day)
  })
})

describe('how strongly a thing is wished for', () => {
  it.each([
    ['garden non-negotiable', ['garden!']],
    ['Stellplatz und Keller müssen sein', ['cellar!', 'parking!']],
    ['Garage ein Muss', ['garage!']],
    ['EG ausgeschlossen', ['-ground_floor']],
    ["meublé s'abstenir", ['-furnished']],
    ['bitte kein Teppich', ['-carpet']],
    ['Teppich geht gar nicht', ['-carpet']],
    ['e Garage brauch ech net', []],
    ['keine Terrasse nötig', []],
    ['jardim não é preciso', []],
    ['meublé ou non', []],
    ['Pflicht: Garage', ['garage!']],
    ['kee Lift néideg', []],
    ['weder Erdgeschoss noch oberste Etage', ['-ground_floor', '-top_floor']],
    ['nada de construção nova', ['-new_build']],
    ['no top floor, gets too hot', ['-top_floor']],
    ['carpets make me sneeze', ['-carpet']],
  ])('reads %j as %j', (text, wishes) => {
    expect(wishesOf(understand(text))).toEqual(wishes)
  })
})

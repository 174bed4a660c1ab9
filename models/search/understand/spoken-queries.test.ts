import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import { conditionsOfIntent } from '../intent/conditions-of-intent.ts'
import { understandQuery } from './understand-query.ts'

/** Conditions as `field op value`, sorted. */
const read = (text: string, intent: 'rent' | 'buy' = 'rent'): string[] =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent, today: '2026-11-21' })
    .understood.filter(({ field }) => field !== 'listingType')
    .map(({ field, op, value }) => `${field} ${op} ${value}`)
    .sort()
const noted = (text: string): string[] =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, today: '2026-11-21' }).notes.map(
    ({ code, about }) => `${code}: ${about}`,
  )

describe('what is taken back while speaking', () => {
  it.each([
    ['house, I mean a flat', 'a flat', ['propertyType is flat']],
    ['une maison ou plutôt un studio', 'un studio', ['propertyType is studio']],
    ['2 Schlafzimmer ach nein 3 Schlafzimmer', '3 Schlafzimmer', ['bedrooms at_least 3']],
    ['an apartment no wait a house', 'a house', ['propertyType is any_house']],
    ['4 quartos, quer dizer, 3 quartos', '3 quartos', ['bedrooms at_least 3']],
  ])('%s', (text, meant, conditions) => {
    expect(read(text)).toEqual(conditions)
    expect(read(meant)).toEqual(conditions)
    expect(noted(text).join()).toContain('sets_nothing')
  })

  it('leaves two amounts of different kinds alone', () => {
    expect(read('3 bedrooms, or rather 100 m2')).toEqual(['areaM2 at_least 100', 'bedrooms at_least 3'])
  })

  it.each([
    ['forget about the garden, 2 bedrooms', ['bedrooms at_least 2']],
    ['vergiss den Garten, 2 Schlafzimmer', ['bedrooms at_least 2']],
    ['oubliez le jardin, 2 chambres', ['bedrooms at_least 2']],
    ['esqueça o jardim, 2 quartos', ['bedrooms at_least 2']],
    ['vergiess de Gaart, 2 SK', ['bedrooms at_least 2']],
  ])('%s', (text, conditions) => expect(read(text)).toEqual(conditions))
})

describe('what is refused', () => {
  it.each([
    ['nothing that needs renovation', 'feature not to_renovate'],
    ['away from the motorway', 'feature not motorway'],
    ['keng Grondwunneng', 'propertyType not ground_floor_apartment'],
    ['nix zum Renovieren', 'feature not to_renovate'],
    ['nicht an der Autobahn', 'feature not motorway'],
    ['offene Küche auf keinen Fall', 'feature not open_kitchen'],
    ['parquet oui, moquette non', 'feature not carpet'],
    ['studio non merci, 1 chambre', 'propertyType not studio'],
    ['eng WG wëll ech net', 'propertyType not any_room'],
  ])('%s', (text, condition) => expect(read(text)).toContain(condition))

  it('is not what a description says of it', () => {
    expect(read('appartement non meublé')).toEqual(['feature not furnished', 'propertyType is flat'])
  })
})

it.each([['möbliert oder nicht ist wurscht'], ['Gaart muss net sinn'], ['balcon ou non, tant pis']])(
  '%s: sets nothing',
  (text) => {
    expect(read(text)).toEqual([])
  },
)

describe('amounts in other words', () => {
  it.each([
    ['Quadratmeterpreis bis 7000', 'buy', ['pricePerM2Eur at_most 7000']],
    ['prix au m² sous 8000', 'buy', ['pricePerM2Eur at_most 8000']],
    ['ënner 9000 de Meterkaree', 'buy', ['pricePerM2Eur at_most 9000']],
    ['built no newer than 1950', 'buy', ['constructionYear at_most 1950']],
    ['flat 2015 or newer', 'buy', ['constructionYear at_least 2015', 'propertyType is flat']],
    ['casa até ao ano 1980', 'buy', ['constructionYear at_most 1980', 'propertyType is any_house']],
    ['terrain entre 3 et 5 ares', 'buy', ['landAreaM2 at_least 300', 'landAreaM2 at_most 500', 'propertyType is land']],
    ['2 beds not more than 500k', 'buy', ['bedrooms at_least 2', 'priceEur at_most 500000']],
    ['genau 2 Zimmer nicht mehr nicht weniger', 'rent', ['rooms at_least 2', 'rooms at_most 2']],
    ['1300 alles inklusive', 'rent', ['priceEur at_most 1300', 'priceIncludes is charges']],
    ['Loyer 1200 Chargen abegraff', 'rent', ['priceEur at_most 1200', 'priceIncludes is charges']],
  ] as const)('%s', (text, intent, conditions) => expect(read(text, intent)).toEqual(conditions))
})

describe('who is to live there', () => {
  it.each([
    ['my husband and I', 2],
    ['ma copine et moi', 2],
    ['für meine Frau und mich', 2],
    ['mit meinem Partner', 2],
    ['mat mengem Mann', 2],
    ['eu e o meu marido', 2],
    ['me and 3 mates', 4],
    ['five ppl', 5],
    ['alleinerziehend mit einem Kind', 2],
    ['single mum, one daughter', 2],
    ['couple with our son', 3],
  ])('%s: %s', (text, persons) => {
    const { household } = understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, today: '2026-11-21' })
    expect(household?.persons).toBe(persons)
  })
})

it('tells each of these conditions with the words that it came from', () => {
  const intent = understandQuery('studio no thanks, 2 beds not more than 1500', {
    gazetteer: FIXTURE_GAZETTEER,
    intent: 'rent',
  })
  expect(intent.understood).toEqual(
    conditionsOfIntent(intent, (field) => intent.understood.find((one) => one.field === field)!.words),
  )
  expect(intent.notUnderstood).toEqual([])
})

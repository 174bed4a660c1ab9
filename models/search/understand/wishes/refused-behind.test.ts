import { describe, expect, it } from 'vitest'

import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'

const understand = (text: string) =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent: 'rent', today: '2026-11-26' })
const read = (text: string): string[] =>
  understand(text)
    .understood.filter(({ field }) => field === 'feature' || field === 'propertyType')
    .map(({ field, op, value }) => `${field} ${op} ${value}`)
    .sort()

describe('words behind a thing', () => {
  it('refuse smokers, who are no wish, and places', () => {
    expect(read("appartement à Mersch, fumeurs s'abstenir")).toEqual(['propertyType is flat'])
    expect(understand('flat in Luxembourg, Belair excluded').understood).toContainEqual(
      expect.objectContaining({ field: 'place', op: 'not', value: 'quarter:belair' }),
    )
  })

  it.each([
    'Pets: none. Flat in Mersch',
    'Smoker: no. Flat in Mersch',
    'animaux : aucun, appartement à Mersch',
    'Haustiere: keine, Wohnung in Mersch',
    'Déieren: keng, Wunneng zu Miersch',
    'fumador não, apartamento em Mersch',
    'cellar unnecessary, flat in Mersch',
    'meubles inutiles, appartement à Mersch',
    'Balkon entfällt, Wohnung in Mersch',
    'Keller unnötig, Garten überflüssig, Wohnung in Mersch',
    'garagem desnecessária, apartamento em Mersch',
  ])('say that it is not asked for: %s', (text) => {
    expect(read(text)).toEqual(['propertyType is flat'])
  })

  it('are told where the thing cannot be refused', () => {
    expect(understand('Pets: none. Flat in Mersch').notUnderstood).toEqual(['Pets none'])
  })

  it.each([
    'Pool brauchen wir nicht, Sauna auch nicht, aber eine Garage in Mersch',
    "on n'a pas besoin de piscine, sauna non plus, mais un garage à Mersch",
    "we don't need a pool, sauna neither, garage in Mersch",
    'e Pool brauche mir net, Sauna och net, mee eng Garage zu Miersch',
    'não precisamos de piscina, sauna também não, mas uma garagem em Mersch',
  ])('carry what was said of the thing before: %s', (text) => {
    expect(read(text)).toEqual(['feature has garage'])
  })

  it.each([
    'Penthouse?? no thanks. Flat in Mersch',
    'Penthouse ? Non merci. Appartement à Mersch',
    'Penthouse? Nein danke. Wohnung in Mersch',
    'Penthouse? Nee merci. Wunneng zu Miersch',
    'Penthouse? Não obrigado. Apartamento em Mersch',
  ])('refuse a kind of home after a question: %s', (text) => {
    expect(read(text)).toEqual(['propertyType is flat', 'propertyType not penthouse'])
  })
})

import { describe, expect, it } from 'vitest'

import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'

const typesOf = (text: string, intent: 'rent' | 'buy'): string[] =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent, today: '2026-11-26' }).understood.flatMap(
    ({ field, value }) => (field === 'propertyType' ? [String(value)] : []),
  )

describe('kinds that are no single home', () => {
  it.each([
    'Apartment building with 4+ units to buy in Mersch',
    'Mehrfamilienhaus als Kapitalanlage, Mersch, mindestens 4 Parteien, 1,2 bis 1,7 Mio',
    'immeuble avec 4 logements à Mersch, investissement, 1,2 à 1,7 million',
    'Investéieren an e Wunngebai zu Miersch, 3 Eenheeten, ënner 1 Millioun',
    'prédio para investimento em Mersch, 4 frações, até 1,5 milhões',
  ])('a building that is bought whole: %s', (text) => {
    expect(typesOf(text, 'buy')).toEqual(['apartment_building'])
  })

  it.each([
    'flat in an apartment building in Mersch',
    'appartement dans un petit immeuble à Mersch',
    'Wohnung im Mehrfamilienhaus in Mersch',
    'appartement avec bureau à Mersch',
  ])('not where a home in it is asked for: %s', (text) => {
    expect(typesOf(text, 'rent')).toEqual(['flat'])
  })

  it.each([
    'Cherche local 80 m2 bureau à Mersch, 2.200 hors charges',
    'local bureau à louer à Mersch',
    'office 60 m2 in Mersch, 1,800',
  ])('an office: %s', (text) => {
    expect(typesOf(text, 'rent')).toEqual(['office'])
  })

  it.each([
    'Bräuchte einen Stellplatz für den Wohnwagen, Mersch, 90 im Monat',
    'emplacement pour camping-car à Mersch, 90 € par mois',
    'parking for a camper in Mersch, 90 a month',
  ])('a place for a vehicle: %s', (text) => {
    expect(typesOf(text, 'rent')).toEqual(['parking'])
  })
})

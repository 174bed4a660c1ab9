import { assert, constantFrom, double, option, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildGazetteer } from './gazetteer.ts'
import { resolvePlace } from './resolve-place.ts'
import { TEST_FACTS } from './test-facts.ts'

const gazetteer = buildGazetteer(TEST_FACTS)
const resolve = (query: Parameters<typeof resolvePlace>[1]) => resolvePlace(gazetteer, query)

describe('resolvePlace', () => {
  it.each([
    ['ALBA SUR EAU', 'alba-sur-eau'],
    ['Alba/Eau', 'alba-sur-eau'],
    ['alben an der aue', 'alba-sur-eau'],
    ['Albe', 'alba-sur-eau'],
    ['L-9012 Bela', 'bela'],
    ['Vieux Bourg', 'bela'],
    ['Longchamp', 'bela'],
    ['Moulin (Béla)', 'bela'],
    ['Luxembourg-Mont', 'luxembourg'],
  ])('reads %j as %s', (city, commune) => {
    expect(resolve({ city })).toMatchObject({ kind: 'commune', commune })
  })

  it('corrects a typo, says so, and trusts it less', () => {
    const found = resolve({ city: 'Longchmap' })
    expect(found).toMatchObject({ kind: 'commune', commune: 'bela', method: 'corrected' })
    expect(found.kind === 'commune' && found.confidence).toBeLessThan(0.9)
  })

  it('does not correct a typo against coordinates that contradict it', () => {
    expect(resolve({ city: 'Longchmap', latitude: 49.61, longitude: 6.13 })).toMatchObject({
      commune: 'luxembourg',
      method: 'coordinates',
    })
  })

  it('calls a village of two communes ambiguous and names both', () => {
    expect(resolve({ city: 'Moulin' })).toEqual({ kind: 'ambiguous', candidates: ['alba-sur-eau', 'bela'] })
  })

  it('settles it by coordinates, by postcode, by title or by address', () => {
    expect(resolve({ city: 'Moulin', latitude: 49.969, longitude: 6.01 })).toMatchObject({
      commune: 'bela',
      method: 'city+coordinates',
    })
    expect(resolve({ city: 'Moulin', postcode: '9001' })).toMatchObject({ commune: 'bela', method: 'city+postcode' })
    expect(resolve({ city: 'Moulin', title: 'Maison à Alba-sur-Eau' })).toMatchObject({
      commune: 'alba-sur-eau',
      method: 'city+text',
    })
    expect(resolve({ city: 'Moulin', url: 'https://p.example/vieux-bourg/1' })).toMatchObject({
      commune: 'bela',
      method: 'city+text',
    })
    expect(resolve({ city: 'Moulin', postcode: '8001' }).kind).toBe('ambiguous')
  })

  it('prefers the inland village of a name to the foreign town, unless coordinates or country say otherwise', () => {
    expect(resolve({ city: 'Cosne' })).toMatchObject({ kind: 'commune', commune: 'alba-sur-eau' })
    expect(resolve({ city: 'Cosne', latitude: 49.701, longitude: 6.0 })).toMatchObject({
      kind: 'abroad',
      country: 'FR',
      town: 'Cosne',
    })
    expect(resolve({ city: 'Cosne', country: 'FRA' })).toMatchObject({ kind: 'abroad', country: 'FR', town: 'Cosne' })
    expect(resolve({ city: 'Cosne', country: 'LU', latitude: 49.701, longitude: 6.0 })).toMatchObject({
      kind: 'commune',
    })
  })

  it('keeps the name of an unknown town in a country that is stated', () => {
    expect(resolve({ city: 'Petit-Lieu (FR)' })).toMatchObject({ kind: 'abroad', country: 'FR', town: 'Petit-Lieu' })
  })

  it('believes a foreign postcode beside a name of both countries', () => {
    expect(resolve({ city: 'Cosne', postcode: '57100' })).toMatchObject({ kind: 'abroad', country: 'FR' })
    expect(resolve({ city: 'Cosne', postcode: '57100', country: 'LU' })).toMatchObject({ kind: 'commune' })
  })

  it('asks more of coordinates under a name it does not know than of coordinates alone', () => {
    const at = { latitude: 49.962, longitude: 5.998 }
    expect(resolve(at)).toMatchObject({ commune: 'bela', method: 'coordinates' })
    expect(resolve({ ...at, city: 'Xyzzyland' })).toMatchObject({ kind: 'unknown' })
  })

  it('uses a postcode alone only where nearly all codes of its prefix lie in one commune', () => {
    expect(resolve({ postcode: 'L-9033' })).toMatchObject({ commune: 'bela', method: 'postcode', confidence: 0.76 })
    expect(resolve({ postcode: '8033' })).toEqual({ kind: 'unknown', reason: 'nothing_stated' })
  })

  it('says why nothing was found', () => {
    expect(resolve({})).toEqual({ kind: 'unknown', reason: 'nothing_stated' })
    expect(resolve({ city: 'Xyzzyland' })).toEqual({ kind: 'unknown', reason: 'name_unknown' })
    expect(resolve({ latitude: 45, longitude: 2 })).toEqual({ kind: 'unknown', reason: 'coordinates_outside' })
  })

  it('answers the same twice, whatever it is given, and never a commune for a stated foreign country', () => {
    const text = option(string({ unit: 'grapheme', maxLength: 200 }), { nil: undefined })
    const degrees = option(double({ min: -200, max: 200 }), { nil: undefined })
    const query = record({
      city: text,
      postcode: text,
      street: text,
      title: text,
      url: text,
      country: constantFrom('FR', 'Belgique', 'DEU'),
      latitude: degrees,
      longitude: degrees,
    })
    assert(
      property(query, (given) => {
        const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
        const found = resolve(asked)
        expect(resolve(asked)).toEqual(found)
        return found.kind !== 'commune' || /\b(?:lu?|lux)/i.test(given.city ?? '')
      }),
    )
  })
})

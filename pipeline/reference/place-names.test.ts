import { assert, constantFrom, integer, property, record } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { nearestPlaces, resolveCommuneArgument } from '../../models/places/commune-argument.ts'
import { buildGazetteer } from '../../models/places/gazetteer.ts'
import type { Gazetteer } from '../../models/places/gazetteer.ts'
import { resolvePlace } from '../../models/places/resolve-place.ts'
import type { PlaceQuery } from '../../models/places/place-query.ts'
import cases from './place-names.cases.json' with { type: 'json' }
import { loadReference } from './load-reference.ts'
import type { Reference } from './load-reference.ts'

let reference: Reference
let gazetteer: Gazetteer
beforeAll(async () => {
  reference = await loadReference()
  gazetteer = buildGazetteer(reference)
})

function answer(query: PlaceQuery): string {
  const found = resolvePlace(gazetteer, query)
  if (found.kind === 'commune')
    return [found.commune, found.quarter?.slug ?? found.locality?.slug].filter(Boolean).join('/')
  if (found.kind === 'abroad') return `${found.country}:${found.town ?? ''}`
  return found.kind
}

describe('resolvePlace over the reference tables', () => {
  it.each(cases.cities as [string, string][])('reads %j as %s', (city, expected) => {
    expect(answer({ city })).toBe(expected)
  })

  it('distinguishes villages of one name by postcode, coordinates or address', () => {
    expect(answer({ city: 'Erpeldange', postcode: '9648' })).toBe('wiltz/erpeldange-wiltz')
    expect(answer({ city: 'Brouch', latitude: 49.7373, longitude: 6.0202 })).toBe('helperknapp/brouch-helperknapp')
    expect(answer({ city: 'Brouch', url: 'https://portal.example/location/maison/brouch-(biwer)/id-1' })).toBe(
      'biwer/brouch-biwer',
    )
    expect(answer({ city: 'Groussbus-Wal', latitude: 49.8268, longitude: 5.9656 })).toBe('grosbous')
  })

  it('puts Belval on the side of the border of its coordinates', () => {
    expect(answer({ city: 'Belval' })).toBe('esch-sur-alzette/belval')
    expect(answer({ city: 'Belval', latitude: 49.5064, longitude: 5.9405 })).toBe('sanem/belval-sanem-part')
  })

  it('takes "Luxembourg" for the country where postcode or coordinates lie far from the city', () => {
    expect(answer({ city: 'Luxembourg', postcode: 'L-9510' })).toBe('wiltz')
    expect(answer({ city: 'Luxembourg', latitude: 49.967, longitude: 5.932 })).toBe('wiltz')
    expect(answer({ city: 'Luxembourg', postcode: '2163' })).toBe('luxembourg')
  })

  it('believes a foreign name or country against coordinates inside the country', () => {
    expect(answer({ city: 'Thionville', latitude: 49.6112, longitude: 6.1301 })).toBe('FR:Thionville')
    expect(answer({ city: 'Bertrange', country: 'France' })).toBe('FR:Bertrange')
    expect(answer({ city: 'Bertrange', latitude: 49.312, longitude: 6.19 })).toBe('FR:Bertrange')
    expect(answer({ postcode: '57100' })).toBe('FR:')
  })

  it('keeps a Luxembourg name with coordinates elsewhere, and says that they contradict', () => {
    const found = resolvePlace(gazetteer, { city: 'Mersch', latitude: 48.85, longitude: 2.35 })
    expect(found).toMatchObject({ kind: 'commune', commune: 'mersch', coordinates: 'contradict' })
  })

  it('marks coordinates that are the centre of a town', () => {
    const centre = resolvePlace(gazetteer, { city: 'Luxembourg-Hamm', latitude: 49.6116, longitude: 6.1319 })
    expect(centre).toMatchObject({ quarter: { slug: 'hamm' }, coordinates: 'other_centre' })
    const own = resolvePlace(gazetteer, { city: 'Luxembourg', latitude: 49.6116, longitude: 6.1319 })
    expect(own).toMatchObject({ quarter: null, coordinates: 'town_centre' })
    const address = resolvePlace(gazetteer, { city: 'Luxembourg', latitude: 49.59163, longitude: 6.12587 })
    expect(address).toMatchObject({ quarter: { slug: 'gasperich' }, coordinates: 'agree' })
  })

  it('falls back to title, address line, postcode and coordinates, in this order', () => {
    expect(answer({ title: 'Maison à vendre à Wiltz', postcode: '2163' })).toBe('wiltz')
    expect(answer({ street: '12, rue du Moulin, L-4011 Esch-sur-Alzette' })).toBe('esch-sur-alzette')
    expect(answer({ postcode: 'L-9510' })).toBe('wiltz')
    expect(answer({ latitude: 49.7492, longitude: 6.1061 })).toBe('mersch')
    expect(answer({ latitude: 0, longitude: 0 })).toBe('unknown')
  })

  it.each(cases.lines)('finds the place of every name of the tables in the line %j', (line) => {
    const { communes, localities } = reference
    const names = [...communes.map(({ name }) => name.fr), ...localities.map(({ name }) => name)]
    const other = names.filter((name) => answer({ city: line.replace('X', name) }) !== answer({ city: name }))
    expect(other.length / names.length, other.join()).toBeLessThanOrEqual(0.005)
  })

  it('gives every commune for its own slug and each of its names', () => {
    for (const { slug, name } of reference.communes) {
      for (const text of [slug, ...Object.values(name), name.fr.toUpperCase()]) {
        const found = resolveCommuneArgument(gazetteer, text)
        expect(found, text).toMatchObject({ kind: 'found', communes: [slug] })
      }
    }
  })

  it('gives every locality whose name is unique the commune of its row, or says that another place is called so', () => {
    const names = Map.groupBy(reference.localities, ({ name }) => name)
    const inhabited = reference.localities.filter(
      ({ name, kind }) => kind !== 'hamlet' && names.get(name)!.length === 1,
    )
    const wrong = inhabited.filter(({ name, commune }) => {
      const found = resolvePlace(gazetteer, { city: name, country: 'LU' })
      return found.kind === 'ambiguous'
        ? !found.candidates.includes(commune)
        : !answer({ city: name }).startsWith(commune)
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})

describe('streets in addresses', () => {
  it.each(cases.streets as [string, string][])('reads %j as %s', (city, expected) => {
    expect(answer({ city })).toBe(expected)
  })

  it('never lets a street that is called after a place change the commune of the town', () => {
    const names = [...reference.communes.map(({ name }) => name.fr), ...reference.localities.map(({ name }) => name)]
    const all = names.concat(reference.foreignTowns.map(({ name }) => name))
    // `Roodt (Ell)` tells two villages apart.
    const streets = all.map((name) => name.replace(/ \(.*/, ''))
    const towns = reference.communes.map(({ name }) => name.fr)
    const address = record({
      before: constantFrom(
        'rue de',
        'Route de',
        'avenue de',
        'Boulevard de',
        'place de',
        'chemin de',
        'RUE D’',
        'rua de',
        'bd de',
      ),
      after: constantFrom('Strasse', 'Straße', 'Strooss', 'Str.', 'Street'),
      isBefore: constantFrom(true, false),
      street: constantFrom(...streets),
      town: constantFrom(...towns),
      number: integer({ min: 1, max: 400 }),
    })
    assert(
      property(address, ({ before, after, isBefore, street, town, number }) => {
        const named = isBefore ? `${before} ${street}` : `${street} ${after}`
        const expected = resolvePlace(gazetteer, { city: town })
        for (const city of [
          `${number} ${named}, ${town}`,
          `${named} ${number}, ${town}`,
          `${town}, ${named} ${number}`,
          `${town} (${named})`,
        ]) {
          const found = resolvePlace(gazetteer, { city })
          expect([found.kind, found.kind === 'commune' && found.commune], city).toEqual([
            expected.kind,
            expected.kind === 'commune' && expected.commune,
          ])
        }
        expect(answer({ city: town, street: named })).toBe(answer({ city: town }))
      }),
      { numRuns: 2000 },
    )
  })

  it('gives a street alone no commune', () => {
    for (const { name } of reference.communes)
      for (const city of [`rue de ${name.fr}`, `${name.de} Strasse`, `5, avenue de ${name.fr}`])
        expect(resolvePlace(gazetteer, { city }).kind, city).toBe('unknown')
  })
})

describe('postcodes beside names', () => {
  it.each(cases.left as [string, string][])('leaves %j %s', (city, kind) => {
    expect(resolvePlace(gazetteer, { city }).kind).toBe(kind)
  })

  it('leaves a name of a village here and a town abroad open, unless something in the advert decides', () => {
    const advert = { city: 'Schweich', title: 'Helle Wohnung mit Balkon' }
    expect(answer(advert)).toBe('ambiguous')
    expect(answer({ title: 'Penthouse in Dillingen' })).toBe('ambiguous')
    expect(answer({ ...advert, postcode: '8551' })).toBe('beckerich/schweich')
    expect(answer({ ...advert, postcode: '54338' })).toBe('DE:Schweich an der Mosel')
    expect(answer({ ...advert, url: 'https://www.portal.lu/1' })).toBe('beckerich/schweich')
    expect(answer({ ...advert, country: 'LU' })).toBe('beckerich/schweich')
    expect(answer({ city: 'Bertrange', title: 'Bel appartement' })).toBe('bertrange')
  })
})

describe('resolveCommuneArgument over the reference tables', () => {
  it.each(cases.communes as [string, string[]][])('reads %j as %j', (text, communes) => {
    expect(resolveCommuneArgument(gazetteer, text)).toMatchObject({ kind: 'found', communes })
  })

  it('says that a typo was corrected', () => {
    expect(resolveCommuneArgument(gazetteer, 'Vianen')).toMatchObject({ isCorrected: true })
    expect(resolveCommuneArgument(gazetteer, 'Vianden')).toMatchObject({ isCorrected: false })
  })

  it('counts blank text as absent, and names towns abroad, candidates and the nearest names', () => {
    expect(resolveCommuneArgument(gazetteer, ' - ').kind).toBe('blank')
    expect(resolveCommuneArgument(gazetteer, 'Metz')).toEqual({ kind: 'abroad', country: 'FR', town: 'Metz' })
    expect(resolveCommuneArgument(gazetteer, 'Brouch')).toMatchObject({
      kind: 'ambiguous',
      candidates: [{ communes: ['biwer'] }, { communes: ['helperknapp'] }],
    })
    expect(resolveCommuneArgument(gazetteer, 'Betrange')).toMatchObject({
      kind: 'unknown',
      nearest: expect.arrayContaining([expect.objectContaining({ slug: 'bertrange', kind: 'commune' })]),
    })
  })

  it('always offers names, best first and each place once', () => {
    for (const text of ['Betrange', 'pet', 'Atlantis', 'zzz']) {
      const near = nearestPlaces(gazetteer, text, 5)
      expect(near.length, text).toBeGreaterThan(0)
      expect(new Set(near.map(({ kind, slug }) => `${kind} ${slug}`)).size).toBe(near.length)
    }
    expect(nearestPlaces(gazetteer, 'Betrange', 1)[0]).toMatchObject({ slug: 'bertrange', distance: 1 })
  })
})

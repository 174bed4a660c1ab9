import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PROPERTY_TYPES, isPropertyType } from '../kernel/property-type.ts'
import { readPropertyType } from './property-type-words.ts'

const at = (path: string): string => `https://portal.example/vente/${path}`

describe('readPropertyType', () => {
  it.each([
    ['Wohnung', 'apartment'],
    ['WOHNUNG/DACHGESCHOSS', 'attic_apartment'],
    ['HAUS/REIHENHAUS', 'terraced_house'],
    ['BUERO_PRAXEN', 'office'],
    ['GRUNDSTUECK', 'land'],
    ['Häuser', 'house'],
    ['Appartements', 'apartment'],
    ['Appartement Duplex', 'duplex'],
    ['Maison mitoyenne', 'terraced_house'],
    ['Flat', 'apartment'],
    ['semi-detached house', 'semi_detached_house'],
    ['moradia geminada', 'semi_detached_house'],
    ['Chambre à louer', 'room'],
    ['Immeuble de rapport', 'apartment_building'],
  ])('reads the feed word %j as %s', (text, type) => {
    expect(readPropertyType(text)).toEqual({ type, isProject: false })
  })

  it.each([
    [at('appartement/studio'), 'studio', false],
    [at('appartement/mersch/id-8659009.html'), 'apartment', false],
    [at('garage-parking/strassen'), 'parking', false],
    [at('immeuble-de-rapport'), 'apartment_building', false],
    [at('maison-a-construire'), 'house', true],
    [at('projet-neuf'), 'other', true],
    [at('projet-neuf/residence/villa-bianca'), 'apartment', true],
    [at('projet-neuf/lotissement'), 'house', true],
    [at('bureau/bertrange'), 'office', false],
    [at('terrain'), 'land', false],
  ])('reads the address %j', (url, type, isProject) => {
    expect(readPropertyType(url)).toEqual({ type, isProject })
  })

  it.each([
    ['Appartement 2 chambres à louer', 'apartment'],
    ['À louer, appartement avec deux chambres et garage', 'apartment'],
    ["Bel appartement comprenant un hall d'entrée", 'apartment'],
    ['Dans un immeuble récent, appartement lumineux', 'apartment'],
    ['Maison avec studio indépendant', 'house'],
    ['Garage fermé à louer', 'parking'],
  ])('takes the type a title offers, not what belongs to it: %j', (title, type) => {
    expect(readPropertyType(title)?.type).toBe(type)
  })

  it.each(['', 'Luxembourg', 'https://maison.example/?tr=buy&page=12', '2 chambres'])('finds no type in %j', (text) => {
    expect(readPropertyType(text)).toBeUndefined()
  })

  it('reads the name of every type as itself', () => {
    for (const type of Object.keys(PROPERTY_TYPES)) expect(readPropertyType(type)?.type).toBe(type)
  })

  it('answers with a known type or nothing, whatever it is given', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const found = readPropertyType(text)
        return found === undefined || isPropertyType(found.type)
      }),
    )
  })
})

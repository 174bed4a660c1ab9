import { describe, expect, it } from 'vitest'

import { readQuery } from '../read-query.fixture.ts'
import cases from './kinds-of-buildings.cases.json' with { type: 'json' }

const typesOf = (text: string, intent: 'rent' | 'buy'): string[] =>
  readQuery(text, intent).understood.flatMap(({ field, op, value }) =>
    field === 'propertyType' ? [op === 'is' ? String(value) : `${op} ${value}`] : [],
  )

describe('kinds that are no single home', () => {
  it.each([
    ['a building that is bought whole', 'buy', cases.buildings, 'apartment_building'],
    ['not where a home in it is asked for', 'rent', cases.homesInBuildings, 'flat'],
    ['an office', 'rent', cases.offices, 'office'],
    ['a shop', 'rent', cases.shops, 'retail'],
    ['a workshop', 'rent', cases.workshops, 'warehouse'],
    ['a place for a vehicle', 'rent', cases.vehicles, 'parking'],
    ['a garage', 'buy', cases.garages, 'parking'],
    ['land by its area', 'buy', cases.land, 'land'],
    ['a house on land', 'buy', cases.housesOnLand, 'any_house'],
    ['a castle that is seen', 'rent', cases.castlesSeen, 'flat'],
  ] as const)('%s', (_, intent, texts, kind) => {
    expect(texts.map((text) => [text, typesOf(text, intent)])).toEqual(texts.map((text) => [text, [kind]]))
  })

  it.each(cases.denied)('a kind that is denied by itself: %s', (text) => {
    expect(typesOf(text, 'rent').sort()).toEqual(['flat', 'not studio'])
  })
})

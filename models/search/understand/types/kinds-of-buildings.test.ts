import { describe, expect, it } from 'vitest'

import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'
import cases from './kinds-of-buildings.cases.json' with { type: 'json' }

const typesOf = (text: string, intent: 'rent' | 'buy'): string[] =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent, today: '2026-11-26' }).understood.flatMap(
    ({ field, value }) => (field === 'propertyType' ? [String(value)] : []),
  )

describe('kinds that are no single home', () => {
  it.each(cases.buildings)('a building that is bought whole: %s', (text) => {
    expect(typesOf(text, 'buy')).toEqual(['apartment_building'])
  })

  it.each(cases.homesInBuildings)('not where a home in it is asked for: %s', (text) => {
    expect(typesOf(text, 'rent')).toEqual(['flat'])
  })

  it.each(cases.offices)('an office: %s', (text) => {
    expect(typesOf(text, 'rent')).toEqual(['office'])
  })

  it.each(cases.vehicles)('a place for a vehicle: %s', (text) => {
    expect(typesOf(text, 'rent')).toEqual(['parking'])
  })
})

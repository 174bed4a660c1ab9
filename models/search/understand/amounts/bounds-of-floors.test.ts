import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'
import CLASSES from './bounds-of-energy-classes.cases.json' with { type: 'json' }
import FLOORS from './bounds-of-floors.cases.json' with { type: 'json' }

const read = (text: string) => understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, today: '2026-03-04' })

describe.each(['min', 'max'] as const)('a floor that is a %s', (bound) => {
  it.each(FLOORS[bound])('%s', (text) => {
    expect(read(text).floor).toEqual({ min: null, max: null, [bound]: 3 })
  })
})

describe('the worst energy class', () => {
  it.each(CLASSES)('%s', (text) => {
    expect(read(text).energyClass).toBe('C')
  })
})

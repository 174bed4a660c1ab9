import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'
import CLASSES from './bounds-of-energy-classes.cases.json' with { type: 'json' }
import FLOORS from './bounds-of-floors.cases.json' with { type: 'json' }

const read = (text: string) => readQuery(text)

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

import { describe, expect, it } from 'vitest'

import { checkCoordinates, quarterAt, readCoordinates } from './coordinates.ts'
import { buildGazetteer } from './gazetteer.ts'
import { TEST_FACTS } from './test-facts.ts'

const gazetteer = buildGazetteer(TEST_FACTS)
const check = (latitude: number, longitude: number) =>
  checkCoordinates(gazetteer, 'luxembourg', { latitude, longitude })

describe('readCoordinates', () => {
  it('takes a missing half, null island and what is out of range for absent', () => {
    expect(readCoordinates(49.6, undefined)).toBeNull()
    expect(readCoordinates(0, 0)).toBeNull()
    expect(readCoordinates(91, 6)).toBeNull()
    expect(readCoordinates(Number.NaN, 6)).toBeNull()
    expect(readCoordinates(49.6, 6.1)).toEqual({ latitude: 49.6, longitude: 6.1 })
  })
})

describe('checkCoordinates', () => {
  it('tells an address from a town centre and from a point elsewhere', () => {
    expect(check(49.6134, 6.1312)).toBe('agree')
    expect(check(49.61, 6.14)).toBe('town_centre')
    expect(check(49.6116, 6.1319)).toBe('town_centre')
    expect(check(49.9, 6.1)).toBe('contradict')
    expect(checkCoordinates(gazetteer, 'luxembourg', null)).toBe('absent')
  })
})

describe('quarterAt', () => {
  it('names the nearest quarter of an address in the city only', () => {
    const at = { latitude: 49.6203, longitude: 6.1489 }
    expect(quarterAt(gazetteer, 'luxembourg', at, 'agree')).toEqual({ slug: 'mont', name: 'Mont' })
    expect(quarterAt(gazetteer, 'luxembourg', at, 'town_centre')).toBeNull()
    expect(quarterAt(gazetteer, 'bela', at, 'agree')).toBeNull()
  })
})

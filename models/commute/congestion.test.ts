import { describe, expect, it } from 'vitest'

import { congestion, ROADS, type RoadClass } from './congestion.ts'

const CITY = { latitude: 49.611, longitude: 6.13 }
const SUBURB = { latitude: 49.65, longitude: 6.13 }
const NORTH = { latitude: 50.1, longitude: 6 }
const minutesFor10Km = (hour: number, from: typeof CITY, to: typeof CITY): number =>
  (600 * congestion('town', from, to, hour)) / ROADS.town.freeKmh

describe('congestion', () => {
  it('makes 10 km in town take what was measured in the rush and in the middle of the day', () => {
    expect(minutesFor10Km(8, SUBURB, CITY)).toBeCloseTo(30, 0)
    expect(minutesFor10Km(12, SUBURB, CITY)).toBeCloseTo(18.9, 0)
    expect(minutesFor10Km(12, CITY, SUBURB)).toBeCloseTo(20.7, 0)
  })

  it.each(Object.keys(ROADS) as RoadClass[])(
    'is none on a %s at night, most at 8 towards the city, little far away',
    (roadClass) => {
      const at = (hour: number): number => congestion(roadClass, SUBURB, CITY, hour)
      expect(at(3)).toBe(1)
      for (let hour = 0; hour < 12; hour++) expect(at(hour)).toBeLessThanOrEqual(at(8))
      expect(congestion(roadClass, CITY, SUBURB, 8)).toBeLessThan(at(8))
      expect(congestion(roadClass, CITY, SUBURB, 17)).toBeGreaterThan(at(17))
      expect(congestion(roadClass, NORTH, { ...NORTH, latitude: 50.05 }, 8)).toBeLessThan(1 + (at(8) - 1) / 5)
    },
  )
})

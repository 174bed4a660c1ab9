import { describe, expect, it } from 'vitest'
import { fixtureListing } from './search-listing.fixture.ts'
import { stationDistances } from './station-distances.ts'

const distances = stationDistances([
  { name: 'Luxembourg', kind: 'rail', latitude: 49.6, longitude: 6.1342 },
  { name: 'Hamilius', kind: 'tram', latitude: 49.6117, longitude: 6.1267 },
])
const at = (
  latitude: number | null,
  longitude: number | null,
  coordinatePrecision: 'address' | 'locality' = 'address',
) => distances(fixtureListing({ latitude, longitude, coordinatePrecision })).stationM

describe('the way to a station', () => {
  it('is that to the nearest one', () => {
    expect(at(49.6, 6.1342)).toBe(0)
    expect(at(49.6117, 6.1277)).toBeCloseTo(72, 0)
  })

  it('is unknown where the home is only roughly known, and beyond what anybody walks', () => {
    expect(at(null, null)).toBeNull()
    expect(at(49.6, 6.1342, 'locality')).toBeNull()
    expect(at(50.1, 6.1342)).toBeNull()
  })
})

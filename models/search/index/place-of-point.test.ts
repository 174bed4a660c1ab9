import { array, assert, constantFrom, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InlandPlace } from '../../places/gazetteer.ts'
import { planarDistanceM } from './distance.ts'
import { placeOfPoint } from './place-of-point.ts'

const [BETZDORF, BERG] = [village('betzdorf', 49.68738, 6.35079), village('berg-betzdorf', 49.68268, 6.35869)]

function village(slug: string, latitude: number, longitude: number): InlandPlace {
  return {
    kind: 'locality',
    slug,
    name: slug,
    commune: 'betzdorf',
    quarter: null,
    isHamlet: false,
    latitude,
    longitude,
  }
}

const point = record({
  latitude: double({ min: 49.6, max: 49.65, noNaN: true }),
  longitude: double({ min: 6.1, max: 6.15, noNaN: true }),
})

describe('placeOfPoint', () => {
  it('takes a home for that of the village it stands in, not of every village within reach', () => {
    const placed = (latitude: number, longitude: number) =>
      placeOfPoint([BETZDORF, BERG], 'locality', latitude, longitude)?.slug ?? null
    expect(placed(49.6878, 6.352)).toBe('betzdorf')
    expect(placed(49.6825, 6.3592)).toBe('berg-betzdorf')
    expect(placed(49.685, 6.3547)).toBeNull()
  })

  it('names a place of its kind that is near and less than half as far as any other, or none', () => {
    const place = record({ point, kind: constantFrom('locality' as const, 'quarter' as const) }).map(
      ({ point, kind }) => ({ ...village(`${kind} ${point.latitude}`, 0, 0), ...point, kind }) as InlandPlace,
    )
    assert(
      property(array(place, { maxLength: 12 }), point, (places, { latitude, longitude }) => {
        const distance = (one: InlandPlace) => planarDistanceM(one.latitude, one.longitude, latitude, longitude)
        const own = places.filter(({ kind }) => kind === 'quarter').toSorted((a, b) => distance(a) - distance(b))
        const isClear =
          own.length > 0 && distance(own[0]!) <= 1_200 && !(own[1] && distance(own[1]) <= 2 * distance(own[0]!))
        expect(placeOfPoint(places, 'quarter', latitude, longitude)).toBe(isClear ? own[0] : null)
      }),
    )
  })
})

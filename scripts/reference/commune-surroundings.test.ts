import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'

import { loadReference, type Reference } from '../../pipeline/reference/load-reference.ts'
import { communeLocator, type BoundaryFeature } from './commune-locator.ts'
import { amenityRows, transitRows, type Surroundings, type TransitStop } from './commune-surroundings.ts'

const DATA = join(import.meta.dirname, '../../../shared/data')
const isHere = existsSync(DATA)
if (!isHere) console.warn(`skipped: the committed tables are not compared with their origin, which is not at ${DATA}`)

const square = (name: string, west: number, east: number): BoundaryFeature => {
  const ring = [
    [west, 49.5],
    [east, 49.5],
    [east, 50],
    [west, 50],
    [west, 49.5],
  ]
  return { type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates: [ring] } }
}

let reference: Reference
let small: Surroundings
beforeAll(async () => {
  reference = await loadReference()
  const communes = reference.communes.filter(({ slug }) => ['mersch', 'bous', 'waldbredimus'].includes(slug))
  const village = (commune: string, longitude: number) => ({
    ...reference.localities[0]!,
    commune,
    kind: 'village' as const,
    latitude: 49.6,
    longitude,
  })
  const localities = [
    village('mersch', 6.0),
    village('mersch', 6.02),
    village('bous', 6.3),
    village('waldbredimus', 6.4),
  ]
  const features = [square('Mersch', 5.9, 6.1), square('Bous-Waldbredimus', 6.2, 6.5)]
  small = { communes, localities, locate: communeLocator(communes, localities, features) }
})

const at = (longitude: number) => ({ latitude: 49.6, longitude })

describe('communeLocator', () => {
  it('finds the commune around a point; in a merged one, the former commune of the nearest locality', () => {
    expect([6.05, 6.31, 6.38, 5.0].map((longitude) => small.locate(at(longitude)))).toEqual([
      'mersch',
      'bous',
      'waldbredimus',
      undefined,
    ])
  })

  it('refuses a boundary that belongs to no commune', () => {
    expect(() => communeLocator(small.communes, [], [square('Atlantis', 6, 7)])).toThrow(
      /no commune is called "Atlantis"/,
    )
  })
})

describe('amenityRows', () => {
  it('counts points inside and the average within reach of the localities, and measures to the nearest', () => {
    const rows = amenityRows(small, [['bank', [at(6.0), at(6.05)]]])
    const mersch = rows.find(({ commune }) => commune === 'mersch')!
    // 0.02 degrees of longitude are 1.44 km here: the first bank is within 2 km of both villages, the second only within 5 km of either.
    expect(mersch).toMatchObject({ amenity: 'bank', in_commune: 2, within_2km: 1, within_5km: 2, mark: 'boundary' })
    expect(mersch.nearest_m).toBeCloseTo(721, -1)
    expect(rows.find(({ commune }) => commune === 'bous')).toMatchObject({
      in_commune: 0,
      within_5km: 0,
      mark: 'nearest_locality',
    })
  })
})

describe('transitRows', () => {
  it('adds departures by mode inside, and within reach on both sides of a border', () => {
    const stops: TransitStop[] = [
      { ...at(6.0), mode: 'b', departures: 40 },
      { ...at(6.0), mode: 'r', departures: 10 },
      { latitude: 49.4999, longitude: 6.0, mode: 'b', departures: 500 },
    ]
    const mersch = transitRows(small, stops).find(({ commune }) => commune === 'mersch')
    expect(mersch).toMatchObject({
      bus_departures: 40,
      tram_departures: 0,
      rail_departures: 10,
      served_stops: 2,
      departures_1km: 25,
      rail_departures_3km: 10,
    })
  })
})

describe.skipIf(!isHere)('the committed tables', () => {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(DATA, name), 'utf8')) as T

  it('agree with the published counts by commune, except for one place in a thousand, on a boundary', () => {
    type Published = {
      bus_dep_day: number
      tram_dep_day: number
      gtfs_rail_dep_day: number
      transit_served_stops: number
      amenity_counts: Record<string, number>
    }
    const published = read<Record<string, Published>>('communes/communes.json')
    const transit = new Map(reference.communeTransit.map((row) => [row.commune, row]))
    const amenities = new Map(
      reference.communeAmenities.map((row) => [`${row.commune} ${row.amenity}`, row.in_commune]),
    )
    let [compared, places, elsewhere] = [0, 0, 0]
    for (const { slug, name, successor } of reference.communes) {
      const origin = published[name.fr]
      if (origin === undefined || successor !== null) continue
      compared++
      const own = transit.get(slug)!
      expect(Math.abs(own.served_stops - origin.transit_served_stops), slug).toBeLessThanOrEqual(1)
      expect(own.rail_departures, slug).toBe(origin.gtfs_rail_dep_day)
      for (const [kind, count] of Object.entries(origin.amenity_counts)) {
        places += count
        elsewhere += Math.abs(amenities.get(`${slug} ${kind}`)! - count)
      }
    }
    expect(elsewhere / places).toBeLessThan(0.001)
    expect(compared).toBeGreaterThan(90)
  })
})

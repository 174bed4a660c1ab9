import { describe, expect, it } from 'vitest'

import { encodeRows, fitEncoder } from './frame.ts'
import { projectGroups, propertyGroups } from './property-groups.ts'
import { valuationSchemaSchema } from './schema.ts'
import type { ValuationRow } from './schema.ts'

const SCHEMA = { numeric: ['area_m2', 'rooms', 'floor', 'year', 'lat', 'lon'], categorical: [], roles: {} }
const FLAT = { area_m2: 80, rooms: 3, floor: 2, year: 1970, lat: 49.6, lon: 6.1 }
// Others, so that the count-like columns have values to count.
const OTHERS = Array.from({ length: 12 }, (_, i) => ({
  area_m2: 30 + i,
  rooms: 1 + (i % 5),
  floor: i % 7,
  year: 1900 + i,
  lat: 49.5,
  lon: 6,
}))

function groupsOf(homes: ValuationRow['values'][], roles: object = {}): number[] {
  const schema = valuationSchemaSchema.parse({ ...SCHEMA, roles })
  const rows = [...homes, ...OTHERS].map((values, i) => ({ id: String(i), values }))
  const encoder = fitEncoder(rows, schema)
  return Array.from(propertyGroups(rows, encodeRows(encoder, rows), encoder)).slice(0, homes.length)
}

describe('propertyGroups', () => {
  it('joins adverts with one property key and nothing else', () => {
    const homes = [
      { ...FLAT, key: 'p' },
      { ...FLAT, key: 'q' },
      { area_m2: 200, key: 'p' },
      { ...FLAT, key: null },
    ]
    expect(groupsOf(homes, { property: 'key' })).toEqual([0, 1, 0, 3])
  })

  it('joins like adverts near each other, the unknown agreeing with everything and one disagreement forgiven', () => {
    expect(groupsOf([FLAT, { ...FLAT, lat: 49.6004, floor: null }, { ...FLAT, floor: 3 }])).toEqual([0, 0, 0])
  })

  it('keeps apart what is far, of another area, or unlike in two respects', () => {
    const homes = [FLAT, { ...FLAT, lat: 49.61 }, { ...FLAT, area_m2: 84 }, { ...FLAT, floor: 5, year: 1990 }]
    expect(groupsOf(homes)).toEqual([0, 1, 2, 3])
  })
})

describe('projectGroups', () => {
  const schema = valuationSchemaSchema.parse({
    ...SCHEMA,
    categorical: ['commune'],
    roles: { property: 'key', project: 'project' },
  })
  const groups = (homes: ValuationRow['values'][], most = 100): number[] => {
    const rows = homes.map((values, i) => ({ id: String(i), values: { commune: 'wiltz', key: String(i), ...values } }))
    const encoder = fitEncoder(rows, schema)
    return Array.from(
      projectGroups(rows, propertyGroups(rows, encodeRows(encoder, rows), encoder), encoder, 'price', most),
    )
  }
  const lot = (project: string | null, price: number) => ({ ...FLAT, project, price })

  it('joins the homes of one project, and projects that offer the same home', () => {
    const homes = [lot('a', 500_000), lot('a', 612_000), lot('b', 612_000), lot('b', 730_000), lot(null, 800_000)]
    expect(groups(homes)).toEqual([0, 0, 0, 0, 4])
  })

  it('takes like prices in another place, or ones that would join too much, for chance', () => {
    expect(groups([lot('a', 612_000), { ...lot('b', 612_000), commune: 'mersch' }])).toEqual([0, 1])
    expect(groups([lot('a', 500_000), lot('a', 612_000), lot('b', 612_000)], 2)).toEqual([0, 0, 2])
  })
})

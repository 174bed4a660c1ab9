import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centreOf, tileGrid, type PlanePoint, type Tile } from './tile-grid.ts'

const key = ({ column, row }: Tile): string => `${column} ${row}`
const apart = (a: PlanePoint, b: PlanePoint): number => Math.hypot(a.x - b.x, a.y - b.y)
const coordinate = fc.double({ min: -50, max: 50, noNaN: true })
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 30 })

describe('a tile grid', () => {
  it('gives every point one tile of its own, the same each time', () => {
    fc.assert(
      fc.property(points, (some) => {
        const tiles = tileGrid(some)
        expect(tiles).toHaveLength(some.length)
        expect(new Set(tiles.map(key)).size).toBe(some.length)
        expect(tileGrid(some)).toEqual(tiles)
        for (const { column, row } of tiles)
          expect([column >= 0, row >= 0, Number.isInteger(column + row)]).not.toContain(false)
      }),
      { numRuns: 40 },
    )
  })

  it('holds points on one place apart', () => {
    const tiles = tileGrid(Array.from({ length: 19 }, () => ({ x: 6, y: 49 })))
    expect(new Set(tiles.map(key)).size).toBe(19)
  })

  it('leaves what is left on the left, and what is above above', () => {
    const [left, right] = tileGrid([
      { x: 3, y: 7 },
      { x: 90, y: 7 },
    ]).map(centreOf)
    expect(left!.x).toBeLessThan(right!.x)
    const [above, below] = tileGrid([
      { x: 3, y: -7 },
      { x: 3, y: 5 },
    ]).map(centreOf)
    expect(above!.y).toBeLessThan(below!.y)
  })

  it('keeps the neighbours of the communes, and where they lie', () => {
    const communes = readCommunes()
    const places = tileGrid(communes.map(({ point }) => point)).map(centreOf)
    const pairs = communes.flatMap(({ point }, index) =>
      communes
        .map((other, place) => ({ place, distance: apart(point, other.point) }))
        .filter(({ place }) => place !== index)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 4)
        .map(({ place }) => apart(places[index]!, places[place]!)),
    )
    expect(communes).toHaveLength(102)
    expect(pairs.filter((distance) => distance < 1.1).length / pairs.length).toBeGreaterThan(0.75)
    expect(pairs.filter((distance) => distance < 2.1).length / pairs.length).toBeGreaterThan(0.97)
    const placeOf = (slug: string): PlanePoint => places[communes.findIndex((commune) => commune.slug === slug)]!
    expect(placeOf('troisvierges').y).toBeLessThan(placeOf('luxembourg').y)
    expect(placeOf('esch-sur-alzette').y).toBeGreaterThan(placeOf('luxembourg').y)
    expect(placeOf('echternach').x).toBeGreaterThan(placeOf('redange-sur-attert').x)
  })
})

function readCommunes(): { slug: string; point: PlanePoint }[] {
  const [head, ...rows] = readFileSync('data/reference/communes.csv', 'utf8').trim().split('\n')
  const names = head!.split(',')
  const at = (row: string, name: string): string => row.split(',')[names.indexOf(name)]!
  return rows.map((row) => ({
    slug: at(row, 'slug'),
    point: { x: Number(at(row, 'longitude')) * 0.645, y: -Number(at(row, 'latitude')) },
  }))
}

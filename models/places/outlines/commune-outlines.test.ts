import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { communeOutlinesSchema, type OutlineDrawing } from '../../contracts/places/outlines.ts'
import { communeOutlines, type OutlineFacts } from './commune-outlines.ts'
import { toPlane, type PlaneArea } from './plane.ts'

const commune = (slug: string, longitude: number, latitude: number, lau = slug, canton = 'one') => {
  return { slug, lau, canton, longitude, latitude }
}
const square = (west: number, south: number, east: number, north: number): PlaneArea => [
  [[toPlane(west, south), toPlane(east, south), toPlane(east, north), toPlane(west, north), toPlane(west, south)]],
]
const NONE: OutlineFacts = {
  communes: [],
  localities: [],
  abroad: [],
  communeShapes: [],
  countryShapes: [],
  sourceIds: { communes: ['outlines'], country: ['country'], localities: ['reference:localities'] },
}
const WEST = commune('west', 6.0, 49.6)
const EAST = commune('east', 6.1, 49.6)

/** Corners of a path of whole steps. */
function corners(path: string): [number, number][] {
  return path.split('z').flatMap((ring) => {
    const [x, y, ...steps] = [...ring.matchAll(/-?\d+/g)].map(Number)
    if (x === undefined || y === undefined) return []
    const points: [number, number][] = [[x, y]]
    for (let index = 0; index < steps.length; index += 2) {
      const [lastX, lastY] = points.at(-1)!
      points.push([lastX + steps[index]!, lastY + steps[index + 1]!])
    }
    return points
  })
}

function areaOf(path: string): number {
  const points = corners(path)
  const doubled = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    return x * nextY - nextX * y
  })
  return Math.abs(doubled.reduce((sum, part) => sum + part, 0)) / 2
}

function isInside({ width, height, communes }: OutlineDrawing): boolean {
  return Object.values(communes)
    .flatMap(corners)
    .every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)
}

describe('outlines of communes', () => {
  it('are the official ones where every commune has one', () => {
    const shapes = [
      { code: 'west', area: square(5.9, 49.5, 6.05, 49.7) },
      { code: 'east', area: square(6.05, 49.5, 6.2, 49.7) },
    ]
    const outlines = communeOutlines({ ...NONE, communes: [WEST, EAST], communeShapes: shapes })
    expect(communeOutlinesSchema.parse(outlines)).toEqual(outlines)
    expect(outlines).toMatchObject({ basis: 'official', sourceIds: ['outlines'], localities: 0 })
    const { west, east } = outlines.overview.communes
    expect(areaOf(west!) / areaOf(east!)).toBeCloseTo(1, 1)
    expect(
      corners(west!).filter((corner) => corners(east!).some((other) => String(other) === String(corner))),
    ).toHaveLength(2)
  })

  it('divide the area of communes that have merged by the land nearest to their localities', () => {
    const merged = [{ code: 'both', area: square(5.9, 49.5, 6.2, 49.7) }]
    const outlines = communeOutlines({ ...NONE, communes: [WEST, EAST], communeShapes: merged })
    expect(outlines.basis).toBe('official')
    const { west, east } = outlines.overview.communes
    expect(areaOf(west!) / areaOf(east!)).toBeCloseTo(1, 1)
  })

  it('fall back to the country, and then to localities, and say so', () => {
    const short = [{ code: 'west', area: square(5.9, 49.5, 6.05, 49.7) }]
    const country = [{ code: null, area: square(5.9, 49.5, 6.2, 49.7) }]
    const facts = { ...NONE, communes: [WEST, EAST], communeShapes: short }
    expect(communeOutlines({ ...facts, countryShapes: country })).toMatchObject({
      basis: 'country',
      sourceIds: ['country', 'reference:localities'],
      localities: 2,
    })
    expect(communeOutlines(facts)).toMatchObject({ basis: 'localities', sourceIds: ['reference:localities'] })
  })

  it('give every commune land, wherever its localities are, and keep it on the drawing', () => {
    const place = fc.record({
      longitude: fc.double({ min: 5.8, max: 6.5, noNaN: true }),
      latitude: fc.double({ min: 49.5, max: 50.1, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(place, {
          minLength: 1,
          maxLength: 12,
          selector: (p) =>
            toPlane(p.longitude, p.latitude)
              .map((km) => Math.round(km))
              .join(),
        }),
        (places) => {
          const communes = places.map(({ longitude, latitude }, index) => commune(`c${index}`, longitude, latitude))
          const outlines = communeOutlines({ ...NONE, communes })
          expect(communeOutlinesSchema.safeParse(outlines).success).toBe(true)
          expect(Object.keys(outlines.overview.communes).sort()).toEqual(communes.map(({ slug }) => slug).sort())
          for (const drawing of [outlines.overview, outlines.detail]) expect(isInside(drawing)).toBe(true)
          for (const path of Object.values(outlines.detail.communes)) expect(areaOf(path)).toBeGreaterThan(0)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('do not reach across the border further than half-way to a place there', () => {
    const abroad = [{ longitude: 6.03, latitude: 49.6 }]
    const alone = communeOutlines({ ...NONE, communes: [WEST] })
    const bordered = communeOutlines({ ...NONE, communes: [WEST], abroad })
    expect(bordered.overview.width).toBeLessThan(alone.overview.width)
  })
})

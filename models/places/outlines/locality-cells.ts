import { Delaunay } from 'd3-delaunay'
import { mergeArcs, feature } from 'topojson-client'
import { topology } from 'topojson-server'
import type { PlaneArea, PlanePosition } from './plane.ts'

/** A place of a commune on the plane. */
export interface PlacedLocality {
  communeSlug: string
  at: PlanePosition
}

/** Kilometres beyond the outermost places that cells may reach where nothing else ends them. */
const MARGIN_KM = 30
/** Rows of the grid of points that end the cells, as a share of how far a cell reaches. */
const GRID = 0.4

/**
 * Land that lies nearest to the places of each commune: cells of a Voronoi diagram, joined by commune.
 * @param reachKm from a place at most; Infinity for as far as the margin
 * @param abroad places across the border, whose land belongs to no commune
 * @returns areas by slug; neighbours share the positions of their border
 */
export function localityCells(
  localities: readonly PlacedLocality[],
  reachKm = Infinity,
  abroad: readonly PlanePosition[] = [],
): Map<string, PlaneArea> {
  if (localities.length === 0) return new Map()
  const points = localities.map(({ at }) => at)
  const bounds = around(points)
  const others = Number.isFinite(reachKm) ? [...abroad, ...farFrom(points, reachKm, bounds)] : []
  const voronoi = Delaunay.from([...points, ...others]).voronoi(bounds)
  const cells = localities.flatMap(({ communeSlug }, index) => {
    const ring = voronoi.cellPolygon(index)
    return ring === null ? [] : [{ communeSlug, ring }]
  })
  const shapes = topology(
    Object.fromEntries(cells.map(({ ring }, index) => [index, { type: 'Polygon', coordinates: [ring] } as const])),
  )
  const bySlug = Map.groupBy(cells.keys(), (index) => cells[index]!.communeSlug)
  return new Map(
    [...bySlug].map(([slug, own]) => {
      const joined = mergeArcs(shapes, own.map((index) => shapes.objects[index]) as never)
      return [slug, (feature(shapes, joined).geometry as { coordinates: number[][][][] }).coordinates as PlaneArea]
    }),
  )
}

type Bounds = [number, number, number, number]

function around(points: readonly PlanePosition[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [
    Math.min(...xs) - MARGIN_KM,
    Math.min(...ys) - MARGIN_KM,
    Math.max(...xs) + MARGIN_KM,
    Math.max(...ys) + MARGIN_KM,
  ]
}

/** Points of a grid that are at least twice the reach from every place: a border runs half-way to them. */
function farFrom(
  points: readonly PlanePosition[],
  reachKm: number,
  [west, north, east, south]: Bounds,
): PlanePosition[] {
  const nearest = Delaunay.from(points)
  const step = reachKm * GRID
  const far: PlanePosition[] = []
  for (let y = north; y <= south; y += step) {
    for (let x = west; x <= east; x += step) {
      const [px, py] = points[nearest.find(x, y)]!
      if (Math.hypot(px - x, py - y) >= 2 * reachKm) far.push([x, y])
    }
  }
  return far
}

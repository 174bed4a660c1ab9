import { feature, mesh } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import type { OutlineDrawing } from '../../contracts/places/outlines.ts'
import { KM_PER_DEGREE, toDegrees, type PlaneArea } from './plane.ts'

type Position = number[]

export interface DrawingSize {
  /** Height of the drawing in whole units. */
  height: number
  /** Corners that span a smaller triangle are left out, in square units. */
  leastTriangle: number
}

/** An area after simplification, which may have left a single polygon. */
interface Drawn {
  geometry: { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] }
}

/** Free room around the areas, in units. */
const MARGIN = 3

/**
 * Draws areas as paths of whole units. Neighbours keep their common border: it is simplified once for both.
 * @param areas by slug @param cantonOf a slug; borders between cantons are drawn once more
 */
export function drawAreas(
  areas: ReadonlyMap<string, PlaneArea>,
  cantonOf: (slug: string) => string,
  { height, leastTriangle }: DrawingSize,
): OutlineDrawing {
  const positions = [...areas.values()].flat(2).flat()
  const edge = (axis: 0 | 1, pick: (a: number, b: number) => number): number =>
    positions.reduce((found, position) => pick(found, position[axis]), positions[0]![axis])
  const [west, north] = [edge(0, Math.min), edge(1, Math.min)]
  const scale = (height - 2 * MARGIN) / (edge(1, Math.max) - north)
  const toUnits = ([x, y]: Position): Position => [(x! - west) * scale + MARGIN, (y! - north) * scale + MARGIN]
  const inUnits = [...areas].map(([slug, area]): [string, { type: 'MultiPolygon'; coordinates: Position[][][] }] => [
    slug,
    { type: 'MultiPolygon', coordinates: area.map((rings) => rings.map((ring) => ring.map(toUnits))) },
  ])
  const weighed = presimplify(topology(Object.fromEntries(inUnits)) as Parameters<typeof presimplify>[0])
  const simple = filter(simplify(weighed, leastTriangle), filterAttachedWeight(weighed, leastTriangle))
  const layers = { type: 'GeometryCollection', geometries: Object.values(simple.objects) } as never
  const cantons = new Map(Object.entries(simple.objects).map(([slug, object]) => [object as object, cantonOf(slug)]))
  const borders = mesh(simple, layers, (a, b) => cantons.get(a) !== cantons.get(b))
  const drawn = Object.entries(simple.objects).map(([slug, object]) => [
    slug,
    areaPath(feature(simple, object) as Drawn),
  ])
  const corner = toDegrees([west - MARGIN / scale, north - MARGIN / scale])
  return {
    width: Math.ceil((edge(0, Math.max) - west) * scale + 2 * MARGIN),
    height,
    west: corner.longitude,
    north: corner.latitude,
    perLongitude: KM_PER_DEGREE.longitude * scale,
    perLatitude: KM_PER_DEGREE.latitude * scale,
    communes: Object.fromEntries(drawn),
    cantons: borders.coordinates.map((line) => linePath(line)).join(''),
  }
}

function areaPath({ geometry }: Drawn): string {
  const { type, coordinates } = geometry
  return (type === 'Polygon' ? coordinates : coordinates.flat())
    .map((ring) => linePath(ring.slice(0, -1)))
    .filter((path) => path !== '')
    .map((path) => `${path}z`)
    .join('')
}

/** Steps of whole units from point to point; none where all fall on one. */
function linePath(line: readonly Position[]): string {
  const points = line.map(([x, y]): [number, number] => [Math.round(x!), Math.round(y!)])
  const [first, ...rest] = points.filter(
    ([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  )
  if (first === undefined || rest.length === 0) return ''
  let [x, y] = first
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x}${nextY < y ? '' : ','}${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${first[0]},${first[1]}l${steps.map((step, index) => (index === 0 || step.startsWith('-') ? step : ` ${step}`)).join('')}`
}

import type { OutlineDrawing } from '../../../models/contracts/places/outlines.ts'
import { pathBox, type PathBox } from '../../../models/places/outlines/path-box.ts'
import type { AreaMap, MapGround } from '../../sections/area-map.ts'
import { placeOn } from './map-labels.ts'

interface Size {
  width: number
  height: number
}
interface Point {
  latitude: number
  longitude: number
}

/** A part of the outlines, drawn in a size of its own. */
export interface ZoomedOutlines {
  zoom: NonNullable<AreaMap['zoom']>
  /** How a point of the drawing becomes coordinates again. */
  ground: MapGround
  at(place: Point): { x: number; y: number }
  /** Outlines that reach into the part, in the order of the slugs. */
  shown(slugs: Iterable<string>): { slug: string; path: string }[]
  /** Units of the part in a kilometre. */
  perKm: number
}

const KM_PER_LATITUDE = 111.2

/** @param room around the box, as a share of it */
export function zoomedOutlines(drawing: OutlineDrawing, box: PathBox, size: Size, room = 1.35): ZoomedOutlines {
  const zoom = zoomTo(box, size, room)
  const { west, north, perLongitude, perLatitude } = drawing
  const { x: left, y: top, scale } = zoom
  return {
    zoom,
    ground: {
      west: west - left / perLongitude,
      north: north + top / perLatitude,
      perLongitude: perLongitude * scale,
      perLatitude: perLatitude * scale,
    },
    at(place) {
      const { x, y } = placeOn(drawing, place)
      return { x: Math.round((x + left) * scale), y: Math.round((y + top) * scale) }
    },
    shown(slugs) {
      const boxes = boxesOf(drawing)
      const seen: { slug: string; path: string }[] = []
      for (const slug of slugs) {
        const box = boxes.get(slug)
        if (box !== undefined && isSeen(box, zoom, size)) seen.push({ slug, path: drawing.communes[slug]! })
      }
      return seen
    },
    perKm: (perLatitude * scale) / KM_PER_LATITUDE,
  }
}

const knownBoxes = new WeakMap<object, ReadonlyMap<string, PathBox>>()

/** Box of a commune. */
export function outlineBox(drawing: OutlineDrawing, slug: string): PathBox | undefined {
  return boxesOf(drawing).get(slug)
}

/** Boxes of all communes; measured once, since many pages look at all of them. */
function boxesOf({ communes }: OutlineDrawing): ReadonlyMap<string, PathBox> {
  const boxes =
    knownBoxes.get(communes) ?? new Map(Object.entries(communes).map(([slug, path]) => [slug, pathBox(path)]))
  knownBoxes.set(communes, boxes)
  return boxes
}

/** Box around points on a drawing, at least some kilometres wide. */
export function boxAround(drawing: OutlineDrawing, points: readonly Point[], leastKm: number): PathBox {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { latitude, longitude } of points) {
    if (longitude < west) west = longitude
    if (longitude > east) east = longitude
    if (latitude < south) south = latitude
    if (latitude > north) north = latitude
  }
  // Rounding keeps the order of points, so that only the outermost are placed.
  const { x: left, y: top } = placeOn(drawing, { latitude: north, longitude: west })
  const { x: right, y: bottom } = placeOn(drawing, { latitude: south, longitude: east })
  const least = (leastKm * drawing.perLatitude) / KM_PER_LATITUDE / 2
  const [halfWidth, halfHeight] = [Math.max(least, (right - left) / 2), Math.max(least, (bottom - top) / 2)]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

function zoomTo(
  { left, top, right, bottom }: PathBox,
  { width, height }: Size,
  room: number,
): NonNullable<AreaMap['zoom']> {
  const scale = Math.min(width / (room * (right - left)), height / (room * (bottom - top)))
  return {
    scale: Number(scale.toFixed(4)),
    x: Math.round(width / scale / 2 - (left + right) / 2),
    y: Math.round(height / scale / 2 - (top + bottom) / 2),
  }
}

function isSeen(
  { left, top, right, bottom }: PathBox,
  { x, y, scale }: NonNullable<AreaMap['zoom']>,
  size: Size,
): boolean {
  const [width, height] = [size.width / scale, size.height / scale]
  return right + x > 0 && left + x < width && bottom + y > 0 && top + y < height
}

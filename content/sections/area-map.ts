import type { TileMap } from './tile-map.ts'

/** Colour of an area or a key: classes from low to high, classes of change from fall to rise, the place itself and the land around it. */
export type AreaStyle = `v${1 | 2 | 3 | 4 | 5 | 6}` | `c${1 | 2 | 3 | 4 | 5}` | 'near' | 'land'

export interface MapArea {
  /** Path of SVG in units of the drawing. */
  path: string
  /** The whole name with its figure and what that rests on. */
  title: string
  /** Undefined for land that leads nowhere. */
  address?: string
  /** Undefined where there is no figure. */
  style: AreaStyle | undefined
  /** Hatched: the figure rests on neighbours. */
  isModelled?: boolean
}

/** A point on a map. `exact` and `about` are homes, by how well their place is known; `here` is what the page is about. */
export interface MapSpot {
  kind: 'exact' | 'about' | 'here' | 'stop' | 'place'
  x: number
  y: number
  title: string
  /** Homes at the point. */
  count?: number
  /** How far from the point it may lie, in units of the drawing. */
  radius?: number
  /** Page of the homes at the point. */
  address?: string
}

/** Radius of a spot of so many homes, in units of the drawing. */
export function spotRadius(count = 1): number {
  return Math.min(15, 5 + Math.round(2 * Math.log2(count)))
}

export type MapKey = AreaStyle | 'modelled' | 'none' | 'track' | MapSpot['kind']

/** Coordinates of the left upper corner of a drawing, and its units of a degree. */
export interface MapGround {
  west: number
  north: number
  perLongitude: number
  perLatitude: number
}

/** A map of areas, each a link. */
export interface AreaMap {
  /** Says what the map shows. */
  caption: string
  /** Size of the drawing, in its units. */
  width: number
  height: number
  /** How paths come into the drawing; undefined where they are in its units. */
  zoom?: { x: number; y: number; scale: number }
  areas: readonly MapArea[]
  /** With the address of a search: a circle or a box drawn on the map narrows it. */
  ground?: MapGround
  search?: string
  /** Path of borders that are drawn once more. */
  borders?: string
  /** Path of the tram, in units of the drawing. */
  track?: string
  labels: readonly { x: number; y: number; text: string }[]
  spots: readonly MapSpot[]
  /** Classes side by side with the bounds between them; undefined where keys say it. */
  ramp?: { styles: readonly AreaStyle[]; bounds: readonly string[] }
  keys: readonly { key: MapKey; label: string }[]
  /** Whose outlines these are, or what stands for them. */
  basis: string
}

/** The same figures as hexagons of one size, and the words that choose between both. */
export interface TileSwitch {
  tiles: TileMap
  label: string
  outlinesWord: string
  tilesWord: string
}

import type { Tile } from '../../models/places/tile-grid.ts'

/** One place of the map. */
export interface MapTile {
  tile: Tile
  /** Short enough for the tile. */
  label: string
  /** The whole name with its figure. */
  title: string
  address: string
  /** From 1 to 6, the classes of the legend; undefined where nothing is known. */
  valueClass: number | undefined
}

export interface LegendClass {
  valueClass: number
  label: string
}

/** A figure of every place, sorted into classes. */
export interface TileMap {
  /** Caption: says what the map shows. */
  caption: string
  tiles: readonly MapTile[]
  legend: readonly LegendClass[]
  /** The word for hatched tiles; undefined where there are none. */
  unknownLabel: string | undefined
}

import { markup, type Markup } from '../html/markup.ts'
import type { MapFigure } from '../sections/block.ts'
import { areaMap } from './area-map.ts'
import { tileMap } from './tile-map.ts'

/** A map of areas; where there are hexagons, too, two buttons choose between both without a script. */
export function mapFigure({ map, tiled }: MapFigure): Markup {
  if (tiled === undefined) return areaMap(map)
  const { tiles, label, outlinesWord, tilesWord } = tiled
  return markup`<div class="map-kinds"><fieldset class="seg"><legend class="unseen">${label}</legend>
<label><input type="radio" name="map-kind" id="map-outlines" checked> ${outlinesWord}</label>
<label><input type="radio" name="map-kind" id="map-tiles"> ${tilesWord}</label></fieldset>
${areaMap(map)}
${tileMap(tiles)}</div>`
}

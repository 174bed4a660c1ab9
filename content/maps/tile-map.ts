import { centreOf } from '../../models/places/tile-grid.ts'
import { roundHalfUp } from '../../models/statistics/round.ts'
import { markup, type Markup } from '../html/markup.ts'
import type { TileMap } from '../sections/tile-map.ts'

/** Width of a tile in units of the drawing. */
const TILE = 44
const GAP = 1.2
const MIDDLE_OF_TEXT = 4.5

/** A map of hexagons of one size, each a link, coloured by class; what nobody knows is hatched. */
export function tileMap({ caption, tiles, legend, unknownLabel }: TileMap): Markup {
  const centres = tiles.map(({ tile }) => centreOf(tile))
  const top = Math.min(...centres.map(({ y }) => y))
  const width = (Math.max(...centres.map(({ x }) => x)) + 1) * TILE
  const height = (Math.max(...centres.map(({ y }) => y)) - top) * TILE + TILE * (2 / Math.sqrt(3))
  const known = legend.map(({ valueClass, label }) => legendItem(classOf(valueClass), label))
  const unknown = unknownLabel === undefined ? undefined : legendItem(classOf(undefined), unknownLabel)
  return markup`<figure class="tilemap"><svg class="tiles" viewBox="0 0 ${toTenth(width)} ${toTenth(height)}" role="group" aria-label="${caption}">
${hatching()}
${tiles.map(({ label, title, address, valueClass }, index) => {
  const x = (centres[index]!.x + 0.5) * TILE
  const y = (centres[index]!.y - top) * TILE + TILE / Math.sqrt(3)
  const text = markup`<text x="${toTenth(x)}" y="${toTenth(y + MIDDLE_OF_TEXT)}">${label}</text>`
  return markup`<a href="${address}" class="${classOf(valueClass)}"><title>${title}</title><path d="${hexagon(x, y)}"/>${text}</a>`
})}
</svg>
<figcaption>${caption}
<ul class="legend">${known}${unknown}</ul></figcaption></figure>`
}

function legendItem(name: string, label: string): Markup {
  return markup`<li><svg viewBox="0 0 18 18" class="tiles" aria-hidden="true"><g class="${name}"><path d="M0,0h18v18h-18z"/></g></svg> ${label}</li>`
}

function hatching(): Markup {
  return markup`<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,3h6"/></pattern></defs>`
}

function classOf(valueClass: number | undefined): string {
  return valueClass === undefined ? 'tile-none' : `tile-${valueClass}`
}

/** With a corner on top, a little smaller than its cell. */
function hexagon(x: number, y: number): string {
  const [side, half] = [TILE / Math.sqrt(3) - GAP, TILE / 2 - GAP]
  const [long, short] = [toTenth(side), toTenth(side / 2)]
  const right = `l${toTenth(half)},${short}v${long}`
  const left = `l${toTenth(-half)},${short}l${toTenth(-half)},${toTenth(-side / 2)}v${toTenth(-side)}`
  return `M${toTenth(x)},${toTenth(y - side)}${right}${left}z`
}

function toTenth(number: number): number {
  return roundHalfUp(number, 1)
}

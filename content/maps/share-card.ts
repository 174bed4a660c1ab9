import type { OutlineDrawing } from '../../models/contracts/places/outlines.ts'
import { pathBox } from '../../models/places/outlines/path-box.ts'
import { markup, type Markup } from '../html/markup.ts'

/** Size of a picture that messengers and networks show beside a link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

const COLOURS = { paper: '#faf8f4', land: '#bdd2ea', line: '#ffffff', here: '#b5340f', brand: '#1c3f78' } as const
const MARGIN = 40

/**
 * Picture of a link, as SVG that stands alone: the country with a commune in it, and the commune large beside it. It has no words: the bytes would
 * depend on the fonts of the machine, and title and description stand beside it wherever it is shown.
 * @param slug undefined for the country alone
 */
export function shareCard(
  { overview, detail }: { overview: OutlineDrawing; detail: OutlineDrawing },
  slug?: string,
): string {
  const { width, height } = CARD_SIZE
  const scale = (height - 2 * MARGIN) / overview.height
  const left = slug === undefined ? (width - overview.width * scale) / 2 : width - overview.width * scale - 2 * MARGIN
  const country = Object.entries(overview.communes).map(([each, path]) =>
    area(path, each === slug ? COLOURS.here : COLOURS.land),
  )
  const own = slug === undefined ? undefined : detail.communes[slug]
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect
width="${width}" height="${height}" fill="${COLOURS.paper}"/><rect width="${width}" height="14" fill="${COLOURS.brand}"/><g
transform="translate(${Math.round(left)} ${MARGIN}) scale(${scale.toFixed(4)})" stroke="${COLOURS.line}" stroke-width="2">${country}</g>${
    own === undefined || own === '' ? undefined : enlarged(own)
  }</svg>`.text
}

/** The commune alone, as large as the left half allows. */
function enlarged(path: string): Markup {
  const { left, top, right, bottom } = pathBox(path)
  const room = { width: CARD_SIZE.width / 2 - 2 * MARGIN, height: CARD_SIZE.height - 4 * MARGIN }
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top))
  const x = MARGIN * 2 + (room.width - (right - left) * scale) / 2 - left * scale
  const y = MARGIN * 2 + (room.height - (bottom - top) * scale) / 2 - top * scale
  return markup`<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(4)})">${area(path, COLOURS.here)}</g>`
}

function area(path: string, fill: string): Markup {
  return markup`<path fill="${fill}" d="${path}"/>`
}

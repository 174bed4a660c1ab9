import type { OutlineDrawing } from '../../models/contracts/places/outlines.ts'
import { pathBox } from '../../models/places/outlines/path-box.ts'
import { markup, type Markup } from '../html/markup.ts'

/** Size of a picture that messengers and networks show beside a link. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Colours of the light page. */
export const CARD_COLOURS = {
  paper: '#faf8f4',
  land: '#bdd2ea',
  line: '#ffffff',
  here: '#b5340f',
  brand: '#1c3f78',
  ink: '#18212c',
  soft: '#525b67',
  track: '#e2dbcd',
  ours: '#1e5ea7',
} as const
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
  const drawn = (height - 2 * MARGIN) / overview.height
  const right = slug === undefined ? (width - overview.width * drawn) / 2 : 2 * MARGIN
  const country = countryOutline(overview, { height: height - 2 * MARGIN, top: MARGIN, right, slug })
  const own = slug === undefined ? undefined : detail.communes[slug]
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect
width="${width}" height="${height}" fill="${CARD_COLOURS.paper}"/><rect width="${width}" height="14" fill="${CARD_COLOURS.brand}"/>${country}${
    own === undefined || own === '' ? undefined : enlarged(own)
  }</svg>`.text
}

/** The country with a commune in it, at the right of a picture. @param room in pixels of the picture */
export function countryOutline(
  { width, height, communes }: OutlineDrawing,
  room: { height: number; top: number; right: number; slug?: string | undefined },
): Markup {
  const scale = room.height / height
  const left = CARD_SIZE.width - width * scale - room.right
  const areas = Object.entries(communes).map(([each, path]) =>
    area(path, each === room.slug ? CARD_COLOURS.here : CARD_COLOURS.land),
  )
  return markup`<g
transform="translate(${Math.round(left)} ${room.top}) scale(${scale.toFixed(4)})" stroke="${CARD_COLOURS.line}" stroke-width="2">${areas}</g>`
}

/** The commune alone, as large as the left half allows. */
function enlarged(path: string): Markup {
  const { left, top, right, bottom } = pathBox(path)
  const room = { width: CARD_SIZE.width / 2 - 2 * MARGIN, height: CARD_SIZE.height - 4 * MARGIN }
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top))
  const x = MARGIN * 2 + (room.width - (right - left) * scale) / 2 - left * scale
  const y = MARGIN * 2 + (room.height - (bottom - top) * scale) / 2 - top * scale
  return markup`<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(4)})">${area(path, CARD_COLOURS.here)}</g>`
}

function area(path: string, fill: string): Markup {
  return markup`<path fill="${fill}" d="${path}"/>`
}

import { markup, trustedMarkup, type Markup } from '../html/markup.ts'
import { spotRadius, type AreaMap, type MapArea, type MapKey, type MapSpot } from '../sections/area-map.ts'

const STEP = 50
const RAMP_HEIGHT = 30

/** A map of areas, each a link with its name and figure; what rests on neighbours is hatched, what nobody knows is dotted. */
export function areaMap(map: AreaMap): Markup {
  const { caption, width, height, zoom, areas, borders, track, labels, spots, ramp, keys, basis } = map
  const moved =
    zoom === undefined ? undefined : markup` transform="scale(${zoom.scale}) translate(${zoom.x} ${zoom.y})"`
  const tram = track === undefined ? undefined : markup`<path class="track" d="${track}"/>`
  return markup`<figure class="map-figure"><svg class="map" viewBox="0 0 ${width} ${height}" role="group" aria-label="${caption}"${drawable(map)}>
${patterns(areas)}<g${moved}>${areas.map(areaLink)}${
    borders === undefined ? undefined : markup`<path class="canton" d="${borders}"/>`
  }</g>${tram}${labels.map(({ x, y, text }) => markup`<text x="${x}" y="${y}">${text}</text>`)}${spots.map(spot)}
</svg>
<figcaption>${caption}
${ramp === undefined ? undefined : rampOf(ramp)}<ul class="legend">${keys.map(({ key, label }) => markup`<li class="key">${keySign(key)} ${label}</li>`)}</ul>
<p class="basis">${basis}</p></figcaption></figure>`
}

/** Makes a circle or a box drawn on the map a search. */
function drawable({ ground, search }: AreaMap): Markup | undefined {
  if (ground === undefined || search === undefined) return undefined
  const { west, north, perLongitude, perLatitude } = ground
  const figures = [west, north, perLongitude, perLatitude].map((each) => Number(each.toFixed(5)))
  return markup` data-ground="${figures.join(' ')}" data-search="${search}"`
}

function areaLink({ path: drawn, title, address, style, isModelled }: MapArea): Markup {
  // Long, and without signs of markup by the contract of outlines.
  const path = trustedMarkup(drawn)
  const name = style === undefined ? 'none' : isModelled === true ? `t${style.slice(1)}` : style
  if (address === undefined) return markup`<path class="${name}" d="${path}"/>`
  return markup`<a href="${address}"><title>${title}</title><path class="${name}" d="${path}"/></a>
`
}

/** Only those that an area uses. */
function patterns(areas: readonly MapArea[]): Markup {
  const hatched = areas.flatMap(({ style, isModelled }) => (isModelled === true && style !== undefined ? [style] : []))
  const styles = [...new Set(hatched)].sort()
  return markup`<defs>${dots()}${styles.map(
    (style) =>
      markup`<pattern id="t${style.slice(1)}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="${style}" width="7" height="7"/><path d="M0,0v7"/></pattern>`,
  )}</defs>`
}

function dots(): Markup {
  return markup`<pattern id="none" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9"/><circle cx="3" cy="3" r="1.3"/></pattern>`
}

function spot({ kind, x, y, title, count = 1, radius: reach, address }: MapSpot): Markup {
  switch (kind) {
    case 'here':
      return markup`${reach === undefined ? undefined : markup`<circle class="precision" cx="${x}" cy="${y}" r="${reach}"/>`}
<circle class="here" cx="${x}" cy="${y}" r="7"><title>${title}</title></circle>`
    case 'stop':
      return markup`<rect class="stop" x="${x - 4}" y="${y - 4}" width="8" height="8"><title>${title}</title></rect>`
    case 'place':
      return markup`<circle class="place" cx="${x}" cy="${y}" r="2.5"><title>${title}</title></circle>`
    default: {
      const circle = markup`<circle class="${kind}" cx="${x}" cy="${y}" r="${spotRadius(count)}"><title>${title}</title></circle>${
        count > 1 && address !== undefined ? markup`<text x="${x}" y="${y}" dy="4">${count}</text>` : undefined
      }`
      return address === undefined ? circle : markup`<a href="${address}">${circle}</a>`
    }
  }
}

function rampOf({ styles, bounds }: NonNullable<AreaMap['ramp']>): Markup {
  const width = styles.length * STEP
  return markup`<svg class="map ramp" width="${width}" height="${RAMP_HEIGHT}" viewBox="0 0 ${width} ${RAMP_HEIGHT}" aria-hidden="true">${styles.map(
    (style, index) => markup`<rect class="${style}" x="${index * STEP}" width="${STEP}" height="10"/>`,
  )}${bounds.map((bound, index) => markup`<text x="${(index + 1) * STEP}" y="25">${bound}</text>`)}</svg>`
}

/** A sign of its own for every meaning, so that none rests on colour alone. */
function keySign(key: MapKey): Markup {
  const body = ((): Markup => {
    switch (key) {
      case 'modelled':
        return markup`<rect class="v1" width="18" height="18"/><path class="hatch" d="M0,9l9,-9M0,18l18,-18M9,18l9,-9"/>`
      case 'none':
        return markup`<rect class="edge" width="18" height="18"/><path class="dots" d="M6,6h0M13,6h0M6,13h0M13,13h0"/>`
      case 'track':
        return markup`<path class="track" d="M0,9h18"/>`
      case 'stop':
        return markup`<rect class="stop" x="4" y="4" width="10" height="10"/>`
      case 'place':
        return markup`<circle class="place" cx="9" cy="9" r="3"/>`
      case 'exact':
      case 'about':
      case 'here':
        return markup`<circle class="${key}" cx="9" cy="9" r="6"/>`
      default:
        return markup`<rect class="${key}" width="18" height="18"/>`
    }
  })()
  return markup`<svg class="map" viewBox="0 0 18 18" aria-hidden="true">${body}</svg>`
}

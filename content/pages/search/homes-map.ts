import type { Locale } from '../../../models/kernel/locale.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { nearText, RADIUS_M } from '../../../models/search/intent/search-area.ts'
import { writeSearchAddress } from '../../../models/search/form/search-address.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { areaMap } from '../../maps/area-map.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayCount } from '../../say/say-count.ts'
import { sayIn } from '../../say/words.ts'
import type { MapGround, MapSpot } from '../../sections/area-map.ts'
import { roomyLabels } from '../outlines/map-labels.ts'
import { outlineBasis } from '../outlines/outline-basis.ts'
import { boxAround, zoomedOutlines } from '../outlines/zoomed-outlines.ts'
import { foundCount, takesOthers } from './found-count.ts'
import { searchPath, type HomesFacts } from './homes-facts.ts'

const SIZE = { width: 360, height: 420 }
/** Homes in one square share a dot: squares across the map. */
const SQUARES = 11
const LEAST_KM = 4
/** Room around the homes, as a share of their box. */
const ROOM = 1.15

/** The homes that were found on a map, a dot for those that lie together, each leading to the homes around it. @returns none without outlines */
export function homesMap(facts: HomesFacts, locale: Locale): Markup | undefined {
  const { places, communes, address, outlines, sources } = facts
  if (outlines === null || places.length === 0) return undefined
  const say = sayIn(locale)
  // A part of the country needs the finer outlines.
  const { detail, overview } = outlines
  const corners = cornersOf(places)
  const box = boxAround(detail, corners, LEAST_KM)
  const isWide = box.right - box.left > detail.width / 2 || box.bottom - box.top > detail.height / 2
  const drawing = isWide ? overview : detail
  const drawn = isWide ? boxAround(overview, corners, LEAST_KM) : box
  const { zoom, ground, at, shown, perKm } = zoomedOutlines(drawing, drawn, SIZE, ROOM)
  const square = SIZE.width / SQUARES
  const reachM = Math.ceil((1_000 * square * 0.8) / perKm / 100) * 100
  const metres = Math.min(RADIUS_M.most, Math.max(300, reachM))
  const { search, around } = areaAddresses(address, locale)
  const spots = dotsOf(places, ground, square).map(({ isExact, count, latitude, longitude }): MapSpot => {
    const middle = { latitude: latitude / count, longitude: longitude / count }
    const { x, y } = at(middle)
    return {
      kind: isExact ? 'exact' : 'about',
      x,
      y,
      count,
      title: foundCount(count, takesOthers(facts.intent), locale),
      address: around(nearText({ ...middle, name: null, text: null, metres })),
    }
  })
  const seen = shown(communes.keys())
  const named = seen.map(({ slug }) => communes.get(slug)!).sort((a, b) => b.population - a.population)
  const kinds = new Set(spots.map(({ kind }) => kind))
  const keys = (['exact', 'about'] as const).filter((kind) => kinds.has(kind))
  const map = areaMap({
    caption: captionOf(facts, locale),
    ...SIZE,
    zoom,
    areas: [{ path: seen.map(({ path }) => path).join(''), title: '', style: 'land' }],
    labels: roomyLabels(
      named.slice(0, MOST_NAMES).map((commune) => {
        const { x, y } = at(commune)
        return { x, y, text: communeName(commune, locale) }
      }),
      SIZE,
      { room: LABEL_ROOM, letter: LETTER, most: MOST_LABELS, spots },
    ),
    spots: spots.sort((a, b) => b.count! - a.count!),
    ground,
    search,
    keys: keys.map((key) => ({ key, label: say(`homes.map.${key}`) })),
    basis: `${say('homes.map.hint')} ${outlineBasis(outlines, { sources }, locale)}`,
  })
  return markup`<aside class="homes-map" id="map" aria-labelledby="map-title">
<div class="between closer"><h2 id="map-title">${say('homes.map')}</h2><a class="btn small" href="#results">${say('homes.close')}</a></div>
${map}</aside>`
}

/** How many homes are on the map, and of how many where the place of some is not known. */
function captionOf({ places, total, intent }: HomesFacts, locale: Locale): string {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const areOthers = takesOthers(intent)
  if (places.length < total)
    return say(areOthers ? 'homes.map.someAny' : 'homes.map.some', { n: decimal(places.length), total: decimal(total) })
  return areOthers
    ? sayCount(say, 'homes.map.captionAny', total, locale)
    : sayCount(say, 'homes.map.caption', total, locale)
}

const MOST_LABELS = 7
/** Names that are tried, the largest communes. */
const MOST_NAMES = 20
/** Room between the rows of labels, in units of the drawing. */
const LABEL_ROOM = 34
/** Width of a letter, in units of the drawing. */
const LETTER = 9

/** Homes that lie together, with the sums of their coordinates. */
interface Dot {
  count: number
  latitude: number
  longitude: number
  isExact: boolean
}

/** The homes of each square of the map, in one pass, in the order in which the squares come up. */
function dotsOf(places: HomesFacts['places'], ground: MapGround, square: number): Dot[] {
  const dots = new Map<number, Dot>()
  const { west, north, perLongitude, perLatitude } = ground
  for (let place = 0; place < places.length; place++) {
    const latitude = places.latitude[place]!
    const longitude = places.longitude[place]!
    const across = Math.floor(((longitude - west) * perLongitude) / square)
    const down = Math.floor(((north - latitude) * perLatitude) / square)
    const number = across * 1_000 + down
    const isExact = places.isExact[place] === 1
    const dot = dots.get(number)
    if (dot === undefined) dots.set(number, { count: 1, latitude, longitude, isExact })
    else {
      dot.count++
      dot.latitude += latitude
      dot.longitude += longitude
      dot.isExact &&= isExact
    }
  }
  return [...dots.values()]
}

/** Two points between which all homes lie. */
function cornersOf({ length, latitude, longitude }: HomesFacts['places']) {
  const least = { latitude: Infinity, longitude: Infinity }
  const most = { latitude: -Infinity, longitude: -Infinity }
  for (let place = 0; place < length; place++) {
    if (latitude[place]! < least.latitude) least.latitude = latitude[place]!
    if (latitude[place]! > most.latitude) most.latitude = latitude[place]!
    if (longitude[place]! < least.longitude) least.longitude = longitude[place]!
    if (longitude[place]! > most.longitude) most.longitude = longitude[place]!
  }
  return [least, most]
}

/** Sign that no address holds as it is, in the place of an area. */
const HERE = '@'

/** Addresses of the search without its area and around a point, written once for all dots. */
function areaAddresses(
  address: HomesFacts['address'],
  locale: Locale,
): { search: string; around: (near: string) => string } {
  const { near: _, within: __, ...others } = address.given
  const here = (given: typeof address.given): string =>
    searchPath(ADDRESSES.homes(locale), writeSearchAddress({ ...address, given, page: 1 }))
  const [before, after] = here({ ...others, near: HERE }).split(`near=${encodeURIComponent(HERE)}`)
  return { search: here(others), around: (near) => `${before!}near=${near}${after!}` }
}

import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { sayIn } from '../../say/words.ts'
import { hint, section, type Block } from '../../sections/block.ts'
import type { AreaMap, MapKey, MapSpot } from '../../sections/area-map.ts'
import { roomyLabels } from '../outlines/map-labels.ts'
import { outlineBasis } from '../outlines/outline-basis.ts'
import { boxAround, outlineBox, zoomedOutlines } from '../outlines/zoomed-outlines.ts'
import type { ListingPageFacts } from './listing-facts.ts'

const SIZE = { width: 640, height: 360 }
const PLACE_CHARACTERS = 80
/** How far from its point a home may lie, and the width of its map, in kilometres. */
const VIEW = {
  address: { reachKm: 0.1, leastKm: 1.5 },
  street: { reachKm: 0.25, leastKm: 3 },
  locality: { reachKm: 1, leastKm: 6 },
  unstated: { reachKm: undefined, leastKm: 6 },
} as const

/** Where a home lies, as exactly as its listing says; its commune where nothing more is known. @returns none without outlines */
export function whereSection({ listing, market, sources }: ListingPageFacts, locale: Locale): Block[] {
  const { communeSlug, latitude, longitude, coordinatePrecision } = listing
  const outlines = market?.outlines ?? null
  if (market === null || outlines === null || communeSlug === null) return []
  const { detail } = outlines
  const commune = outlineBox(detail, communeSlug)
  if (commune === undefined) return []
  const say = sayIn(locale)
  const point =
    latitude === null || longitude === null || coordinatePrecision === 'commune' ? null : { latitude, longitude }
  const precision = point === null ? 'commune' : (coordinatePrecision ?? 'unstated')
  const view = point === null ? undefined : VIEW[precision as keyof typeof VIEW]
  const box = point === null ? commune : boxAround(detail, [point], view!.leastKm)
  const { zoom, at, shown, perKm } = zoomedOutlines(detail, box, SIZE)
  const isInside = ({ x, y }: { x: number; y: number }): boolean =>
    x >= 0 && y >= 0 && x <= SIZE.width && y <= SIZE.height
  const stops = market.stations.map((stop) => ({ stop, ...at(stop) })).filter(isInside)
  const tram = market.stations.filter(({ kind }) => kind === 'tram').map(at)
  // A piece between two stops outside the map may still cross it.
  const track = tram.some(isInside) ? `M${tram.map(({ x, y }) => `${x} ${y}`).join('L')}` : undefined
  const place = placeOf(listing)
  const sentence =
    precision === 'commune' && place !== null
      ? say('listing.where.place', { place })
      : say(`listing.where.${precision}`)
  const reach = view?.reachKm === undefined ? {} : { radius: Math.round(view.reachKm * perKm) }
  const spots: MapSpot[] = [
    ...stops.map(({ stop, x, y }) => ({ kind: 'stop' as const, x, y, title: stop.name })),
    ...(point === null ? [] : [{ kind: 'here' as const, ...at(point), ...reach, title: say('listing.where.here') }]),
  ]
  const keys: { key: MapKey; label: string }[] = [
    point === null
      ? { key: 'near', label: communeName(market.commune!, locale) }
      : { key: 'here', label: say('listing.where.here') },
    ...(stops.length === 0 ? [] : [{ key: 'stop' as const, label: say('commune.map.stop') }]),
    ...(track === undefined ? [] : [{ key: 'track' as const, label: say('listing.where.tram') }]),
  ]
  const seen = shown(market.communes.keys())
  const areas = seen.map(({ slug, path }) => ({
    path,
    title: communeName(market.communes.get(slug)!, locale),
    address: ADDRESSES.commune(locale, slug),
    style: point === null && slug === communeSlug ? ('near' as const) : ('land' as const),
  }))
  const labels = [
    // Some stops have a name in each of two languages.
    ...stops.map(({ stop, x, y }) => ({ x, y: y - 10, text: stop.name.split('/')[0]! })),
    ...seen.map(({ slug }) => {
      const commune = market.communes.get(slug)!
      return { ...at(commune), text: communeName(commune, locale) }
    }),
  ]
  const map: AreaMap = {
    caption: say('listing.where'),
    ...SIZE,
    zoom,
    areas,
    labels: roomyLabels(labels, SIZE, { spots }),
    ...(track !== undefined && { track }),
    spots,
    keys,
    basis: outlineBasis(outlines, { sources }, locale),
  }
  return [section(say('listing.where'), [hint(sentence), { kind: 'map', map }])]
}

/** Village or quarter that the listing names, where it is no other than its commune. */
function placeOf({ district, locality }: ListingRecord): string | null {
  const place = quotable(district ?? locality ?? '', PLACE_CHARACTERS)
  return place === '' ? null : place
}

import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { distanceM } from '../../../models/places/point-index.ts'
import { nearText } from '../../../models/search/intent/search-area.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import type { MapFigure } from '../../sections/block.ts'
import type { AreaMap, MapKey, MapSpot } from '../../sections/area-map.ts'
import { roomyLabels } from '../outlines/map-labels.ts'
import { outlineBasis } from '../outlines/outline-basis.ts'
import { outlineBox, zoomedOutlines } from '../outlines/zoomed-outlines.ts'
import type { CommuneFacts } from './commune-facts.ts'

/** Size of the drawing. */
const SIZE = { width: 480, height: 360 }
/** Least radius of the search that a spot leads to, in metres. */
const LEAST_SPOT_M = 400
/** Homes in one square share a spot: sides of the square, in units of the drawing. The first is taken that leaves few enough spots. */
const SQUARES = [12, 18, 24, 32, 40] as const
const MOST_SPOTS = 60

/** Where a commune lies: its neighbours, localities, stops, and the homes on offer by how well their place is known. @returns none without outlines */
export function placeMap(facts: CommuneFacts, locale: Locale): MapFigure[] {
  const { commune, outlines, others, places } = facts
  const { detail } = outlines
  const own = detail.communes[commune.slug]
  if (own === undefined) return []
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const name = communeName(commune, locale)
  const { zoom, at, shown: shownOf } = zoomedOutlines(detail, outlineBox(detail, commune.slug)!, SIZE)
  const bySlug = new Map([commune, ...others].map((each) => [each.slug, each]))
  const shown = shownOf(bySlug.keys()).map(({ slug, path }) => ({ each: bySlug.get(slug)!, path }))
  const homes = homeSpots(
    places.homes.map((home) => ({ ...home, ...at(home) })),
    locale,
  )
  const spots: MapSpot[] = [
    ...places.localities.map((place) => ({ kind: 'place' as const, ...at(place), title: place.name })),
    ...places.stops.map((stop) => ({ kind: 'stop' as const, ...at(stop), title: stop.name })),
    ...homes,
  ]
  const countOf = (isExact: boolean): number =>
    places.homes.filter((home) => home.isExact === isExact).reduce((sum, { count }) => sum + count, 0)
  const keys: { key: MapKey; label: string }[] = [
    {
      key: 'exact' as const,
      label: say('commune.map.exact', { count: decimal(countOf(true)) }),
      isUsed: countOf(true) > 0,
    },
    {
      key: 'about' as const,
      label: say('commune.map.about', { count: decimal(countOf(false)) }),
      isUsed: countOf(false) > 0,
    },
    {
      key: 'none' as const,
      label: say('commune.map.unplaced', { count: decimal(places.unplaced) }),
      isUsed: places.unplaced > 0,
    },
    { key: 'stop' as const, label: say('commune.map.stop'), isUsed: places.stops.length > 0 },
    { key: 'place' as const, label: say('commune.map.place'), isUsed: places.localities.length > 0 },
  ].flatMap(({ isUsed, ...key }) => (isUsed ? [key] : []))
  const map: AreaMap = {
    caption: say('commune.map.caption', { commune: name }),
    ...SIZE,
    zoom,
    areas: shown.map(({ each, path }) => ({
      path,
      title: communeName(each, locale),
      address: ADDRESSES.commune(locale, each.slug),
      style: each.slug === commune.slug ? 'near' : 'land',
    })),
    labels: roomyLabels(
      shown.map(({ each }) => ({ ...at(each), text: communeName(each, locale) })),
      SIZE,
      { spots },
    ),
    spots,
    keys,
    basis: outlineBasis(outlines, facts.release, locale),
  }
  return [{ kind: 'map', map }]
}

type PlacedHomes = CommuneFacts['places']['homes'][number] & { x: number; y: number }

/** One spot for homes of a kind that lie together, in their middle; those outside of the drawing are left out. */
function homeSpots(homes: readonly PlacedHomes[], locale: Locale): MapSpot[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const seen = homes.filter(({ x, y }) => x >= 0 && y >= 0 && x <= SIZE.width && y <= SIZE.height)
  return grouped(seen).map((together) => {
    const { isExact } = together[0]!
    const count = together.reduce((sum, home) => sum + home.count, 0)
    const middle = (field: 'x' | 'y' | 'latitude' | 'longitude'): number =>
      together.reduce((sum, home) => sum + home[field] * home.count, 0) / count
    const kind = isExact ? 'exact' : 'about'
    const isMostlySale = together.reduce((sum, { forSale }) => sum + forSale, 0) * 2 >= count
    const point = { latitude: middle('latitude'), longitude: middle('longitude') }
    const farthestM = Math.max(...together.map((home) => distanceM(point, home)))
    const metres = Math.max(LEAST_SPOT_M, Math.ceil(farthestM / 100) * 100)
    const near = nearText({ ...point, name: null, text: null, metres })
    return {
      kind,
      x: Math.round(middle('x')),
      y: Math.round(middle('y')),
      count,
      title: say(`commune.map.${kind}`, { count: decimal(count) }),
      address: `${ADDRESSES.homes(locale)}?offer=${isMostlySale ? 'buy' : 'rent'}&near=${near}`,
    }
  })
}

function grouped(homes: readonly PlacedHomes[]): PlacedHomes[][] {
  const groupsOf = (side: number): PlacedHomes[][] => [
    ...Map.groupBy(homes, ({ x, y, isExact }) => `${isExact} ${Math.floor(x / side)} ${Math.floor(y / side)}`).values(),
  ]
  return SQUARES.map(groupsOf).find((groups) => groups.length <= MOST_SPOTS) ?? groupsOf(SQUARES.at(-1)!)
}

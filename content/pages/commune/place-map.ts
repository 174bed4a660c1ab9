import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { pathBox, type PathBox } from '../../../models/places/outlines/path-box.ts'
import { nearText } from '../../../models/search/intent/search-area.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import type { MapFigure } from '../../sections/block.ts'
import type { AreaMap, MapKey, MapSpot } from '../../sections/area-map.ts'
import { placeOn, roomyLabels } from '../communes/map-labels.ts'
import { outlineBasis } from '../communes/outline-basis.ts'
import type { CommuneFacts } from './commune-facts.ts'

/** Size of the drawing, and the room around the commune as a share of it. */
const SIZE = { width: 480, height: 360 }
const ROOM = 1.35
/** Radius of the search that a spot leads to, in metres. */
const SPOT_M = 400
/** Homes closer than this share a spot, in units of the drawing. */
const GRID = 12

/** Where a commune lies: its neighbours, localities, stops, and the homes on offer by how well their place is known. @returns none without outlines */
export function placeMap(facts: CommuneFacts, locale: Locale): MapFigure[] {
  const { commune, outlines, others, places } = facts
  const { detail } = outlines
  const own = detail.communes[commune.slug]
  if (own === undefined) return []
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const name = communeName(commune, locale)
  const boxes = boxesOf(detail.communes)
  const zoom = zoomTo(boxes.get(commune.slug)!)
  const at = (place: { latitude: number; longitude: number }): { x: number; y: number } => {
    const { x, y } = placeOn(detail, place)
    return { x: Math.round((x + zoom.x) * zoom.scale), y: Math.round((y + zoom.y) * zoom.scale) }
  }
  const shown = [commune, ...others].flatMap((each) => {
    const path = detail.communes[each.slug]
    return path !== undefined && isSeen(boxes.get(each.slug)!, zoom) ? [{ each, path }] : []
  })
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
    ),
    spots,
    keys,
    basis: outlineBasis(outlines, facts.release, locale),
  }
  return [{ kind: 'map', map }]
}

const knownBoxes = new WeakMap<object, ReadonlyMap<string, PathBox>>()

/** Box of each commune; measured once, since every page of a commune looks at all of them. */
function boxesOf(paths: Readonly<Record<string, string>>): ReadonlyMap<string, PathBox> {
  let boxes = knownBoxes.get(paths)
  if (boxes === undefined)
    knownBoxes.set(paths, (boxes = new Map(Object.entries(paths).map(([slug, path]) => [slug, pathBox(path)]))))
  return boxes
}

type Zoom = NonNullable<AreaMap['zoom']>

function zoomTo({ left, top, right, bottom }: PathBox): Zoom {
  const scale = Math.min(SIZE.width / (ROOM * (right - left)), SIZE.height / (ROOM * (bottom - top)))
  return {
    scale: Number(scale.toFixed(4)),
    x: Math.round(SIZE.width / scale / 2 - (left + right) / 2),
    y: Math.round(SIZE.height / scale / 2 - (top + bottom) / 2),
  }
}

function isSeen({ left, top, right, bottom }: PathBox, { x, y, scale }: Zoom): boolean {
  const [width, height] = [SIZE.width / scale, SIZE.height / scale]
  return right + x > 0 && left + x < width && bottom + y > 0 && top + y < height
}

type PlacedHomes = CommuneFacts['places']['homes'][number] & { x: number; y: number }

/** One spot for homes of a kind that lie together; those outside of the drawing are left out. */
function homeSpots(homes: readonly PlacedHomes[], locale: Locale): MapSpot[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const seen = homes.filter(({ x, y }) => x >= 0 && y >= 0 && x <= SIZE.width && y <= SIZE.height)
  const cellOf = ({ x, y, isExact }: PlacedHomes): string =>
    `${isExact} ${Math.round(x / GRID)} ${Math.round(y / GRID)}`
  return [...Map.groupBy(seen, cellOf).values()].map((together) => {
    const { x, y, isExact, latitude, longitude } = together[0]!
    const count = together.reduce((sum, home) => sum + home.count, 0)
    const kind = isExact ? 'exact' : 'about'
    const isMostlySale = together.reduce((sum, { forSale }) => sum + forSale, 0) * 2 >= count
    const near = nearText({ latitude, longitude, name: null, text: null, metres: SPOT_M })
    return {
      kind,
      x,
      y,
      count,
      title: say(`commune.map.${kind}`, { count: decimal(count) }),
      address: `${ADDRESSES.homes(locale)}?offer=${isMostlySale ? 'buy' : 'rent'}&near=${near}`,
    }
  })
}

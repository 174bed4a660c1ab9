import type { Coordinates } from './coordinates.ts'
import type { ForeignPlace, Gazetteer, InlandPlace, NamedPlace } from './gazetteer.ts'
import { distanceM } from './point-index.ts'
import type { PlaceMethod, PlaceQuery } from './place-query.ts'
import { scanText, scanUrl } from './scan-text.ts'

/** Evidence besides the name of the city that may tell places apart. */
export interface Evidence {
  at: Coordinates | null
  /** Four digits. */
  postcode: string | null
  query: Pick<PlaceQuery, 'street' | 'title' | 'url'>
  /** Something says that the place lies in Luxembourg. */
  isInland: boolean
}

/** Beyond this, candidates of one name are not what the coordinates mean. */
const NEAR_M = 7000

export type Chosen = { place: InlandPlace; method: PlaceMethod; confidence: number }
export type NamedInland = NamedPlace & { place: InlandPlace }

/** One of several places of a name: by position, by postcode, by what title and URL say, else by rank if one stands out. */
export function choose(gazetteer: Gazetteer, named: readonly NamedInland[], evidence: Evidence): Chosen | undefined {
  const [best] = named
  const communes = new Set(named.map(({ place }) => place.commune))
  if (communes.size === 1) return { place: best!.place, method: 'city', confidence: 0.97 }
  const byPosition = evidence.at && nearestOf(gazetteer, named, evidence.at)
  if (byPosition) return { place: byPosition, method: 'city+coordinates', confidence: 0.9 }
  const shares = evidence.postcode ? (gazetteer.postcodes.get(evidence.postcode.slice(0, 2)) ?? []) : []
  const byPostcode = only(named.filter(({ place }) => shares.some(({ commune }) => commune === place.commune)))
  if (byPostcode) return { place: byPostcode, method: 'city+postcode', confidence: 0.9 }
  const told = readText(gazetteer, evidence.query).filter(isInlandPlace)
  const byText = only(named.filter(({ place }) => told.some((other) => other.place.commune === place.commune)))
  if (byText) return { place: byText, method: 'city+text', confidence: 0.85 }
  const byRank = only(named.filter(({ rank }) => rank === best!.rank))
  return byRank && { place: byRank, method: 'city', confidence: 0.75 }
}

/** The place when all of them lie in one commune. */
function only(named: readonly NamedInland[]): InlandPlace | undefined {
  const communes = new Set(named.map(({ place }) => place.commune))
  return communes.size === 1 ? named[0]!.place : undefined
}

export function nearestOf(
  gazetteer: Gazetteer,
  named: readonly NamedInland[],
  at: Coordinates,
): InlandPlace | undefined {
  let best: InlandPlace | undefined
  let bestM = NEAR_M
  for (const { place } of named) {
    const points = place.kind === 'commune' ? gazetteer.communePoints.get(place.slug)! : [place]
    for (const point of points) {
      const metres = distanceM(point, at)
      if (metres < bestM) [best, bestM] = [place, metres]
    }
  }
  return best
}

export function isNearer(
  gazetteer: Gazetteer,
  foreign: readonly ForeignPlace[],
  inland: readonly NamedInland[],
  at: Coordinates,
): boolean {
  if (foreign.length === 0 || distanceM(foreign[0]!, at) > NEAR_M) return false
  const home = nearestOf(gazetteer, inland, at)
  return !home || distanceM(foreign[0]!, at) < distanceM(home, at)
}

export function readText(gazetteer: Gazetteer, { street, title, url }: PlaceQuery): readonly NamedPlace[] {
  for (const text of [title, street]) {
    const found = text ? scanText(gazetteer, text) : []
    if (found.length > 0) return found
  }
  return url ? scanUrl(gazetteer, url) : []
}

export function isInlandPlace(named: NamedPlace): named is NamedInland {
  return 'commune' in named.place
}

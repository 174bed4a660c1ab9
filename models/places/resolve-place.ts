import { choose, isInlandPlace, isNearer, nearestOf, readText } from './choose-place.ts'
import type { Evidence, NamedInland } from './choose-place.ts'
import { checkCoordinates, isOwnCentre, quarterAt, readCoordinates } from './coordinates.ts'
import type { CoordinateCheck, Coordinates } from './coordinates.ts'
import type { ForeignPlace, Gazetteer, InlandPlace, NamedPlace } from './gazetteer.ts'
import { agrees, namesCity, parsePlace, readCountry } from './parse-place.ts'
import type { ParsedPlace } from './parse-place.ts'
import type { PlaceMethod, PlaceQuery } from './place-query.ts'
import { joinPostcode, postcodeCountries, readPostcode } from './postcode.ts'
import { roundHalfUp } from '../statistics/round.ts'

export type PlaceResolution =
  | {
      kind: 'commune'
      commune: string
      locality: { slug: string; name: string } | null
      quarter: { slug: string; name: string } | null
      method: PlaceMethod
      /** 0 to 1: an ordering by kind of evidence, not a measured probability. */
      confidence: number
      coordinates: CoordinateCheck
    }
  | { kind: 'abroad'; country: string | null; town: string | null; method: PlaceMethod; confidence: number }
  | { kind: 'ambiguous'; candidates: string[] }
  | { kind: 'unknown'; reason: 'nothing_stated' | 'name_unknown' | 'coordinates_outside' | 'contradicted' }

/**
 * Coordinates alone name the commune of the nearest place within this distance. Against the boundaries of OpenStreetMap that is right for 97 % of points
 * half a kilometre around a village and 85 % of points anywhere in the country; of points across the border 8 % are taken for inland ones.
 */
const SETTLED_M = 2000
/** Where the city has a name that is not known, perhaps of a village abroad, coordinates must point into a place itself. */
const SETTLED_UNDER_UNKNOWN_NAME_M = 1000
/** Towns beyond the border stand farther apart in the table than places within. */
const FOREIGN_M = 7000
/** A postcode prefix decides alone only where nearly all of its codes lie in one commune. */
const SURE_SHARE = 0.9
const LUXEMBOURG_HOST = /^https?:\/\/[^/]+\.lu(?:[/:]|$)/i

/**
 * Finds the commune an advert lies in, or that it lies abroad. A name outweighs coordinates, since feeds often carry the centre of some town; a
 * foreign name or country is never given a commune.
 */
export function resolvePlace(gazetteer: Gazetteer, query: PlaceQuery): PlaceResolution {
  const at = readCoordinates(query.latitude, query.longitude)
  const city = query.city?.trim() ? parsePlace(gazetteer, query.city) : undefined
  const code =
    readPostcode(joinPostcode(query.postcode ?? '')) ??
    readPostcode(/\bL-?\s?\d{4}\b/i.exec(query.street ?? '')?.[0] ?? '')
  const country = city?.country ?? readCountry(query.country)
  if (country !== null && country !== 'LU') return abroad(city, country, 'country', 0.97)
  const isInland = country === 'LU' || code?.country === 'LU'
  if (code?.country && code.country !== 'LU' && !isInland) return abroad(city, code.country, 'postcode', 0.9)
  const digits = code?.digits ?? city?.postcode ?? null
  if (digits?.length === 5 && !isInland) return fromForeignCode(city, digits)
  const postcode = digits?.length === 4 ? digits : null
  if (city && city.readings.length > 0) {
    const found = fromCity(gazetteer, city, { at, postcode, query, isInland })
    if (found) return found
  }
  const isHere = isInland || (city !== undefined && namesCity(city.readings))
  // Belgium has postcodes of four digits too: beside a name that is not known they prove nothing.
  const trusted = isHere || !city?.namesTown ? postcode : null
  return fromElsewhere(gazetteer, { at, postcode: trusted, query, isInland: isHere }, city !== undefined)
}

/** Five digits are no postcode of Luxembourg. */
function fromForeignCode(city: ParsedPlace | undefined, digits: string): PlaceResolution {
  const foreign = city?.readings.flatMap(({ place }) => (place.kind === 'abroad' ? [place] : [])) ?? []
  const town = foreign.find(({ country }) => postcodeCountries(digits).some((other) => other === country))
  if (town) return abroadIn(town, 'city+postcode', 0.97)
  const isHere = city && city.readings.length > 0 && !city.isCorrected && foreign.length === 0
  return isHere ? { kind: 'unknown', reason: 'contradicted' } : abroad(city, null, 'postcode', 0.9)
}

function fromCity(gazetteer: Gazetteer, city: ParsedPlace, evidence: Evidence): PlaceResolution | undefined {
  const { at, postcode } = evidence
  const inland = city.readings.filter(isInlandPlace)
  const foreign = city.readings.flatMap(({ place }) => (place.kind === 'abroad' ? [place] : []))
  if (inland.length === 0) {
    if (!foreign[0]) return undefined
    // Four digits beside a town abroad: a Belgian postcode, or one of Luxembourg that contradicts the name.
    if (postcode && !postcodeCountries(postcode).some((country) => country === foreign[0]!.country))
      return { kind: 'unknown', reason: 'contradicted' }
    return abroadIn(foreign[0], city.isCorrected ? 'corrected' : 'city', city.isCorrected ? 0.8 : 0.97)
  }
  if (!evidence.isInland && at && isNearer(gazetteer, foreign, inland, at))
    return abroadIn(foreign[0]!, 'city+coordinates', 0.9)
  const [first] = city.readings
  if (first?.place.kind === 'abroad' && !evidence.isInland && !(at && nearestOf(gazetteer, inland, at)))
    return abroadIn(first.place, 'city', 0.9)
  if (isEither(gazetteer, city.readings, evidence)) return ambiguous(inland)
  const chosen = choose(gazetteer, inland, evidence)
  if (!chosen) return ambiguous(inland)
  const check = checkCoordinates(gazetteer, chosen.place.commune, at)
  if (city.isCorrected && (check === 'contradict' || (postcode && !agrees(gazetteer, chosen.place, postcode))))
    return undefined
  if (namesCity(city.readings) && chosen.place.kind === 'commune') {
    // Far from the city, "Luxembourg" means the country.
    if (check === 'contradict' || (postcode && !lies(gazetteer, postcode, chosen.place.commune))) return undefined
  }
  const method = city.isCorrected && chosen.method === 'city' ? 'corrected' : chosen.method
  const confidence = chosen.confidence - (city.isCorrected ? 0.15 : 0) - (check === 'contradict' ? 0.25 : 0)
  return inCommune(gazetteer, chosen.place, { method, confidence, check, at })
}

/**
 * A village and a town abroad share the name (Schweich, Dillingen), and nothing else in the advert says which. A name that is all that is
 * known means the village.
 */
function isEither(gazetteer: Gazetteer, named: readonly NamedPlace[], evidence: Evidence): boolean {
  const { at, postcode, query, isInland } = evidence
  if (isInland || at || LUXEMBOURG_HOST.test(query.url ?? '')) return false
  const isBare = !query.title && !query.street && !query.url
  const inland = named.filter(isInlandPlace)
  if (isBare || inland.some(({ place }) => place.kind === 'commune' || agrees(gazetteer, place, postcode))) return false
  return inland.length > 0 && named.some(({ place }) => place.kind === 'abroad')
}

function fromElsewhere(gazetteer: Gazetteer, evidence: Evidence, hasCity: boolean): PlaceResolution {
  const { at, postcode, query, isInland } = evidence
  const named = readText(gazetteer, query)
  const inland = named.filter(isInlandPlace)
  if (isEither(gazetteer, named, evidence)) return ambiguous(inland)
  const chosen = inland.length > 0 ? choose(gazetteer, inland, { ...evidence, query: {} }) : undefined
  if (chosen) {
    const check = checkCoordinates(gazetteer, chosen.place.commune, at)
    if (check !== 'contradict')
      return inCommune(gazetteer, chosen.place, { method: 'text', confidence: 0.75, check, at })
  }
  const byPostcode = postcode ? fromPostcode(gazetteer, postcode) : undefined
  if (at) {
    const isNameUnknown = hasCity && !isInland
    const found = fromPoint(gazetteer, at, isInland, isNameUnknown ? SETTLED_UNDER_UNKNOWN_NAME_M : SETTLED_M)
    if (found.kind !== 'unknown' || !byPostcode) return found
  }
  if (byPostcode) return byPostcode
  const foreign = named.find(({ place }) => place.kind === 'abroad')
  if (foreign && inland.length === 0 && !isInland) return abroadIn(foreign.place as ForeignPlace, 'text', 0.7)
  if (inland.length > 0) return ambiguous(inland)
  return { kind: 'unknown', reason: hasCity ? 'name_unknown' : 'nothing_stated' }
}

function fromPoint(gazetteer: Gazetteer, at: Coordinates, isInland: boolean, limitM: number): PlaceResolution {
  const inland = gazetteer.inland.nearest(at.latitude, at.longitude, limitM)
  const foreign = isInland ? undefined : gazetteer.foreign.nearest(at.latitude, at.longitude, FOREIGN_M)
  if (foreign && foreign.distanceM < (inland?.distanceM ?? Infinity)) return abroadIn(foreign.point, 'coordinates', 0.7)
  if (!inland) return { kind: 'unknown', reason: 'coordinates_outside' }
  const place = gazetteer.communes.get(inland.point.commune)!
  const check = checkCoordinates(gazetteer, place.commune, at)
  return inCommune(gazetteer, place, { method: 'coordinates', confidence: 0.7, check, at })
}

function fromPostcode(gazetteer: Gazetteer, postcode: string): PlaceResolution | undefined {
  const [largest] = gazetteer.postcodes.get(postcode.slice(0, 2)) ?? []
  if (!largest || largest.share < SURE_SHARE) return undefined
  const place = gazetteer.communes.get(largest.commune)!
  return inCommune(gazetteer, place, { method: 'postcode', confidence: 0.8 * largest.share, check: 'absent', at: null })
}

function lies(gazetteer: Gazetteer, postcode: string, commune: string): boolean {
  const shares = gazetteer.postcodes.get(postcode.slice(0, 2))
  return !shares || shares.some((share) => share.commune === commune)
}

function inCommune(
  gazetteer: Gazetteer,
  place: InlandPlace,
  {
    method,
    confidence,
    check,
    at,
  }: { method: PlaceMethod; confidence: number; check: CoordinateCheck; at: Coordinates | null },
): PlaceResolution {
  const named = { slug: place.slug, name: place.name }
  const stated = place.kind === 'quarter' ? place.slug : place.kind === 'locality' ? place.quarter : null
  const quarter = stated ? gazetteer.quarterNames.get(stated)! : quarterAt(gazetteer, place.commune, at, check)
  const isOther = check === 'town_centre' && place.kind !== 'commune' && at !== null && !isOwnCentre(place, at)
  return {
    kind: 'commune',
    commune: place.commune,
    locality: place.kind === 'locality' ? named : null,
    quarter,
    method,
    confidence: roundHalfUp(confidence, 2),
    coordinates: isOther ? 'other_centre' : check,
  }
}

function abroad(
  city: ParsedPlace | undefined,
  country: string | null,
  method: PlaceMethod,
  confidence: number,
): PlaceResolution {
  const known = city?.readings.find(({ place }) => place.kind === 'abroad' && place.country === country)
  return { kind: 'abroad', country, town: known?.place.name ?? (city?.name || null), method, confidence }
}

function abroadIn(place: ForeignPlace, method: PlaceMethod, confidence: number): PlaceResolution {
  return { kind: 'abroad', country: place.country, town: place.name, method, confidence }
}

function ambiguous(named: readonly NamedInland[]): PlaceResolution {
  return { kind: 'ambiguous', candidates: [...new Set(named.map(({ place }) => place.commune))].sort() }
}

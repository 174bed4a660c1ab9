import { foldName } from '../language/fold.ts'
import { splitList } from '../language/lists/split-list.ts'
import { nearestPlaces, resolveCommuneArgument, type NearPlace } from '../places/commune-argument.ts'
import type { ForeignPlace, Gazetteer } from '../places/gazetteer.ts'
import { lookUp } from '../places/name-parts.ts'
import { parsePlace } from '../places/parse-place.ts'
import { distanceM } from '../places/point-index.ts'
import type { PlaceWish } from './intent/search-intent.ts'
import { resolvePlaceFilter } from './search-structured.ts'
import { ONLY_NAMED } from './understand/places/place-wishes.ts'
import { regionNamed } from './understand/places/read-region.ts'

/** Reading of a place as people and agents write it into one argument. */
export type PlaceArgument =
  /** Several places are alternatives. `postcode` is the first two digits of one, whose communes are known. */
  | { kind: 'found'; places: PlaceWish[]; isCorrected: boolean; postcode?: string }
  | { kind: 'blank' }
  /** `near` are the slugs of the communes nearest to the town; empty where the town's place is not known. */
  | { kind: 'abroad'; country: string; town: string; near: string[] }
  /** `text` is the part that is not understood. */
  | { kind: 'ambiguous'; text: string; candidates: NearPlace[] }
  | { kind: 'unknown'; text: string; nearest: NearPlace[] }

type Found = Extract<PlaceArgument, { kind: 'found' }>

const MOST_PLACES = 12
const SUGGESTIONS = 5
const NEAR_ABROAD = 3

/**
 * Reads one argument: a commune, locality, quarter, canton or region in any language; a postcode; or a list of these
 * (`Mersch, Lintgen or Bissen`). An address, and a village beside its commune, are one place.
 */
export function readPlaceArgument(gazetteer: Gazetteer, text: string): PlaceArgument {
  const isName = (part: string): boolean => lookUp(gazetteer, foldName(part)).length > 0
  if (isName(text)) return readOne(gazetteer, text)
  const parts = splitList(text, isName)
  const several = parts.length > 1 && !parts.some(isStreet) ? readSeveral(gazetteer, parts) : null
  return several ?? readOne(gazetteer, text)
}

/** Street names and house numbers, unless the digits are a postcode alone. */
function isStreet(part: string): boolean {
  return /\d/.test(part) && !/^(?:lu?[\s-]*)?\d{4}$/i.test(part)
}

/** Reads the parts of a list; null where they are one place, or only the whole can be understood. */
function readSeveral(gazetteer: Gazetteer, listed: readonly string[]): PlaceArgument | null {
  const parts = withoutCountry(gazetteer, listed)
  if (parts.length < 2) return null
  const read = parts.slice(0, MOST_PLACES).map((part) => readOne(gazetteer, part))
  const found = read.filter((one): one is Found => one.kind === 'found')
  const known = found.filter(({ isCorrected }) => !isCorrected)
  // One known name beside an unknown word is an address; of several known names, the unknown word is a mistake to report.
  if (found.length < read.length) return known.length > 1 || read.some(isOpen) ? read.find(isFailed)! : null
  const precise = found.filter((one) => !found.some((other) => other !== one && isWithin(other, one)))
  if (precise.length < 2) return null
  const places = new Map(precise.flatMap(({ places }) => places).map((place) => [`${place.kind} ${place.slug}`, place]))
  return { kind: 'found', places: [...places.values()], isCorrected: found.some(({ isCorrected }) => isCorrected) }
}

/** The end of an address in a list of two: `Esch-sur-Alzette, Luxembourg`. */
function withoutCountry(gazetteer: Gazetteer, parts: readonly string[]): readonly string[] {
  const isCountry = (part: string): boolean =>
    lookUp(gazetteer, foldName(part)).some(({ place }) => place.kind === 'commune' && place.slug === 'luxembourg') ||
    parsePlace(gazetteer, part).country !== null
  return parts.length === 2 && isCountry(parts[1]!) ? parts.slice(0, 1) : parts
}

function isFailed(one: PlaceArgument): boolean {
  return one.kind !== 'found'
}

/** Several meanings, or a town abroad: the rest of the list cannot make that clear. */
function isOpen({ kind }: PlaceArgument): boolean {
  return kind === 'ambiguous' || kind === 'abroad'
}

/** A part that lies in another part makes it more precise: `Beringen, Mersch`. */
function isWithin(one: Found, other: Found): boolean {
  const communes = new Set(other.places.flatMap((place) => place.communes))
  const isWider = other.places.every(({ kind }) => kind === 'commune' || kind === 'canton')
  const isNarrower = one.places.every(({ kind }) => kind === 'locality' || kind === 'quarter')
  return isWider && isNarrower && one.places.every((place) => place.communes.every((slug) => communes.has(slug)))
}

function readOne(gazetteer: Gazetteer, text: string): PlaceArgument {
  const { country, postcode, readings, name } = parsePlace(gazetteer, text.trim())
  if (country !== null && country !== 'LU') return abroad(gazetteer, country, text)
  const argument = resolveCommuneArgument(gazetteer, text)
  const isPlain = argument.kind === 'found' && !argument.isCorrected
  const region = isPlain || argument.kind === 'ambiguous' ? null : regionNamed(gazetteer, text)
  if (region) return { kind: 'found', places: [region], isCorrected: false }
  if (postcode !== null && readings.length === 0) {
    const places = communesOfPostcode(gazetteer, postcode, name)
    if (places.length > 0) return { kind: 'found', places, isCorrected: false, postcode: postcode.slice(0, 2) }
  }
  if (argument.kind === 'abroad') return abroad(gazetteer, argument.country, text)
  if (argument.kind === 'unknown')
    return { kind: 'unknown', text, nearest: nearestPlaces(gazetteer, text, SUGGESTIONS) }
  if (argument.kind === 'ambiguous') return { ...argument, text }
  if (argument.kind === 'blank') return argument
  const { places, isCorrected } = resolvePlaceFilter(gazetteer, text) as Found
  return { kind: 'found', places, isCorrected }
}

/** Communes in which codes with the first two digits lie, the largest share first; none for a postcode beside other words. */
function communesOfPostcode(gazetteer: Gazetteer, postcode: string, name: string): PlaceWish[] {
  if (/\p{L}{2}/u.test(name)) return []
  return (gazetteer.postcodes.get(postcode.slice(0, 2)) ?? []).flatMap(({ commune }) => {
    const place = gazetteer.communes.get(commune)
    if (!place) return []
    const { slug, name, latitude, longitude } = place
    return [{ ...ONLY_NAMED, text: postcode, kind: 'commune', slug, name, communes: [slug], latitude, longitude }]
  })
}

/** A town abroad with the communes nearest to it. */
function abroad(gazetteer: Gazetteer, country: string, text: string): PlaceArgument {
  const towns = parsePlace(gazetteer, text).readings.flatMap(({ place }) => (place.kind === 'abroad' ? [place] : []))
  const town = towns.find((each) => each.country === country)
  const name = town?.name ?? text.split(/[,(]/)[0]!.trim()
  return { kind: 'abroad', country, town: name, near: town ? nearestCommunes(gazetteer, town) : [] }
}

function nearestCommunes(gazetteer: Gazetteer, town: ForeignPlace): string[] {
  return [...gazetteer.communes.values()]
    .map((commune) => ({ slug: commune.slug, distance: distanceM(town, commune) }))
    .sort((a, b) => a.distance - b.distance || (a.slug < b.slug ? -1 : 1))
    .slice(0, NEAR_ABROAD)
    .map(({ slug }) => slug)
}

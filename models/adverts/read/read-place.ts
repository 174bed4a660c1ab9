import type { Observation } from '../../contracts/listings/observation.ts'
import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { readPostcode } from '../../places/postcode.ts'
import { resolvePlace } from '../../places/resolve-place.ts'
import type { PlaceResolution } from '../../places/resolve-place.ts'
import { cut, plainText } from '../text/plain-text.ts'
import { readCoordinates } from './read-coordinates.ts'
import type { Coordinates } from './read-coordinates.ts'
import type { Provenance } from './refusal.ts'
import { textOf } from './scalar.ts'

export type PlaceFields = Pick<
  Observation,
  | 'placeKind'
  | 'communeSlug'
  | 'locality'
  | 'district'
  | 'postcode'
  | 'country'
  | 'placeText'
  | 'latitude'
  | 'longitude'
  | 'coordinatePrecision'
>

/**
 * Where the property lies, by the gazetteer. Coordinates that contradict the stated name, or are the middle of another place than the one named,
 * are dropped; those of a town centre stay with the precision they deserve. Foreign places are abroad and have no commune.
 */
export function readPlace(
  gazetteer: Gazetteer,
  advert: RawAdvert,
  title: string | null,
  url: string | null,
  provenance: Provenance,
): PlaceFields {
  const point = readCoordinates(advert.latitude, advert.longitude)
  const city = word(advert.city)
  const postcode = word(advert.postcode)
  const street = word(advert.street)
  const resolved = resolvePlace(gazetteer, {
    city: city ?? undefined,
    postcode: postcode ?? undefined,
    street: street ?? undefined,
    title: title ?? undefined,
    url: url ?? undefined,
    country: word(advert.country) ?? undefined,
    latitude: point?.latitude,
    longitude: point?.longitude,
  })
  noteMethod(resolved, provenance)
  return {
    ...named(resolved),
    postcode: postcode === null ? null : (readPostcode(postcode)?.digits ?? cut(postcode, 10)),
    placeText: city ?? ([postcode, street].filter((part) => part !== null).join(' ') || null),
    ...located(resolved, point),
  }
}

function named(
  resolved: PlaceResolution,
): Pick<PlaceFields, 'placeKind' | 'communeSlug' | 'locality' | 'district' | 'country'> {
  if (resolved.kind === 'commune')
    return {
      placeKind: 'commune',
      communeSlug: resolved.commune,
      locality: resolved.locality?.name ?? null,
      district: resolved.quarter?.name ?? null,
      country: 'LU',
    }
  const nowhere = { communeSlug: null, locality: null, district: null, country: null }
  if (resolved.kind === 'abroad')
    return { ...nowhere, placeKind: 'abroad', locality: resolved.town, country: resolved.country }
  return { ...nowhere, placeKind: resolved.kind }
}

function located(
  resolved: PlaceResolution,
  point: Coordinates | null,
): Pick<PlaceFields, 'latitude' | 'longitude' | 'coordinatePrecision'> {
  const check = resolved.kind === 'commune' ? resolved.coordinates : 'agree'
  if (point === null || check === 'contradict' || check === 'other_centre')
    return { latitude: null, longitude: null, coordinatePrecision: null }
  const isCentre = check === 'town_centre'
  const coarse = point.precision === 'commune' || isWholeCity(resolved) ? 'commune' : 'locality'
  return {
    latitude: point.latitude,
    longitude: point.longitude,
    coordinatePrecision: isCentre ? coarse : point.precision,
  }
}

/** The middle of the city, which is no village of one middle: a home may be in any of its quarters. */
function isWholeCity(resolved: PlaceResolution): boolean {
  return resolved.kind === 'commune' && resolved.commune === 'luxembourg' && !resolved.quarter && !resolved.locality
}

function noteMethod(resolved: PlaceResolution, { methods }: Provenance): void {
  if (resolved.kind !== 'commune' && resolved.kind !== 'abroad') return
  const field = resolved.kind === 'commune' ? 'communeSlug' : 'country'
  if (resolved.method === 'coordinates') methods[field] = 'geocoded'
  else if (resolved.method === 'text') methods[field] = 'extracted'
  else if (resolved.method === 'postcode' || resolved.method === 'corrected') methods[field] = 'inferred'
}

function word(value: RawAdvert['city']): string | null {
  const text = textOf(value)
  return text === null ? null : plainText(text, 120) || null
}

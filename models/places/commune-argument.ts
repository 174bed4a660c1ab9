import { editDistance } from '../language/edit-distance.ts'
import { foldName } from '../language/fold.ts'
import type { Gazetteer, NamedPlace, Place } from './gazetteer.ts'
import { parsePlace } from './parse-place.ts'

/** A place to offer instead of a word that is not known. */
export interface NearPlace {
  kind: 'commune' | 'locality' | 'quarter' | 'canton'
  slug: string
  name: string
  /** The communes it stands for, sorted. */
  communes: string[]
  /** Edits between the text and the nearest of its names. */
  distance: number
}

export type CommuneArgument =
  | {
      kind: 'found'
      /** Slugs, sorted: one, except for a canton and for a commune of 2023 that was made of two. */
      communes: string[]
      place: { kind: NearPlace['kind']; slug: string; name: string }
      /** A typo was corrected to get there. */
      isCorrected: boolean
    }
  | { kind: 'blank' }
  | { kind: 'abroad'; country: string; town: string }
  | { kind: 'ambiguous'; candidates: NearPlace[] }
  | { kind: 'unknown'; nearest: NearPlace[] }

const SUGGESTIONS = 5
const MAX_LENGTH = 100

/**
 * Reads what a person or an agent typed for `commune`: a slug, a name in any language, a locality, a quarter or a canton, in any case, with or without
 * accents, small typos forgiven. A name of both a commune and its canton means the commune; `canton de Mersch` means the canton.
 */
export function resolveCommuneArgument(gazetteer: Gazetteer, text: string): CommuneArgument {
  const typed = text.trim().slice(0, MAX_LENGTH)
  if (foldName(typed) === '') return { kind: 'blank' }
  const { readings, isCorrected } = parsePlace(gazetteer, typed)
  const [best] = readings
  if (!best) return { kind: 'unknown', nearest: nearestPlaces(gazetteer, typed, SUGGESTIONS) }
  if (best.place.kind === 'abroad') return { kind: 'abroad', country: best.place.country, town: best.place.name }
  const equals = readings.filter(({ rank, place }) => rank === best.rank && place.kind !== 'abroad')
  const merged = equals.every(({ place }) => place.kind === 'commune')
  const communes = [...new Set(equals.flatMap(({ place }) => communesOf(place)))].sort()
  if (communes.length === 0) return { kind: 'unknown', nearest: nearestPlaces(gazetteer, typed, SUGGESTIONS) }
  if (equals.length > 1 && communes.length > 1 && !merged)
    return { kind: 'ambiguous', candidates: equals.flatMap(({ place }) => toNear(place, 0)) }
  const [near] = equals.flatMap(({ place }) => toNear(place, 0))
  if (!near) return { kind: 'unknown', nearest: nearestPlaces(gazetteer, typed, SUGGESTIONS) }
  const { kind, slug, name } = near
  return { kind: 'found', communes, place: { kind, slug, name }, isCorrected }
}

/** The `count` places of Luxembourg whose names are nearest to the text: by edits, a shared beginning counting in their favour, then by name. */
export function nearestPlaces(gazetteer: Gazetteer, text: string, count: number): NearPlace[] {
  const folded = foldName(text.slice(0, MAX_LENGTH))
  const limit = Math.max(3, Math.ceil(folded.length * 0.7))
  const found = new Map<Place, { near: NearPlace; score: number }>()
  for (const [key, named] of gazetteer.names) {
    const distance = editDistance(folded, key, limit)
    const isPrefix = folded.length >= 3 && key.startsWith(folded)
    if (distance > limit && !isPrefix) continue
    const score = (isPrefix ? Math.min(distance, 1) : distance) + (key.slice(0, 2) === folded.slice(0, 2) ? 0 : 0.5)
    for (const one of named) keepBest(found, one, distance > limit ? key.length - folded.length : distance, score)
  }
  return [...found.values()]
    .sort((a, b) => a.score - b.score || order(a.near, b.near))
    .slice(0, count)
    .map(({ near }) => near)
}

/** The most names that a mistyped one may have been meant for. */
const MOST_MEANT = 3

/** Places that a text may have been meant for: with as many typing mistakes as a word of its length may have, nearest first. */
export function meantPlaces(gazetteer: Gazetteer, text: string): NearPlace[] {
  const most = Math.max(2, Math.floor(text.length / 3))
  return nearestPlaces(gazetteer, text, MOST_MEANT).filter(({ distance }) => distance <= most)
}

function keepBest(
  found: Map<Place, { near: NearPlace; score: number }>,
  { place, rank }: NamedPlace,
  distance: number,
  score: number,
): void {
  const [near] = toNear(place, distance)
  const weighted = score + rank / 100
  if (near && weighted < (found.get(place)?.score ?? Infinity)) found.set(place, { near, score: weighted })
}

function toNear(place: Place, distance: number): NearPlace[] {
  // A village that bears its commune's name would stand in the list twice.
  if (place.kind === 'abroad' || place.kind === 'country') return []
  if (place.kind === 'locality' && place.slug === place.commune) return []
  return [{ kind: place.kind, slug: place.slug, name: place.name, communes: communesOf(place), distance }]
}

function communesOf(place: Place): string[] {
  if (place.kind === 'canton') return [...place.communes].sort()
  return 'commune' in place ? [place.commune] : []
}

function order(a: NearPlace, b: NearPlace): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.slug < b.slug ? -1 : 1
}

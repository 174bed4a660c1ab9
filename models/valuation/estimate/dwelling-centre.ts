import type { Gazetteer } from '../../places/gazetteer.ts'
import type { Point } from '../../places/point-index.ts'

/** Names of the place of a dwelling. */
export interface NamedPlace {
  communeSlug: string
  locality: string | null
  district?: string | null
}

/** Centre of the smallest known place of a dwelling: its quarter or locality by name, otherwise its commune. */
export function dwellingCentre(
  { communes, communePoints }: Gazetteer,
  { communeSlug, locality, district }: NamedPlace,
): Point | undefined {
  const named = (kind: 'quarter' | 'locality', name: string | null | undefined) =>
    communePoints.get(communeSlug)?.find((place) => place.kind === kind && place.name === name)
  return named('quarter', district) ?? named('locality', locality) ?? communes.get(communeSlug)
}

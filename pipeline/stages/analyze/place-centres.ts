import type { Point } from '../../../models/places/point-index.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { Reference } from '../../reference/load-reference.ts'

interface Named {
  communeSlug: string
  locality: string | null
}

/** Finds the centre of the smallest known place of a dwelling: its locality by name, otherwise its commune. */
export function placeCentres(
  reference: Pick<Reference, 'communes' | 'localities'>,
): (place: Named) => Point | undefined {
  const communes = new Map(reference.communes.map((commune) => [commune.slug, commune]))
  const localities = new Map(reference.localities.map((locality) => [key(locality.commune, locality.name), locality]))
  return ({ communeSlug, locality }) =>
    (locality === null ? undefined : localities.get(key(communeSlug, locality))) ?? communes.get(communeSlug)
}

/** Hash that changes when a centre moves or a place is renamed, and with no other change of the tables. */
export function placesHash({ communes, localities }: Pick<Reference, 'communes' | 'localities'>): string {
  return shortHash(
    JSON.stringify([
      communes.map(({ slug, canton, latitude, longitude }) => [slug, canton, latitude, longitude]),
      localities.map(({ commune, name, latitude, longitude }) => [commune, name, latitude, longitude]),
    ]),
  )
}

function key(communeSlug: string, name: string): string {
  return `${communeSlug}/${name}`
}

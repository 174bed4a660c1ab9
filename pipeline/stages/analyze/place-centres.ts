import type { Point } from '../../../models/places/point-index.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { Run } from '../../engine/job.ts'
import { derivedOnce } from '../../files/derived-once.ts'
import { REFERENCE_MODULE, type Reference } from '../../reference/load-reference.ts'

interface Named {
  communeSlug: string
  locality: string | null
  district?: string | null
}

type Places = Pick<Reference, 'communes' | 'localities' | 'quarters'>

/** Finds the centre of the smallest known place of a dwelling: its quarter or locality by name, otherwise its commune. */
export function placeCentres(reference: Places): (place: Named) => Point | undefined {
  const communes = new Map(reference.communes.map((commune) => [commune.slug, commune]))
  const localities = new Map(reference.localities.map((locality) => [key(locality.commune, locality.name), locality]))
  const quarters = new Map(reference.quarters.map((quarter) => [key(quarter.commune, quarter.name_fr), quarter]))
  return ({ communeSlug, locality, district }) =>
    quarters.get(key(communeSlug, district ?? '')) ??
    localities.get(key(communeSlug, locality ?? '')) ??
    communes.get(communeSlug)
}

const PLACE_FILES = ['communes.csv', 'localities.csv', 'quarters.csv'] as const

/** The `placesHash` of the reference tables, which are read only when they have changed: reading them took longer than the rest of a run without news. */
export function placesHashOf({ reference, codeHash }: Pick<Run, 'reference' | 'codeHash'>): string {
  const code = [REFERENCE_MODULE, import.meta.url].map(codeHash)
  const files = PLACE_FILES.map((file) => reference.hashes[file])
  return derivedOnce('places-hash-1', JSON.stringify([...code, ...files]), () => placesHash(reference))
}

/** Hash that changes when a centre moves or a place is renamed, and with no other change of the tables. */
export function placesHash({ communes, localities, quarters }: Places): string {
  return shortHash(
    JSON.stringify([
      communes.map(({ slug, canton, latitude, longitude }) => [slug, canton, latitude, longitude]),
      localities.map(({ commune, name, latitude, longitude }) => [commune, name, latitude, longitude]),
      quarters.map(({ commune, name_fr, latitude, longitude }) => [commune, name_fr, latitude, longitude]),
    ]),
  )
}

function key(communeSlug: string, name: string): string {
  return `${communeSlug}/${name}`
}

import type { Reference } from '../../../reference/load-reference.ts'

/** Committed facts that official series of communes rest on. */
export type OfficialFacts = Pick<Reference, 'officialPrices' | 'communes'>

/** Communes of today by the area that the office lists them under: itself, or the one that they merged into. */
export function communesByArea({ communes }: Pick<OfficialFacts, 'communes'>) {
  return Map.groupBy(communes, ({ successor, slug }) => successor ?? slug)
}

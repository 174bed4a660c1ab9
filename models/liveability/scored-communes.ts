import type { CommuneRecord } from '../contracts/places/commune.ts'

/** Counts the communes with a score: a rank is one of so many. */
export function scoredCommunes(communes: Iterable<Pick<CommuneRecord, 'rank'>>): number {
  return [...communes].filter(({ rank }) => rank !== null).length
}

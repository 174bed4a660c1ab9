import type { ReferenceSource } from './reference-tables.ts'

/** Newest day that the rows of a table are of: the end of its period; without an end, the day on which the table was read and still held. */
export function newestDay({ validTo, retrieved }: Pick<ReferenceSource, 'validTo' | 'retrieved'>): string {
  return validTo ?? retrieved
}

/** Counts the communes of rows, as a job tells what it wrote. */
export function countCommunes(rows: readonly { communeSlug: string }[]): { communes: number } {
  return { communes: new Set(rows.map(({ communeSlug }) => communeSlug)).size }
}

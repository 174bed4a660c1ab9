/** Order of texts by their code units, as a sort comparator wants it: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

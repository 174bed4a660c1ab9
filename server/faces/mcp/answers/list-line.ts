/** One line for a named list, none for an empty one. */
export function listLine(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${name}: ${items.join('; ')}.`]
}

import { fold } from './fold.ts'

/**
 * The source of a pattern of any of these phrases, folded, the longest first: a blank or hyphen stands for either, a `*` at the end for any ending,
 * else a phrase ends with its word.
 */
export function anyOf(phrases: readonly string[]): string {
  const sources = [...new Set(phrases.map(sourceOf))].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return `(?:${sources.join('|')})`
}

function sourceOf(phrase: string): string {
  const isOpen = phrase.endsWith('*')
  const folded = fold(isOpen ? phrase.slice(0, -1) : phrase)
    .replace(/[.()?+^$|[\]{}\\]/g, String.raw`\$&`)
    .replace(/[ -]+/g, '[ -]')
  return isOpen ? String.raw`${folded}[\p{L}\p{N}_]*` : String.raw`${folded}(?![\p{L}\p{N}_])`
}

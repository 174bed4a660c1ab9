import { fold } from './fold.ts'

const WORD_SIGN = String.raw`[\p{L}\p{N}_]`

/**
 * The source of a pattern of any of these phrases, folded, the longest first: a blank or hyphen stands for either, a `*` at the end for any ending,
 * else a phrase ends with its word. Plain words stand together, which the engine matches faster.
 */
export function anyOf(phrases: readonly string[]): string {
  const open = phrases.filter((phrase) => phrase.endsWith('*')).map((phrase) => phrase.slice(0, -1))
  const closed = phrases.filter((phrase) => !phrase.endsWith('*'))
  const sources = [
    ...(closed.length > 0 ? [`(?:${alternatives(closed)})(?!${WORD_SIGN})`] : []),
    ...(open.length > 0 ? [`(?:${alternatives(open)})${WORD_SIGN}*`] : []),
  ]
  return `(?:${sources.join('|')})`
}

function alternatives(phrases: readonly string[]): string {
  return [...new Set(phrases.map(sourceOf))].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).join('|')
}

function sourceOf(phrase: string): string {
  return fold(phrase)
    .replace(/[.()?+^$|[\]{}\\]/g, String.raw`\$&`)
    .replace(/[ -]+/g, '[ -]')
}

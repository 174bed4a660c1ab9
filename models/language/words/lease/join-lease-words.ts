import { oneOf } from '../lines.ts'

/**
 * The source of one alternation of what the languages have under a key, in their order; a language that has no words for it is left out. Leases mix
 * their languages, often in one sentence.
 */
export function joinLeaseWords<Key extends string>(
  languages: readonly Readonly<Record<Key, string>>[],
  key: Key,
): string {
  const sources = languages.map((words) => oneOf(words[key])).filter((source) => source !== '')
  if (sources.length === 0) throw new Error(`no language has words for ${key}`)
  return `(?:${sources.join('|')})`
}

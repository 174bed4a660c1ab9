import { oneOf } from './lines.ts'

/** The source of one alternation of what the languages have for a concept, in their order; a language that has no words for it is left out. */
export function joinWords<Concept extends string>(
  languages: readonly Readonly<Record<Concept, string>>[],
  concept: Concept,
): string {
  const sources = languages.map((words) => oneOf(words[concept])).filter((source) => source !== '')
  if (sources.length === 0) throw new Error(`no language has words for ${concept}`)
  // A bar too many would let a pattern find its words everywhere.
  const loose = sources.find((source) => new RegExp(`^(?:${source})$`).test(''))
  if (loose !== undefined) throw new Error(`an empty alternative among the words for ${concept}: ${loose}`)
  return `(?:${sources.join('|')})`
}

import { oneOf } from './lines.ts'

/** The source of one alternation of what the languages have for a concept, in their order; a language that has no words for it is left out. */
export function joinWords<Concept extends string>(
  languages: readonly Readonly<Record<Concept, string>>[],
  concept: Concept,
): string {
  const sources = languages.map((words) => oneOf(words[concept])).filter((source) => source !== '')
  if (sources.length === 0) throw new Error(`no language has words for ${concept}`)
  return `(?:${sources.join('|')})`
}

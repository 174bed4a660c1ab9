import { oneOf } from './lines.ts'

/** Words of several languages by the concepts of one list. */
export interface JoinedWords<Concept extends string> {
  /** The words as part of a pattern. */
  of(concept: Concept): string
  /** A text that is one of the words and nothing else. */
  whole(concept: Concept): RegExp
}

export function joinLanguages<Concept extends string>(
  languages: readonly Readonly<Record<Concept, string>>[],
): JoinedWords<Concept> {
  const of = (concept: Concept): string => joinWords(languages, concept)
  return { of, whole: (concept) => new RegExp(`^${of(concept)}$`) }
}

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

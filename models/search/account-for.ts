import { COMPARISONS } from '../language/comparisons.ts'
import { foldName } from '../language/fold.ts'
import { tokenizeQuery } from '../language/query-tokens.ts'
import type { SearchIntent } from './intent/search-intent.ts'
import { NEGATORS } from './understand/words/query-words.ts'

/**
 * Numbers, negations, words of comparison and given names of a text that neither a condition, nor a note, nor `notUnderstood` repeats. Looks at the text
 * alone, not at how it was read; always empty unless the search keeps silent about a word.
 */
export function unaccountedWords(intent: SearchIntent, names: readonly string[] = []): string[] {
  const { query, understood, notUnderstood, notes } = intent
  const told = new Set(
    [...understood.map(({ words }) => words), ...notUnderstood, ...notes.map(({ about }) => about)]
      // Numbers side by side in a note, `3 450.000`, are read as one, and each is repeated.
      .flatMap((text) => [text, ...text.split(' ')].flatMap((part) => tokenizeQuery(part)))
      .flatMap(({ word, text }) => [word, foldName(text)]),
  )
  const wanted = new Set(names.flatMap((name) => tokenizeQuery(name).map(({ word }) => word)))
  return tokenizeQuery(query)
    .filter(
      ({ word, value }) => value !== null || NEGATORS.has(word) || COMPARISONS.always.has(word) || wanted.has(word),
    )
    .filter(({ word }) => !told.has(word))
    .map(({ text }) => text)
}

import { telling as de } from './de/telling.ts'
import { telling as en } from './en/telling.ts'
import { telling as fr } from './fr/telling.ts'
import { telling as lb } from './lb/telling.ts'
import { telling as pt } from './pt/telling.ts'
import type { TellingWords } from './words/some-words.ts'
import type { TextLanguage } from './words/text-language.ts'

/** Kind of text: a listing, a query in folded words, a lease. */
export type TextKind = 'listing' | 'query' | 'lease'

const WORDS: Readonly<Record<TextLanguage, TellingWords>> = { fr, de, en, lb, pt }
const LANGUAGES = Object.keys(WORDS) as TextLanguage[]
const PARTS: Readonly<Record<TextKind, readonly (keyof TellingWords)[]>> = {
  listing: ['small', 'homes'],
  query: ['queries'],
  lease: ['leases'],
}
/** Letters that tell a language, worth a word and a half. */
const LETTERS: Readonly<Record<TextLanguage, RegExp>> = {
  fr: /[èêùç]|\b[ldjn]['’]|œ/,
  de: /ß|[a-zäöü]ung\b|sch/,
  en: /\bth|ing\b|ght/,
  lb: /ë[a-zä]|éi|zëmmer|oun/,
  pt: /ã|õ|ção|nh|lh/,
}
const LETTERS_WEIGHT = 1.5
const MASKS: Readonly<Record<TextKind, ReadonlyMap<string, number>>> = {
  listing: masksOf('listing'),
  query: masksOf('query'),
  lease: masksOf('lease'),
}
const WORD = /\p{L}+/gu
const SAMPLE = 360
const ENOUGH = 2

/**
 * The language of a text by its small words, over its first 360 characters.
 * @returns null when too little is written or two languages are level
 */
export function detectLanguage(text: string): TextLanguage | null {
  const sample = text.slice(0, SAMPLE).toLowerCase()
  const counts = countLanguages(wordsOf(sample), 'listing')
  for (const language of LANGUAGES)
    if (LETTERS[language].test(sample)) counts.set(language, counts.get(language)! + LETTERS_WEIGHT)
  const [first, second] = ranked(counts)
  return first![1] >= ENOUGH && first![1] > second![1] ? first![0] : null
}

/** How many words of a text tell of each language. A word of two languages counts for both, so that only telling words decide. */
export function countLanguages(words: Iterable<string>, kind: TextKind): Map<TextLanguage, number> {
  const scores = LANGUAGES.map(() => 0)
  for (const word of words) {
    const mask = MASKS[kind].get(word)
    if (mask !== undefined) for (let i = 0; i < scores.length; i++) if ((mask & (1 << i)) !== 0) scores[i]! += 1
  }
  return new Map(LANGUAGES.map((language, i) => [language, scores[i]!]))
}

/** Words of a text in lower case, for `countLanguages`. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** Languages by count, the likeliest first. */
export function ranked(counts: ReadonlyMap<TextLanguage, number>): [TextLanguage, number][] {
  return [...counts].toSorted((a, b) => b[1] - a[1])
}

function masksOf(kind: TextKind): ReadonlyMap<string, number> {
  const masks = new Map<string, number>()
  LANGUAGES.forEach((language, i) => {
    for (const part of PARTS[kind])
      for (const word of WORDS[language][part]) masks.set(word, (masks.get(word) ?? 0) | (1 << i))
  })
  return masks
}

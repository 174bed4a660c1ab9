import { SCOPES } from '../scope.ts'
import type { Cue } from '../scope.ts'
import { inflectionsOf, withoutUmlauts } from './inflections.ts'
import { NEGATION_WORDS } from './negation-words.ts'
import type { NegationRole } from './negation-words.ts'
import { createTrieBuilder } from './term-trie.ts'
import type { TermTrie, TrieBuilder } from './term-trie.ts'
import { TEXT_LANGUAGES } from '../words/text-language.ts'
import type { TextLanguage } from '../words/text-language.ts'
import type { VocabularyRow } from './vocabulary-row.ts'

/** Meaning of a term. A spelling shared by several concepts has several. */
export interface Sense {
  concept: string
  /** The term itself says that the thing is missing. */
  isAbsent: boolean
  langs: ReadonlySet<TextLanguage>
}

export interface Entry {
  senses: readonly Sense[]
  role: NegationRole | null
  /** Kinds of statement that the word makes about the things around it. */
  cues: readonly Cue[] | null
}

export interface Vocabulary {
  words: TermTrie
  /** Heads of compounds, spelled backwards. */
  heads: TermTrie
  entries: readonly Entry[]
}

/** Builds the vocabulary of running text, without the terms that only a short search makes clear; about 100 ms, once. */
export function buildVocabulary(rows: readonly VocabularyRow[]): Vocabulary {
  const used = rows.filter(({ use }) => use === 'any')
  const entries: MutableEntry[] = []
  const words = createTrieBuilder()
  const heads = createTrieBuilder()
  const own = new Set<number>()
  for (const row of used) {
    for (const spelling of spellingsOf(row)) own.add(file(words, entries, spelling, row))
    if (row.match === 'head') file(heads, entries, row.term, row, true)
  }
  addRoles(words, entries, own)
  addCues(words, entries)
  for (const row of used) {
    if (row.match === 'exact') continue
    for (const form of inflectionsOf(row.term, row.lang)) {
      if (own.has(words.find(form))) continue
      file(words, entries, form, row)
      if (row.match === 'head') file(heads, entries, form, row, true)
    }
  }
  return { words: words.build(), heads: heads.build(), entries }
}

type MutableSense = { concept: string; isAbsent: boolean; langs: Set<TextLanguage> }
type MutableEntry = { senses: MutableSense[]; role: NegationRole | null; cues: Cue[] | null }

function spellingsOf({ term, lang, match }: VocabularyRow): string[] {
  return match === 'exact' && lang === 'de' ? [...new Set([term, withoutUmlauts(term)])] : [term]
}

function addRoles(words: TrieBuilder, entries: MutableEntry[], own: Set<number>): void {
  for (const [role, texts] of NEGATION_WORDS) {
    for (const text of texts) {
      const known = words.find(text)
      if (known >= 0) entries[known]!.role ??= role
      else own.add(append(words, entries, text, { senses: [], role, cues: null }))
    }
  }
}

/** Parts of the words of scope that are found in running text. */
const CUES = [
  'near',
  'units',
  'surroundings',
  'buildings',
  'planned',
  'possible',
  'buying',
  'extra',
  'common',
  'some',
  'either',
  'whichever',
  'each',
  'priced',
  'view',
  'homes',
] as const satisfies readonly Cue[]

function addCues(words: TrieBuilder, entries: MutableEntry[]): void {
  for (const lang of TEXT_LANGUAGES)
    for (const cue of CUES)
      for (const term of SCOPES[lang][cue])
        for (const form of [term, ...(term.includes(' ') ? [] : inflectionsOf(term, lang))]) {
          const known = words.find(form)
          if (known < 0) append(words, entries, form, { senses: [], role: null, cues: [cue] })
          else entries[known]!.cues = [...new Set([...(entries[known]!.cues ?? []), cue])]
        }
}

function file(
  trie: TrieBuilder,
  entries: MutableEntry[],
  text: string,
  row: VocabularyRow,
  isReversed = false,
): number {
  const sense = { concept: row.concept, isAbsent: row.polarity === 'absent', langs: new Set([row.lang]) }
  const known = trie.find(text, isReversed)
  if (known < 0) return append(trie, entries, text, { senses: [sense], role: null, cues: null }, isReversed)
  const { senses } = entries[known]!
  const same = senses.find(({ concept, isAbsent }) => concept === sense.concept && isAbsent === sense.isAbsent)
  if (same) same.langs.add(row.lang)
  else senses.push(sense)
  return known
}

function append(
  trie: TrieBuilder,
  entries: MutableEntry[],
  text: string,
  entry: MutableEntry,
  isReversed = false,
): number {
  entries.push(entry)
  trie.add(text, entries.length - 1, isReversed)
  return entries.length - 1
}

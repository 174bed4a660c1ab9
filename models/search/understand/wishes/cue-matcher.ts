import { negationWords } from '../../../language/negation.ts'
import { YET } from '../../../language/queries/wishes/negation-reach.ts'
import type { WishWords } from '../../../language/words/wish-words.ts'
import { NEGATORS } from '../words/query-words.ts'
import { WISH_BIT, wishOf, type WishKey } from '../../intent/wish-keys.ts'
import { NEGATION_REACH, isNegatedWithin, negationAfter, negationsBefore } from './cue-negations.ts'
import { type Atoms, type Hit, type Sequences, createAtoms, createSequences } from './cue-sequences.ts'

/** A wish found in words; `from` and `to` are its first word and the one after its last. */
export interface CueHit {
  key: WishKey
  /** False where the words refuse the thing or say that it is missing. */
  wanted: boolean
  from: number
  to: number
  /** Positions of its words. */
  at: readonly number[]
  /** Positions of the negations that reach it. */
  negations: readonly number[]
}

export interface CueMatcher {
  /** The wishes in the words of one clause. Empty words are gaps. */
  read(words: readonly string[]): CueHit[]
  /** Whether some cue knows the word. */
  knows(word: string): boolean
  /** Whether the word belongs to a cue of one of these wishes. */
  tells(word: string, keys: ReadonlySet<string>): boolean
  /** Whether the word is spelled as one of a cue: whole, or a beginning with a common ending. */
  spells(word: string): boolean
}

interface Cue {
  key: WishKey
  isNegative: boolean
  needsNegation: boolean
  /** Counts only where it is not negated. */
  isWeak: boolean
  /** Alternatives of each term, as numbers of sequences. */
  terms: number[][]
  words: number
}

interface Draft extends CueHit {
  weight: number
}

/** How far apart the words of one cue may stand. */
const CUE_SPAN = 9

/** Things that the sun may shine on. */
const FACING_SOUTH: ReadonlySet<WishKey> = new Set(['balcony', 'terrace', 'garden'])
const NEVER: ReadonlySet<string> = new Set(negationWords('never'))

/** Compiles cue tables; about 20 ms, once. */
export function compileCues(words: Readonly<Record<string, WishWords>>): CueMatcher {
  const atoms = createAtoms()
  const sequences = createSequences(atoms)
  const cues = Object.entries(words).flatMap(([language, table]) => readTable(language, table, sequences))
  const byFirst = new Map<number, Cue[]>()
  for (const cue of cues)
    for (const sequence of cue.terms[0]!) byFirst.set(sequence, [...(byFirst.get(sequence) ?? []), cue])
  return {
    read: (words) => readClause(words, atoms, sequences, byFirst),
    knows: (word) => atoms.of(word).length > 0,
    tells: (word, keys) => atoms.of(word).some((atom) => sequences.keysOf(atom).some((key) => keys.has(key))),
    spells: (word) => atoms.spells(word),
  }
}

function readTable(language: string, table: WishWords, sequences: Sequences): Cue[] {
  const cues: Cue[] = []
  for (const [key, listed] of Object.entries(table)) {
    const text = language === 'lb' ? withoutFinalN(listed) : listed
    for (const one of text.split(/\s+\/\s+/)) {
      const cue = readCue(key as WishKey, one.trim(), sequences)
      if (cue) cues.push(cue)
    }
  }
  return cues
}

/** Luxembourgish drops a final n before most consonants (Eifeler Regel): `dobaussen` and `dobausse` are one word. */
function withoutFinalN(text: string): string {
  return text.replace(/[^\s|/!?-][^\s|/]*/g, (sequence) => {
    const short = sequence.replace(/([^_*]{2,}e)n(?=_|$)/g, '$1')
    return short === sequence ? sequence : `${sequence}|${short}`
  })
}

function readCue(key: WishKey, text: string, sequences: Sequences): Cue | null {
  const mark = /^[!?-]/.exec(text)?.[0]
  const terms = text
    .slice(mark ? 1 : 0)
    .split(/\s+/)
    .filter((term) => term !== '')
  if (terms.length === 0) return null
  const alternatives = terms.map((term) => term.split('|').map((sequence) => sequences.add(sequence, key)))
  const words = terms.reduce((sum, term) => sum + Math.max(...term.split('|').map((one) => one.split('_').length)), 0)
  return {
    key,
    isNegative: mark === '-',
    needsNegation: mark === '!',
    isWeak: mark === '?',
    terms: alternatives,
    words,
  }
}

function readClause(
  words: readonly string[],
  atoms: Atoms,
  sequences: Sequences,
  byFirst: ReadonlyMap<number, Cue[]>,
): CueHit[] {
  const hits = sequences.find(words, atoms)
  if (hits.length === 0) return []
  const bySequence = new Map<number, Hit[]>()
  for (const hit of hits) {
    const same = bySequence.get(hit.sequence)
    if (same) same.push(hit)
    else bySequence.set(hit.sequence, [hit])
  }
  const drafts: Draft[] = []
  for (const hit of hits)
    for (const cue of byFirst.get(hit.sequence) ?? []) {
      const draft = complete(cue, hit, bySequence, words)
      if (draft) drafts.push(draft)
    }
  return chooseHits(drafts)
}

/** The cue with its other terms at their places nearest to the first; null where one is missing. */
function complete(
  cue: Cue,
  first: Hit,
  bySequence: ReadonlyMap<number, readonly Hit[]>,
  words: readonly string[],
): Draft | null {
  for (let at = 1; at < cue.terms.length; at++) if (!isAnyOf(cue.terms[at]!, bySequence)) return null
  const taken = [first]
  for (const term of cue.terms.slice(1)) {
    let best: Hit | null = null
    for (const sequence of term)
      for (const hit of bySequence.get(sequence) ?? []) {
        if (taken.some((other) => hit.from < other.to && other.from < hit.to)) continue
        const gap = Math.abs(hit.from - first.from)
        if (gap <= CUE_SPAN && (!best || gap < Math.abs(best.from - first.from))) best = hit
      }
    if (!best) return null
    taken.push(best)
  }
  const from = Math.min(...taken.map((hit) => hit.from))
  const to = Math.max(...taken.map((hit) => hit.to))
  const own = taken.flatMap((hit) => Array.from({ length: hit.to - hit.from }, (_, index) => hit.from + index))
  const isTelling = cue.terms.length > 1
  const { negationWithin, refusal } = wishOf(cue.key)
  if (isTelling && !cue.needsNegation && negationWithin === undefined && isNegatedWithin(words, from, to, own))
    return null
  // `not a project that needs work`
  const within = negationWithin === undefined ? 0 : negationWithin === 'deniable' ? 1 : -1
  const isOneName = within === 0 && to - from === own.length
  const reach = isTelling && !cue.needsNegation && !isOneName ? within : NEGATION_REACH
  const hasOwnNegation = own.some((position) => NEGATORS.has(words[position]!))
  const found = reach < 0 || hasOwnNegation ? [] : negationsBefore(words, from, own, reach, refusal === 'carried')
  // `nunca ninguém lá viveu` says twice that nobody did.
  if (found === 'indifferent') return null
  const isTwice = isTelling && !cue.needsNegation && found.some((at) => NEVER.has(words[at]!) || YET.test(words[at]!))
  const isNegated = found.length % 2 === 1 && !isTwice
  if (cue.isWeak && isNegated) return null
  const after = cue.needsNegation && !isNegated ? negationAfter(words, from, to) : null
  if (cue.needsNegation && !isNegated && after === null) return null
  const wanted = cue.needsNegation ? true : isNegated === cue.isNegative
  const weight =
    10 * own.length +
    (cue.needsNegation ? 5 : 0) +
    (to - from <= own.length ? 1 : 0) +
    (taken.every(({ isWhole }) => isWhole) ? 2 : 0)
  const negations = after === null ? found : [...found, after]
  return { key: cue.key, wanted, from, to, at: own, negations, weight }
}

function isAnyOf(sequences: readonly number[], found: ReadonlyMap<number, unknown>): boolean {
  for (const sequence of sequences) if (found.has(sequence)) return true
  return false
}

/** Cues with more words win over those that share a word with them, unless they mean the same. */
function chooseHits(drafts: Draft[]): CueHit[] {
  drafts.sort((a, b) => b.weight - a.weight || a.from - b.from || WISH_BIT.get(a.key)! - WISH_BIT.get(b.key)!)
  const taken = new Map<number, Draft[]>()
  const chosen: Draft[] = []
  for (const draft of drafts) {
    const rivals = draft.at
      .flatMap((position) => taken.get(position) ?? [])
      .filter(({ weight }) => weight > draft.weight)
    // `balcon au sud` is a balcony too.
    const isFacing = draft.wanted && FACING_SOUTH.has(draft.key) && rivals.every(({ key }) => key === 'south_facing')
    if (rivals.length > 0 && !isFacing) continue
    // Said twice, a wish still has its words.
    for (const position of draft.at) taken.set(position, [...(taken.get(position) ?? []), draft])
    if (!chosen.some((other) => other.key === draft.key)) chosen.push(draft)
  }
  return chosen
    .sort((a, b) => a.from - b.from || WISH_BIT.get(a.key)! - WISH_BIT.get(b.key)!)
    .map(({ weight: _, ...hit }) => hit)
}

import { foldName } from '../../../language/fold.ts'
import { negationWords } from '../../../language/negation.ts'
import { wordsOf } from '../../../language/words/lines.ts'
import type { WishWords } from '../../../language/words/wish-words.ts'
import { INDIFFERENCE, NEGATION_STOPPERS, NEGATORS } from '../words/query-words.ts'
import { WISH_BIT } from '../../intent/wish-keys.ts'
import type { WishKey } from '../../intent/wish-keys.ts'

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

interface Hit {
  sequence: number
  /** No word of it is the last part of a compound only. */
  isWhole: boolean
  from: number
  to: number
}

interface Draft extends CueHit {
  weight: number
}

/** How far apart the words of one cue may stand. */
const CUE_SPAN = 9
/** Words that may stand between a negation and what it negates. */
const NEGATION_REACH = 3
/** Endings of inflected words. */
const ENDING = /(?:ings?|ed|es|s|e|en|er|em|n|t|ees?|e|aux|os|as|a|o|ungen|ung|lich|ly)$/
const AND = new Set(['and', 'et', 'und', 'e', 'an', 'sowie', 'plus'])
/** Things that a negation reaches across `and`: `without garden and garage`, but `without noise and bright`. */
const CARRIED: ReadonlySet<WishKey> = new Set([
  'garden',
  'terrace',
  'balcony',
  'parking',
  'garage',
  'lift',
  'cellar',
  'attic',
  'fireplace',
  'carpet',
  'pool',
  'ground_floor',
  'furnished',
  'air_conditioning',
])
/** Multi-word cues for these wishes may contain a negation that is part of the wish: `my mother cannot climb stairs`, `nobody ever lived there`. */
const NEGATION_WITHIN: ReadonlySet<WishKey> = new Set([
  'lift',
  'step_free',
  'quiet',
  'new_build',
  'energy_efficient',
  'bright',
  'character',
  'transit',
  'good_condition',
  'to_renovate',
  'detached',
  'view',
])
/** Wishes among these that a denial right before still refuses: `nada de construção nova`. */
const DENIABLE: ReadonlySet<WishKey> = new Set(['new_build', 'detached', 'to_renovate'])
const PAIRED: ReadonlySet<string> = new Set(negationWords('paired'))
const NEVER: ReadonlySet<string> = new Set([...negationWords('never'), 'nach'])
const NOTHING: ReadonlySet<string> = new Set(negationWords('nothing').map(foldName))
/** Lead from `nothing` to what it denies: `nothing that needs work`. */
const RELATIVES: ReadonlySet<string> = new Set(
  wordsOf('that which needs welches muss nach like want gosto quero queremos aime veux mogen'),
)
const GERMAN_ARTICLES: ReadonlySet<string> = new Set(['der', 'dem', 'die', 'den', 'einer', 'einem', 'eine'])
const MAX_MEMO = 100_000

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
  if (isTelling && !cue.needsNegation && !NEGATION_WITHIN.has(cue.key) && isNegatedWithin(words, from, to, own))
    return null
  // `not a project that needs work`
  const within = DENIABLE.has(cue.key) ? 1 : NEGATION_WITHIN.has(cue.key) ? -1 : 0
  const reach = isTelling && !cue.needsNegation ? within : NEGATION_REACH
  const hasOwnNegation = own.some((position) => NEGATORS.has(words[position]!))
  const found = reach < 0 || hasOwnNegation ? [] : negationsBefore(words, from, own, reach, CARRIED.has(cue.key))
  // `nunca ninguém lá viveu` says twice that nobody did.
  if (found === 'indifferent') return null
  const isTwice = isTelling && !cue.needsNegation && found.some((at) => NEVER.has(words[at]!))
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

/** Positions of the negations that reach the word, nearest first; an even number denies nothing (`not far from`). `indifferent` for `no need for`. */
function negationsBefore(
  words: readonly string[],
  from: number,
  own: readonly number[],
  reach: number,
  isCarried: boolean,
): number[] | 'indifferent' {
  let found: number[] = []
  let indifferent = false
  let between = 0
  for (let at = from - 1; at >= 0 && between <= reach; at--) {
    const word = words[at]!
    if (own.includes(at)) continue
    if (
      (NEGATION_STOPPERS.has(word) && !NOTHING.has(words[at - 1] ?? '')) ||
      // `I own no car so the train …`, but `not so noisy`.
      /^so (?:the|a|i|we|it|my|our)$/.test(`${word} ${words[at + 1]}`) ||
      (isAnd(words, at) && !(isCarried && between === 0))
    )
      break
    if (INDIFFERENCE.has(word)) indifferent = true
    if (PAIRED.has(word) && isNegator(words, at)) {
      // `neither … nor`: one refusal, said of both.
      found = [at]
      break
    }
    if (isNegator(words, at)) {
      found.push(at)
    } else if (word.length > 3 && (found.length > 0 || !RELATIVES.has(word))) between++
  }
  return found.length > 0 && indifferent ? 'indifferent' : found
}

/** Luxembourgish `an` joins; German `an der Straße` does not. */
function isAnd(words: readonly string[], at: number): boolean {
  return AND.has(words[at]!) && !(words[at] === 'an' && GERMAN_ARTICLES.has(words[at + 1] ?? ''))
}

/** `we have no car` does not ask for a place to park one. */
function isNegatedWithin(words: readonly string[], from: number, to: number, own: readonly number[]): boolean {
  for (let at = from + 1; at < to; at++) if (!own.includes(at) && isNegator(words, at)) return true
  return false
}

/** `stairs are not for us`: a cue that needs a negation may find it behind it. */
function negationAfter(words: readonly string[], from: number, to: number): number | null {
  const found = words.findIndex((_, at) => at > from && at <= to + NEGATION_REACH && isNegator(words, at))
  return found < 0 ? null : found
}

/** `à deux pas` negates nothing; `ne … plus` does. */
function isNegator(words: readonly string[], at: number): boolean {
  const word = words[at]!
  if (word === 'plus') return words.slice(0, at).some((before) => before === 'ne' || before === 'n')
  if (word === 'noch' || word === 'nach') return words.slice(0, at).includes('weder')
  if (word === 'rien' && words[at + 1]?.startsWith('qu')) return false
  if (word === 'pas') return !/^(?:deux|quelques|trois|petits|\d+)$/.test(words[at - 1] ?? '')
  return NEGATORS.has(word)
}

/** Cues with more words win over those that share a word with them, unless they mean the same. */
function chooseHits(drafts: Draft[]): CueHit[] {
  drafts.sort((a, b) => b.weight - a.weight || a.from - b.from || WISH_BIT.get(a.key)! - WISH_BIT.get(b.key)!)
  const taken = new Map<number, number>()
  const chosen: Draft[] = []
  for (const draft of drafts) {
    if (draft.at.some((position) => (taken.get(position) ?? 0) > draft.weight)) continue
    // Said twice, a wish still has its words.
    for (const position of draft.at) taken.set(position, Math.max(taken.get(position) ?? 0, draft.weight))
    if (!chosen.some((other) => other.key === draft.key)) chosen.push(draft)
  }
  return chosen
    .sort((a, b) => a.from - b.from || WISH_BIT.get(a.key)! - WISH_BIT.get(b.key)!)
    .map(({ weight: _, ...hit }) => hit)
}

type Atoms = ReturnType<typeof createAtoms>

/** Patterns of single words. */
function createAtoms() {
  const ids = new Map<string, number>()
  const exact = new Map<string, number>()
  const prefixes = new Map<string, number>()
  const others: { id: number; part: string; isSuffix: boolean }[] = []
  const memo = new Map<string, readonly number[]>()
  return {
    add(pattern: string): number {
      const startsOpen = pattern.startsWith('*')
      const endsOpen = pattern.endsWith('*')
      const part = foldName(pattern.replaceAll('*', '')).replaceAll(' ', '')
      const key = `${startsOpen ? '*' : ''}${part}${endsOpen ? '*' : ''}`
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = ids.size
      ids.set(key, id)
      if (startsOpen) others.push({ id, part, isSuffix: !endsOpen })
      else if (endsOpen) prefixes.set(part, id)
      else exact.set(part, id)
      return id
    },
    of(word: string): readonly number[] {
      const known = memo.get(word)
      if (known) return known
      const found: number[] = []
      const id = exact.get(word)
      if (id !== undefined) found.push(id)
      for (let length = 1; length <= word.length; length++) {
        const prefix = prefixes.get(word.slice(0, length))
        if (prefix !== undefined) found.push(prefix)
      }
      for (const { id: other, part, isSuffix } of others)
        if (word.length > part.length && (isSuffix ? word.endsWith(part) : word.includes(part))) found.push(other)
      if (memo.size < MAX_MEMO) memo.set(word, found)
      return found
    },
    spells: (word: string): boolean => {
      if (exact.has(word) || others.some(({ part }) => word.includes(part))) return true
      const plain = word.replace(ENDING, '')
      // Little is left of `Wonung` without its ending.
      if (plain.length < 4) return prefixes.has(word)
      return exact.has(plain) || prefixes.has(word) || prefixes.has(plain) || prefixes.has(plain.slice(0, -1))
    },
  }
}

type Sequences = ReturnType<typeof createSequences>

/** Words that follow each other, as numbers of atoms. */
function createSequences(atoms: Atoms) {
  const ids = new Map<string, number>()
  const byFirst = new Map<number, { id: number; rest: readonly number[]; isWhole: boolean }[]>()
  const keys = new Map<number, Set<WishKey>>()
  return {
    add(text: string, wish: WishKey): number {
      const parts = text.split('_').map((part) => atoms.add(part))
      for (const part of parts) keys.set(part, (keys.get(part) ?? new Set<WishKey>()).add(wish))
      const key = parts.join(',')
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = ids.size
      ids.set(key, id)
      byFirst.set(parts[0]!, [
        ...(byFirst.get(parts[0]!) ?? []),
        { id, rest: parts.slice(1), isWhole: !text.startsWith('*') },
      ])
      return id
    },
    keysOf: (atom: number): readonly WishKey[] => [...(keys.get(atom) ?? [])],
    find(words: readonly string[], atomsOf: Atoms): Hit[] {
      const hits: Hit[] = []
      for (let at = 0; at < words.length; at++) {
        if (words[at] === '') continue
        for (const atom of atomsOf.of(words[at]!))
          for (const { id, rest, isWhole } of byFirst.get(atom) ?? []) {
            const isFound = rest.every((next, index) => atomsOf.of(words[at + 1 + index] ?? '').includes(next))
            if (isFound) hits.push({ sequence: id, isWhole, from: at, to: at + 1 + rest.length })
          }
      }
      return hits
    },
  }
}

import { FOLD, FOLD_SECOND, HARD_BREAK, SKIPPED, SOFT_BREAK, SYMBOLS } from './fold-table.ts'
import type { Cue } from '../scope.ts'
import type { Entry, Sense, Vocabulary } from './vocabulary.ts'

/** A concept that a text names. */
export interface ConceptMatch {
  concept: string
  /** Span in the text, UTF-16 units, end exclusive. */
  start: number
  end: number
  /** The text says that it is absent: `sans balcon`, `kein Aufzug`, `Balkon: nein`. */
  negated: boolean
}

/** A word about the things around it, such as `nearby`. */
export interface CueMatch {
  cue: Cue
  start: number
  end: number
}

/** Words that may stand between a negator and its term, as in `no large private garden`. */
const NEGATION_REACH = 2
const MIN_COMPOUND = 7
const MIN_COMPOUND_START = 3
const MAX_LENGTH = 200_000

/**
 * Finds the concepts of the vocabulary in a text, in one pass: whole words, the longest term at each place, without regard to case and accents, over five
 * languages at once; also heads of German compounds (`Südbalkon`). Text beyond 200,000 characters is not read.
 *
 * @returns matches in order of the text; a term of two concepts gives two with the same span
 */
export function findConcepts(vocabulary: Vocabulary, text: string): ConceptMatch[] {
  return scanText(vocabulary, text).matches
}

/** Finds concepts, and the cues about them, in one pass; each in order of the text. */
export function scanText(vocabulary: Vocabulary, text: string): { matches: ConceptMatch[]; cues: CueMatch[] } {
  const { words, entries } = vocabulary
  const { children, accepts } = words
  const length = Math.min(text.length, MAX_LENGTH)
  const clause = new Clause()
  let index = 0
  while (index < length) {
    const symbol = FOLD[text.charCodeAt(index)]!
    if (symbol === HARD_BREAK || symbol === SOFT_BREAK || symbol === SKIPPED) {
      if (symbol === HARD_BREAK || isDash(text, index)) clause.break(text.charCodeAt(index))
      index++
      continue
    }
    const start = index
    let node = 0
    let found = 0
    let foundEnd = 0
    let wordEnd = -1
    for (; index < length; index++) {
      const code = text.charCodeAt(index)
      let next = FOLD[code]!
      if (next === SKIPPED) continue
      if (next === HARD_BREAK || next === SOFT_BREAK) {
        if (wordEnd < 0) wordEnd = index
        if (accepts[node]) [found, foundEnd] = [accepts[node]!, index]
        if (next === HARD_BREAK) break
        next = SOFT_BREAK
        while (index + 1 < length && FOLD[text.charCodeAt(index + 1)] === SOFT_BREAK) index++
      }
      node = children[node * SYMBOLS + next]!
      if (node !== 0 && FOLD_SECOND[code]) node = children[node * SYMBOLS + FOLD_SECOND[code]!]!
      if (node === 0) break
    }
    if (node !== 0 && index >= length && accepts[node]) [found, foundEnd] = [accepts[node]!, length]
    if (wordEnd < 0) wordEnd = endOfWord(text, index, length)
    const end = found ? foundEnd : wordEnd
    clause.word(found ? entries[found - 1]! : headOf(vocabulary, text, start, wordEnd), start, end)
    index = end
  }
  return clause
}

/** Collects matches and keeps track of what the current clause negates. */
class Clause {
  readonly matches: ConceptMatch[] = []
  readonly cues: CueMatch[] = []
  #negator: Entry['role'] = null
  #wordsSince = 0
  /** Number of matches that the last term gave; 0 once another word followed. */
  #lastCount = 0
  #lastNegated = false
  #afterColon = false

  break(code: number): void {
    this.#negator = null
    // A colon, an equals or a question mark leads from a term to its yes or no.
    this.#afterColon = this.#lastCount > 0 && (code === 58 || code === 61 || code === 63)
    if (!this.#afterColon) this.#lastCount = 0
  }

  word(entry: Entry | undefined, start: number, end: number): void {
    if (entry?.cues) for (const cue of entry.cues) this.cues.push({ cue, start, end })
    if (entry && entry.senses.length > 0) this.#term(entry.senses, start, end)
    else if (entry?.role) this.#roleWord(entry.role)
    else this.#otherWord()
    this.#afterColon = false
  }

  #term(senses: readonly Sense[], start: number, end: number): void {
    let count = 0
    let negated = false
    for (const sense of senses) {
      if (sense.concept === 'ignore') continue
      const isNegated = sense.isAbsent !== this.#reaches(sense)
      this.matches.push({ concept: sense.concept, start, end, negated: isNegated })
      negated ||= isNegated
      count++
    }
    this.#negator = null
    this.#lastCount = count
    this.#lastNegated = negated
  }

  #reaches({ langs }: Sense): boolean {
    if (this.#negator === 'negator-en') return langs.has('en')
    if (this.#negator === 'negator-lb') return langs.has('lb')
    return this.#negator !== null
  }

  #roleWord(role: NonNullable<Entry['role']>): void {
    if (role === 'filler') return
    if (role === 'after' || (this.#afterColon && role.startsWith('negator'))) {
      this.#negateLast()
      return
    }
    const isCarried = role === 'carrier' && this.#lastCount > 0 && this.#lastNegated
    this.#negator = role.startsWith('negator') ? role : isCarried ? 'negator' : null
    // `non` and its like reach the next word only.
    this.#wordsSince = role === 'negator-near' ? NEGATION_REACH : 0
    this.#lastCount = 0
  }

  #otherWord(): void {
    this.#lastCount = 0
    if (this.#negator !== null && ++this.#wordsSince > NEGATION_REACH) this.#negator = null
  }

  #negateLast(): void {
    for (const match of this.matches.slice(this.matches.length - this.#lastCount)) match.negated = true
    this.#lastCount = 0
    this.#negator = null
  }
}

/** A hyphen after a blank is a dash, which parts clauses; inside a word it does not. */
function isDash(text: string, index: number): boolean {
  return text.charCodeAt(index) === 45 && text.charCodeAt(index - 1) === 32
}

/** The head of a compound such as `Südbalkon`, when the word is long enough to be one. */
function headOf({ heads, entries }: Vocabulary, text: string, start: number, end: number): Entry | undefined {
  if (end - start < MIN_COMPOUND) return undefined
  const { children, accepts } = heads
  let node = 0
  let found = 0
  for (let index = end - 1; index >= start + MIN_COMPOUND_START; index--) {
    const code = text.charCodeAt(index)
    const symbol = FOLD[code]!
    if (symbol === SKIPPED) continue
    if (FOLD_SECOND[code]) node = children[node * SYMBOLS + FOLD_SECOND[code]!]!
    node = children[node * SYMBOLS + symbol]!
    if (node === 0) break
    if (accepts[node]) found = accepts[node]!
  }
  return found ? entries[found - 1] : undefined
}

function endOfWord(text: string, from: number, length: number): number {
  let index = from
  while (index < length) {
    const symbol = FOLD[text.charCodeAt(index)]!
    if (symbol === SOFT_BREAK || symbol === HARD_BREAK) break
    index++
  }
  return index
}

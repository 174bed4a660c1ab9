import { FOLD, FOLD_SECOND, HARD_BREAK, SKIPPED, SOFT_BREAK } from '../../language/vocabulary/fold-table.ts'
import { resized } from './resized.ts'

/** Maximum characters read of a description; what a reader wants to know stands early. */
export const READ_CHARACTERS = 1500
/** Between two clauses of a text. */
export const CLAUSE_END = -1

const FIRST_CAPACITY = 2 ** 14
/** Beyond so many different words, further ones are not told apart: a bound against texts made to fill the memory. */
const MOST_WORDS = 2_000_000
const LONGEST_WORD = 40

/** Numbers the different words of all texts, so that each is folded, stemmed and looked up once. */
export interface AdvertWords {
  /** Folded words by number. */
  readonly words: readonly string[]
  /**
   * Appends the numbers of the words of a text to `into`, from `start` on, with `CLAUSE_END` after each clause.
   * @returns the position after the last
   */
  read(text: string, into: Int32Array, start: number): number
}

export function createAdvertWords(): AdvertWords {
  const words: string[] = []
  let capacity = FIRST_CAPACITY
  let slots = new Int32Array(capacity).fill(-1)
  let hashes = new Int32Array(capacity)
  const grow = (): void => {
    const old = { slots, hashes }
    capacity *= 2
    slots = new Int32Array(capacity).fill(-1)
    hashes = new Int32Array(capacity)
    for (let at = 0; at < old.slots.length; at++) {
      if (old.slots[at] === -1) continue
      let slot = old.hashes[at]! & (capacity - 1)
      while (slots[slot] !== -1) slot = (slot + 1) & (capacity - 1)
      slots[slot] = old.slots[at]!
      hashes[slot] = old.hashes[at]!
    }
  }
  let symbols = new Uint8Array(FIRST_CAPACITY)
  let starts = new Uint32Array(FIRST_CAPACITY)
  /** Folded letters of the word that is being read, cut at 40; the last may be two. */
  const own = new Uint8Array(LONGEST_WORD + 1)
  const isSame = (word: number, length: number): boolean => {
    const start = starts[word]!
    if (starts[word + 1]! - start !== length) return false
    for (let at = 0; at < length; at++) if (symbols[start + at] !== own[at]) return false
    return true
  }
  const append = (length: number): void => {
    const start = starts[words.length]!
    if (start + length > symbols.length) symbols = resized(symbols, symbols.length * 2)
    if (words.length + 1 >= starts.length) starts = resized(starts, starts.length * 2)
    symbols.set(own.subarray(0, length), start)
    starts[words.length + 1] = start + length
    words.push(Array.from(own.subarray(0, length), (symbol) => LETTERS[symbol]).join(''))
  }
  const number = (hash: number, length: number): number => {
    let slot = hash & (capacity - 1)
    while (slots[slot] !== -1) {
      if (hashes[slot] === hash && isSame(slots[slot]!, length)) return slots[slot]!
      slot = (slot + 1) & (capacity - 1)
    }
    if (words.length >= MOST_WORDS) return 0
    slots[slot] = words.length
    hashes[slot] = hash
    append(length)
    if (words.length * 2 > capacity) grow()
    return words.length - 1
  }
  return {
    words,
    read(text, into, start) {
      const length = Math.min(text.length, READ_CHARACTERS)
      let at = start
      let hash = 0
      let letters = 0
      for (let index = 0; index <= length; index++) {
        const code = index < length ? text.charCodeAt(index) : -1
        const symbol = code < 0 ? HARD_BREAK : FOLD[code]!
        if (symbol < HARD_BREAK && symbol !== SOFT_BREAK) {
          hash = (Math.imul(hash, 31) + symbol) | 0
          const second = FOLD_SECOND[code]!
          if (second) hash = (Math.imul(hash, 31) + second) | 0
          if (letters >= LONGEST_WORD) continue
          own[letters++] = symbol
          if (second) own[letters++] = second
          continue
        }
        if (symbol === SKIPPED) continue
        if (letters > 0 && at < into.length - 1) into[at++] = number(hash, letters)
        letters = 0
        hash = 0
        if (symbol === HARD_BREAK && at > start && into[at - 1] !== CLAUSE_END && at < into.length)
          into[at++] = CLAUSE_END
      }
      return at
    },
  }
}

const LETTERS = '-abcdefghijklmnopqrstuvwxyz0123456789'

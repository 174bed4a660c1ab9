import { FOLD, FOLD_SECOND, HARD_BREAK, SKIPPED, SOFT_BREAK } from '../../language/vocabulary/fold-table.ts'

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
  /** Whether the text from `from` to `to` folds to the word; both are cut at 40 letters. */
  const isSame = (word: number, text: string, from: number, to: number): boolean => {
    const [start, end] = [starts[word]!, starts[word + 1]!]
    let position = start
    for (let at = from; at < to && position - start < LONGEST_WORD; at++) {
      const code = text.charCodeAt(at)
      const symbol = FOLD[code]!
      if (symbol === SKIPPED) continue
      if (position >= end || symbols[position++] !== symbol) return false
      const second = FOLD_SECOND[code]!
      if (second && (position >= end || symbols[position++] !== second)) return false
    }
    return position >= end
  }
  const append = (word: string): void => {
    const start = starts[words.length]!
    if (start + word.length > symbols.length) symbols = copied(symbols, new Uint8Array(symbols.length * 2))
    if (words.length + 1 >= starts.length) starts = copied(starts, new Uint32Array(starts.length * 2))
    for (let at = 0; at < word.length; at++) symbols[start + at] = FOLD[word.charCodeAt(at)]!
    starts[words.length + 1] = start + word.length
    words.push(word)
  }
  const number = (hash: number, text: string, from: number, to: number): number => {
    let slot = hash & (capacity - 1)
    while (slots[slot] !== -1) {
      if (hashes[slot] === hash && isSame(slots[slot]!, text, from, to)) return slots[slot]!
      slot = (slot + 1) & (capacity - 1)
    }
    if (words.length >= MOST_WORDS) return 0
    slots[slot] = words.length
    hashes[slot] = hash
    append(folded(text, from, to))
    if (words.length * 2 > capacity) grow()
    return words.length - 1
  }
  return {
    words,
    read(text, into, start) {
      const length = Math.min(text.length, READ_CHARACTERS)
      let at = start
      let hash = 0
      let from = -1
      for (let index = 0; index <= length; index++) {
        const symbol = index < length ? FOLD[text.charCodeAt(index)]! : HARD_BREAK
        if (symbol < HARD_BREAK && symbol !== SOFT_BREAK) {
          if (from < 0) [from, hash] = [index, 0]
          hash = (Math.imul(hash, 31) + symbol) | 0
          const second = FOLD_SECOND[text.charCodeAt(index)]!
          if (second) hash = (Math.imul(hash, 31) + second) | 0
          continue
        }
        if (symbol === SKIPPED) continue
        if (from >= 0 && at < into.length - 1) into[at++] = number(hash, text, from, index)
        from = -1
        if (symbol === HARD_BREAK && at > start && into[at - 1] !== CLAUSE_END && at < into.length)
          into[at++] = CLAUSE_END
      }
      return at
    },
  }
}

const LETTERS = '-abcdefghijklmnopqrstuvwxyz0123456789'

function folded(text: string, from: number, to: number): string {
  let word = ''
  for (let at = from; at < to && word.length < LONGEST_WORD; at++) {
    const code = text.charCodeAt(at)
    if (FOLD[code] === SKIPPED) continue
    word += LETTERS[FOLD[code]!]!
    if (FOLD_SECOND[code]) word += LETTERS[FOLD_SECOND[code]!]!
  }
  return word
}

function copied<T extends Uint8Array | Uint32Array>(from: T, into: T): T {
  into.set(from)
  return into
}

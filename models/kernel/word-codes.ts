import { hash } from 'node:crypto'

/** Numbers of words in order of first use. */
export interface WordCodes {
  /** The number of a word; -1 for null. */
  codeOf(word: string | null): number
  /** Number of different words so far. */
  count(): number
}

const FIRST_SLOTS = 1024
const MAX_LOAD = 0.6

/**
 * Numbers words by 64 bits of their hash, 8 bytes a word and 4 a slot, because a Map ends at 16.7 million words and takes some 100 bytes for each.
 * Two words of one hash count as one: among a hundred million words the odds that any do are 1 in 3,700.
 */
export function createWordCodes(): WordCodes {
  let count = 0
  /** Number of the word in each slot, plus 1; 0 where there is none. */
  let slots = new Uint32Array(FIRST_SLOTS)
  let [low, high] = [new Uint32Array(FIRST_SLOTS), new Uint32Array(FIRST_SLOTS)]
  const slotOf = (lowHash: number, highHash: number): number => {
    let slot = lowHash % slots.length
    for (let code = slots[slot]!; code !== 0; code = slots[slot]!) {
      if (low[code - 1] === lowHash && high[code - 1] === highHash) break
      slot = slot + 1 === slots.length ? 0 : slot + 1
    }
    return slot
  }
  const grow = (): void => {
    slots = new Uint32Array(slots.length * 2)
    for (let code = 0; code < count; code++) slots[slotOf(low[code]!, high[code]!)] = code + 1
  }
  return {
    codeOf(word) {
      if (word === null) return -1
      // A text of bytes: allocating a buffer takes longer than hashing.
      const bytes = hash('sha256', word, 'binary')
      const [lowHash, highHash] = [numberAt(bytes, 0), numberAt(bytes, 4)]
      const slot = slotOf(lowHash, highHash)
      if (slots[slot] !== 0) return slots[slot]! - 1
      if (count === low.length) [low, high] = [doubled(low), doubled(high)]
      low[count] = lowHash
      high[count] = highHash
      slots[slot] = ++count
      if (count > slots.length * MAX_LOAD) grow()
      return count - 1
    },
    count: () => count,
  }
}

function numberAt(bytes: string, at: number): number {
  return (
    (bytes.charCodeAt(at) |
      (bytes.charCodeAt(at + 1) << 8) |
      (bytes.charCodeAt(at + 2) << 16) |
      (bytes.charCodeAt(at + 3) << 24)) >>>
    0
  )
}

function doubled(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(values.length * 2)
  larger.set(values)
  return larger
}

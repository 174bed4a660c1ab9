import type { CueHit } from '../understand/wishes/cue-matcher.ts'
import { CLAUSE_END, type AdvertWords } from './advert-words.ts'
import { wishesThat } from '../intent/wish-keys.ts'
import { wishMatcher } from '../understand/wishes/wish-matcher.ts'
import { resized } from './resized.ts'
import { noWishBits, setWish, wishWords, type WishBits } from './wish-bits.ts'

export interface AdvertQualityReader {
  /** Reads `numbers[0..length)`, words and clause ends as `AdvertWords` gives them. */
  read(numbers: Int32Array, length: number): WishBits
}

const TOLD = wishesThat(({ isTold }) => isTold === true)
const MAX_MEMO = 200_000
const LONGEST_CLAUSE = 60

/** A reader with a bounded memory of clauses, for adverts repeat them. A clause without a telling word costs nothing. */
export function createAdvertQualityReader(words: AdvertWords): AdvertQualityReader {
  const matcher = wishMatcher()
  /** By word number: 0 not looked at, 1 tells nothing, 2 may tell something. */
  let telling = new Uint8Array(1024)
  /** By hash, the clauses that were read. */
  const memo = new Map<number, KnownClause>()
  let known = 0
  const isTelling = (number: number): boolean => {
    if (number >= telling.length) telling = resized(telling, Math.max(telling.length * 2, number + 1))
    if (telling[number] === 0) telling[number] = matcher.tells(words.words[number]!, TOLD) ? 2 : 1
    return telling[number] === 2
  }
  const hitsOf = (numbers: Int32Array, from: number, end: number): readonly CueHit[] => {
    const to = Math.min(end, from + LONGEST_CLAUSE)
    let hash = 0
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + numbers[at]!) | 0
    const first = memo.get(hash)
    for (let one = first; one !== undefined; one = one.next) if (isSame(one.clause, numbers, from, to)) return one.hits
    const clause = numbers.slice(from, to)
    const read = matcher.read(Array.from(clause, (number) => words.words[number]!))
    const hits = read.filter(({ key }) => TOLD.has(key))
    if (known++ < MAX_MEMO) memo.set(hash, { clause, hits, next: first })
    return hits
  }
  return {
    read(numbers, length) {
      const qualities = noWishBits()
      let start = 0
      let tells = false
      for (let at = 0; at <= length; at++) {
        if (at < length && numbers[at] !== CLAUSE_END) {
          tells ||= isTelling(numbers[at]!)
          continue
        }
        if (tells) for (const hit of hitsOf(numbers, start, at)) add(qualities, hit)
        start = at + 1
        tells = false
      }
      return qualities
    },
  }
}

interface KnownClause {
  /** Numbers of its words. */
  clause: Int32Array
  hits: readonly CueHit[]
  /** Another one of the same hash. */
  next: KnownClause | undefined
}

function isSame(clause: Int32Array, numbers: Int32Array, from: number, to: number): boolean {
  if (clause.length !== to - from) return false
  for (let at = 0; at < clause.length; at++) if (clause[at] !== numbers[from + at]) return false
  return true
}

/** Adds a quality. The first statement about it wins. */
function add(qualities: WishBits, { key, wanted }: CueHit): void {
  const { yes, no, shift } = wishWords(qualities, key)
  if ((((yes | no) >>> shift) & 1) === 0) setWish(qualities, key, wanted)
}

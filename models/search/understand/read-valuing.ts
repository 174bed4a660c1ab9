import { ownHomePattern } from '../../language/asking.ts'
import { kindOf } from './types/type-words.ts'
import { BACKGROUND, countWords, wordsOf, type QueryReading } from './words/query-reading.ts'

const VALUING = new RegExp(`^${ownHomePattern('valuing')}(?= |$)`)
const NOT_VALUING = new RegExp(`(?:^| )${ownHomePattern('notValuing')}(?= |$)`)
const OWN = new RegExp(`^${ownHomePattern('own')}$`)
/** Words of the longest phrase. */
const LONGEST_PHRASE = 6
/** Words between a possessive and its home: `my old terraced house`. */
const REACH = 3
/** Words around a phrase that can make it another one: `legen großen Wert auf`. */
const AROUND = 2

/** Reads that the worth of a home of one's own is asked for, which no search tells. @returns the words that ask; null where none do */
export function readValuing(reading: QueryReading): string | null {
  const { tokens } = reading
  if (!tokens.some((_, at) => isOwnHome(reading, at))) return null
  for (let at = 0; at < tokens.length; at++) {
    const [phrase] = VALUING.exec(reading.wordsFrom(at, LONGEST_PHRASE)) ?? []
    if (phrase === undefined) continue
    const end = at + countWords(phrase)
    const around = wordsOf(tokens.slice(Math.max(0, at - AROUND), end + AROUND))
    if (!NOT_VALUING.test(around)) return reading.claim(BACKGROUND, at, end)
  }
  return null
}

function isOwnHome({ tokens }: QueryReading, at: number): boolean {
  const { word, clause } = tokens[at]!
  if (!OWN.test(word)) return false
  const near = tokens.slice(at + 1, at + 1 + REACH).filter((token) => token.clause === clause)
  return near.some((token) => kindOf(token.word))
}

import * as phrases from '../../../language/queries/wishes/energy-classes.ts'
import { MIN_AFTER } from '../../../language/queries/amount-bounds.ts'
import { wordsFound, type QueryReading } from '../words/query-reading.ts'

/** The worst energy class that is accepted: `at least B`, `C or better`, `A or B`, `B, C at a push`; null where no class is named. */
export function readEnergyClass(reading: QueryReading): string | null {
  const { tokens, fields } = reading
  const isEnergyQuery = tokens.some(({ word }) => phrases.ABOUT_ENERGY.test(word))
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || !isClass(reading, at) || !isMeant(reading, at, isEnergyQuery)) continue
    let end = at + 1
    let worst = tokens[at]!.word
    for (; end < tokens.length && tokens[end]!.clause - tokens[at]!.clause <= 3; end++) {
      const next = tokens[end]!
      // `A, B or C`; after a comma only a capital is a class.
      if (isClass(reading, end) && (next.word !== 'e' || isCapital(next.text)))
        worst = next.word > worst ? next.word : worst
      else if (next.clause !== tokens[end - 1]!.clause || !phrases.JOINT.test(next.word)) break
      else if (!isClass(reading, end + 1)) {
        if (next.word === 'plus') continue
        break
      }
    }
    // `better than E` leaves E out.
    if (phrases.BETTER_THAN.test(reading.wordsBefore(at, 5)) && worst > 'a')
      worst = String.fromCharCode(worst.charCodeAt(0) - 1)
    const more = wordsFound(MIN_AFTER, reading.wordsFrom(end, 3))
    const last = phrases.OR_BETTER.test(reading.wordsFrom(end, 2)) ? end + 2 : end + more
    reading.claim('energyClass', wordsStart(reading, at), last)
    return worst[0]!.toUpperCase()
  }
  return null
}

function isClass({ tokens }: QueryReading, at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  // The three classes of a Luxembourg certificate: `AAA`.
  if (/^([A-I])\1\1$/.test(token.text)) return true
  if (!/^[a-i]$/.test(token.word)) return false
  if (isCapital(token.text)) return true
  // `classe a ou b`, but not the article of `op d'mannst C`
  const next = tokens[at + 1]
  const isFollowed = next !== undefined && next.clause === token.clause && !phrases.JOINT.test(next.word)
  return token.clause === tokens[at - 1]?.clause && (!isFollowed || phrases.BEHIND_SMALL.test(next.word))
}

function isCapital(text: string): boolean {
  return /^[A-I]$/.test(text)
}

/** Behind a word for it, or a capital in a list or before a plus where the query speaks of energy. */
function isMeant(reading: QueryReading, at: number, isEnergyQuery: boolean): boolean {
  const { tokens } = reading
  if (phrases.CLASS_BEFORE.test(reading.wordsBefore(at, 7))) return true
  if (tokens[at]!.text.length === 3) return true
  if (!isCapital(tokens[at]!.text)) return false
  const before = reading.wordsBefore(at, 5)
  if (phrases.WORSE_THAN.test(before) || phrases.BETTER_THAN.test(before)) return true
  if (phrases.CLASS_AFTER.test(reading.wordsFrom(at + 1, 5))) return true
  if (phrases.OR_BETTER.test(reading.wordsFrom(at + 1, 2))) return true
  // `my wife and I + a newborn`
  if (tokens[at]!.text === 'I' && !isEnergyQuery) return false
  const next = tokens[at + 1]
  const isListed =
    next !== undefined &&
    phrases.JOINT.test(next.word) &&
    (next.word === 'plus' || isCapital(tokens[at + 2]?.text ?? ''))
  const isAlone = next === undefined || next.clause !== tokens[at]!.clause
  const isAPlus = tokens[at]!.word === 'a' && next?.word === 'plus'
  return isAPlus || (isListed ? isEnergyQuery || next.word !== '-' : isEnergyQuery && isAlone)
}

/** Where the words that name the class begin: they wish for no low bills of their own. */
function wordsStart({ tokens, fields }: QueryReading, at: number): number {
  let start = at
  while (start > 0 && fields[start - 1] === null && tokens[start - 1]!.clause === tokens[at]!.clause) {
    if (!phrases.NAME.test(tokens[start - 1]!.word) && !phrases.FILLER.test(tokens[start - 1]!.word)) break
    start--
  }
  while (start < at && phrases.FILLER.test(tokens[start]!.word)) start++
  return start
}

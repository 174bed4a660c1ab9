import * as phrases from '../../../language/queries/amounts/indifference.ts'
import { ALTERNATIVE } from '../../../language/queries/amounts/number-ranges.ts'
import { isFloor } from '../../../language/ordinals.ts'
import type { IntentNote } from '../../intent/search-intent.ts'
import { WISH_KEYS } from '../../intent/wish-keys.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'
import { countWords, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'

/** `pets don't matter`, `Lift egal`, `peu importe l'étage`: sets nothing. */
export function readIndifferent(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  const notes: IntentNote[] = []
  const note = (from: number, to: number): void => {
    notes.push({ code: 'sets_nothing', about: reading.claim('indifferent', from, to) })
  }
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || tokens[at]!.value !== null) continue
    const { clause } = tokens[at]!
    const own = reading.wordsAt(at, 6)
    const late = phrases.NOT_MUST.exec(own)
    if (late) {
      // `Gaart muss net sinn`; behind a comma it only softens.
      const before = tokens[at - 1]?.clause === clause ? beforeLinks(reading, at - 1) : -1
      const isOwn = before >= 0 && isOpenThing(reading, before, clause)
      note(isOwn ? wholeThing(reading, before).from : at, at + countWords(late[0]))
      continue
    }
    const opener = phrases.INDIFFERENT_BEFORE.exec(own)
    if (opener) {
      const start = at + countWords(opener[0])
      const thing = start < tokens.length && tokens[start]!.clause === clause && tokens[start]!.value === null
      // `any outside space` is a wish.
      const isSide =
        !phrases.ANY.test(opener[0]) ||
        phrases.SIDE.test(tokens[start]?.word ?? '') ||
        isFloor(tokens[start]?.word ?? '')
      if (thing && isSide && (isThing(tokens[start]!.word) || phrases.NO_MATTER.test(opener[0]))) {
        note(at, wholeThing(reading, start).to)
        continue
      }
    }
    const match = phrases.INDIFFERENT.exec(own)
    if (!match) continue
    // `Haus, egal wo`: the place, not the house.
    if (phrases.QUESTION.test(own.slice(match[0].length + 1))) continue
    const start = beforeLinks(reading, at - 1)
    if (start < 0 || tokens[start]!.clause !== clause || fields[start] !== null) continue
    // `agency or private doesn't matter`
    const isChoice =
      ALTERNATIVE.test(tokens[start - 1]?.word ?? '') && start >= 2 && isOpenThing(reading, start - 2, clause)
    if (!isChoice && !isThing(tokens[start]!.word)) continue
    // `möbliert oder nicht ist egal` is said of the whole.
    if (NEGATORS.has(tokens[start]!.word)) continue
    // `ground floor ok`, `Garten oder Balkon egal`
    const two =
      start > 0 &&
      tokens[start - 1]!.clause === clause &&
      fields[start - 1] === null &&
      isFloor(tokens[start]!.word) &&
      phrases.FLOOR_KIND.test(tokens[start - 1]!.word)
    // `pets fine by you?` asks for a home that takes them.
    if (phrases.ALLOWING.test(match[0]) && wishMatcher().tells(tokens[start]!.word, ALLOWED)) continue
    // `no lift in the building no problem`
    const denied = start > 0 && NEGATORS.has(tokens[start - 1]!.word) && tokens[start - 1]!.clause === clause
    const first = isChoice ? start - 2 : two || denied ? start - 1 : wholeThing(reading, start).from
    note(first, at + countWords(match[0]))
  }
  return notes
}

const ALLOWED: ReadonlySet<string> = new Set(['pets_allowed', 'smoking_allowed'])
const THINGS: ReadonlySet<string> = new Set(WISH_KEYS.filter((key) => key !== 'south_facing' && key !== 'city_centre'))

/** The word before those that only link a thing to what is said of it, within the clause; it may lie before the clause, or at -1. */
function beforeLinks({ tokens }: QueryReading, at: number): number {
  const clause = tokens[at]?.clause
  let before = at
  while (before >= 0 && tokens[before]!.clause === clause && phrases.LINK.test(tokens[before]!.word)) before--
  return before
}

/** All words of the thing that a word names: `laundry room`. @returns the word alone where it names one by itself */
function wholeThing({ tokens, fields }: QueryReading, at: number): { from: number; to: number } {
  const { clause } = tokens[at]!
  const start = tokens.findIndex((token) => token.clause === clause)
  const words = tokens.filter((token) => token.clause === clause).map(({ word }) => word)
  const own = wishMatcher()
    .read(words)
    .flatMap((hit) => (hit.at.includes(at - start) ? hit.at : []))
    .map((position) => start + position)
    .filter((position) => fields[position] === null)
  return { from: Math.min(at, ...own), to: Math.max(at, ...own) + 1 }
}

function isOpenThing({ tokens, fields }: QueryReading, at: number, clause: number): boolean {
  return tokens[at]!.clause === clause && fields[at] === null && isThing(tokens[at]!.word)
}

function isThing(word: string): boolean {
  return isFloor(word) || phrases.SIDE.test(word) || wishMatcher().tells(word, THINGS)
}

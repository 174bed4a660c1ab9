import { askingPattern } from '../../language/asking.ts'
import type { IntentNote } from '../intent/search-intent.ts'
import { BACKGROUND, claim, joinedWords, type QueryReading } from './words/query-reading.ts'

const OWN_HOME = new RegExp(`^${askingPattern('ownHome')}(?= |$)`)
const CONTACT = new RegExp(`^${askingPattern('contact')}$`)
const CONTRAST = new RegExp(`^${askingPattern('contrast')}(?= |$)`)
/** No home costs more, in EUR; a longer number is one to call. */
const MOST_AMOUNT = 50_000_000
/** Digits of the shortest number to call. */
const SHORTEST_NUMBER = 6
/** Words between `tel` and a number. */
const REACH = 4
const LONGEST_PHRASE = 5

/** Leaves words that say nothing of the home that is sought: `tel. 691 203 114`, `we currently rent in Strassen for 2,450 but …`. */
export function readBackground(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  const notes: IntentNote[] = []
  const leave = (from: number, to: number): void => {
    notes.push({ code: 'sets_nothing', about: claim(reading, BACKGROUND, from, to) })
  }
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null) continue
    const { value, text, word } = tokens[at]!
    if (value !== null && value >= MOST_AMOUNT) leave(at, at + 1)
    else if (value !== null && isToCall(reading, at, text)) {
      let end = at + 1
      while (tokens[end]?.value != null && tokens[end]!.clause === tokens[at]!.clause) end++
      leave(at, end)
    } else if (value === null && word !== '' && OWN_HOME.test(phraseAt(reading, at))) leave(at, endOfPart(reading, at))
  }
  return notes
}

function isToCall({ tokens }: QueryReading, at: number, text: string): boolean {
  const before = tokens.slice(Math.max(0, at - REACH), at)
  if (!before.some(({ word }) => CONTACT.test(word))) return false
  return text.replace(/\D/g, '').length >= SHORTEST_NUMBER || /^(?:00|\+)/.test(text)
}

function phraseAt(reading: QueryReading, at: number): string {
  for (let length = LONGEST_PHRASE; length >= 1; length--) {
    const words = joinedWords(reading, at, at + length)
    if (words !== null) return words
  }
  return ''
}

/** Where the clause ends, or a word of contrast stands. */
function endOfPart(reading: QueryReading, at: number): number {
  const { tokens, fields } = reading
  let end = at + 1
  let { clause } = tokens[at]!
  while (end < tokens.length && fields[end] === null && !CONTRAST.test(phraseAt(reading, end))) {
    // `deixar de pagar renda (1650 por mês)`
    const goesOn = tokens[end]!.value !== null && tokens.slice(at, end).every(({ value }) => value === null)
    if (tokens[end]!.clause !== clause && !goesOn) break
    clause = tokens[end++]!.clause
  }
  return end
}

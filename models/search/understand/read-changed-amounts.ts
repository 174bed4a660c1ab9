import * as phrases from '../../language/queries/amounts/changed-amounts.ts'
import type { IntentNote } from '../intent/search-intent.ts'
import { CORRECTED, countWords, wordsBetween, wordsFound, wordsOf, type QueryReading } from './words/query-reading.ts'
import { COUNTED, unitAt } from './amounts/quantity-units.ts'

/** Words between the amount of before and that of now. */
const REACH = 10
/** Numbers further apart count other things. */
const MOST_TIMES = 3
/** Smaller numbers without a unit count no money. */
const LEAST_AMOUNT_EUR = 200

/**
 * `3 bedrooms was the plan but 2 will do`, `budget passé de 1600 à 1850`: what was said first sets nothing. The words that only replaced it are left out of
 * the reading, so that the new amount stands where it stood.
 */
export function readChangedAmounts(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  const notes: IntentNote[] = []
  for (let now = 1; now < tokens.length; now++) {
    if (tokens[now]!.value === null || fields[now] !== null) continue
    const before = tokens.findLastIndex(({ value }, at) => at < now && at >= now - REACH && value !== null)
    if (before < 0 || fields[before] !== null) continue
    if (isEnough(reading, before, now)) notes.push({ code: 'sets_nothing', about: takeFewer(reading, before, now) })
    const replaced = replacedWords(reading, before, now)
    if (replaced === null) continue
    const { from, to } = replaced
    notes.push({ code: 'sets_nothing', about: reading.textOf(from, to) })
    tokens.splice(from, to - from)
    fields.splice(from, to - from)
    now = from
  }
  return notes
}

/** A smaller number with nothing of its own to count, behind a number of rooms. */
function isEnough(reading: QueryReading, before: number, now: number): boolean {
  const { tokens } = reading
  const [said, own] = [unitAt(reading, before), unitAt(reading, now)]
  if (said === null || !COUNTED.has(said.quantity) || tokens[now]!.value! >= tokens[before]!.value!) return false
  if (own !== null && own.quantity !== said.quantity) return false
  // A part of the text between them says something else, or takes back.
  if (tokens[now]!.clause > tokens[before]!.clause + 1) return false
  return phrases.ENOUGH.test(reading.wordsFrom(own?.end ?? now + 1, 4))
}

/** Puts the number into the place of the one before, which counts what both count. @returns the words that say so */
function takeFewer(reading: QueryReading, before: number, now: number): string {
  const { tokens } = reading
  const end = unitAt(reading, now)?.end ?? now + 1
  const enough = wordsFound(phrases.ENOUGH, reading.wordsFrom(end, 4))
  const [said, fewer] = [tokens[before]!, tokens[now]!]
  tokens[before] = { ...fewer, clause: said.clause }
  tokens[now] = { ...said, clause: fewer.clause }
  let from = now
  while (from > unitAt(reading, before)!.end && tokens[from - 1]!.clause === fewer.clause) from--
  return reading.claim(CORRECTED, from, end + enough)
}

/** The words of an amount that another replaces; null where both hold. */
function replacedWords(reading: QueryReading, before: number, now: number): { from: number; to: number } | null {
  const { tokens } = reading
  const [low, high] = [tokens[before]!.value!, tokens[now]!.value!].sort((a, b) => a - b) as [number, number]
  const [said, own] = [unitAt(reading, before), unitAt(reading, now)]
  const isSame = said !== null && own !== null ? said.quantity === own.quantity : low >= LEAST_AMOUNT_EUR
  if (!isSame || high > low * MOST_TIMES) return null
  const words = reading.wordsBefore(before, 5)
  const between = wordsOf(tokens.slice(said?.end ?? before + 1, now))
  const from = (opener: RegExpExecArray): number => before - countWords(opener[0])
  const instead = phrases.INSTEAD_OF.exec(words)
  if (instead) return { from: from(instead), to: said?.end ?? before + 1 }
  const opener =
    (phrases.NOW.test(between) ? phrases.NO_LONGER.exec(words) : null) ??
    (phrases.TO.test(between) && phrases.CHANGED.test(wordsAround(reading, before, now))
      ? phrases.FROM.exec(words)
      : null)
  return opener && { from: from(opener), to: now }
}

function wordsAround({ tokens }: QueryReading, before: number, now: number): string {
  return wordsBetween(tokens, Math.max(0, before - REACH), Math.min(tokens.length, now + 4))
}

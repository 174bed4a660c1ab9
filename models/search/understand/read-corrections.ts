import { askingPattern } from '../../language/asking.ts'
import * as phrases from '../../language/queries/corrections.ts'
import type { QueryToken } from '../../language/query-tokens.ts'
import type { IntentNote } from '../intent/search-intent.ts'
import { unitAt } from './amounts/quantity-units.ts'
import { WISH_KEYS } from '../intent/wish-keys.ts'
import { kindOf } from './types/type-words.ts'
import { CORRECTED, wordsBetween, wordsFound, wordsOf, type QueryReading } from './words/query-reading.ts'
import { NEGATORS, refusalBehind } from './words/query-words.ts'
import { FUNCTION_WORDS } from '../../language/queries/function-words.ts'
import { wishMatcher } from './wishes/wish-matcher.ts'

// English `no` stands as `not` by now.
const MARKER = new RegExp(`^${askingPattern('corrections').replaceAll(/\bno\b/g, 'not?')}(?= |$)`)
/** Words between a marker and what is meant, and between what was said first and the marker. */
const REACH = 6
const THINGS: ReadonlySet<string> = new Set(WISH_KEYS)

/** `3 chambres euh non 2 chambres`, `an apartment no wait a house`: what was said first is taken back. */
export function readCorrections(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  const notes: IntentNote[] = readForgotten(reading)
  for (let at = 1; at < tokens.length; at++) {
    // `class C or better`
    if (fields[at] !== null || tokens[at - 1]!.word.length === 1 || phrases.BEFORE_MOMENT.test(tokens[at - 1]!.word))
      continue
    // `Hollerich, not the Gare area` refuses, and takes nothing back.
    if (phrases.NOT_THE.test(`${tokens[at]!.text} ${tokens[at + 1]?.word}`)) continue
    const marker = wordsFound(MARKER, wordsBetween(tokens, at, at + REACH)) || (isPlainNo(reading, at) ? 1 : 0)
    if (marker === 0) continue
    const end = at + marker
    const swapped = swapLoneNumber(reading, at, end)
    if (swapped !== null) {
      const marker = reading.claim(CORRECTED, at, end)
      notes.push({ code: 'sets_nothing', about: `${marker} ${reading.claim(CORRECTED, swapped, swapped + 1)}` })
      continue
    }
    const taken = takenBack(reading, at, end)
    if (taken === null) continue
    // `2-Zimmer-Wohnung, ach nee, 3 Zimmer`: the kind of home stands.
    const said = reading.claim(CORRECTED, taken.from, taken.to)
    // `meublé ou non meublé` takes nothing back: it is all the same.
    const isSame = tokens[end]?.word === tokens[at - 1]!.word
    notes.push({ code: 'sets_nothing', about: `${said} ${reading.claim(CORRECTED, at, isSame ? end + 1 : end)}` })
  }
  return notes
}

const FORGET = new RegExp(`^${askingPattern('forget')}(?= |$)`)
const FORGET_ANYWHERE = new RegExp(`(?:^| )${askingPattern('forget')}(?= |$)`)

/** `forget what I wrote about Mersch`, `já não é em Walferdange`, `forget the penthouse`: the place or kind sets nothing, wherever it stands. */
function readForgotten(reading: QueryReading): IntentNote[] {
  const { tokens } = reading
  const notes: IntentNote[] = []
  if (!FORGET_ANYWHERE.test(wordsBetween(tokens, 0, tokens.length))) return notes
  for (let at = 0; at < tokens.length; at++) {
    const own = tokens.slice(at, at + 8).filter(({ clause }) => clause === tokens[at]!.clause)
    const phrase = wordsFound(FORGET, wordsOf(own))
    if (phrase === 0 || NEGATORS.has(reading.wordsBefore(at, 1))) continue
    let name = at + phrase
    while (phrases.BEFORE_FORGOTTEN.test(tokens[name]?.word ?? '')) name++
    const end = endOfName(reading, name) ?? endOfKind(reading, name, at)
    if (end === null || tokens[name]!.clause !== tokens[at]!.clause) continue
    const key = (from: number): string => wordsBetween(tokens, from, from + end - name)
    for (let other = 0; other < at; other++)
      if (key(other) === key(name) && reading.fields[other] === null)
        notes.push({ code: 'sets_nothing', about: reading.claim(CORRECTED, other, other + end - name) })
    const from = phrases.DENIAL.test(tokens[at - 1]?.word ?? '') ? at - 1 : at
    notes.push({ code: 'sets_nothing', about: reading.claim(CORRECTED, from, end) })
    at = end - 1
  }
  return notes
}

/** Where a kind of home ends that was named before; null for any other word. */
function endOfKind({ tokens }: QueryReading, from: number, before: number): number | null {
  const { word } = tokens[from] ?? { word: '' }
  return kindOf(word) && tokens.slice(0, before).some((token) => token.word === word) ? from + 1 : null
}

/** Where the longest name of a place ends that starts at a position; null where none does. */
function endOfName(reading: QueryReading, from: number): number | null {
  for (let end = Math.min(reading.tokens.length, from + LONGEST_NAME); end > from; end--)
    if (nameEndingAt(reading, end - 1) === from) return end
  return null
}

/** `2 quartos, não, 3 quartos`: a denial by itself between two amounts of one thing or two places. */
function isPlainNo(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  const { word, clause } = tokens[at]!
  // `1400, no 1450`
  const isNumber = phrases.NO_NUMBER.test(tokens[at]!.text) && (tokens[at + 1]?.value ?? 0) >= LEAST_AMOUNT
  const isAlone = isNumber || tokens[at + 1]?.clause !== clause
  // `Mersch, not Esch`, `1 quarto, não 2` refuse the second.
  if (!phrases.DENIAL.test(word) || tokens[at - 1]!.clause === clause || !(isAlone || phrases.REPLY.test(word)))
    return false
  let meant = at + 1
  while (phrases.BEFORE_MEANT.test(tokens[meant]?.word ?? '')) meant++
  if (tokens[meant] === undefined) return false
  // `T3, não, T4`
  if (TYPOLOGY.test(tokens[at - 1]!.word) && TYPOLOGY.test(tokens[meant]!.word)) return true
  if (nameEndingAt(reading, at - 1) >= 0) return endOfName(reading, meant) !== null
  const first = tokens.findLastIndex(({ value }, index) => index < at && index >= at - REACH && value !== null)
  if (first < 0 || tokens[meant]!.value === null) return false
  const [before, after] = [unitAt(reading, first), unitAt(reading, meant)]
  const amounts = [tokens[first]!.value!, tokens[meant]!.value!]
  if (!before && !after && Math.min(...amounts) >= LEAST_AMOUNT) return Math.max(...amounts) < 2 * Math.min(...amounts)
  const isLone = tokens[meant + 1]?.clause !== tokens[meant]!.clause
  return before !== null && before.end === at && (after ? after.quantity === before.quantity : isLone)
}

/** Smaller numbers may count rooms. */
const LEAST_AMOUNT = 200
const SHORTEST_THING = 5

/** `T2`: a number of rooms as a name. */
const TYPOLOGY = /^[tf][1-7]$/

/** Where the longest name of a place starts that ends at a position; -1 where none does. */
function nameEndingAt({ tokens, gazetteer }: QueryReading, at: number): number {
  for (let from = Math.max(0, at - LONGEST_NAME + 1); from <= at; from++) {
    const words = tokens.slice(from, at + 1)
    if (!words[0]!.isCapitalised || words.some(({ clause }) => clause !== tokens[at]!.clause)) continue
    const key = wordsOf(words)
    if (!FUNCTION_WORDS.has(key) && gazetteer?.names.has(key)) return from
  }
  return -1
}

const LONGEST_NAME = 4

/**
 * `deux chambres. Non pardon, trois`: a number that stands alone takes the place of the one before the marker, which is left where it stood.
 * @returns the position of the number that is taken back; null where none is
 */
function swapLoneNumber(reading: QueryReading, marker: number, end: number): number | null {
  const { tokens, fields } = reading
  const meant = tokens.findIndex(({ value }, at) => at >= end && at <= end + 2 && value !== null)
  const isCount = ({ word, value }: QueryToken, at: number): boolean =>
    value !== null || (phrases.ONE.test(word) && unitAt(reading, at)?.quantity === 'bedrooms')
  const first = tokens.findLastIndex((token, at) => at < marker && at >= marker - REACH && isCount(token, at))
  if (meant < 0 || first < 0 || fields[first] !== null) return null
  if (tokens.slice(end, meant).some(({ word }) => !FUNCTION_WORDS.has(word) && !phrases.MARKER_WORD.test(word)))
    return null
  const next = tokens[meant + 1]
  const isLone = next === undefined || next.clause !== tokens[meant]!.clause || phrases.PLENTY.test(next.word)
  const [said, instead] = [tokens[first]!, tokens[meant]!]
  const [low, high] = [said.value ?? 1, instead.value!].sort((a, b) => a - b) as [number, number]
  if (!isLone || high > low * MOST_TIMES) return null
  tokens[first] = { ...instead, clause: said.clause }
  tokens[meant] = { ...said, clause: instead.clause }
  return meant
}

/** Numbers further apart count other things: `two bedrooms, no wait, 1500`. */
const MOST_TIMES = 5

/** Whether two words belong to one wish. */
function saysSame(one: string, other: string): boolean {
  return WISH_KEYS.some((key) => [one, other].every((word) => wishMatcher().tells(word, new Set([key]))))
}

/** The words that the marker takes back; null where nothing of the kind stands on both sides. */
function takenBack(reading: QueryReading, marker: number, end: number): { from: number; to: number } | null {
  const { tokens } = reading
  const nameStart = (at: number): number => nameEndingAt(reading, at)
  const isType = (at: number): boolean => TYPOLOGY.test(tokens[at]!.word) || kindOf(tokens[at]!.word) !== undefined
  // `meublé ? non finalement non meublé`, `Lagerraum, äh nein, Stellplatz`
  const isThing = (at: number): boolean => {
    const { word, value } = tokens[at]!
    const isWord =
      value === null && word.length >= SHORTEST_THING && !FUNCTION_WORDS.has(word) && !phrases.MARKER_WORD.test(word)
    return isWord && nameStart(at) < 0 && !isType(at) && wishMatcher().tells(word, THINGS)
  }
  const typesStart = (at: number): number => (at > 0 && isType(at - 1) ? typesStart(at - 1) : at)
  for (let meant = end; meant < Math.min(tokens.length, end + REACH); meant++) {
    const isNumber = tokens[meant]!.value !== null
    if (!isNumber && !isType(meant)) {
      const thing = isThing(meant) ? marker - 1 : -1
      if (thing >= 0 && isThing(thing)) return { from: thing, to: thing + 1 }
      if (nameStart(meant) < 0) {
        const same = tokens.findLastIndex(
          ({ word }, at) => at < marker && at >= marker - REACH && saysSame(word, tokens[meant]!.word),
        )
        if (same >= 0 && isThing(same)) return { from: same, to: same + 1 }
        continue
      }
      const place = tokens.findLastIndex((_, at) => at < marker && at >= marker - REACH && nameStart(at) >= 0)
      // `Lintgen or Mersch, actually not Lintgen` refuses it.
      const isRefused =
        NEGATORS.has(tokens[end]!.word) ||
        phrases.NOT.test(tokens[end - 1]!.text) ||
        refusalBehind(reading, meant + 1) > 0
      if (place < 0 || isRefused) return null
      return { from: nameStart(place), to: place + 1 }
    }
    const first = tokens.findLastIndex(
      ({ value }, at) =>
        at < marker && at >= marker - REACH && (isNumber ? value !== null : value === null && isType(at)),
    )
    if (first < 0) continue
    // `terraced house … make it semi-detached`
    const from = isNumber ? first : typesStart(first)
    const [before, after] = isNumber ? [unitAt(reading, first), unitAt(reading, meant)] : [null, null]
    if (before && after && before.quantity !== after.quantity) return null
    // `2 bedrooms, no wait, 1500 max`
    if (before && !after && tokens[meant]!.value! > tokens[first]!.value! * MOST_TIMES) return null
    return { from, to: before ? Math.min(before.end, marker) : isNumber ? marker : first + 1 }
  }
  return null
}

import { askingPattern } from '../../language/asking.ts'
import type { QueryToken } from '../../language/query-tokens.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import type { IntentNote } from '../intent/search-intent.ts'
import { unitAt } from './amounts/quantity-units.ts'
import { TYPE_WORDS } from './types/type-words.ts'
import { claim, CORRECTED, type QueryReading } from './words/query-reading.ts'
import { FUNCTION_WORDS } from './words/query-words.ts'

// English `no` stands as `not` by now.
const MARKER = new RegExp(`^${askingPattern('corrections').replaceAll(/\bno /g, 'not? ')}(?= |$)`)
/** Words between a marker and what is meant, and between what was said first and the marker. */
const REACH = 6

/** `3 chambres euh non 2 chambres`, `an apartment no wait a house`: what was said first is taken back. */
export function readCorrections(reading: QueryReading, gazetteer: Gazetteer | undefined): IntentNote[] {
  const { tokens, fields } = reading
  const notes: IntentNote[] = []
  for (let at = 1; at < tokens.length; at++) {
    // `class C or better`
    if (fields[at] !== null || tokens[at - 1]!.word.length === 1) continue
    const words = tokens.slice(at, at + REACH).map(({ word }) => word)
    const marker = MARKER.exec(words.join(' '))
    if (!marker) continue
    const end = at + marker[0].split(' ').length
    const taken = takenBack(reading, at, end, (index) => nameEndingAt(tokens, index, gazetteer))
    if (taken === null) continue
    // `2-Zimmer-Wohnung, ach nee, 3 Zimmer`: the kind of home stands.
    const said = claim(reading, CORRECTED, taken.from, taken.to)
    notes.push({ code: 'sets_nothing', about: `${said} ${claim(reading, CORRECTED, at, end)}` })
  }
  return notes
}

/** `T2`: a number of rooms as a name. */
const TYPOLOGY = /^[tf][1-7]$/

/** Where the longest name of a place starts that ends at a position; -1 where none does. */
function nameEndingAt(tokens: readonly QueryToken[], at: number, gazetteer: Gazetteer | undefined): number {
  for (let from = Math.max(0, at - LONGEST_NAME + 1); from <= at; from++) {
    const words = tokens.slice(from, at + 1)
    if (!words[0]!.isCapitalised || words.some(({ clause }) => clause !== tokens[at]!.clause)) continue
    const key = words.map(({ word }) => word).join(' ')
    if (!FUNCTION_WORDS.has(key) && gazetteer?.names.has(key)) return from
  }
  return -1
}

const LONGEST_NAME = 4

/** The words that the marker takes back; null where nothing of the kind stands on both sides. */
function takenBack(
  reading: QueryReading,
  marker: number,
  end: number,
  nameStart: (at: number) => number,
): { from: number; to: number } | null {
  const { tokens } = reading
  const isType = (at: number): boolean =>
    TYPOLOGY.test(tokens[at]!.word) || TYPE_WORDS.some(({ pattern }) => pattern.test(tokens[at]!.word))
  const typesStart = (at: number): number => (at > 0 && isType(at - 1) ? typesStart(at - 1) : at)
  for (let meant = end; meant < Math.min(tokens.length, end + REACH); meant++) {
    const isNumber = tokens[meant]!.value !== null
    if (!isNumber && !isType(meant)) {
      if (nameStart(meant) < 0) continue
      const place = tokens.findLastIndex((_, at) => at < marker && at >= marker - REACH && nameStart(at) >= 0)
      return place < 0 ? null : { from: nameStart(place), to: place + 1 }
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
    return { from, to: before ? Math.min(before.end, marker) : isNumber ? marker : first + 1 }
  }
  return null
}

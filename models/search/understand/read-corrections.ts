import { askingPattern } from '../../language/asking.ts'
import type { IntentNote } from '../intent/search-intent.ts'
import { unitAt } from './amounts/quantity-units.ts'
import { TYPE_WORDS } from './types/type-words.ts'
import { claim, CORRECTED, type QueryReading } from './words/query-reading.ts'

// English `no` stands as `not` by now.
const MARKER = new RegExp(`^${askingPattern('corrections').replaceAll(/\bno /g, 'not? ')}(?= |$)`)
/** Words between a marker and what is meant, and between what was said first and the marker. */
const REACH = 6

/** `3 chambres euh non 2 chambres`, `an apartment no wait a house`: what was said first is taken back. */
export function readCorrections(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  const notes: IntentNote[] = []
  for (let at = 1; at < tokens.length; at++) {
    if (fields[at] !== null) continue
    const words = tokens.slice(at, at + REACH).map(({ word }) => word)
    const marker = MARKER.exec(words.join(' '))
    if (!marker) continue
    const end = at + marker[0].split(' ').length
    const start = takenBackFrom(reading, at, end)
    if (start !== null) notes.push({ code: 'sets_nothing', about: claim(reading, CORRECTED, start, end) })
  }
  return notes
}

/** Where the words begin that the marker takes back; null where nothing of the kind stands on both sides. */
function takenBackFrom(reading: QueryReading, marker: number, end: number): number | null {
  const { tokens } = reading
  const isType = (at: number): boolean => TYPE_WORDS.some(({ pattern }) => pattern.test(tokens[at]!.word))
  for (let meant = end; meant < Math.min(tokens.length, end + REACH); meant++) {
    const isNumber = tokens[meant]!.value !== null
    if (!isNumber && !isType(meant)) continue
    const first = tokens.findLastIndex(
      ({ value }, at) =>
        at < marker && at >= marker - REACH && (isNumber ? value !== null : value === null && isType(at)),
    )
    if (first < 0) continue
    const [before, after] = isNumber ? [unitAt(reading, first), unitAt(reading, meant)] : [null, null]
    return before && after && before.quantity !== after.quantity ? null : first
  }
  return null
}

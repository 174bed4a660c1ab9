import { askingPattern } from '../../../language/asking.ts'
import { SOFTENERS } from '../../../language/queries/demands.ts'
import { isFloor } from '../../../language/ordinals.ts'
import type { IntentNote } from '../../intent/search-intent.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { comparedFloor } from './read-floors.ts'

/** `lift if above the 2nd floor`: what depends on the home's own floor cannot be asked of all homes. */
export function readConditional(reading: QueryReading): IntentNote[] {
  const { tokens, fields } = reading
  for (let at = 1; at < tokens.length; at++) {
    // `si possible dernier étage` depends on nothing.
    if (!WHEN.test(reading.wordsBefore(at, 2)) || SOFTENERS.has(tokens[at]!.word)) continue
    const { clause } = tokens[at]!
    const ends = tokens.slice(at, at + 9).map(({ word, clause: own }, index) => {
      if (own !== clause) return null
      return isFloor(word) ? at + index + 1 : (comparedFloor(reading, at + index)?.end ?? null)
    })
    const floor = ends.find((end) => end !== null)
    if (floor == null) continue
    const lift = tokens.findLastIndex(
      ({ word }, index) => index < at && index >= at - 7 && wishMatcher().tells(word, LIFT),
    )
    const from = lift < 0 ? at - 1 : lift
    if (fields.slice(from, floor).some((field) => field !== null)) continue
    return [{ code: 'conditional', about: reading.claim('conditional', from, floor) }]
  }
  return []
}

const WHEN = new RegExp(`(?:^| )${askingPattern('whenHigh')}$`)
const LIFT: ReadonlySet<string> = new Set(['lift'])

import { WITH } from '../../../language/queries/around-numbers.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { OPENER, WITHOUT } from '../../../language/queries/types/asked-kinds.ts'
import * as phrases from '../../../language/queries/types/rooms-to-let.ts'
import { isRoomAsked } from '../amounts/read-room.ts'
import { ROOM } from '../../../language/queries/amounts/shared-homes.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Where a room of a shared home is asked for: `room in Cents`, `chambre pour étudiant`, `ein möbliertes Zimmer`; null where none is. */
export function roomAt(reading: QueryReading): number | null {
  const { tokens, fields } = reading
  const isShared = isRoomAsked(reading)
  const first = tokens.findIndex(
    ({ word, value }, index) =>
      fields[index] === null && value === null && !OPENER.test(word) && (ROOM.test(word) || !FUNCTION_WORDS.has(word)),
  )
  const at = tokens.findIndex(({ word, clause }, index) => {
    if (!(ROOM.test(word) || (isShared && phrases.BEDROOM.test(word))) || fields[index] !== null) return false
    const before = tokens[index - 1]?.clause === clause ? tokens[index - 1]! : undefined
    if (before && (before.value !== null || WITH.test(before.word) || WITHOUT.test(before.word))) return false
    if (phrases.NO_ROOM.test(tokens[index + 1]?.word ?? '') || !isForPeople(reading, index + 1)) return false
    if (isShared || index === first) return true
    return (!before || phrases.ONE.test(before.word) || OPENER.test(before.word)) && !phrases.COUNTED_ROOM.test(word)
  })
  return at < 0 ? null : at
}

/** `room for a piano` is no room to let. */
function isForPeople(reading: QueryReading, at: number): boolean {
  const after = reading.wordsFrom(at, 4)
  return !phrases.ROOM_FOR.test(after) || phrases.ONE_PERSON.test(after)
}

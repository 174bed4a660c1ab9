import { DENIAL, OCCUPANT, ROOM, SHARE, SHARED_HOME, SHARING } from '../../../language/queries/amounts/shared-homes.ts'
import { SIDE_ROOM } from '../../../language/queries/home-kinds.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Whether the query looks for a room of a home that is shared, rather than for a home with one room. */
export function isRoomAsked({ tokens }: QueryReading): boolean {
  return tokens.some(({ word }, at) => {
    if (SHARE.test(word) && SHARED_HOME.test(tokens[at - 1]?.word ?? '')) return true
    // `pas de colocation`
    if (SHARING.test(word)) return !tokens.slice(Math.max(0, at - 3), at).some((token) => DENIAL.test(token.word))
    return (
      OCCUPANT.test(word) &&
      tokens.some((token, room) => ROOM.test(token.word) && !SIDE_ROOM.test(tokens[room - 1]?.word ?? ''))
    )
  })
}

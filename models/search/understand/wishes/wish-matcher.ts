import { compileCues } from './cue-matcher.ts'
import type { CueMatcher } from './cue-matcher.ts'
import { ACCESS_CUES } from './cues/access.ts'
import { DWELLING_CUES } from './cues/dwelling.ts'
import { OUTDOOR_CUES } from './cues/outdoors.ts'
import { ROOM_CUES } from './cues/rooms.ts'
import { SURROUNDINGS_CUES } from './cues/surroundings.ts'
import type { CueTable } from './cues/cue-table.ts'

const TABLES: readonly CueTable[] = [OUTDOOR_CUES, ACCESS_CUES, SURROUNDINGS_CUES, DWELLING_CUES, ROOM_CUES]

let matcher: CueMatcher | undefined

/** The matcher for queries and for the texts of adverts; compiled at first use. */
export function wishMatcher(): CueMatcher {
  matcher ??= compileCues(TABLES)
  return matcher
}

import { compileCues } from './cue-matcher.ts'
import type { CueMatcher } from './cue-matcher.ts'
import { ACCESS_CUES } from './cues/access.ts'
import { DWELLING_CUES } from './cues/dwelling.ts'
import { OUTDOOR_CUES } from './cues/outdoors.ts'
import { ROOM_CUES } from './cues/rooms.ts'
import { SURROUNDINGS_CUES } from './cues/surroundings.ts'
import type { CueTable } from './cues/cue-table.ts'
import { TEXT_JUDGED } from './text-judged.ts'

const TABLES: readonly CueTable[] = [OUTDOOR_CUES, ACCESS_CUES, SURROUNDINGS_CUES, DWELLING_CUES, ROOM_CUES]

let queryMatcher: CueMatcher | undefined
let advertMatcher: CueMatcher | undefined

/** The matcher for queries; compiled at first use. */
export function wishMatcher(): CueMatcher {
  queryMatcher ??= compileCues(TABLES)
  return queryMatcher
}

/** The matcher for the texts of adverts: only what no field of a listing tells. */
export function advertTextMatcher(): CueMatcher {
  advertMatcher ??= compileCues(
    TABLES.map((table) => Object.fromEntries(Object.entries(table).filter(([key]) => TEXT_JUDGED.has(key)))),
  )
  return advertMatcher
}

import { sharedHomes as de } from '../../de/queries/amounts/shared-homes.ts'
import { sharedHomes as en } from '../../en/queries/amounts/shared-homes.ts'
import { sharedHomes as fr } from '../../fr/queries/amounts/shared-homes.ts'
import { sharedHomes as lb } from '../../lb/queries/amounts/shared-homes.ts'
import { sharedHomes as pt } from '../../pt/queries/amounts/shared-homes.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { whole } = joinLanguages([en, fr, de, lb, pt])

export const SHARE = whole('share')
export const SHARED_HOME = whole('homes')
export const SHARING = whole('sharing')
export const OCCUPANT = whole('occupants')
/** Words for a room that may be let on its own. */
export const ROOM = whole('rooms')
export const DENIAL = whole('denials')

import { sharedHomes as de } from '../../de/queries/amounts/shared-homes.ts'
import { sharedHomes as en } from '../../en/queries/amounts/shared-homes.ts'
import { sharedHomes as fr } from '../../fr/queries/amounts/shared-homes.ts'
import { sharedHomes as lb } from '../../lb/queries/amounts/shared-homes.ts'
import { sharedHomes as pt } from '../../pt/queries/amounts/shared-homes.ts'
import { joinWords } from '../../words/join-words.ts'
import type { SharedHomeWords } from '../../words/queries/amounts/shared-home-words.ts'

const of = (concept: keyof SharedHomeWords): string => joinWords([en, fr, de, lb, pt], concept)

export const SHARE = whole('share')
export const SHARED_HOME = whole('homes')
export const SHARING = whole('sharing')
export const OCCUPANT = whole('occupants')
/** Words for a room that may be let on its own. */
export const ROOM = whole('rooms')
export const DENIAL = whole('denials')

function whole(concept: keyof SharedHomeWords): RegExp {
  return new RegExp(`^${of(concept)}$`)
}

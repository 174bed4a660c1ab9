import { aroundKinds as de } from '../../de/queries/types/around-kinds.ts'
import { aroundKinds as en } from '../../en/queries/types/around-kinds.ts'
import { aroundKinds as fr } from '../../fr/queries/types/around-kinds.ts'
import { aroundKinds as lb } from '../../lb/queries/types/around-kinds.ts'
import { aroundKinds as pt } from '../../pt/queries/types/around-kinds.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const NO_FLAT = whole('noFlat')
export const PASSIVE = new RegExp(`^${of('passive')}`)
export const BATHROOM = whole('bathroom')
export const FLOOR_FLAT = whole('floorFlat')
export const FAMILY_HOME = whole('familyHome')
export const ATTIC_FLAT = whole('atticFlat')
export const TOP_FLOOR = whole('topFloor')
export const TERRACED_HOUSE = whole('terracedHouse')
export const SEMI_DETACHED = whole('semiDetached')
export const HALF = whole('half')
export const CLOSED = whole('closed')
export const AT_HOUSE = whole('atHouse')
export const SHARED = whole('shared')
export const SHARING = whole('sharing')
export const JOINTLY = whole('jointly')
export const JOINT_COUNT = whole('jointCounts')
export const COUNTED = whole('counted')
export const MANNER = new RegExp(String.raw`^${of('mannerWith')} (?:${of('mannerFillers')} )*${of('manners')}\b`)
export const ONE_KIND = new RegExp(`^[a-z]{3,}${of('compoundEnds')}$`)

import { buildings as de } from '../../de/queries/types/buildings.ts'
import { buildings as en } from '../../en/queries/types/buildings.ts'
import { buildings as fr } from '../../fr/queries/types/buildings.ts'
import { buildings as lb } from '../../lb/queries/types/buildings.ts'
import { buildings as pt } from '../../pt/queries/types/buildings.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

/** Two words. */
export const BLOCK = whole('blocks')
export const BLOCK_OF = new RegExp(`(?:^| )${of('blocksOf')}$`)
export const INVESTED = whole('invested')
export const RESIDENCE = whole('residences')
export const WHOLE = whole('wholes')
export const HOLDING = whole('holding')
export const UNIT = new RegExp(`^(?:${of('units')}|${of('unitJoints')}$|-)`)
export const HOLDER = whole('holders')
export const FLATS_HELD = whole('flatsHeld')
export const RENTED_HOUSE = whole('houses')
export const RETURN = new RegExp(`^${of('returns')}`)

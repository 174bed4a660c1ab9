import { floors as de } from '../de/adverts/floors.ts'
import { floors as en } from '../en/adverts/floors.ts'
import { floors as fr } from '../fr/adverts/floors.ts'
import { floors as lb } from '../lb/adverts/floors.ts'
import { floors as pt } from '../pt/adverts/floors.ts'
import { joinLanguages } from '../words/join-words.ts'
import { COUNTED_FLOOR } from '../floors.ts'
import { OF } from './prepositions.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const GROUND = new RegExp(of('ground'))
export const BASEMENT = new RegExp(of('basement'))
export const TOP = new RegExp(of('top'))
/** Reads the floor and the number of floors: `3/5`. */
export const OUT_OF_FLOORS = new RegExp(String.raw`^(\d{1,2})\s?(?:\/|${of('outOf')}|${OF})\s?(\d{1,2})$`)
/** A floor that something lies on, counted or, in the group `ground`, the lowest. */
export const ON_FLOOR = new RegExp(
  String.raw`(?:\b${of('at')} |, )(?:${COUNTED_FLOOR}|(?<ground>${of('groundInText')}))`,
  'gu',
)

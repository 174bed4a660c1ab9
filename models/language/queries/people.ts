import { people as de, personCounts as deCounts } from '../de/queries/people.ts'
import { people as en } from '../en/queries/people.ts'
import { people as fr } from '../fr/queries/people.ts'
import { people as lb, personCounts as lbCounts } from '../lb/queries/people.ts'
import { people as pt } from '../pt/queries/people.ts'
import { joinLanguages } from '../words/join-words.ts'
import { FOR } from './small-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const CHILDREN = new RegExp(String.raw`^(?:${of('childAdjectives')} )?${of('children')}\b`)
export const PERSONS = new RegExp(String.raw`^${of('persons')}\b`)
export const FAMILY_OF = new RegExp(String.raw`(?:^|\s)${of('family')}(?: ${of('ofThem')})*$`)
export const FAMILIES = new RegExp(`^${of('families')}`)
export const FLATMATES = new RegExp(String.raw`^${of('flatmates')}\b`)
export const ROOMS_FOR_CHILDREN = new RegExp(String.raw`^(?:${of('roomOwners')} )?${of('childRooms')}\b`)
/** Numbers of persons that are one word. */
export const COUNT_WORDS: Readonly<Record<string, number>> = { ...deCounts, ...lbCounts }
export const LONE_PARENT = new RegExp(String.raw`\b${of('loneParent')}\b`)
export const ALONE = whole('alone')
export const BABY = whole('baby')
export const TWINS = whole('twins')
export const GUESTS = whole('guests')
export const GUESTS_BESIDE = whole('guestsBeside')
export const GUESTS_AT = whole('guestsAt')
/** Before the number of those a home is for. */
export const FOR_THEM = new RegExp(`^${FOR}$`)
export const COUPLES = new RegExp(String.raw`^${of('couples')}\b`)

import { lonePeople as de } from '../../de/queries/wishes/lone-people.ts'
import { lonePeople as en } from '../../en/queries/wishes/lone-people.ts'
import { lonePeople as fr } from '../../fr/queries/wishes/lone-people.ts'
import { lonePeople as lb } from '../../lb/queries/wishes/lone-people.ts'
import { lonePeople as pt } from '../../pt/queries/wishes/lone-people.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { LONE_PARENT } from '../people.ts'
import { FOR, WITH } from '../small-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const ONE_PERSON = new RegExp(`^(?:${of('onePerson')} ${of('person')}|${of('justMe')})(?= |$)`)
/** `single mum of two` */
export const PARENT_OF = new RegExp(`${LONE_PARENT.source} (?:${of('of')}|${WITH}) ([1-6])(?! ${of('roomsBehind')}|$)`)
export const NUMBERED = whole('numbered')
/** Before a number of persons behind which nothing stands that could be counted. */
export const FOR_US = new RegExp(`(?:^| )(?:${FOR}|${of('forUs')})$`)
export const NO_PERSONS = whole('notPersons')

import { mentions as de } from '../de/lease/mentions.ts'
import { mentions as en } from '../en/lease/mentions.ts'
import { mentions as fr } from '../fr/lease/mentions.ts'
import { topics } from '../lease-words.ts'
import { mentions as lb } from '../lb/lease/mentions.ts'
import { joinWords } from '../words/join-words.ts'
import type { MentionWords } from '../words/lease/mention-words.ts'

// Words of the mentions that a lease has to make.

const words = (key: keyof MentionWords): string => joinWords([fr, de, en, lb], key)

export const START_ON_KEYS: RegExp = new RegExp(words('startOnKeys'))
export const WAIVED: RegExp = new RegExp(words('waived'))
export const NOT_WAIVED: RegExp = new RegExp(words('notWaived'), 'g')
export const ROOM_CEILING: RegExp = new RegExp(words('roomCeiling'), 'g')
export const NOT_SUBJECT: RegExp = new RegExp(
  String.raw`${words('without')} (?:\w+ ){0,2}${words('limit')}|${words('notSubject')}`,
)
export const NO_CHARGES: RegExp = new RegExp(words('noCharges'))
export const PROVED: RegExp = new RegExp(words('proved'))
/** A month or season in which accounts are made. */
export const SEASON: RegExp = new RegExp(
  String.raw`\b${words('inEach')} ${words('partOfMonth')}?(?:\d{1,2} )?${words('season')}\b`,
)
/** Before the word for a statement: what stands in it is told, and it is made. */
export const WITHIN: RegExp = new RegExp(String.raw`${words('within')}\s$`)
export const OF_CONDITION: RegExp = new RegExp(words('ofCondition'))
/** Something is done without waiting for the statement of charges. */
export const NOT_AWAITED: RegExp = new RegExp(words('notAwaited'))
/** `Without a yearly statement nothing more can be claimed`. */
export const NO_CLAIM_WITHOUT: RegExp = new RegExp(String.raw`^\W*${words('withoutIt')}.*\b${words('nothingDue')}\b`)
/** A surplus or a gap is paid. */
export const SQUARES: RegExp = new RegExp(words('squares'))
export const ON_ACCOUNT: RegExp = new RegExp(String.raw`${topics.charges.source}|\b${words('onAccount')}\b`)

import { roomsAndBlanks as de } from '../de/lease/rooms-and-blanks.ts'
import { roomsAndBlanks as en } from '../en/lease/rooms-and-blanks.ts'
import { roomsAndBlanks as fr } from '../fr/lease/rooms-and-blanks.ts'
import { roomsAndBlanks as lb } from '../lb/lease/rooms-and-blanks.ts'
import { CONTRACT_NUMBER_WORD } from '../numbers/number-pattern.ts'
import { joinWords } from '../words/join-words.ts'
import type { RoomAndBlankWords } from '../words/lease/room-and-blank-words.ts'

// Words of interest, rooms, persons and blanks.

const words = (key: keyof RoomAndBlankWords): string => joinWords([fr, de, en, lb], key)

export const LEGAL_RATE: RegExp = new RegExp(words('legalRate'))
export const FEE_FOR_LATE: RegExp = new RegExp(words('feeForLate'))
/** Tenth of the rent for each month begun: what a landlord owes who keeps the guarantee too long. */
export const OF_LATE_RETURN: RegExp = new RegExp(words('ofLateReturn'))
/** The landlord is the one who owes. */
export const OWES_TENANT: RegExp = new RegExp(words('owesTenant'))
export const NO_ROOM: RegExp = new RegExp(String.raw`${words('isNo')} ${words('room')}\b`)
export const DAILY: RegExp = new RegExp(String.raw`${words('per')}\s${words('dayOrWeek')}|\bd'${words('dayOrWeek')}`)
/** Beside the interest that the law knows. */
export const ON_TOP: RegExp = new RegExp(words('onTop'))
export const SIDE_ROOM: RegExp = new RegExp(words('sideRoom'), 'g')
export const OTHER_ROOM: RegExp = new RegExp(words('otherRoom'))
export const PERSONS: RegExp = new RegExp(
  String.raw`(?:(?<![\d.,-])(\d{1,2})|(${CONTRACT_NUMBER_WORD}))\s*(?:\w+ )?${words('persons')}`,
  'u',
)
/** `Occupants: 2`. */
export const COUNTED_BEHIND: RegExp = new RegExp(String.raw`${words('persons')}\s*:\s*(\d{1,2})\b`)
/** Those who sleep in a room, counted beside its area. */
export const SHARERS: RegExp = new RegExp(
  String.raw`(?:(?<![\d.,-])(\d{1,2})|(${CONTRACT_NUMBER_WORD}))\s*(?:\w+ )?${words('sharers')}\b`,
  'u',
)
/** Before the number of a clause, which counts nobody. */
export const CLAUSE_NUMBER: RegExp = /(?:\bart(?:icle|ikel)?\.?|§|\b(?:ziffer|punkt|clause|n[or]?)\.?)\s*$/
/** A bed for two. */
export const BUNK_BED: RegExp = new RegExp(String.raw`\b${words('bunkBed')}\b`)
/** Where people live, are let in or are counted, and do not only take part in something. */
export const LIVES: RegExp = new RegExp(String.raw`\b${words('lives')}\b`)
/** Before people with whom a kitchen or garden is used together, who live elsewhere in the house. */
export const SHARED_WITH: RegExp = new RegExp(String.raw`\b${words('shares')}\b.*\b${words('with')} (?:[\w']+ ){0,2}$`)
export const BLANK: RegExp = new RegExp(
  [
    String.raw`_{3,}|\.{6,}|…{2,}|\[ ?(?:…|\.{2,}|${words('blankLabel')}|x+) ?\]`,
    String.raw`${words('toFillIn')}|\bxx+ ?(?:€|eur)`,
  ].join('|'),
)
export const SIGNATURE_LINE: RegExp = new RegExp(words('signature'))
export const PREVAILING: RegExp = new RegExp(`${words('version')}.{0,40}${words('prevails')}`)

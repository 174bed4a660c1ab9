import { deposit as de } from '../de/lease/deposit.ts'
import { deposit as en } from '../en/lease/deposit.ts'
import { deposit as fr } from '../fr/lease/deposit.ts'
import { deposit as lb } from '../lb/lease/deposit.ts'
import type { DepositWords } from '../words/lease/deposit-words.ts'
import { joinWords } from '../words/join-words.ts'

// Words of the guarantee, its return, and the inventory.

const words = (key: keyof DepositWords): string => joinWords([fr, de, en, lb], key)

export const KEPT: RegExp = new RegExp(String.raw`${words('kept')}\w*`)
export const ONLY: RegExp = new RegExp(words('only'))
/** Nobody may turn a form down. */
export const NOT_REFUSED: RegExp = new RegExp(words('notRefused'))
/** A sum that is yet to be filled in. */
export const BLANK_SUM: RegExp = /(?:_{3,}|\.{6,}|…{2,}) ?(?:€|eur)|(?:€|eur|euros?) ?(?:_{3,}|\.{6,}|…{2,})/
/** Something beside the guarantee. */
export const ADDS: RegExp = new RegExp(words('adds'))
/** Held against what the tenant might owe, under any name. */
export const HELD: RegExp = new RegExp(words('held'))
export const FIRST_RENT: RegExp = new RegExp(words('firstRent'))
/** `dans le mois de la remise des clés`: a month that nobody counts. */
export const IN_THE_MONTH: RegExp = new RegExp(String.raw`${words('inThe')} ${words('month')}\b`)
export const KEYS_OR_END: RegExp = new RegExp(words('keysOrEnd'))
/** Comes back when somebody else decides or something happens, and by no day. */
export const OPEN_END: RegExp = new RegExp(words('openEnd'))
export const DEADLINE: RegExp = new RegExp(words('deadline'))
export const OF_RENT: RegExp = new RegExp(
  String.raw`^\s*(?:['’]s?\s*)?${words('of')}?${words('the')}?(?:[a-z]+ )?${words('rent')}`,
)
export const REFUSES_INVENTORY: RegExp = new RegExp(words('refusesInventory'))
/** A rule for the case that none is made refuses none. */
export const IF_NONE: RegExp = new RegExp(String.raw`^[^a-z]*${words('ifNone')}|${words('nothingWithout')}`)
export const EXIT_ONLY: RegExp = new RegExp(words('exit'))
export const ENTRY: RegExp = new RegExp(words('entry'))
export const MADE: RegExp = new RegExp(words('made'))
export const FEES: RegExp = new RegExp(words('fees'))

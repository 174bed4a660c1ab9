import { besides as de } from '../de/lease/besides.ts'
import { besides as en } from '../en/lease/besides.ts'
import { besides as fr } from '../fr/lease/besides.ts'
import { besides as lb } from '../lb/lease/besides.ts'
import type { BesidesWords } from '../words/lease/besides-words.ts'
import { joinWords } from '../words/join-words.ts'

// Words of what a lease speaks of beside the home: its limits are others.

const words = (key: keyof BesidesWords): string => joinWords([fr, de, en, lb], key)

export const OTHER_THING: RegExp = new RegExp(String.raw`\b${words('otherThing')}\w*`)
/** `…, not the rent`; `that of the home is not`. */
export const NOT_THE_RENT: RegExp = new RegExp(words('notTheRent'))
/** Words of a home, which make a clause one of both. */
export const HOME: RegExp = new RegExp(words('home'))
/** A garage that is let by itself. */
export const LET_ALONE: RegExp = new RegExp(words('letAlone'))
/** The debt of the landlord to a bank. */
export const LOAN: RegExp = new RegExp(words('loan'))
/** An act against the rule has no effect. */
export const WITHOUT_EFFECT: RegExp = new RegExp(words('withoutEffect'))

import { dates as de } from '../de/lease/dates.ts'
import { dates as en } from '../en/lease/dates.ts'
import { dates as fr } from '../fr/lease/dates.ts'
import { dates as lb } from '../lb/lease/dates.ts'
import { dates as pt } from '../pt/lease/dates.ts'
import type { DateWords } from '../words/lease/date-words.ts'
import { joinWords } from '../words/join-words.ts'

// Words around a day of a lease.

const words = (key: keyof DateWords): string => joinWords([fr, de, en, lb, pt], key)

export const PLACE_AND_DAY: RegExp = new RegExp(
  String.raw`^\P{N}{2,45}[,—–-]?\s*(?:${words('theDay')}|,)?\s*\d{1,2}[\s./er]`,
  'u',
)
/** Before a day: it is the day of a law, a birth, a paper or a bill, and none of the lease. */
export const OF_LAW: RegExp = new RegExp(String.raw`${words('law')}[^.;:]{0,70}$`)
export const AMENDED: RegExp = new RegExp(String.raw`${words('amended')}[^.;:]{0,30}$`)
export const OF_BIRTH: RegExp = new RegExp(String.raw`${words('birth')}[^.;]{0,45}$`)
export const OF_PAPER: RegExp = new RegExp(String.raw`${words('paper')}[^.;]{0,40}$`)
export const SIGNING: RegExp = new RegExp(String.raw`${words('signed')}[^.;:]{0,45}$`)
/** Right before a day that something is done by. */
export const LAST_DAY: RegExp = new RegExp(String.raw`\b${words('by')} (?:\w+ )?$`)
export const AND: RegExp = new RegExp(String.raw`^\W*(?:${words('and')}|,)?\s*${words('ofTheDay')}?\s*$`)
/** Statements about who the parties are. */
export const FACTS_OF_PERSONS: RegExp = new RegExp(words('factsOfPersons'))
export const LEASE: RegExp = new RegExp(words('lease'))
export const DONE_OR_SIGNED: RegExp = new RegExp(String.raw`\b${words('doneOrSigned')}\b`)
export const OTHER_SPAN: RegExp = new RegExp(words('otherSpans'))

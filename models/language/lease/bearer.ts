import { bearer as de } from '../de/lease/bearer.ts'
import { bearer as en } from '../en/lease/bearer.ts'
import { bearer as fr } from '../fr/lease/bearer.ts'
import { bearer as lb } from '../lb/lease/bearer.ts'
import type { BearerWords } from '../words/lease/bearer-words.ts'
import { joinWords } from '../words/join-words.ts'
import { oneOf } from '../words/lines.ts'

// Words that put a cost on a party, and those that take it off.

const LANGUAGES = [fr, de, en, lb]
const words = (key: keyof BearerWords): string => joinWords(LANGUAGES, key)

/** Before a party: it is the one who bears. The strongest first, language by language; small words last. */
export const BURDENS: readonly RegExp[] = [
  ...LANGUAGES.flatMap(({ atTheExpenseOf, fallsTo }) => [oneOf(atTheExpenseOf), oneOf(fallsTo)]),
  words('by'),
]
  .filter((source) => source !== '')
  .map((source) => new RegExp(String.raw`(?:${source})$`, 'u'))
export const REFUNDS: RegExp = new RegExp(words('refunds'))
export const DENIES: RegExp = new RegExp(String.raw`${words('staysOut')}|\b(?!${words('after')})${words('not')}\b`)
/** Before a party that is told apart from the one who bears: `à la bailleresse et non aux preneurs`, `the landlord, not the tenant`. */
export const CONTRASTED: RegExp = new RegExp(
  String.raw`(?:,|;|\b${words('and')})\s*${words('butNot')}(?:\s+${words('smallWord')})*\s*(?:l'|d')?$`,
)
/** Begins the reason of what was denied before it. */
export const BECAUSE: string = words('because')
/** A reason with whoever it names: `well den Här Klein eng kleng Pensioun huet,`. */
export const REASON: RegExp = new RegExp(String.raw`(?:^|, )${BECAUSE}(?:e|'\w*)? [^,;:]*(?:,|$)`, 'g')
/** Who does not pass costs on bears them. */
export const OWN_AFFAIR: RegExp = new RegExp(words('ownAffair'))
export const NOT_PASSED: RegExp = new RegExp(words('notPassed'))
export const PAID_TO: RegExp = new RegExp(String.raw`\b${words('paysTo')} ?$`)
export const UNCONCERNED: RegExp = new RegExp(words('unconcerned'))
/** Who claims something is paid, and pays nothing. */
export const CLAIMS: RegExp = new RegExp(words('claims'))
/** A burden of the party that was named before. */
export const THEIR_BURDEN: RegExp = new RegExp(String.raw`\b${words('theirBurden')}`)
export const STAFF: RegExp = new RegExp(words('staff'), 'g')
export const ONLY: RegExp = new RegExp(words('only'))
export const JOINS: string = words('joins')
/** `the Company bears`, `trägt sie selbst`: somebody who is not told to be a party. */
export const SOMEBODY_BEARS: RegExp = new RegExp(
  String.raw`(?:^|\. )(?:${words('articles')}) ?[^,;:.]{2,40} (?:${words('bears')})\b|\b(?:${words('bears')}) (?:${words('pronouns')}) (?:${words('self')})\b`,
)

import { protection as de } from '../de/lease/protection.ts'
import { protection as en } from '../en/lease/protection.ts'
import { protection as fr } from '../fr/lease/protection.ts'
import { protection as lb } from '../lb/lease/protection.ts'
import { joinWords } from '../words/join-words.ts'
import type { ProtectionWords } from '../words/lease/protection-words.ts'

// Words of evictions, buyers and shared homes.

const words = (key: keyof ProtectionWords): string => joinWords([fr, de, en, lb], key)

export const BETWEEN: RegExp = new RegExp(words('between'))
export const FORBIDS: RegExp = new RegExp(words('forbids'))
/** The end of a lease, by whoever gives notice. */
export const ENDS: RegExp = new RegExp(words('ends'))
/** `sans avoir à dire pourquoi`. */
/** `gekënnegt ass oder verkaaft gëtt, kënne Leit kucke kommen`: two cases in which the home is shown, of which none ends the lease. */
export const SHOWN_WHEN_SOLD: RegExp = new RegExp(
  String.raw`${words('ends')}.{0,25}\b(?:or|ou|oder)\b.{0,15}${words('otherGround')}.{0,60}\b${words('viewed')}\b`,
)
export const WITHOUT_GROUND: RegExp = new RegExp(words('withoutGround'))
/** `si je trouve quelqu'un qui paie plus`: no ground of the law. */
export const OTHER_GROUND: RegExp = new RegExp(words('otherGround'))
/** The tenant goes before the end. */
export const LEAVES_EARLY: RegExp = new RegExp(words('leavesEarly'))
/** A sum that leaving costs, under any name. */
export const BREAK_SUM: RegExp = new RegExp(
  String.raw`${words('breakSum')}|${words('mustPay')} (?:[\w']+ ){0,4}(?=\d|${words('someRents')})`,
)
export const REST_OF_RENT: RegExp = new RegExp(`${words('rent')} .{0,30}${words('remaining')}`)
/** Who gives up going to the judge or the commission. */
export const WAIVES_COURT: RegExp = new RegExp(words('waivesCourt'))
/** Somebody who stands in for the tenant. */
export const OF_SURETY: RegExp = new RegExp(words('surety'))
/** Who lets it be known, without the word for a notice. */
export const TELLS: RegExp = new RegExp(words('tells'))
/** `dispose de tout un an`. */
export const HAS_TIME: RegExp = new RegExp(`${words('hasTime')} ?(?:${words('aWhole')} )?$`)
export const WITHIN: RegExp = new RegExp(String.raw`${words('within')}\W+(?:${words('articles')} )?$`)
export const COURT: RegExp = new RegExp(String.raw`\b${words('court')}\b`)
/** Before the word for a court: it is left out. */
export const WITHOUT_IT: RegExp = new RegExp(String.raw`\b${words('withoutIt')}\s(?:[\w']+ ){0,6}$`)
export const AS_GOOD_AS_JUDGMENT: RegExp = new RegExp(words('asGoodAsJudgment'))
/** From a tenant who owes rent: without a debt it is ordinary upkeep or an ordinary end. */
export const TAKES_AWAY: RegExp = new RegExp(String.raw`\b${words('takesAway')}`)
/** Guests, and the residence at the address. A ban of animals alone is often accepted, and not judged by words. */
export const WAY_OF_LIFE: RegExp = new RegExp(String.raw`\b${words('wayOfLife')}`)
export const BANNED: RegExp = new RegExp(String.raw`\b${words('bansLife')}`)
export const NOT_BANNED: RegExp = new RegExp(words('notBanned'), 'g')
export const BEFORE_INFINITIVE: RegExp = new RegExp(String.raw`(\b${words('beforeInfinitive')}),`, 'g')
export const WITH_LEAVE: RegExp = new RegExp(words('withLeave'))
/** By a landlord who does it alone, to a tenant who owes rent or stays. */
export const EVICTS: RegExp = new RegExp(String.raw`\b${words('evicts')}`)
export const OWED: RegExp = new RegExp(words('owed'), 'g')
/** For the good of the tenant. */
export const MENDS: RegExp = new RegExp(words('mends'))
export const MUST_LEAVE: RegExp = new RegExp(String.raw`\b${words('mustLeave')}\b`)
export const LATE_OR_END: RegExp = new RegExp(words('lateOrEnd'))
export const BANS: RegExp = new RegExp(
  String.raw`${words('sharing')} (?:\w+ ){0,3}${words('banned')}|${words('bansSharing')}`,
)
/** Homes that a lease calls homes of luxury; `luxury kitchen` and `appartement de luxe` in an advert's words are none. */
export const LUXURY_HOME: RegExp = new RegExp(words('luxuryHome'))

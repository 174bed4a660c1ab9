import { amounts as de } from '../de/lease/amounts.ts'
import { amounts as en } from '../en/lease/amounts.ts'
import { amounts as fr } from '../fr/lease/amounts.ts'
import { amounts as lb } from '../lb/lease/amounts.ts'
import { leaseWords, topics } from '../lease-words.ts'
import { pattern } from '../words/lines.ts'
import type { AmountWords } from '../words/lease/amount-words.ts'
import { joinWords } from '../words/join-words.ts'

// Words around an amount that tell what it is for.

const words = (key: keyof AmountWords): string => joinWords([fr, de, en, lb], key)

/** An advance says itself what it is, whatever stands before. */
export const ADVANCE_BEHIND: RegExp = new RegExp(
  String.raw`^\s*(?:${words('aMonth')} )?${words('asAdvance')}?${words('advance')}\b`,
)
export const DIRECT: RegExp = new RegExp(String.raw`^\s*(?:${words('everyMonth')} )?${words('ofAmount')}\b`)
/** Said of a home and its price. */
export const BOUGHT: RegExp = new RegExp(String.raw`\b${words('bought')}\b`)
/** `5 % du capital réévalué = `: the amount is the share. */
export const SHARE_IS: RegExp = new RegExp(
  String.raw`(?:%|${words('percent')}) [^=\d]{3,50}(?:=|,? ${words('thatIs')})\s*(?:eur|€)?\s*$`,
)
/** Said of a part of the capital: it is the one of the rooms that are let. */
export const OF_ROOM: RegExp = new RegExp(words('shareOfRoom'))
/** Right before a sum that is written without its currency. */
export const BARE_LABEL: RegExp = new RegExp(
  [
    String.raw`(?:${leaseWords('rent', 'deposit', 'charges', 'ofCharges').source})(?: \(?${words('rentKinds')}\)?| \([^()]{1,40}\))?`,
    String.raw`[\s:=–-]{1,4}(?:${words('is')}\s+)?$`,
  ].join(''),
)
export const EVERY_MONTH_BEHIND: RegExp = new RegExp(String.raw`^\s*${words('everyMonth')}`)
/** A sum without its currency ends what is said of it: no unit follows. */
export const AFTER_BARE: RegExp = /^\s*(?:[.,;)]|$)/
/** Home that a monthly sum is paid for. */
export const FOR_HOME: RegExp = new RegExp(String.raw`^\s*${words('forHome')}\b`)
/** Said anywhere in a statement of which one sum is paid each month. */
export const EACH_MONTH: RegExp = new RegExp(String.raw`\b${words('eachMonth')}\b`)
export const A_YEAR: RegExp = new RegExp(String.raw`^\s*${words('aYear')}`)
export const QUARTERLY: RegExp = new RegExp(String.raw`\b${words('aQuarter')}`)
export const A_QUARTER: RegExp = new RegExp(String.raw`^\W*${words('aQuarter')}`)
export const OF_A_YEAR: RegExp = new RegExp(`${words('aYear')}|${words('yearlyRent')}`)
/** The most that something may be. */
export const MOST: RegExp = new RegExp(String.raw`\b${words('most')}`)
export const YEARLY_RENT: RegExp = new RegExp(String.raw`${words('yearlyRent')}[^.;\d]{0,40}$`)
/** Who pays an amount of which nothing else is said pays rent. */
export const PAYS: RegExp = new RegExp(String.raw`${words('pays')}\b(?!.*${words('fee')})`)
/** `990 € par mois, une seule somme pour tout`. */
export const ALL_FOR_ONE: RegExp = pattern(String.raw`
    ^.{0,25}${words('oneForAll')}
    ^\W{0,3}${words('forAll')}
    ^.{0,25}${words('takesIn')}\W+(?:\w+ ){0,2}${words('rentOrAll')}
  `)
/** The sentence after a rent says of it: `tout est dedans`, `that figure takes care of heating and water`. */
export const ALL_THERE: RegExp = new RegExp(
  String.raw`${topics.withCharges.source}|${words('price')}\b (?:\w+ ){0,3}${words('includes')}\b.{0,80}${words('energy')}`,
)
/** `sans les meubles et sans les charges`. */
export const CHARGES_AHEAD: RegExp = new RegExp(
  String.raw`^[\s(,]{0,3}(?:${words('bareAnd')} )?(?:${topics.withoutCharges.source}|${topics.withCharges.source})`,
)
/** Left out of a rent: `loyer hors charges, hors meubles`. */
export const WITHOUT_FURNITURE: RegExp = new RegExp(words('withoutFurniture'), 'g')
/** `shown apart from the rent: 45 €`: the amount is no rent. */
export const BESIDES_RENT: RegExp = new RegExp(words('besidesRent'), 'g')
/** Cheap to look for; no multiple of the rent is without one of these. */
export const MAY_MULTIPLY: RegExp = pattern(String.raw`
    ${words('months')}.{0,60}${words('rent')}|\b[x×]\s|\d[x×]|×|\b${words('times')}\b|${words('rents')}|${words('fold')}
    ${words('part')}.{0,60}${words('ofAYear')}
  `)
export const OF_RENT: RegExp = new RegExp(words('rentOrFee'))

import { amounts as de } from '../de/adverts/amounts.ts'
import { amounts as en } from '../en/adverts/amounts.ts'
import { amounts as fr } from '../fr/adverts/amounts.ts'
import { amounts as lb } from '../lb/adverts/amounts.ts'
import { amounts as pt } from '../pt/adverts/amounts.ts'
import { joinLanguages } from '../words/join-words.ts'
import { SHORTLY_ABOUT } from './approximations.ts'
import { OF } from './prepositions.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const WITHHELD = new RegExp(of('withheld'))
export const FROM = new RegExp(of('from'))
/** Behind a number. */
export const SCALE: string = `${of('millions')}|${of('thousands')}`
export const THOUSANDS = new RegExp(`^(?:k|${of('thousands')})`)
/** Both read monthly charges in EUR. */
export const CHARGES = new RegExp(
  String.raw`${of('charges')}\s?(?:\([^)]{0,30}\))?\s?(?::|=|${OF}|\+)?\s?(?:${SHORTLY_ABOUT}|±)?\s?(\d{2,4}(?:[.,]\d{2})?)\s?(?:€|eur)`,
)
export const CHARGES_BEHIND = new RegExp(
  String.raw`\+\s?(\d{2,4})\s?(?:€|eur(?:os?)?)\s?${of('ofCharges')}?${of('chargesBehind')}`,
)
export const RENTS: string = of('rents')
export const ONE_MONTH: string = of('oneMonth')

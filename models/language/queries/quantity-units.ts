import { quantityUnits as de } from '../de/queries/quantity-units.ts'
import { quantityUnits as en } from '../en/queries/quantity-units.ts'
import { quantityUnits as fr } from '../fr/queries/quantity-units.ts'
import { quantityUnits as lb } from '../lb/queries/quantity-units.ts'
import { quantityUnits as pt } from '../pt/queries/quantity-units.ts'
import { joinLanguages } from '../words/join-words.ts'
import type { QuantityUnitWords } from '../words/queries/quantity-unit-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** The source of a pattern of words between an amount and its span of time. */
export const PER = of('per')
/** The source of a pattern of the euro. */
export const EURO_WORDS = of('euro')
export const EURO = new RegExp(`^${EURO_WORDS}$`)
export const MONEY = new RegExp(
  String.raw`^(?:(?:${EURO_WORDS}|${of('currencies')})(?: (?:${of('per')}|${of('perBehindCurrency')}) ${of('spans')})?|${of('per')} ${of('months')}` +
    String.raw`|${of('including')} (?:all )?${of('bills')}|${of('rents')})\b`,
)
export const SQUARE_METRES = unit('squareMetres')
export const ARES = unit('ares')
export const HECTARES = unit('hectares')
export const BEDROOMS = new RegExp(String.raw`^(?:(?!${of('notBeforeBedrooms')}\w*\b)[a-z]+ ){0,2}${of('bedrooms')}\b`)
export const BATHROOMS = unit('bathrooms')
/** Behind rooms, what every home has. */
export const KITCHEN_AND_BATH = new RegExp(String.raw`^${of('kitchenAndBath')}\b`)
export const ALL_ROOMS = new RegExp(String.raw`^(?:${of('roomAdjectives')} )?${of('rooms')}\b`)
export const FLOORS = new RegExp(
  String.raw`^${of('ordinalEnds')} ${of('levels')}\b|^(?:${of('ordinalEnds')} )?${of('floors')}\b`,
)
/** A single word. */
export const ON_STAIRS = new RegExp(`^(?:${of('climbing')}|${of('onStairs')})$`)
/** The same of a floor that is an ordinal. */
export const CLIMBING = new RegExp(`^(?:${of('climbing')}|${of('carrying')})$`)
/** Ending of the figures of an ordinal, and a blank. */
export const ORDINAL_END = new RegExp(`^${of('ordinalEnds')} `)
/** `2 x Schlafzimmer`, `3x bedrooms`, `2+ bathrooms`, and a blank. */
export const TIMES = new RegExp(`^(?:${of('times')}|plus|${of('orMore')}|${of('orFewer')}) `)
export const OR_MORE = new RegExp(`^${of('orMore')} `)
export const OR_FEWER = new RegExp(`^${of('orFewer')} `)
/** `80 metros` of a flat; with a word of way behind it is a distance. */
export const METRES = new RegExp(String.raw`^${of('metres')}\b(?! ${of('afterWay')})`)
export const OTHER_UNITS = unit('others')

function unit(concept: keyof QuantityUnitWords): RegExp {
  return new RegExp(String.raw`^${of(concept)}\b`)
}

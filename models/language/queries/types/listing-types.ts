import { listingTypes as de } from '../../de/queries/types/listing-types.ts'
import { listingTypes as en } from '../../en/queries/types/listing-types.ts'
import { listingTypes as fr } from '../../fr/queries/types/listing-types.ts'
import { listingTypes as lb } from '../../lb/queries/types/listing-types.ts'
import { listingTypes as pt } from '../../pt/queries/types/listing-types.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { PER } from '../quantity-units.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const RENT = new RegExp(`^(?:${of('rentDeals')}|${of('lets')}|${of('rents')})$`)
export const BUY = new RegExp(`^(?:${of('saleDeals')}|${of('sales')})$`)
export const DEAL = new RegExp(`^(?:${of('rentDeals')}|${of('saleDeals')})$`)
export const OFFICE_DEAL = new RegExp(`^(?:${of('rentDeals')}|${of('lets')}|${of('saleDeals')})$`)
export const PER_MONTH = new RegExp(String.raw`\b(?:${PER}|${of('every')}) ${of('months')}\b`)
export const RENT_COSTS = new RegExp(String.raw`\b${of('rentCosts')}\b`)
export const SALE_PHRASES = new RegExp(String.raw`\b${of('salePhrases')}\b`)
/** `mieten statt kaufen`, `I want to buy, not to rent`: which of the two is not meant. */
export const DEAL_DENIED = new RegExp(`(?:^| )${of('denials')}(?: ${of('denialFillers')})*$`)

import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { plausiblePrice, within } from './plausibility.ts'
import { foreignCurrency, readAmount } from './read-amount.ts'
import type { AmountReading } from './read-amount.ts'
import type { Offer } from './read-offer.ts'
import type { Provenance, Refusal } from './refusal.ts'
import { booleanOf, textOf } from './scalar.ts'

export interface PriceFacts {
  priceEur: number | null
  priceToEur: number | null
  /** A lower end or a range is stated. */
  isRange: boolean
}

const EURO = /^(?:€|eur|euros?)$/i

/**
 * The asking price: from its field, or from a from-to pair. A price "on request" is withheld, which is not the same as missing. A rent that
 * includes its charges is taken without them where they are known; where they are not, `absences` says that they are included.
 */
export function readPrice(
  advert: RawAdvert,
  offer: Offer,
  chargesEur: number | null,
  provenance: Provenance,
): PriceFacts | Refusal {
  const currency = textOf(advert.currency)
  if (currency !== null && !EURO.test(currency)) return inForeignCurrency('currency', currency, currency)
  const stated = readAmount(advert.price)
  const from = readAmount(advert.priceFrom)
  const reading = stated?.kind === 'unreadable' || stated === null ? (from ?? stated) : stated
  if (reading === null || reading.kind === 'withheld' || reading.kind === 'unreadable')
    return withoutAmount(advert, reading, provenance)
  const facts = { priceEur: reading.eur, ...upperEnd(reading, readAmount(advert.priceTo)) }
  const bounds = plausiblePrice(offer.listingType, offer.kind)
  if (!within(facts.priceEur, bounds))
    return {
      code: 'implausible_price',
      field: stated === reading ? 'price' : 'priceFrom',
      received: textOf(stated === reading ? advert.price : advert.priceFrom),
      expected: `between ${bounds.min} and ${bounds.max} EUR for ${offer.propertyType}, ${offer.listingType}`,
    }
  return withoutCharges(advert, facts, offer, chargesEur, provenance)
}

function inForeignCurrency(field: string, received: string | null, currency: string): Refusal {
  const expected = `a price in EUR: amounts in ${currency.slice(0, 20).toUpperCase()} are not converted`
  return { code: 'foreign_currency', field, received, expected }
}

function withoutAmount(advert: RawAdvert, reading: AmountReading, { absences }: Provenance): PriceFacts | Refusal {
  const foreign = (['price', 'priceFrom'] as const).find((field) => foreignCurrency(advert[field]) !== null)
  if (foreign !== undefined && reading?.kind === 'unreadable')
    return inForeignCurrency(foreign, textOf(advert[foreign]), foreignCurrency(advert[foreign])!)
  const withheld = reading?.kind === 'withheld' || booleanOf(advert.priceOnRequest) === true
  if (!withheld)
    return {
      code: 'missing_price',
      field: 'price',
      received: textOf(advert.price),
      expected: 'an amount in EUR or "on request"',
    }
  absences['priceEur'] = 'withheld'
  return { priceEur: null, priceToEur: null, isRange: false }
}

function upperEnd(
  reading: Exclude<AmountReading, null>,
  to: AmountReading,
): { priceToEur: number | null; isRange: boolean } {
  const eur = 'eur' in reading ? reading.eur : 0
  const upper = reading.kind === 'range' ? reading.toEur : to !== null && 'eur' in to ? to.eur : null
  if (upper !== null && upper > eur) return { priceToEur: upper, isRange: true }
  return { priceToEur: null, isRange: reading.kind === 'from' }
}

function withoutCharges(
  advert: RawAdvert,
  facts: PriceFacts,
  offer: Offer,
  chargesEur: number | null,
  { methods, absences }: Provenance,
): PriceFacts {
  if (offer.listingType !== 'rent' || booleanOf(advert.chargesIncluded) !== true) return facts
  if (chargesEur === null) {
    absences['chargesEur'] = 'included'
    return facts
  }
  methods['priceEur'] = 'inferred'
  return { ...facts, priceEur: Math.round((facts.priceEur! - chargesEur) * 100) / 100 }
}

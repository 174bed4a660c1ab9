import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import type { PriceCheckReason, PriceComparison } from '../../models/contracts/listings/price-check.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { isDoubted, isOutsideUsual } from '../../models/adverts/listing/agent-listing.ts'
import { numberWords } from './numbers.ts'
import { offerWords } from './offer-words.ts'
import { sayIn } from './words.ts'

type CheckedListing = Pick<ListingRecord, 'priceCheck' | 'priceCheckReasons'>

/** Warns of a price that is unusual or implausible, with what was checked; null where there is nothing to warn of. */
export function priceWarning(listing: CheckedListing, locale: Locale): string | null {
  if (!isDoubted(listing)) return null
  const say = sayIn(locale)
  const verdict = say(listing.priceCheck === 'implausible' ? 'priceCheck.implausible' : 'priceCheck.unusual')
  const reasons = listing.priceCheckReasons.filter((reason) => !('lowEur' in reason) || isOutsideUsual(reason))
  return [verdict, ...reasons.map((reason) => sentenceOf(reason, locale))].join(' ')
}

/** Says everything that was checked, with its figures. */
export function priceCheckSentences({ priceCheckReasons }: CheckedListing, locale: Locale): string[] {
  return priceCheckReasons.map((reason) => sentenceOf(reason, locale))
}

function sentenceOf(reason: PriceCheckReason, locale: Locale): string {
  const say = sayIn(locale)
  const { kind } = offerWords(locale)
  const { decimal } = numberWords(locale)
  switch (reason.code) {
    case 'price_for_area':
    case 'price_for_bedrooms':
    case 'price_for_type':
      return comparedSentence(reason, locale)
    case 'type_contradicted':
      return say('priceCheck.type_contradicted', { stated: kind(reason.stated), told: kind(reason.told) })
    case 'too_few_listings':
      return say('priceCheck.too_few_listings', { n: decimal(reason.listings), needed: decimal(reason.needed) })
    default:
      return say(`priceCheck.${reason.code}`)
  }
}

function comparedSentence(reason: PriceComparison, locale: Locale): string {
  const say = sayIn(locale)
  const { area, bedrooms } = offerWords(locale)
  const { euro, decimal } = numberWords(locale)
  const sizes = { price_for_area: area, price_for_bedrooms: bedrooms }
  return say('priceCheck.compared', {
    price: euro(reason.priceEur),
    where: say(`priceCheck.where.${reason.within}`),
    size:
      reason.code === 'price_for_type' || reason.size === null
        ? say('priceCheck.size.type')
        : sizes[reason.code](reason.size),
    low: euro(reason.lowEur),
    high: euro(reason.highEur),
    n: decimal(reason.listings),
  })
}

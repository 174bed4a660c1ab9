import type { PriceCheck, PriceCheckReason, PriceComparison } from '../../contracts/listings/price-check.ts'
import { PRICE_VIEWS } from '../../contracts/listings/price-check.ts'
import { effectAt, FEWEST_OFFERS, kindOf, levelsKey, placeAt, viewOf } from './price-levels.ts'
import type { PricedOffer, PriceLevels, PriceView, ViewLevels } from './price-levels.ts'
import { toldTerm } from './told-terms.ts'

/** Spreads from the expected price beyond which a price is unusual, and beyond which it is none. */
const UNUSUAL = 3
const IMPLAUSIBLE = 5
/** Minimum factor between an implausible price and the expected one. */
const LEAST_FACTOR = Math.log(2)
/** Spreads below the expected price from which terms of sale explain it. */
const EXPLAINED = 1.5
/** Minimum offers of an area to be named as what was compared with. */
const NAMED_OFFERS = 5

/**
 * Checks a price against offers of its kind by area; where the area is unknown by bedrooms; where these are too, by type alone, which shows what cannot be
 * and vouches for nothing: such a price stays unknown. Terms of sale in the text explain a low price.
 * @param text title and description
 */
export function checkPrice(offer: PricedOffer, text: string, levels: PriceLevels): PriceCheck {
  const compared = compare(offer, levels)
  const term = toldTerm(text)
  if (compared === null) {
    const listings = levels[levelsKey(offer, 'price_for_type')]?.offers ?? 0
    const reason: PriceCheckReason = { code: 'too_few_listings', listings, needed: FEWEST_OFFERS }
    return { priceCheck: term ? 'unusual' : 'unknown', priceCheckReasons: term ? [term, reason] : [reason] }
  }
  const { comparison, spreads, log } = compared
  if (term !== null && spreads < -EXPLAINED) return { priceCheck: 'implausible', priceCheckReasons: [term, comparison] }
  const isUsual = offer.priceEur >= comparison.lowEur && offer.priceEur <= comparison.highEur
  const isNone = Math.abs(spreads) > IMPLAUSIBLE && Math.abs(log) > LEAST_FACTOR
  const usual = isSized(offer, levels) ? 'plausible' : 'unknown'
  const priceCheck = isUsual ? usual : isNone ? 'implausible' : 'unusual'
  return { priceCheck, priceCheckReasons: [comparison] }
}

/** Whether a price was seen beside a size; of a kind whose offers state none, such as parking spaces, there is nothing more to see. */
function isSized(offer: PricedOffer, levels: PriceLevels): boolean {
  const sizes = PRICE_VIEWS.filter((view) => view !== 'price_for_type' && levels[levelsKey(offer, view)] !== undefined)
  return sizes.length === 0 || sizes.some((view) => viewOf(offer, view) !== null)
}

/** Distance of a price from the expected one, in logs and in spreads, with the range that is usual. */
function compare(
  offer: PricedOffer,
  allLevels: PriceLevels,
): { comparison: PriceComparison; spreads: number; log: number } | null {
  for (const view of PRICE_VIEWS) {
    const levels = allLevels[levelsKey(offer, view)]
    const seen = viewOf(offer, view)
    if (levels === undefined || seen === null) continue
    const place = placeAt(levels, offer)
    const expected = levels.base + effectAt(levels.sizes, seen.size) + effectAt(levels.years, offer.year) + place.log
    const log = seen.log - expected
    const spreadOf = (side: number) => Math.sqrt(side ** 2 + place.open * levels.between ** 2)
    const [below, above] = [spreadOf(levels.below), spreadOf(levels.above)]
    const scale = offer.priceEur / Math.exp(seen.log)
    return {
      log,
      spreads: log / (log < 0 ? below : above),
      comparison: {
        code: view,
        priceEur: offer.priceEur,
        kind: kindOf(offer.propertyType),
        size: sizeOf(offer, view),
        lowEur: rounded(scale * Math.exp(expected - UNUSUAL * below), Math.floor),
        highEur: rounded(scale * Math.exp(expected + UNUSUAL * above), Math.ceil),
        ...comparedWith(levels, offer),
      },
    }
  }
  return null
}

function comparedWith(
  levels: ViewLevels,
  { communeSlug, canton }: PricedOffer,
): Pick<PriceComparison, 'listings' | 'within'> {
  const inCommune = (communeSlug === null ? undefined : levels.communes[communeSlug])?.offers ?? 0
  if (inCommune >= NAMED_OFFERS) return { listings: inCommune, within: 'commune' }
  const inCanton = levels.cantons[canton]?.offers ?? 0
  if (inCanton >= NAMED_OFFERS) return { listings: inCanton, within: 'canton' }
  return { listings: levels.offers, within: 'country' }
}

function sizeOf({ bedrooms, areaM2, landAreaM2, propertyType }: PricedOffer, view: PriceView): number | null {
  if (view === 'price_for_type') return null
  if (view === 'price_for_bedrooms') return bedrooms
  return kindOf(propertyType) === 'land' ? landAreaM2 : areaM2
}

/** Rounds outward to two digits. */
function rounded(eur: number, outward: (value: number) => number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(eur)) - 1)
  return outward(eur / unit) * unit
}

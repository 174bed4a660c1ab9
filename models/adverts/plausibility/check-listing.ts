import type { ListingRecord } from '../../contracts/listings/listing.ts'
import type { PriceCheck, PriceCheckReason } from '../../contracts/listings/price-check.ts'
import { checkPrice } from './check-price.ts'
import type { PriceLevels } from './price-levels.ts'
import { contradictingType } from './told-type.ts'

export interface ListingCheckOptions {
  levels: PriceLevels
  /** Canton of a commune. */
  cantonOf: (communeSlug: string) => string | undefined
}

/** Checks the price and the type of a listing; of a project only whether its lowest price can be that of a home. */
export function checkListing(listing: ListingRecord, { levels, cantonOf }: ListingCheckOptions): PriceCheck {
  const { communeSlug, isProject, firstSeen, priceHistory, propertyType } = listing
  const priceEur = listing.priceEur ?? listing.priceFromEur
  const canton = communeSlug === null ? undefined : cantonOf(communeSlug)
  if (canton === undefined) return unknown({ code: 'outside_country' })
  if (priceEur === null) return unknown({ code: 'no_price' })
  const year = Number((priceHistory.at(-1)?.date ?? firstSeen).slice(0, 4))
  const text = `${listing.title}\n${listing.description ?? ''}`
  if (isProject) {
    const unit = { areaM2: null, landAreaM2: null, bedrooms: null }
    const lowest = checkPrice({ ...listing, ...unit, priceEur, canton, year }, text, levels)
    return lowest.priceCheck === 'implausible' ? lowest : unknown({ code: 'project' })
  }
  const check = checkPrice({ ...listing, priceEur, canton, year }, text, levels)
  const told = contradictingType(propertyType, listing.title)
  if (told === null) return check
  const reason: PriceCheckReason = { code: 'type_contradicted', stated: propertyType, told }
  if (check.priceCheck === 'implausible') return { ...check, priceCheckReasons: [...check.priceCheckReasons, reason] }
  return { priceCheck: 'unusual', priceCheckReasons: [reason, ...check.priceCheckReasons] }
}

function unknown(reason: PriceCheckReason): PriceCheck {
  return { priceCheck: 'unknown', priceCheckReasons: [reason] }
}

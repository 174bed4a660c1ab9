import type { AgentListing } from '../../../../models/contracts/listings/listing.ts'
import { colon } from '../../../../content/say/typography.ts'
import { featureList, typeText } from './code-words.ts'
import type { STALE_REASONS } from '../../../../models/contracts/listings/advert.ts'
import type { Tongue } from './text.ts'

/**
 * One line about a listing for models: type, place, price, size, with the id last. Unknown facts are left out.
 * @param isPerM2 whether a rent is told per m², too
 */
export function listingLine(listing: AgentListing, tongue: Tongue, isPerM2 = false): string {
  const { title, propertyType, beds, baths, energyClass, agencyName, features = [] } = listing
  const { say, locale } = tongue
  const place = placeText(listing)
  const facts = [
    priceText(listing, tongue, isPerM2),
    typeText(propertyType, tongue),
    place === '' ? say('reply.home.noPlace') : place,
    beds === null ? null : say('reply.home.bed', { n: beds }),
    baths === null ? null : say('reply.home.bath', { n: baths }),
    sizeText(listing, tongue),
    energyClass === null ? null : say('reply.home.energy', { value: energyClass }),
    features.length === 0 ? null : featureList(features, tongue),
    agencyName === null ? null : say('reply.home.by', { name: agencyName }),
    staleText(listing, tongue),
  ]
  return `“${title}”${colon(locale)} ${facts.filter((fact) => fact !== null).join(', ')}. id ${listing.id}`
}

/** The area of a home, of a project from its lowest; null where it is not known. */
export function sizeText(
  { areaSqm, kind }: { areaSqm: number | null; kind?: string | undefined },
  { say, rounded }: Tongue,
): string | null {
  if (areaSqm === null) return null
  const area = `${rounded(areaSqm, 2)} m²`
  return kind === 'project' ? say('offer.from', { price: area }) : area
}

function placeText({ district, city }: AgentListing): string {
  return [district, city].filter((name) => name !== null).join(', ')
}

/** `for sale` */
export function offerText(listingType: 'rent' | 'sale', { say }: Tongue): string {
  return say(listingType === 'rent' ? 'reply.ask.listingType.rent' : 'reply.ask.listingType.sale')
}

/** Says that a stale listing may be gone; null for one on offer. */
export function staleText(
  { status, lastSeen }: Pick<AgentListing, 'status' | 'lastSeen'>,
  { say }: Tongue,
): string | null {
  return status === 'stale' ? say('reply.home.stale', { day: lastSeen }) : null
}

/** Says why nobody knows whether a stale listing is still on offer; nothing where the reason is not known. */
export function staleReasonText(
  { staleReason }: { staleReason?: (typeof STALE_REASONS)[number] | null | undefined },
  { say }: Tongue,
): string {
  return staleReason ? say(`listing.stale.${staleReason}`) : ''
}

/** A shorter line without any of the advertiser's words. @param isPerM2 whether the price is told per m², too */
export function briefLine(listing: AgentListing, tongue: Tongue, isPerM2 = false): string {
  const { id, propertyType, district, city, beds, energyClass } = listing
  const facts = [
    priceText(isPerM2 ? listing : { ...listing, pricePerSqm: null }, tongue, isPerM2),
    typeText(propertyType, tongue),
    district === null && city === null ? null : placeText(listing),
    beds === null ? null : tongue.say('reply.home.bed', { n: beds }),
    sizeText(listing, tongue),
    energyClass === null ? null : tongue.say('reply.home.energy', { value: energyClass }),
    staleText(listing, tongue),
  ]
  return `${id}${colon(tongue.locale)} ${facts.filter((fact) => fact !== null).join(', ')}`
}

/** Names a photo and its listing, so the picture after it is not attributed to another. */
export function photoLabel(listing: PricedListing, number: number, of: number, tongue: Tongue): string {
  const { id, city, listingType } = listing
  const { say } = tongue
  const values = {
    id,
    offer: offerText(listingType, tongue),
    place: city === null ? '' : say('reply.home.in', { place: city }),
    amount: amountText(listing, tongue),
  }
  return of === 1 ? say('reply.home.photo.one', values) : say('reply.home.photo.many', { ...values, number, of })
}

/** A listing with, in its full record, why a value is absent. */
type PricedListing = AgentListing & { absent?: Readonly<Record<string, string>> }

function amountText({ price, priceFrom, absent = {} }: PricedListing, { say, euros }: Tongue): string {
  if (price !== null) return euros(price)
  if (absent['price'] === 'withheld') return say('reply.home.onRequest')
  return typeof priceFrom === 'number'
    ? say('reply.home.projectFrom', { amount: euros(priceFrom) })
    : say('reply.home.noPrice')
}

/** Price with charges or price per m², and our doubt where it cannot be right. @param isPerM2 whether a rent is told per m², too */
export function priceText(listing: PricedListing, tongue: Tongue, isPerM2 = false): string {
  const { price, reducedFrom, listingType, charges, chargesIncluded, pricePerSqm } = listing
  const { say, euros } = tongue
  if (price === null) return amountText(listing, tongue)
  const doubt = doubtText(listing, tongue)
  const reduced = reducedFrom ? say('reply.home.reduced', { amount: euros(reducedFrom) }) : ''
  const perM2 = pricePerSqm ? ` (${euros(pricePerSqm)}/m²)` : ''
  if (listingType === 'rent') {
    const included = chargesIncluded ? say('reply.home.chargesIncluded') : ''
    const more = charges ? say('reply.home.charges', { amount: euros(charges) }) : included
    return `${say('reply.home.month', { amount: euros(price) })}${isPerM2 ? perM2 : ''}${more}${reduced}${doubt}`
  }
  return `${euros(price)}${perM2}${reduced}${doubt}`
}

/** Terms of sale in the advert that make its price another than that of the whole home. */
const TERMS = { life_annuity: 'reply.home.lifeAnnuity', part_share: 'reply.home.partShare' } as const

/** Why we doubt a listing, by what was checked. */
function doubtText(listing: AgentListing, { say, euros }: Tongue): string {
  const { priceCheck, priceCheckReason: reason = '', usualPriceFrom: low, usualPriceTo: high } = listing
  if (priceCheck !== 'implausible' && priceCheck !== 'unusual') return ''
  const range = low && high ? say('reply.home.usual', { low: euros(low), high: euros(high) }) : ''
  if (reason === 'type_contradicted') return say('reply.home.otherKind', { usual: range })
  const term = reason in TERMS ? say(TERMS[reason as keyof typeof TERMS]) : ''
  const usual = `${term}${range}`
  return say(priceCheck === 'unusual' ? 'reply.home.unusual' : 'reply.home.implausible', { usual })
}

import type { Advert, Flaw, Portal, Shown } from './advert.ts'
import { ARCHIVED_PORTALS } from './advert.ts'
import type { Agency } from './agencies.ts'
import type { Day } from '../../../models/kernel/day.ts'
import { type AdvertText, type TextFacts, writeAdvertText } from './description.ts'
import type { Grammar, Language } from './grammar.ts'
import { ENERGY_CLASSES, hasRooms, isDwelling, type Home } from '../homes/home.ts'
import type { MarketParameters } from '../parameters/parameters.ts'
import { placeInText, placeWords } from './place-words.ts'
import type { Random } from '../parameters/random.ts'
import { garble } from './typos.ts'
import { type PriceStep, roundAsking, type Spell, type Timeline } from '../homes/timeline.ts'

/** Properties shared by all adverts of a home. */
export interface Offer {
  readonly propertyId: number
  readonly home: Home
  readonly timeline: Timeline
  readonly chargesEur: number | null
  readonly availableFrom: Day | null
  readonly lot: number
  readonly photos: readonly string[]
}

export interface CopyRequest {
  readonly portal: Portal
  readonly ref: string
  readonly spellNumber: number
  readonly agency: Agency | null
  readonly agencyRef: string | null
  readonly ownerRef: string | null
  readonly lastDay: Day
}

export interface CopyStreams {
  readonly noise: Random
  readonly text: Random
  readonly timing: Random
  readonly odd: Random
}

/** Draws one advert of an offer as its portal shows it. */
export function drawCopy(
  streams: CopyStreams,
  parameters: MarketParameters,
  grammars: Record<Language, Grammar>,
  offer: Offer,
  request: CopyRequest,
): Advert {
  const { noise } = streams
  const { from, to } = shiftSpell(streams.timing, offer.timeline.spells[request.spellNumber]!, request.lastDay)
  const told = shownPrices(streams.timing, noise, parameters, offer, { from, to })
  const drawn = drawShown(noise, parameters, offer, request.portal)
  const { prices, shown, flaw } = drawOddOffer(streams.odd, parameters, offer.home, { ...told, shown: drawn })
  const language = drawLanguage(streams.text, request)
  const text = writeAdvertText(
    streams.text,
    grammars[language],
    textFacts(offer, request.agency, prices.at(-1)!.priceEur, shown),
    parameters,
    isShortText(streams.text, request.portal, to) ? 'short' : 'full',
  )
  const oddText = flaw === null ? undefined : grammars[language].oddOffers[flaw]
  if (oddText !== undefined) text.description += ` ${streams.odd.pick(oddText)}`
  const garbled = garbleText(noise, parameters, text)
  return {
    ...request,
    propertyId: offer.propertyId,
    spell: request.spellNumber,
    from,
    to,
    prices,
    language,
    shown,
    flaw: flaw ?? (isTenfoldArea(shown, offer.home) ? 'area_tenfold' : null),
    ...garbled,
  }
}

function textFacts(offer: Offer, agency: Agency | null, priceEur: number, shown: Shown): TextFacts {
  return {
    home: offer.home,
    placeName: placeInText(offer.home),
    agency,
    priceEur,
    priceToEur: shown.priceToFactor === null ? null : Math.round((priceEur * shown.priceToFactor) / 1000) * 1000,
    chargesEur: offer.chargesEur,
    areaToM2: shown.areaToM2,
    availableFrom: offer.availableFrom,
    lot: offer.lot,
  }
}

/** Portals publish a few days late and remove some copies before the offer ends. */
function shiftSpell(random: Random, spell: Spell, lastDay: Day): Spell {
  const latest = (spell.to ?? lastDay + 1) - 1
  const from = Math.min(spell.from + (random.chance(0.5) ? random.integer(0, 9) : 0), latest)
  if (spell.to === null) return { from, to: null }
  return { from, to: Math.min(Math.max(spell.to + random.integer(-4, 2), from + 1), lastDay) }
}

function shownPrices(
  timing: Random,
  noise: Random,
  { noise: rates }: MarketParameters,
  { home, timeline }: Offer,
  { from, to }: Spell,
): { prices: PriceStep[]; flaw: Flaw | null } {
  const lag = timing.chance(rates.priceLag) ? timing.integer(1, 14) : 0
  const factor = noise.chance(rates.priceOff) ? 1 + noise.between(0.005, 0.025) * (noise.chance(0.5) ? 1 : -1) : 1
  const error = priceError(noise, rates, home)
  const steps: PriceStep[] = []
  for (const { day, priceEur } of timeline.prices) {
    const at = day + (day === timeline.prices[0]!.day ? 0 : lag)
    const shown = error.of(factor === 1 ? priceEur : roundAsking(priceEur * factor, home.listingType))
    if (at <= from) steps[0] = { day: from, priceEur: shown }
    else if ((to === null || at < to) && shown !== steps.at(-1)?.priceEur) steps.push({ day: at, priceEur: shown })
  }
  return { prices: steps, flaw: error.flaw }
}

/** Gross errors last as long as the advert: a zero too many, a monthly rent for a sale, or no price at all. */
function priceError(random: Random, rates: MarketParameters['noise'], home: Home): PriceError {
  const draw = random.next()
  if (draw < rates.zeroPrice) return { flaw: null, of: () => 0 }
  if (draw > rates.zeroPrice + rates.grossError) return { flaw: null, of: (price) => price }
  const which = random.next()
  if (which < 0.35) return { flaw: 'price_tenfold', of: (price) => price * 10 }
  if (which < 0.6) return { flaw: 'price_tenth', of: (price) => Math.round(price / 10) }
  if (home.listingType === 'sale' && which < 0.85)
    return { flaw: 'price_monthly', of: (price) => Math.round((price * 0.0033) / 10) * 10 }
  return { flaw: 'price_per_m2', of: (price) => Math.round(price / Math.max(home.areaM2, 1)) }
}

interface PriceError {
  flaw: Flaw | null
  of(price: number): number
}

type OddCopy = Pick<Advert, 'prices' | 'shown' | 'flaw'>

/** Offers of something else than the whole home, priced accordingly, and gross errors in adverts that say little about size. */
function drawOddOffer(random: Random, { noise }: MarketParameters, home: Home, copy: OddCopy): OddCopy {
  if (copy.flaw !== null)
    return random.chance(noise.flawWithoutSize) ? { ...copy, shown: withoutSize(random, copy.shown) } : copy
  if (!isDwelling(home.kind) || !random.chance(noise.oddOffer)) return copy
  const flaw = random.pick(home.listingType === 'sale' ? ODD_SALES : ODD_RENTS)
  const price = oddPrice(random, flaw)
  const prices = copy.prices.map((step) => ({ ...step, priceEur: roundAsking(price(step.priceEur), home.listingType) }))
  return { prices, shown: copy.shown, flaw }
}

const ODD_SALES = ['life_annuity', 'part_share', 'parking_price'] as const
const ODD_RENTS = ['weekly_rent', 'parking_price'] as const

function oddPrice(random: Random, flaw: (typeof ODD_SALES | typeof ODD_RENTS)[number]): (price: number) => number {
  const share = random.next()
  switch (flaw) {
    case 'life_annuity':
      return (price) => price * (0.15 + 0.3 * share)
    case 'part_share':
      return (price) => price * (0.3 + 0.25 * share)
    case 'weekly_rent':
      return (price) => price * (0.22 + 0.04 * share)
    case 'parking_price':
      return (price) => (price > 20_000 ? 28_000 + 40_000 * share : 90 + 120 * share)
  }
}

function withoutSize(random: Random, shown: Shown): Shown {
  return { ...shown, areaM2: null, ...(random.chance(0.3) && { bedrooms: null, rooms: null }) }
}

/** The area of a gross error is ten times the true one. */
function isTenfoldArea({ areaM2 }: Shown, home: Home): boolean {
  return areaM2 !== null && areaM2 > 5 * home.areaM2
}

function drawShown(random: Random, { noise }: MarketParameters, offer: Offer, portal: Portal): Shown {
  const { home } = offer
  const { missing } = noise
  const kept = <T>(probabilityMissing: number, value: T): T | null => (random.chance(probabilityMissing) ? null : value)
  const rooms = hasRooms(home.kind)
  const isProject = home.kind === 'project'
  const monthlyRent = rooms && home.listingType === 'rent' ? offer.timeline.prices[0]!.priceEur : null
  const withCoordinates = !random.chance(missing.coordinates)
  const withEnergy = rooms && !random.chance(missing.energy)
  return {
    kind: shownKind(random, noise, home),
    listingType: home.listingType,
    priceToFactor: isProject ? 1.3 + (home.houseNumber % 50) / 60 : null,
    areaM2: kept(home.kind === 'parking' ? 0.7 : missing.area, shownArea(random, noise, home.areaM2)),
    areaToM2: isProject ? Math.round(home.areaM2 * (1.3 + (home.houseNumber % 40) / 60)) : null,
    landM2: home.landM2,
    bedrooms: rooms && home.kind !== 'studio' && !isProject ? kept(missing.bedrooms, home.bedrooms) : null,
    rooms: rooms && !isProject ? kept(missing.rooms, home.kind === 'room' ? 1 : home.bedrooms + 1) : null,
    bathrooms: rooms && !isProject ? kept(missing.bathrooms, home.bathrooms) : null,
    floor: home.floor === null || isProject ? null : kept(missing.floor, home.floor),
    floorCount: home.floorCount === null ? null : kept(0.6, home.floorCount),
    energyClass: withEnergy ? ENERGY_CLASSES[home.energy]! : null,
    insulationClass: withEnergy && !random.chance(0.3) ? ENERGY_CLASSES[home.insulation]! : null,
    year: rooms ? kept(missing.year, home.year) : null,
    condition: rooms ? kept(missing.condition, home.condition) : null,
    newBuild: home.newBuild,
    furnished: home.furnished,
    features: home.features.filter(() => !random.chance(0.12)),
    chargesEur: offer.chargesEur === null ? null : kept(missing.charges, offer.chargesEur),
    depositEur: monthlyRent === null ? null : kept(0.5, monthlyRent * 2),
    feeEur: monthlyRent === null ? null : kept(0.7, Math.round(monthlyRent * 1.17)),
    availableFrom: offer.availableFrom,
    placeText: placeWords(random, home, random.chance(noise.portalPlace)),
    street: kept(missing.street, `${home.houseNumber}, ${home.street}`),
    postcode: home.postcode === '' ? null : kept(0.35, home.postcode),
    country: home.town?.country ?? 'LU',
    latitude: withCoordinates ? home.latitude : null,
    longitude: withCoordinates ? home.longitude : null,
    photos: rotate(offer.photos, portal === 'alpha' ? 0 : random.integer(0, 2)),
  }
}

function shownKind(random: Random, noise: MarketParameters['noise'], home: Home): Home['kind'] {
  if (home.kind === 'penthouse' || home.kind === 'duplex') return random.chance(0.15) ? 'apartment' : home.kind
  if (!random.chance(noise.wrongType)) return home.kind
  return home.kind === 'apartment' ? 'house' : hasRooms(home.kind) ? 'apartment' : 'office'
}

function shownArea(random: Random, noise: MarketParameters['noise'], areaM2: number): number {
  if (random.chance(noise.grossError * 0.5)) return Math.round(areaM2) * 10
  if (random.chance(noise.areaOff)) return Math.round(areaM2) + random.pick([-2, -1, 1, 2])
  return random.chance(noise.areaRounded) ? Math.floor(areaM2) : random.chance(0.5) ? Math.round(areaM2) : areaM2
}

function drawLanguage(random: Random, { agency, portal }: CopyRequest): Language {
  const own = agency?.language ?? (random.chance(0.6) ? 'fr' : 'en')
  if (portal === 'gamma' && random.chance(0.5)) return 'de'
  return random.chance(0.15) ? random.pick(['fr', 'de', 'en'] as const) : own
}

/** Archives keep little text, live adverts most of it. */
function isShortText(random: Random, portal: Portal, to: Day | null): boolean {
  return ARCHIVED_PORTALS.has(portal) && to !== null ? random.chance(0.8) : random.chance(0.15)
}

function garbleText(random: Random, { noise }: MarketParameters, text: AdvertText): AdvertText {
  const title = random.chance(noise.upperCase) ? text.title.toUpperCase() : text.title
  const description = random.chance(noise.typo) ? garble(random, text.description) : text.description
  return random.chance(noise.entities)
    ? { title: encodeEntities(title), description: encodeEntities(description) }
    : { title, description }
}

const ENTITIES: Record<string, string> = {
  é: '&eacute;',
  è: '&egrave;',
  "'": '&#x27;',
  à: '&agrave;',
  ü: '&uuml;',
  '&': '&amp;',
}

function encodeEntities(text: string): string {
  return text.replace(/[éè'àü&]/g, (character) => ENTITIES[character]!)
}

function rotate<T>(items: readonly T[], by: number): T[] {
  return items.length === 0 ? [] : items.map((_, at) => items[(at + by) % items.length]!)
}

import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { THUMB_FRAME } from '../../../models/contracts/listings/picture.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, compareHomesAddress } from '../../html/addresses.ts'
import { scaleAround } from '../../html/band.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayCount } from '../../say/say-count.ts'
import { offerWords } from '../../say/offer-words.ts'
import { doubtfulCharges, holdsCharges } from '../../../models/adverts/listing/unstated-charges.ts'
import { sayIn } from '../../say/words.ts'
import { priceWarning } from '../../say/price-check-words.ts'
import { hint, type Block, type Card } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'

/** Fields of a listing that a card shows. */
export type CardListing = Pick<
  ListingRecord,
  | 'id'
  | 'listingType'
  | 'propertyType'
  | 'priceEur'
  | 'priceHistory'
  | 'priceFromEur'
  | 'chargesEur'
  | 'isProject'
  | 'priceCheck'
  | 'priceCheckReasons'
  | 'absences'
  | 'areaM2'
  | 'bedrooms'
  | 'energyClass'
  | 'district'
  | 'locality'
  | 'communeSlug'
  | 'photos'
  | 'pictures'
>

/** Our estimate in euros with its 80 % interval; null where there is none. */
export interface CardEstimate {
  estimate: number | null
  low: number | null
  high: number | null
}

/** A listing with our estimate; undefined where there is none. */
export interface EstimatedHome {
  listing: ListingRecord
  estimate: CardEstimate | undefined
}

interface CardOptions {
  locale: Locale
  /** In the language of the page; undefined where the commune is not known. */
  communeName: string | undefined
  /** Our estimate with its interval; undefined where the page has none at hand. */
  estimate?: CardEstimate | undefined
  /** Further facts, such as the minutes to work. */
  facts?: readonly string[]
  /** Under the facts, such as why a search found it. */
  more?: readonly Block[]
}

/** A listing among others: photo, price with charges, what and where, and our estimate with the asking price on it. */
export function listingCard(listing: CardListing, options: CardOptions): Card {
  const { locale, communeName, facts: further = [], more = [] } = options
  const say = sayIn(locale)
  const words = offerWords(locale)
  const { id, bedrooms, energyClass, photos } = listing
  const warning = listing.priceCheck === 'implausible' ? priceWarning(listing, locale) : null
  const facts = [
    listing.isProject ? say('offer.project') : null,
    bedrooms === null || bedrooms === 0 ? null : words.bedrooms(bedrooms),
    words.size(listing),
    ...further,
  ].filter((fact) => fact !== null)
  const picture = cover(listing)
  const estimate = estimateOf(listing, options)
  return {
    picture,
    noPicture: say('offer.noPhoto'),
    ...(photos.length > 1 && picture !== null && { photoCount: sayCount(say, 'offer.photos', photos.length, locale) }),
    ...priceOf(listing, locale),
    heading: link(words.heading(listing, communeName), ADDRESSES.listing(locale, id)),
    facts,
    ...(energyClass !== null && {
      energyClass: { letter: energyClass, label: say('offer.energy', { class: '' }).trim() },
    }),
    ...(estimate !== undefined && { estimate }),
    compare: { label: say('homesCompare.compare'), address: compareHomesAddress(locale, [id]) },
    quoted: null,
    blocks: warning === null ? more : [hint(warning), ...more],
  }
}

/** A rent with its charges where they are stated, which is paid, and without them, which limits of a search are about. */
function priceOf(listing: CardListing, locale: Locale): Pick<Card, 'price' | 'priceNote'> {
  const { listingType, priceEur, chargesEur } = listing
  if (listingType === 'sale' || priceEur === null) return { price: offerWords(locale).price(listing) }
  const total = priceEur + (chargesEur ?? 0)
  const say = sayIn(locale)
  const amount = (value: number): string => numberWords(locale).euro(value, Number.isInteger(value) ? 0 : 2)
  const isWhole = holdsCharges(listing)
  const note =
    chargesEur === null
      ? say(isWhole ? 'box.withCharges' : 'offer.noCharges')
      : say('offer.withCharges', { rent: amount(priceEur) })
  return { price: amount(total), priceNote: note }
}

/** Where the asking price lies: inside, above or below the interval of our estimate. */
function estimateOf(listing: CardListing, { locale, estimate }: CardOptions): Card['estimate'] | undefined {
  const { priceEur } = listing
  if (estimate === undefined) return undefined
  const say = sayIn(locale)
  const { estimate: value, low, high } = estimate
  if (value === null || low === null || high === null || priceEur === null) return undefined
  const { euro } = numberWords(locale)
  const charges = doubtfulCharges(listing)
  const text =
    priceEur > high
      ? say('estimate.above', { amount: euro(priceEur - high) })
      : priceEur < low
        ? say('estimate.below', { amount: euro(low - priceEur) })
        : say('estimate.inside')
  return {
    figures: { ...scaleAround([low, high, priceEur]), low, high, value, ask: priceEur },
    label: say('estimate.band', { ask: euro(priceEur), low: euro(low), high: euro(high) }),
    text: charges === null ? text : `${text} (${say(`estimate.chargesShort.${charges}`)})`,
  }
}

/** Photos that the service shows itself: no page makes a browser ask another site. */
export function ownPhotos({ photos }: Pick<ListingRecord, 'photos'>): string[] {
  return photos.filter((photo) => /^\/media\/[\w.-]+$/.test(photo))
}

function cover(listing: CardListing): Card['picture'] {
  const [picture] = listing.pictures
  const [photo] = ownPhotos(listing)
  const path = picture?.thumb ?? photo
  if (path === undefined) return null
  const { width, height } = picture ?? THUMB_FRAME
  return { path, width, height }
}

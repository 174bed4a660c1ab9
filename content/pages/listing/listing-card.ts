import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { THUMB_FRAME } from '../../../models/contracts/listings/picture.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { offerWords } from '../../say/offer-words.ts'
import { sayIn } from '../../say/words.ts'
import { priceWarning } from '../../say/price-check-words.ts'
import { hint, type Block, type Card } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'

/** Fields of a listing that a card shows. */
export type CardListing = Pick<
  ListingRecord,
  | 'id'
  | 'title'
  | 'language'
  | 'listingType'
  | 'propertyType'
  | 'priceEur'
  | 'priceFromEur'
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

interface CardOptions {
  locale: Locale
  /** In the language of the page; undefined where the commune is not known. */
  communeName: string | undefined
  /** Under the facts, such as why a search found it. */
  more?: readonly Block[]
}

const TITLE_CHARACTERS = 90

/** A listing among others: photo, price, what and where, and the advertiser's title as a quotation. */
export function listingCard(listing: CardListing, { locale, communeName, more = [] }: CardOptions): Card {
  const say = sayIn(locale)
  const words = offerWords(locale)
  const { id, title, language, areaM2, bedrooms, energyClass } = listing
  const warning = listing.priceCheck === 'implausible' ? priceWarning(listing, locale) : null
  const facts = [
    listing.isProject ? say('offer.project') : null,
    areaM2 === null ? null : words.area(areaM2),
    bedrooms === null || bedrooms === 0 ? null : words.bedrooms(bedrooms),
    energyClass === null ? null : say('offer.energy', { class: energyClass }),
  ].filter((fact) => fact !== null)
  return {
    picture: cover(listing),
    noPicture: say('offer.noPhoto'),
    price: words.price(listing),
    heading: link(words.heading(listing, communeName), ADDRESSES.listing(locale, id)),
    facts,
    quoted: title.trim() === '' ? null : { text: words.quoted(title, TITLE_CHARACTERS), language },
    blocks: warning === null ? more : [hint(warning), ...more],
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

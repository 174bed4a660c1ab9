import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { THUMB_FRAME } from '../../models/contracts/listings/picture.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../say/words.ts'
import { ADDRESSES } from './addresses.ts'
import { markup, type Markup } from './markup.ts'
import { offerWords } from './offer-words.ts'

/** What a card shows of a listing. */
export type CardListing = Pick<
  ListingRecord,
  | 'id'
  | 'title'
  | 'language'
  | 'listingType'
  | 'propertyType'
  | 'priceEur'
  | 'priceToEur'
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
  more?: Markup
}

const TITLE_CHARACTERS = 90

/** A listing in a list of cards: photo, price, what and where, and the advertiser's title as a quotation. */
export function listingCard(listing: CardListing, { locale, communeName, more }: CardOptions): Markup {
  const words = offerWords(locale)
  const { id, title, language, areaM2, bedrooms, energyClass } = listing
  const facts = [
    areaM2 === null ? null : words.area(areaM2),
    bedrooms === null || bedrooms === 0 ? null : words.bedrooms(bedrooms),
    energyClass === null ? null : sayIn(locale)('offer.energy', { class: energyClass }),
  ].filter((fact) => fact !== null)
  return markup`<li class="card">${cover(listing, locale)}
<div class="text"><p class="price">${words.price(listing)}</p>
<p><a href="${ADDRESSES.listing(locale, id)}">${words.heading(listing, communeName)}</a></p>
${facts.length === 0 ? undefined : markup`<p>${facts.join(' · ')}</p>`}
${title.trim() === '' ? undefined : markup`<p class="hint"${languageOf(language)}>${words.quoted(title, TITLE_CHARACTERS)}</p>`}
${more}</div></li>`
}

/** A list of cards. */
export function cardList(cards: readonly Markup[]): Markup {
  return markup`<ul class="cards">
${cards}
</ul>`
}

/** The `lang` attribute of an advertiser's words; none where their language is not known. */
export function languageOf(language: string | null): Markup | undefined {
  return language !== null && /^[a-z]{2}$/.test(language) ? markup` lang="${language}"` : undefined
}

/** Photos that the service shows itself: no page makes a browser ask another site. */
export function ownPhotos({ photos }: Pick<ListingRecord, 'photos'>): string[] {
  return photos.filter((photo) => /^\/media\/[\w.-]+$/.test(photo))
}

// The heading beside it says what the picture is of.
function cover(listing: CardListing, locale: Locale): Markup {
  const [picture] = listing.pictures
  const [photo] = ownPhotos(listing)
  const source = picture?.thumb ?? photo
  if (source === undefined) return markup`<span class="no-photo">${sayIn(locale)('offer.noPhoto')}</span>`
  const { width, height } = picture ?? THUMB_FRAME
  return markup`<img src="${source}" alt="" width="${width}" height="${height}" loading="lazy" decoding="async">`
}

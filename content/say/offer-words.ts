import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { memoized } from '../../models/kernel/memoized.ts'
import { quotable } from '../../models/adverts/listing/untrusted-text.ts'
import { numberWords } from './numbers.ts'
import { sayCount } from './say-count.ts'
import { sayIn, WORDS, type WordKey } from './words.ts'

/** Words of a language for an offer: kind, place, price, size. */
export interface OfferWords {
  /** Apartment, house, building plot; the word for any property where the type has none. */
  kind(propertyType: string): string
  /** A feature, such as `fitted_kitchen`. */
  feature(name: string): string
  condition(name: string): string
  /** Kind of property and offer: `Apartment for sale`. */
  offer(listing: Pick<ListingRecord, 'listingType' | 'propertyType'>): string
  /** The same with its place. @param communeName undefined where the commune is not known */
  heading(listing: PlacedOffer, communeName: string | undefined): string
  place(listing: Pick<ListingRecord, 'district' | 'locality'>, communeName: string | undefined): string
  /** The asking price, of a rent by the month, of a project from its lowest; in words where it is withheld or unknown. */
  price(listing: PricedListing): string
  area(squareMetres: number): string
  /** The area of a home, of a project from its lowest; null where it is not known. */
  size(listing: Pick<ListingRecord, 'areaM2' | 'isProject'>): string | null
  bedrooms(count: number): string
  /** Words of an advertiser between the quotation marks of the language, as one plain line. */
  quoted(text: string, maxCharacters: number): string
}

type PricedListing = Pick<ListingRecord, 'listingType' | 'priceEur' | 'priceFromEur' | 'absences'>
type PlacedOffer = Pick<ListingRecord, 'listingType' | 'propertyType' | 'district' | 'locality'>

/** The words for what is offered in a locale, made once. */
export const offerWords: (locale: Locale) => OfferWords = memoized(makeWords)

function makeWords(locale: Locale): OfferWords {
  const say = sayIn(locale)
  const { rounded, euro } = numberWords(locale)
  // Feeds may bring a type or a feature that has no word yet.
  const label = (key: string): string | undefined => (Object.hasOwn(WORDS.en, key) ? say(key as WordKey) : undefined)
  const kind = (type: string): string => label(`type.${type}`) ?? say('type.other')
  const amount = (value: number): string => euro(value, Number.isInteger(value) ? 0 : 2)
  const area = (squareMetres: number): string => `${rounded(squareMetres, 1)}\u00a0m²`
  const offer: OfferWords['offer'] = ({ listingType, propertyType }) =>
    say(`offer.type.${listingType}`, { type: kind(propertyType) })
  const place: OfferWords['place'] = ({ district, locality }, communeName) => {
    // Words of feeds, unless the gazetteer knew them.
    const parts = [district ?? locality, communeName].flatMap((part) => (part ? [quotable(part, 60)] : []))
    return parts.length === 0 ? say('offer.placeUnknown') : [...new Set(parts)].join(', ')
  }
  return {
    kind,
    feature: (name) => label(`feature.${name}`) ?? name.replaceAll('_', ' '),
    condition: (name) => label(`condition.${name}`) ?? name.replaceAll('_', ' '),
    offer,
    heading: (listing, communeName) => {
      const isPlaced = communeName !== undefined || listing.district !== null || listing.locality !== null
      return isPlaced ? say('offer.in', { what: offer(listing), place: place(listing, communeName) }) : offer(listing)
    },
    place,
    price({ listingType, priceEur, priceFromEur, absences }) {
      const shownEur = priceEur ?? priceFromEur
      if (shownEur === null) return say(absences['priceEur'] === 'withheld' ? 'offer.onRequest' : 'offer.priceUnknown')
      const price = priceEur === null ? say('offer.from', { price: amount(shownEur) }) : amount(shownEur)
      return listingType === 'rent' ? say('offer.aMonth', { price }) : price
    },
    area,
    size({ areaM2, isProject }) {
      if (areaM2 === null) return null
      return isProject ? say('offer.from', { price: area(areaM2) }) : area(areaM2)
    },
    bedrooms: (count) => sayCount(say, 'offer.bedroom', count, locale),
    quoted: (text, maxCharacters) => say('offer.quoted', { text: quotable(text, maxCharacters) }),
  }
}

import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { FURNISHED } from '../../language/adverts/cells.ts'
import { readPropertyType } from '../../language/property-type-words.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { readPostcode } from '../../places/postcode.ts'
import { resolvePlace } from '../../places/resolve-place.ts'
import { webAddress } from '../read/advert-url.ts'
import { readAmount } from '../read/read-amount.ts'
import { readArea } from '../read/read-area.ts'
import { readAvailability, readDate } from '../read/read-date.ts'
import { readEnergyClass } from '../read/read-energy.ts'
import { readFloor } from '../read/read-floor.ts'
import { readLanguage } from '../read/read-language.ts'
import { readListingType } from '../read/read-listing-type.ts'
import { readCount } from '../read/read-rooms.ts'
import { booleanOf } from '../read/scalar.ts'

export interface ValueTest {
  /** Whether the text can be a value of the field. */
  fits(text: string): boolean
  /** Whether the text shows by itself that it is a value of the field, whatever its column is called. */
  shows?(text: string): boolean
}

const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#|,;\s])/i
const words = (text: string): number => text.trim().split(/\s+/).length
const isAmount = (text: string): boolean => {
  const reading = readAmount(text)
  return reading !== null && reading.kind !== 'unreadable'
}
const within = (low: number, high: number) => (text: string) =>
  /\d[.,]\d/.test(text) && Number(text.replace(',', '.')) > low && Number(text.replace(',', '.')) < high
const amount: ValueTest = { fits: isAmount }
const area: ValueTest = { fits: (text) => readArea(text) !== null }
const date: ValueTest = { fits: (text) => readDate(text) !== null }
const count: ValueTest = { fits: (text) => readCount(text) !== null }
const yesNo: ValueTest = { fits: (text) => booleanOf(text) !== null }
const short: ValueTest = { fits: (text) => text.length <= 120 && !/^\d+$/.test(text) }

/** Tests of the values of a column, by the field that it may be. */
export function valueTests(gazetteer: Gazetteer): Partial<Record<keyof RawAdvert, ValueTest>> {
  const isPlace = (text: string): boolean =>
    text.length <= 120 &&
    !/^[\d\s.,]+$/.test(text) &&
    ['commune', 'abroad'].includes(resolvePlace(gazetteer, { city: text }).kind)
  return {
    sourceRef: { fits: (text) => text.length <= 60 && !/\s/.test(text) && webAddress(text) === null },
    observedAt: date,
    publishedAt: date,
    withdrawnAt: date,
    url: {
      fits: (text) => webAddress(text) !== null && !PICTURE.test(text),
      shows: (text) => webAddress(text) !== null && !PICTURE.test(text),
    },
    title: {
      fits: (text) => text.length <= 300 && words(text) > 1,
      shows: (text) => words(text) > 3 && text.length <= 150,
    },
    description: { fits: (text) => words(text) > 4, shows: (text) => text.length > 200 },
    language: { fits: (text) => readLanguage(text, null, { methods: {}, absences: {} }) !== null },
    listingType: { fits: (text) => readListingType(text) !== null, shows: (text) => readListingType(text) !== null },
    propertyType: {
      fits: (text) => readPropertyType(text) !== undefined,
      shows: (text) => words(text) <= 5 && readPropertyType(text) !== undefined,
    },
    price: { fits: isAmount, shows: (text) => /€|\beur\b/i.test(text) && isAmount(text) },
    priceFrom: amount,
    priceTo: amount,
    priceOnRequest: yesNo,
    currency: { fits: (text) => /^(?:€|[a-z]{3}|euros?)$/i.test(text) },
    charges: amount,
    chargesIncluded: yesNo,
    deposit: amount,
    agencyFee: amount,
    area: { fits: area.fits, shows: (text) => /\d\s*(?:m²|m2|qm|sqm)/i.test(text) && text.length < 40 },
    areaFrom: area,
    areaTo: area,
    landArea: area,
    rooms: { fits: count.fits, shows: (text) => text.length < 30 && readCount(text)?.of === 'rooms' },
    bedrooms: { fits: count.fits, shows: (text) => text.length < 30 && readCount(text)?.of === 'bedrooms' },
    bathrooms: { fits: count.fits, shows: (text) => text.length < 30 && readCount(text)?.of === 'bathrooms' },
    floor: { fits: (text) => readFloor(text) !== null },
    floorCount: count,
    energyClass: { fits: (text) => readEnergyClass(text).kind !== 'unreadable' },
    insulationClass: { fits: (text) => readEnergyClass(text).kind !== 'unreadable' },
    constructionYear: { fits: (text) => /^(?:1[5-9]|20)\d{2}$/.test(text) },
    condition: short,
    newBuild: yesNo,
    furnished: { fits: (text) => booleanOf(text) !== null || FURNISHED.test(text) },
    features: { fits: () => true },
    availableFrom: { fits: (text) => readAvailability(text, '2000-01-01') !== null },
    street: short,
    postcode: { fits: (text) => readPostcode(text) !== null && text.length <= 10 },
    city: { fits: isPlace, shows: isPlace },
    country: short,
    latitude: { fits: within(45, 55) },
    longitude: { fits: within(0, 15) },
    agencyName: short,
    agencyPhone: { fits: (text) => text.replaceAll(/\D/g, '').length >= 6 },
    agencyEmail: { fits: (text) => /^\S+@\S+\.\S+$/.test(text), shows: (text) => /^\S+@\S+\.\S+$/.test(text) },
    agencyWebsite: { fits: (text) => webAddress(text) !== null },
    agencyRef: { fits: (text) => text.length <= 60 },
    photos: { fits: (text) => PICTURE.test(text) || webAddress(text) !== null, shows: (text) => PICTURE.test(text) },
  }
}

import type { ListingRecord } from '../../contracts/listings/listing.ts'
import { familyOf, isPropertyType, segmentOf } from '../../kernel/property-type.ts'
import { QUESTION_TOPICS, type QuestionTopic } from './question-topics.ts'
import { absenceOf, NULLABLE_FIELDS, type NullableField } from './unknown-fields.ts'

/** Something that matters and that no advert of the property says. */
export interface OpenQuestion {
  field: QuestionTopic
  /** 1-100: how much it matters to somebody who decides. */
  importance: number
}

/**
 * How much each topic matters to a tenant and to a buyer: what it costs each month and at once first, then what cannot be changed later. Judgement, not
 * measurement: the order matters, the distances are rough.
 */
const IMPORTANCE: Readonly<Record<'rent' | 'sale', Readonly<Partial<Record<QuestionTopic, number>>>>> = {
  rent: {
    price: 100,
    charges: 95,
    availableFrom: 90,
    areaSqm: 88,
    deposit: 85,
    beds: 80,
    energyClass: 75,
    furnished: 70,
    agencyFee: 68,
    location: 65,
    heating: 60,
    parking: 58,
    condition: 55,
    floor: 52,
    elevator: 50,
    baths: 45,
    outdoorSpace: 42,
    pets: 40,
    insulationClass: 38,
    cellar: 30,
    rooms: 25,
    constructionYear: 20,
  },
  sale: {
    price: 100,
    areaSqm: 95,
    energyClass: 85,
    condition: 80,
    location: 78,
    charges: 75,
    landAreaSqm: 72,
    constructionYear: 70,
    beds: 66,
    insulationClass: 62,
    heating: 60,
    parking: 58,
    floor: 55,
    elevator: 50,
    outdoorSpace: 48,
    baths: 45,
    availableFrom: 40,
    cellar: 30,
    rooms: 25,
    agencyFee: 20,
  },
}

/** Features any of which, present or said to be absent, answers a topic. */
const ANSWERED_BY: Readonly<Partial<Record<QuestionTopic, RegExp>>> = {
  heating: /^heating_/,
  parking: /^(?:parking|garage|carport)/,
  elevator: /^elevator$/,
  outdoorSpace: /^(?:balcony|terrace|garden|loggia|veranda)/,
  cellar: /^(?:cellar|storage)$/,
  pets: /^pets_/,
}

/** Questions worth asking about a listing, most important first. */
export function openQuestions(listing: ListingRecord): OpenQuestion[] {
  const weights = IMPORTANCE[listing.listingType]
  return QUESTION_TOPICS.filter((topic) => weights[topic] !== undefined && isOpen(listing, topic))
    .map((field) => ({ field, importance: weights[field]! }))
    .sort((a, b) => b.importance - a.importance)
}

function isOpen(listing: ListingRecord, topic: QuestionTopic): boolean {
  const answer = ANSWERED_BY[topic]
  if (answer)
    return (
      isAskedOf(listing, topic) && ![...listing.features, ...listing.absentFeatures].some((name) => answer.test(name))
    )
  if (topic === 'location') return listing.coordinatePrecision !== 'address' && listing.coordinatePrecision !== 'street'
  if (topic === 'charges' && !hasCharges(listing)) return false
  return (
    listing[NULLABLE_FIELDS[topic as NullableField]] === null &&
    absenceOf(listing, topic as NullableField) === 'unknown'
  )
}

/** Amenities are asked of dwellings, a lift only of flats above the ground, and pets only of tenants. */
function isAskedOf({ propertyType, listingType, floor }: ListingRecord, topic: QuestionTopic): boolean {
  if (!isPropertyType(propertyType) || familyOf(propertyType) !== 'dwelling') return false
  if (topic === 'elevator') return segmentOf(propertyType) === 'apartment' && floor !== 0
  return topic !== 'pets' || listingType === 'rent'
}

/** Who buys a house or a plot shares no building with others. */
function hasCharges({ listingType, propertyType }: ListingRecord): boolean {
  if (listingType === 'rent' || !isPropertyType(propertyType)) return true
  return segmentOf(propertyType) !== 'house' && familyOf(propertyType) !== 'land'
}

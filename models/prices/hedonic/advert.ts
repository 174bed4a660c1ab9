/** Dwelling types the price models distinguish; the order is the order of every type-indexed array. */
export const PROPERTY_TYPES = ['apartment', 'house'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

/** Attributes of a dwelling as adverts state them. An absent field is unknown, never zero or false. */
export type DwellingAttributes = {
  commune: string
  canton: string
  /** Part of the commune (section, quarter, locality). */
  section?: string | undefined
  type: PropertyType
  areaM2?: number | undefined
  landAres?: number | undefined
  bedrooms?: number | undefined
  /** Energy class A (best) to I. */
  energyClass?: string | undefined
  newBuild?: boolean | undefined
  parking?: boolean | undefined
  terrace?: boolean | undefined
  condition?: string | undefined
  constructionYear?: number | undefined
  /** Who offers it: homes of one seller in a commune and quarter are often lots of one project. */
  seller?: string | undefined
}

/**
 * One observation of one advert in one quarter, of sales or of rents (never mixed in one run).
 * Quarters are consecutive integers (`year * 4 + quarter - 1`).
 */
export type AdvertRow = DwellingAttributes & {
  advertId: string
  /** Portal or feed the advert was seen on. */
  source: string
  quarter: number
  firstSeenQuarter: number
  priceEur: number
  /** Set where the property behind the advert is already known; adverts that share it are one property. */
  propertyId?: string | undefined
}

/** A property newly put on the market, merged from all its adverts; `quarter` is when it was first advertised. */
export type NewProperty = DwellingAttributes & {
  quarter: number
  priceEur: number
  areaM2: number
}

/** Raised when the adverts given cannot carry the estimate asked for. */
export class InsufficientAdvertsError extends Error {
  override name = 'InsufficientAdvertsError'
}

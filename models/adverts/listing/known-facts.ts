import type { ListingFact, ListingRecord, RivalValue } from '../../contracts/listings/listing.ts'
import { roundHalfUp } from '../../statistics/round.ts'
import { daysBetween } from '../../kernel/day.ts'
import { COST_FIELDS, PLACE_FIELDS, ROOM_FIELDS, STATE_FIELDS } from './detail-fields.ts'

/** A value of a listing with where it comes from. */
export interface KnownFact {
  value: string | number | boolean | readonly string[]
  /** Id of the feed. */
  source: string
  method: 'stated' | 'extracted' | 'inferred'
  observedAt: string
  /** Whole days from `observedAt` to today. */
  ageDays: number
  confidence: number
  /** Values that other sources, or other words of the same advert, give instead. */
  rivals?: readonly KnownRival[]
}

export type KnownRival = Omit<RivalValue, 'method'> & Pick<KnownFact, 'method'>

/** Facts by their names of the interface, in the order in which they are told, with the field of the record. */
const FACT_FIELDS = {
  listingType: 'listingType',
  propertyType: 'propertyType',
  price: 'priceEur',
  priceFrom: 'priceFromEur',
  priceTo: 'priceToEur',
  ...COST_FIELDS,
  areaSqm: 'areaM2',
  areaToSqm: 'areaToM2',
  landAreaSqm: 'landAreaM2',
  ...ROOM_FIELDS,
  floorCount: 'floorCount',
  ...STATE_FIELDS,
  commune: 'communeSlug',
  ...PLACE_FIELDS,
  features: 'features',
} as const satisfies Record<string, keyof ListingRecord>

const KNOWN_FACT_NAMES = [
  ...(Object.keys(FACT_FIELDS) as (keyof typeof FACT_FIELDS)[]),
  'pricePerSqm',
  'agency',
] as const
export type KnownFactName = (typeof KNOWN_FACT_NAMES)[number]

/**
 * Every value of a listing whose provenance is known. @param today ISO date
 */
export function knownFacts(listing: ListingRecord, today: string): Partial<Record<KnownFactName, KnownFact>> {
  const known: Partial<Record<KnownFactName, KnownFact>> = {}
  for (const [name, field] of Object.entries(FACT_FIELDS) as [keyof typeof FACT_FIELDS, keyof ListingRecord][]) {
    const fact = listing.facts[field]
    const value = listing[field] as KnownFact['value'] | null
    if (fact && value !== null) known[name] = withProvenance(value, fact, today)
  }
  const perSqm = pricePerSqmFact(listing)
  if (perSqm) known.pricePerSqm = withProvenance(listing.pricePerSqm!, perSqm, today)
  const { agency } = listing.facts
  if (agency && listing.agency) known.agency = withProvenance(listing.agency.name, agency, today)
  return known
}

/** A quotient of two facts is as old as the older and as sure as both together. */
function pricePerSqmFact({ pricePerSqm, facts }: ListingRecord): ListingFact | null {
  const { priceEur: price, areaM2: area } = facts
  if (pricePerSqm === null || !price || !area) return null
  return {
    source: price.source,
    method: 'inferred',
    observedAt: price.observedAt < area.observedAt ? price.observedAt : area.observedAt,
    confidence: roundHalfUp(price.confidence * area.confidence, 2),
  }
}

function withProvenance(value: KnownFact['value'], fact: ListingFact, today: string): KnownFact {
  const { source, method, observedAt, confidence, rivals } = fact
  return {
    value,
    source,
    method: publicMethod(method),
    observedAt,
    ageDays: Math.max(0, daysBetween(observedAt, today)),
    confidence,
    ...(rivals && { rivals: rivals.map((rival) => ({ ...rival, method: publicMethod(rival.method) })) }),
  }
}

/** The interface knows no geocoding: a place found from coordinates or a name is inferred. */
function publicMethod(method: ListingFact['method']): KnownFact['method'] {
  return method === 'geocoded' ? 'inferred' : method
}

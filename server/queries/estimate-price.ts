import type { CommuneRecord } from '../../models/contracts/commune.ts'
import {
  priceEstimateRequestSchema,
  type PriceEstimate,
  type PriceEstimateRequest,
} from '../../models/contracts/valuation.ts'
import { segmentOf } from '../../models/domain/property-type.ts'
import { quarterOfDate } from '../../models/domain/quarter.ts'
import type { InlandPlace } from '../../models/places/gazetteer.ts'
import { parsePlace } from '../../models/places/parse-place.ts'
import type { ComparableHome } from '../../models/valuation/comparable-homes.ts'
import { dwellingRow } from '../../models/valuation/dwelling.ts'
import type { Driver } from '../../models/valuation/drivers.ts'
import { estimate } from '../../models/valuation/estimate.ts'
import { limitationTexts, type Limitation } from '../../models/valuation/limitations.ts'
import { publicAmounts, publicEffects } from '../../models/valuation/public-attributes.ts'
import type { ValuationRow } from '../../models/valuation/schema.ts'
import type { ReleaseFacts } from '../release/release.ts'
import { askingPrices } from './asking-prices.ts'
import { NotFoundError } from './not-found.ts'
import { BadArgumentsError, readArguments } from './read-arguments.ts'
import { resolveCommune } from './resolve-commune.ts'

/** Half the interval relative to the estimate, up to which an estimate is of high or medium confidence. */
const HIGH_CONFIDENCE = 0.15
const MEDIUM_CONFIDENCE = 0.25
/** Attributes beyond type, place and area; with fewer than this many known, an estimate says so. */
const FEW_ATTRIBUTES = 3
const ATTRIBUTES = ['bedrooms', 'bathrooms', 'constructionYear', 'energyClass', 'floor', 'condition'] as const

/**
 * What a dwelling would be expected to ask, with its interval, comparables and reasons.
 * @param input arguments as `priceEstimateRequestSchema` describes them, not yet checked
 * @throws BadArgumentsError for arguments that are wrong
 * @throws NotFoundError for a place that is not known, and where the release carries no model
 */
export function estimatePrice(facts: ReleaseFacts, input: unknown): PriceEstimate {
  const request = readArguments(priceEstimateRequestSchema, input)
  if ((request.latitude === undefined) !== (request.longitude === undefined)) throw oneCoordinate(request)
  const commune = resolveCommune(facts, request.commune, 'commune')
  const model = facts.valuations.get(request.listingType)
  if (!model) throw new NotFoundError(`Release ${facts.id} carries no valuation of ${request.listingType}.`)
  const locality = localityOf(facts, request.commune, commune)
  const subject = subjectOf(facts, request, commune, locality)
  const found = estimate(model, subject)
  const confidence = confidenceOf(found)
  const precision = request.latitude === undefined ? (locality ? 'locality' : 'commune') : 'coordinates'
  return {
    ...rounded(found),
    intervalLevel: found.intervalLevel,
    pricePerSqm: Number((found.estimate / request.areaSqm).toFixed(request.listingType === 'sale' ? 0 : 2)),
    confidence,
    comparables: found.comparables.map((home) => comparableOf(facts, home)),
    statistics: askingPrices(facts, { ...request, commune, segment: segmentOf(request.propertyType)! }),
    drivers: publicEffects(statedDrivers(found.drivers, subject)).map(({ attribute, effect }) => ({
      attribute,
      effect: Number(effect.toFixed(3)),
    })),
    basis: 'asking',
    modelVersion: model.name,
    limitations: limitationTexts(limitationsOf(facts, request, confidence), request.locale),
    place: { communeSlug: commune.slug, precision },
    asOf: facts.asOf,
    releaseId: facts.id,
    sample: facts.sample,
  }
}

function oneCoordinate({ latitude, longitude }: PriceEstimateRequest): BadArgumentsError {
  const field = latitude === undefined ? 'latitude' : 'longitude'
  const expected = 'latitude and longitude together, or neither'
  return new BadArgumentsError([
    { field, received: null, expected, example: (latitude ?? longitude) === latitude ? 6.13 : 49.61 },
  ])
}

/** The part of the commune that the text names, if it names one. */
function localityOf(facts: ReleaseFacts, text: string, commune: CommuneRecord): InlandPlace | undefined {
  if (facts.communes.has(text)) return undefined
  const [best] = parsePlace(facts.gazetteer, text).readings
  const place = best?.place
  return (place?.kind === 'locality' || place?.kind === 'quarter') && place.commune === commune.slug ? place : undefined
}

function subjectOf(
  facts: ReleaseFacts,
  request: PriceEstimateRequest,
  commune: CommuneRecord,
  locality: InlandPlace | undefined,
): ValuationRow {
  // A feature that is not named is unknown, not absent.
  const has = (...names: NonNullable<PriceEstimateRequest['features']>): boolean | null =>
    names.some((name) => request.features?.includes(name)) ? true : null
  const dwelling = {
    communeSlug: commune.slug,
    canton: commune.canton,
    locality: locality?.name ?? null,
    segment: segmentOf(request.propertyType)!,
    propertyType: request.propertyType,
    areaM2: request.areaSqm,
    landAreaM2: null,
    bedrooms: request.bedrooms ?? null,
    bathrooms: request.bathrooms ?? null,
    floor: request.floor ?? null,
    constructionYear: request.constructionYear ?? null,
    energyClass: request.energyClass ?? null,
    condition: request.condition ?? null,
    newBuild: has('new_build'),
    parking: has('parking', 'garage'),
    terrace: has('terrace', 'balcony', 'loggia'),
    furnished: has('furnished'),
    latitude: request.latitude ?? null,
    longitude: request.longitude ?? null,
    quarter: quarterOfDate(facts.asOf),
  }
  return dwellingRow('', dwelling, locality ?? commune)
}

/** What is not known of a dwelling is no reason for its price. */
function statedDrivers(drivers: readonly Driver[], { values }: ValuationRow): Driver[] {
  return drivers.filter(({ attribute }) => !(attribute in values) || values[attribute] !== null)
}

function comparableOf(facts: ReleaseFacts, home: ComparableHome): PriceEstimate['comparables'][number] {
  const listing = facts.listingById.get(home.id) ?? facts.listingById.get(facts.aliases.get(home.id) ?? '')
  return {
    id: listing?.id ?? home.id,
    url: listing?.url ?? null,
    distance: home.distanceM,
    similarity: Number(home.similarity.toFixed(3)),
    askingPrice: Math.round(home.price),
    adjustedPrice: Math.round(home.adjustedPrice),
    adjustments: publicAmounts(home.adjustments).map(({ attribute, amount }) => ({
      attribute,
      amount: Math.round(amount),
    })),
  }
}

interface Range {
  estimate: number
  low: number
  high: number
}

function rounded({ estimate, low, high }: Range): Range {
  return { estimate: Math.round(estimate), low: Math.round(low), high: Math.round(high) }
}

function confidenceOf({ estimate, low, high }: Range): PriceEstimate['confidence'] {
  const half = (high - low) / 2 / estimate
  if (half <= HIGH_CONFIDENCE) return 'high'
  return half <= MEDIUM_CONFIDENCE ? 'medium' : 'low'
}

function limitationsOf(
  facts: ReleaseFacts,
  request: PriceEstimateRequest,
  confidence: PriceEstimate['confidence'],
): Limitation[] {
  const known = ATTRIBUTES.filter((name) => request[name] !== undefined).length
  const cases: [Limitation, boolean][] = [
    ['sample', facts.sample],
    ['asking', true],
    ['unseen', true],
    ['unplaced', request.latitude === undefined],
    ['sparse', known < FEW_ATTRIBUTES],
    ['wide', confidence === 'low'],
  ]
  return cases.filter(([, applies]) => applies).map(([limitation]) => limitation)
}

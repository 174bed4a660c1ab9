import type { PriceEstimate, PriceEstimateRequest } from '../../contracts/market/valuation.ts'
import { segmentOf } from '../../kernel/property-type.ts'
import { quarterOfDate } from '../../kernel/quarter.ts'
import type { Gazetteer, InlandPlace } from '../../places/gazetteer.ts'
import { parsePlace } from '../../places/parse-place.ts'
import type { ComparableHome } from './comparable-homes.ts'
import type { Driver } from './drivers.ts'
import { dwellingRow } from '../frame/dwelling.ts'
import { estimate } from './estimate.ts'
import type { Limitation } from './limitations.ts'
import type { ValuationModel } from '../model/model.ts'
import { publicEffects } from '../frame/public-attributes.ts'
import type { ValuationRow } from '../frame/schema.ts'
import { roundTo } from '../../statistics/round.ts'

/** Attributes beyond type, place and area; with fewer than this many known, an estimate says so. */
const FEW_ATTRIBUTES = 3
const ATTRIBUTES = ['bedrooms', 'bathrooms', 'constructionYear', 'energyClass', 'floor', 'condition'] as const

/** Where the home is, and on what market. */
export interface EstimateSetting {
  readonly commune: {
    readonly slug: string
    readonly canton: string
    readonly latitude: number
    readonly longitude: number
  }
  /** The part of the commune that is named, if one is. */
  readonly locality: InlandPlace | undefined
  /** Day of the data, an ISO date. */
  readonly asOf: string
  /** Invented data. */
  readonly sample: boolean
}

/** Estimate from the model alone; callers that know the listings on offer add statistics and addresses. */
export type ModelEstimate = Omit<
  PriceEstimate,
  'comparables' | 'statistics' | 'asOf' | 'releaseId' | 'sample' | 'limitations'
> & {
  readonly limitations: readonly Limitation[]
  readonly homes: readonly ComparableHome[]
}

/** The asking price that a model expects for a home as it is described, with interval, reasons and limits. */
export function estimateRequest(
  model: ValuationModel,
  request: PriceEstimateRequest,
  setting: EstimateSetting,
): ModelEstimate {
  const { commune, locality, sample } = setting
  const subject = subjectOf(request, setting)
  const found = estimate(model, subject)
  const { confidence } = found
  const precision = request.latitude === undefined ? (locality ? 'locality' : 'commune') : 'coordinates'
  return {
    ...rounded(found),
    intervalLevel: found.intervalLevel,
    pricePerSqm: roundTo(found.estimate / request.areaSqm, request.listingType === 'sale' ? 0 : 2),
    confidence,
    homes: found.comparables,
    drivers: publicEffects(statedDrivers(found.drivers, subject)).map(({ attribute, effect }) => ({
      attribute,
      effect: roundTo(effect, 3),
    })),
    basis: 'asking',
    modelVersion: model.name,
    limitations: limitationsOf(request, confidence, sample),
    place: { communeSlug: commune.slug, precision },
  }
}

/** The locality or quarter of a commune that a text names; undefined when it names the commune itself. */
export function namedLocality(gazetteer: Gazetteer, text: string, communeSlug: string): InlandPlace | undefined {
  if (text === communeSlug) return undefined
  const place = parsePlace(gazetteer, text).readings[0]?.place
  return (place?.kind === 'locality' || place?.kind === 'quarter') && place.commune === communeSlug ? place : undefined
}

function subjectOf(request: PriceEstimateRequest, { commune, locality, asOf }: EstimateSetting): ValuationRow {
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
    quarter: quarterOfDate(asOf),
  }
  return dwellingRow('', dwelling, locality ?? commune)
}

/** Keeps the drivers that are stated: an unknown attribute is no reason for a price. */
function statedDrivers(drivers: readonly Driver[], { values }: ValuationRow): Driver[] {
  return drivers.filter(({ attribute }) => !(attribute in values) || values[attribute] !== null)
}

interface Range {
  estimate: number
  low: number
  high: number
}

function rounded({ estimate, low, high }: Range): Range {
  return { estimate: Math.round(estimate), low: Math.round(low), high: Math.round(high) }
}

function limitationsOf(
  request: PriceEstimateRequest,
  confidence: PriceEstimate['confidence'],
  sample: boolean,
): Limitation[] {
  const known = ATTRIBUTES.filter((name) => request[name] !== undefined).length
  const cases: [Limitation, boolean][] = [
    ['sample', sample],
    ['asking', true],
    ['unseen', true],
    ['unplaced', request.latitude === undefined],
    ['sparse', known < FEW_ATTRIBUTES],
    ['wide', confidence === 'low'],
  ]
  return cases.filter(([, applies]) => applies).map(([limitation]) => limitation)
}

import type { PriceEstimate, PriceEstimateRequest } from '../../contracts/market/valuation.ts'
import { segmentOf } from '../../kernel/property-type.ts'
import { quarterOfDate } from '../../kernel/quarter.ts'
import type { Gazetteer, InlandPlace } from '../../places/gazetteer.ts'
import { parsePlace } from '../../places/parse-place.ts'
import { dwellingRow } from '../frame/dwelling.ts'
import type { Limitation } from './limitations.ts'
import type { ListedHome } from './listing-home.ts'
import type { HomeAnswer, Valuer } from './value-home.ts'
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

/** Estimate without what depends on language and release. */
export type HomeEstimate = Omit<
  PriceEstimate,
  'statistics' | 'paidToAsked' | 'asOf' | 'releaseId' | 'sample' | 'limitations' | 'position'
> & {
  readonly limitations: readonly Limitation[]
  readonly answer: HomeAnswer
}

/**
 * The asking price that a model expects for a home as it is described, with interval, reasons and limits.
 * @param named the listing that the home is, if that is stated
 */
export function estimateRequest(
  valuer: Valuer,
  request: PriceEstimateRequest,
  setting: EstimateSetting,
  named?: ListedHome,
): HomeEstimate {
  const answer = valuer.stated(statedRow(request, setting), named)
  const { estimate, low, high, intervalLevel, confidence, support, comparables, drivers } = answer
  const { values } = answer.row
  const decimals = request.listingType === 'sale' ? 0 : 2
  return {
    estimate,
    low,
    high,
    intervalLevel,
    pricePerSqm: estimate === null ? null : roundTo(estimate / Number(values['areaM2']), decimals),
    confidence,
    support,
    ownListingIds: answer.own.homes.map(({ listingId }) => listingId),
    comparables: [...comparables],
    drivers: [...drivers],
    basis: 'asking',
    modelVersion: valuer.modelVersion,
    limitations: limitationsOf(answer, setting.sample),
    place: {
      communeSlug: setting.commune.slug,
      precision: values['located'] === 1 ? 'coordinates' : values['locality'] === null ? 'commune' : 'locality',
    },
    answer,
  }
}

/** The locality or quarter of a commune that a text names; undefined when it names the commune itself. */
export function namedLocality(gazetteer: Gazetteer, text: string, communeSlug: string): InlandPlace | undefined {
  if (text === communeSlug) return undefined
  const place = parsePlace(gazetteer, text).readings[0]?.place
  return (place?.kind === 'locality' || place?.kind === 'quarter') && place.commune === communeSlug ? place : undefined
}

/** The home as the arguments state it. */
function statedRow(request: PriceEstimateRequest, { commune, locality, asOf }: EstimateSetting): ValuationRow {
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
    landAreaM2: request.landAreaSqm ?? null,
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

function limitationsOf({ row: { values }, confidence, support, own }: HomeAnswer, sample: boolean): Limitation[] {
  const known = ATTRIBUTES.filter((name) => values[name] !== null).length
  const cases: [Limitation, boolean][] = [
    ['outside', support === 'outside'],
    ['edge', support === 'edge'],
    ['sample', sample],
    ['asking', true],
    ['same', own.homes.length > 0 && own.isSame],
    ['alike', own.homes.length > 0 && !own.isSame],
    ['unseen', true],
    ['unplaced', values['located'] !== 1],
    ['sparse', known < FEW_ATTRIBUTES],
    ['wide', confidence === 'low' && support === 'inside'],
  ]
  return cases.filter(([, applies]) => applies).map(([limitation]) => limitation)
}

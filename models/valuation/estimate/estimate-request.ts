import type { PriceEstimate, PriceEstimateRequest } from '../../contracts/market/valuation.ts'
import { segmentOf } from '../../kernel/property-type.ts'
import { formatQuarter, parseQuarter, quarterOfDate } from '../../kernel/quarter.ts'
import type { Gazetteer, InlandPlace } from '../../places/gazetteer.ts'
import { parsePlace } from '../../places/parse-place.ts'
import { dwellingRow } from '../frame/dwelling.ts'
import { publicAttribute } from '../frame/public-attributes.ts'
import type { Limit, PlainLimitation } from './limitations.ts'
import type { ListedHome } from './listing-home.ts'
import type { HomeAnswer, Valuer } from './value-home.ts'
import type { ValuationRow } from '../frame/schema.ts'
import { isThin, isUnlike } from '../model/confidence.ts'
import { FEWEST_TESTED } from '../model/confidence-record.ts'
import { roundTo } from '../../statistics/round.ts'

/** Attributes beyond type, place and area; with fewer than this many known, an estimate says so. */
const FEW_ATTRIBUTES = 3
const ATTRIBUTES = ['bedrooms', 'bathrooms', 'constructionYear', 'energyClass', 'floor', 'condition'] as const
/** Those that say most of a price. */
const TELLING = ['bedrooms', 'energyClass', 'condition', 'constructionYear'] as const

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
  readonly limitations: readonly Limit[]
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
    limitations: limitationsOf(valuer, answer, { ...setting, listingType: request.listingType }),
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

type Setting = EstimateSetting & Pick<PriceEstimateRequest, 'listingType'>

function limitationsOf(valuer: Valuer, answer: HomeAnswer, { sample, asOf, listingType }: Setting): Limit[] {
  const { row, support, own, isWide, evidence } = answer
  const isGiven = answer.estimate !== null
  const plain = (limitation: PlainLimitation, applies: boolean): Limit[] => (applies ? [{ limitation }] : [])
  return [
    ...plain('outside', support === 'outside'),
    ...plain('edge', support === 'edge'),
    ...plain('sample', sample),
    ...plain(listingType === 'rent' ? 'askingRent' : 'asking', isGiven),
    ...plain('same', own.homes.length > 0 && own.isSame),
    ...plain('alike', own.homes.length > 0 && !own.isSame),
    ...plain('unseen', isGiven),
    ...(isGiven ? [...testedOf(answer), ...thinOf(answer)] : []),
    ...plain('unlike', isGiven && isUnlike(evidence)),
    ...(isGiven ? datedOf(answer, asOf) : []),
    ...plain('unplaced', isGiven && row.values['located'] !== 1),
    ...(isGiven ? [...sparseOf(valuer, answer), ...unusedOf(valuer, answer)] : []),
    ...plain('wide', isGiven && isWide && support === 'inside'),
  ]
}

function testedOf({ lowered, tested, intervalLevel: level }: HomeAnswer): Limit[] {
  const all: Limit[] = tested === null ? [] : [{ limitation: 'tested', ...tested, level }]
  if (lowered === null) return all
  const { held, count } = lowered
  return count < FEWEST_TESTED
    ? [{ limitation: 'untested', count }, ...all]
    : [{ limitation: 'unproven', held, count, level }]
}

function thinOf({ evidence }: HomeAnswer): Limit[] {
  return isThin(evidence) ? [{ limitation: 'thin', count: evidence.knownHere! }] : []
}

/** Says the age of the newest comparable where it is older than a quarter. */
function datedOf({ comparables }: HomeAnswer, asOf: string): Limit[] {
  const quarters = comparables.flatMap(({ date }) => (date === null ? [] : [parseQuarter(date)]))
  const [newest, now] = [Math.max(...quarters), quarterOfDate(asOf)]
  if (quarters.length === 0 || newest >= now - 1) return []
  return [{ limitation: 'dated', newest: formatQuarter(newest), now: formatQuarter(now) }]
}

function unusedOf(valuer: Valuer, answer: HomeAnswer): Limit[] {
  const features = valuer.unusedFeatures(answer)
  return features.length === 0 ? [] : [{ limitation: 'unused', features }]
}

/** Names only facts that known homes state: of the others the model can take no account. */
function sparseOf(valuer: Valuer, { row }: HomeAnswer): Limit[] {
  const { values } = row
  if (ATTRIBUTES.filter((name) => values[name] !== null).length >= FEW_ATTRIBUTES) return []
  const telling = [...(values['segment'] === 'house' ? (['landAreaM2'] as const) : []), ...TELLING]
  const missing = telling.filter((name) => values[name] === null && valuer.tellsApart(row, name))
  return missing.length === 0 ? [] : [{ limitation: 'sparse', missing: missing.map(publicAttribute) }]
}

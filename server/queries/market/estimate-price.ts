import { priceEstimateRequestSchema } from '../../../models/contracts/market/valuation.ts'
import type { PriceEstimate, PriceEstimateRequest } from '../../../models/contracts/market/valuation.ts'
import type { PaidToAsked, PaidToAskedFigures } from '../../../models/contracts/market/paid-to-asked.ts'
import { positionOf } from '../../../models/adverts/listing/listing-estimate.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { checkCoordinates, readCoordinates } from '../../../models/places/coordinates.ts'
import { segmentOf } from '../../../models/kernel/property-type.ts'
import { statedRatio } from '../../../models/forecast/paid-to-asked/stated-ratio.ts'
import { estimateRequest, namedLocality } from '../../../models/valuation/estimate/estimate-request.ts'
import { isValued } from '../../../models/valuation/estimate/listing-home.ts'
import type { HomeAnswer } from '../../../models/valuation/estimate/value-home.ts'
import { countrySeries, type ReleaseFacts } from '../../release/facts.ts'
import { paidToAskedText } from '../../../content/say/market/paid-to-asked-words.ts'
import { limitTexts } from '../../../content/say/market/price-limits.ts'
import { doubtfulCharges } from '../../../models/adverts/listing/unstated-charges.ts'
import { sayIn } from '../../../content/say/words.ts'
import { differenceTexts, limitationTexts } from '../../../content/say/limitations.ts'
import { askingPrices } from './asking-prices.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { officialArea, officialAreaName } from '../../../models/places/official-area.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { BadArgumentsError, readArguments } from '../../base/read-arguments.ts'
import type { Told } from '../../base/told.ts'
import { resolveCommune } from '../places/resolve-commune.ts'
import { findListing } from '../listings/find-listing.ts'
import { releaseValuer } from './release-valuer.ts'

/**
 * Estimates a home's asking price, with interval, comparables and reasons.
 * @param input unchecked arguments of `priceEstimateRequestSchema`
 * @throws BadArgumentsError for invalid arguments
 * @throws NotFoundError for an unknown place, or when the release carries no model
 */
export function estimatePrice(facts: ReleaseFacts, input: unknown): PriceEstimate {
  const request = readArguments(priceEstimateRequestSchema, input)
  if ((request.latitude === undefined) !== (request.longitude === undefined)) throw oneCoordinate(request)
  const commune = resolveCommune(facts, request.commune, 'commune')
  const at = readCoordinates(request.latitude, request.longitude)
  if (checkCoordinates(facts.gazetteer, commune.slug, at) === 'contradict')
    throw elsewhere(request, communeName(commune, request.locale))
  const valuer = releaseValuer(facts, request.listingType)
  if (!valuer)
    throw new NotFoundError([{ key: `reply.lack.valuation.${request.listingType}`, values: { id: facts.id } }])
  const locality = namedLocality(facts.gazetteer, request.commune, commune.slug)
  const { asOf, sample } = facts
  const named = namedListing(facts, request)
  const setting = { commune, locality, asOf, sample }
  const { answer, limitations, ...found } = estimateRequest(valuer, request, setting, named && valuer.homeOf(named))
  const judged = judgedListing(facts, answer, named)
  const charges = judged && doubtfulCharges(judged)
  const ratio = statedRatio(facts.paidToAsked.get(officialArea(commune)) ?? [], {
    listingType: request.listingType,
    segment: segmentOf(request.propertyType),
    isNewBuild: request.features?.includes('new_build') ?? false,
    condition: request.condition ?? null,
    constructionYear: request.constructionYear ?? null,
  })
  return {
    ...found,
    // Prices of homes that are not alike, adjusted far beyond what is known, would pass for the estimate that is refused.
    ...(found.estimate === null && { comparables: [], drivers: [] }),
    position: judged && positionOf(judged.priceEur, answer.low, answer.high),
    limitations: [
      ...(charges === null ? [] : [sayIn(request.locale)(`estimate.charges.${charges}`)]),
      ...limitationTexts(limitations, request.locale),
      ...(found.estimate === null ? [] : limitTexts(countrySeries(facts, request.listingType), request.locale)),
      ...(ratio === null ? [] : [paidToAskedText(ratio, officialAreaName(commune, request.locale), request.locale)]),
      ...differenceTexts(answer, request.locale),
    ],
    paidToAsked: ratio && figuresOf(ratio),
    statistics: askingPrices(facts, { ...request, commune, segment: segmentOf(request.propertyType)! }),
    asOf,
    releaseId: facts.id,
    sample,
  }
}

function figuresOf({ ratio, low, high, intervalLevel, year, lastYear }: PaidToAsked): PaidToAskedFigures {
  return { ratio, low, high, intervalLevel, year, lastYear }
}

/** The listing that the home is said to be. @throws BadArgumentsError when it is another kind of offer */
function namedListing(facts: ReleaseFacts, request: PriceEstimateRequest): ListingRecord | undefined {
  const id = request.excludeListingId
  if (id === undefined) return undefined
  const listing = findListing(facts, id, 'excludeListingId')
  if (listing.listingType === request.listingType && isValued(listing)) return listing
  throw new BadArgumentsError([{ field: 'excludeListingId', received: id, expected: { key: 'reply.expected.valued' } }])
}

/** The listing that the home surely is, whose asking price is held against the estimate; null where there is none. */
function judgedListing(
  { listingById }: ReleaseFacts,
  { own, low }: HomeAnswer,
  named: ListingRecord | undefined,
): ListingRecord | null {
  if (!own.isSame || low === null) return null
  return named ?? (own.homes.length === 1 ? (listingById.get(own.homes[0]!.listingId) ?? null) : null)
}

function elsewhere({ latitude, longitude }: PriceEstimateRequest, commune: string): BadArgumentsError {
  const expected: Told = { key: 'reply.expected.inCommune', values: { commune } }
  return new BadArgumentsError([
    { field: 'latitude', received: latitude, expected },
    { field: 'longitude', received: longitude, expected },
  ])
}

function oneCoordinate({ latitude, longitude }: PriceEstimateRequest): BadArgumentsError {
  const expected: Told = { key: 'reply.expected.bothCoordinates' }
  const given = { field: latitude === undefined ? 'longitude' : 'latitude', received: latitude ?? longitude, expected }
  const missing = latitude === undefined ? { field: 'latitude', example: 49.61 } : { field: 'longitude', example: 6.13 }
  return new BadArgumentsError([{ ...missing, received: null, expected }, given])
}

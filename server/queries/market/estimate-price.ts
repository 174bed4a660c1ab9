import {
  priceEstimateRequestSchema,
  type PriceEstimate,
  type PriceEstimateRequest,
} from '../../../models/contracts/market/valuation.ts'
import { segmentOf } from '../../../models/kernel/property-type.ts'
import type { ComparableHome } from '../../../models/valuation/estimate/comparable-homes.ts'
import { estimateRequest, namedLocality } from '../../../models/valuation/estimate/estimate-request.ts'
import { publicAmounts } from '../../../models/valuation/frame/public-attributes.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { limitationTexts } from '../../../content/say/limitations.ts'
import { askingPrices } from './asking-prices.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { BadArgumentsError, readArguments } from '../../base/read-arguments.ts'
import { resolveCommune } from '../places/resolve-commune.ts'
import { roundTo } from '../../../models/statistics/round.ts'

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
  const locality = namedLocality(facts.gazetteer, request.commune, commune.slug)
  const { asOf, sample } = facts
  const { homes, ...answer } = estimateRequest(model, request, { commune, locality, asOf, sample })
  return {
    ...answer,
    limitations: limitationTexts(answer.limitations, request.locale),
    comparables: homes.map((home) => comparableOf(facts, home)),
    statistics: askingPrices(facts, { ...request, commune, segment: segmentOf(request.propertyType)! }),
    asOf,
    releaseId: facts.id,
    sample,
  }
}

function oneCoordinate({ latitude, longitude }: PriceEstimateRequest): BadArgumentsError {
  const field = latitude === undefined ? 'latitude' : 'longitude'
  const expected = 'latitude and longitude together, or neither'
  return new BadArgumentsError([
    { field, received: null, expected, example: (latitude ?? longitude) === latitude ? 6.13 : 49.61 },
  ])
}

function comparableOf(facts: ReleaseFacts, home: ComparableHome): PriceEstimate['comparables'][number] {
  const listing = facts.listingById.get(home.id) ?? facts.listingById.get(facts.aliases.get(home.id) ?? '')
  return {
    id: listing?.id ?? home.id,
    url: listing?.url ?? null,
    distance: home.distanceM,
    similarity: roundTo(home.similarity, 3),
    askingPrice: Math.round(home.price),
    adjustedPrice: Math.round(home.adjustedPrice),
    adjustments: publicAmounts(home.adjustments).map(({ attribute, amount }) => ({
      attribute,
      amount: Math.round(amount),
    })),
  }
}

import { INTERFACE_PROPERTY_TYPES, isPropertyType, segmentOf } from '../../../models/kernel/property-type.ts'
import { VALUATION_FEATURES, type PriceEstimate } from '../../../models/contracts/market/valuation.ts'
import { seededRandom, sampleOrdered } from '../../../models/statistics/random.ts'
import { NotFoundError } from '../../../server/base/not-found.ts'
import { BadArgumentsError } from '../../../server/base/read-arguments.ts'
import type { FullListing } from '../../../models/openapi/listing-documents.ts'
import { getListingDetail } from '../../../server/queries/listings/listing-detail.ts'
import { estimatePrice } from '../../../server/queries/market/estimate-price.ts'
import type { ReleaseFacts } from '../../../server/release/facts.ts'
import { absurdQuestions } from './absurd-questions.ts'

const VIEW = { locale: 'en', absoluteUrl: (path: string) => path } as const

/** Answers of the tool beside those of the listing. */
export interface SameAnswers {
  asked: number
  /** Listings whose answer differs, with what differs. */
  different: { listingId: string; by: 'facts' | 'id'; fields: string[] }[]
  /** Listings that stand among their own comparables. */
  circular: string[]
  /** Comparables with an id that is not on offer. */
  offMarket: string[]
}

/** Asks the tool with the facts of listings, with and without their ids, and compares with what get_listing says. @param most listings drawn */
export function scoreSameAnswers(facts: ReleaseFacts, most: number, seed = 1): SameAnswers {
  const estimated = facts.listings.filter(({ id }) => facts.estimates.has(id))
  const drawn = sampleOrdered(Int32Array.from(estimated.keys()), most, seededRandom(seed))
  const score: SameAnswers = { asked: drawn.length, different: [], circular: [], offMarket: [] }
  for (const index of drawn) {
    const detail = getListingDetail(facts, estimated[index]!, VIEW)
    const stated = argumentsOf(detail)
    for (const [by, question] of [
      ['facts', stated],
      ['id', { ...stated, excludeListingId: detail.id }],
    ] as const) {
      const answer = estimatePrice(facts, question)
      const fields = differences(detail.estimate!, answer)
      if (fields.length > 0) score.different.push({ listingId: detail.id, by, fields })
      const ids = answer.comparables.flatMap(({ id }) => id ?? [])
      if (ids.includes(detail.id)) score.circular.push(detail.id)
      score.offMarket.push(...ids.filter((id) => facts.listingById.get(id)?.status !== 'on_offer'))
    }
  }
  return score
}

/** Answers of each kind of absurd question by their confidence; `refused` has none. */
export function scoreAbsurd(facts: ReleaseFacts): Map<string, Record<'high' | 'medium' | 'low' | 'refused', number>> {
  const scores = new Map<string, Record<'high' | 'medium' | 'low' | 'refused', number>>()
  for (const { kind, arguments: question } of absurdQuestions()) {
    if (!facts.valuations.has(question['listingType'] as 'sale')) continue
    const score = scores.get(kind) ?? { high: 0, medium: 0, low: 0, refused: 0 }
    score[confidenceOf(facts, question)] += 1
    scores.set(kind, score)
  }
  return scores
}

function confidenceOf(facts: ReleaseFacts, question: object): 'high' | 'medium' | 'low' | 'refused' {
  try {
    return estimatePrice(facts, question).confidence ?? 'refused'
  } catch (error) {
    if (error instanceof BadArgumentsError || error instanceof NotFoundError) return 'refused'
    throw error
  }
}

/** The facts of a listing as an agent passes them on. */
function argumentsOf(detail: FullListing): Record<string, unknown> {
  const type = detail.propertyType!
  const isAsked = INTERFACE_PROPERTY_TYPES.some((name) => name === type)
  const named = new Set(detail.features)
  const features = VALUATION_FEATURES.filter(
    (name) =>
      named.has(name) || (name === 'furnished' && detail.furnished) || (name === 'new_build' && detail.newBuild),
  )
  return {
    propertyType: isAsked ? type : isPropertyType(type) ? segmentOf(type) : type,
    listingType: detail.listingType,
    commune: detail.commune!.slug,
    areaSqm: detail.areaSqm,
    landAreaSqm: detail.landAreaSqm,
    bedrooms: detail.beds,
    bathrooms: detail.baths,
    constructionYear: detail.constructionYear,
    energyClass: detail.energyClass,
    floor: detail.floor,
    condition: detail.condition,
    features,
    latitude: detail.latitude,
    longitude: detail.longitude,
  }
}

function differences(listing: NonNullable<FullListing['estimate']>, answer: PriceEstimate): string[] {
  const { ownListingIds } = answer
  const names = ['estimate', 'low', 'high', 'confidence', 'support'] as const
  const fields: string[] = names.filter((name) => listing[name] !== answer[name])
  // Twins share their facts, so that the facts alone name no one asking price.
  const isVerdictDue = ownListingIds.length === 1 || answer.position !== null
  if (isVerdictDue && listing.position !== answer.position) fields.push('position')
  return fields
}

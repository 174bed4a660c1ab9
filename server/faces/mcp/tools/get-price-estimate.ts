import { z } from 'zod'
import { priceEstimateRequestSchema, priceEstimateSchema } from '../../../../models/contracts/market/valuation.ts'
import type { PriceEstimate, PriceEstimateRequest } from '../../../../models/contracts/market/valuation.ts'
import { estimatePrice } from '../../../queries/market/estimate-price.ts'
import { sayCount } from '../../../../content/say/say-count.ts'
import { askedAreaText } from '../../../queries/market/asking-prices.ts'
import { communeArgument, localeArgument } from '../offer/arguments.ts'
import { segmentOf } from '../../../../models/kernel/property-type.ts'
import { toNameLocale } from '../../../../models/kernel/locale.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import { attributeText, confidenceText, typeText } from '../answers/code-words.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

const output = priceEstimateSchema.omit({ asOf: true, releaseId: true, sample: true })

export const getPriceEstimate = defineTool({
  name: 'get_price_estimate',
  title: 'Price estimate of a home',
  description:
    'Estimate the asking price or rent of one home, with interval, comparables and reasons. Use it to check or set a ' +
    'price; give every known fact. Not for a commune (get_market_context); no appraisal.',
  scope: 'market:read',
  access: 'credential',
  icon: 'market',
  isPure: true,
  input: priceEstimateRequestSchema.extend({ commune: communeArgument, locale: localeArgument }),
  output,
  answer({ facts, locale, absoluteUrl }, args) {
    const { asOf: _asOf, releaseId: _releaseId, sample: _sample, ...found } = estimatePrice(facts, { ...args, locale })
    const comparables = found.comparables.map((home) => ({
      ...home,
      url: home.url === null ? null : absoluteUrl(home.url),
    }))
    const structured = { ...found, comparables }
    return { structured, text: describe(structured, args, facts, tongueOf(locale)) }
  },
})

type Estimate = z.infer<typeof output>
type Asked = Pick<PriceEstimateRequest, 'listingType' | 'propertyType'>

function describe(found: Estimate, asked: Asked, facts: ReleaseFacts, tongue: Tongue): string {
  const { place, statistics, modelVersion: model } = found
  const { listingType } = asked
  const { count, median, p25, p75 } = statistics
  const { say, euros, amount, list, counted, locale } = tongue
  const commune = facts.communes.get(place.communeSlug)!
  const area = askedAreaText(facts, { listingType, segment: segmentOf(asked.propertyType)!, commune }, locale)
  const listings = counted('listings', count)
  const isNowhere = found.comparables.length > 0 && found.comparables.every(({ distance }) => distance === null)
  const lines = [
    describeRange(found, listingType, tongue),
    say('reply.estimate.place', {
      place: commune.name[toNameLocale(locale)],
      precision: say(`reply.estimate.precision.${place.precision}`),
      model,
    }),
    ...describeOwn(found, tongue),
    count === 0
      ? say('reply.estimate.offerNone', { area })
      : say('reply.estimate.offer', { area, listings, median: euros(median), low: amount(p25), high: amount(p75) }),
    ...list(
      say('reply.estimate.reasons'),
      found.drivers.map((driver) => describeDriver(driver, tongue)),
    ),
    ...(isNowhere ? [say('reply.estimate.noDistances')] : []),
    ...found.comparables.map((home) => describeComparable(home, tongue, !isNowhere)),
    say('reply.estimate.limits', { text: found.limitations.join(' ') }),
  ]
  return lines.join('\n')
}

function describeRange(found: Estimate, listingType: 'sale' | 'rent', tongue: Tongue): string {
  const { say, euros, amount } = tongue
  const { estimate, low, high, intervalLevel, pricePerSqm, confidence } = found
  if (estimate === null) return say('reply.estimate.none')
  return say('reply.estimate.range', {
    what: say(listingType === 'sale' ? 'reply.estimate.sale' : 'reply.estimate.rent'),
    estimate: euros(estimate),
    level: Math.round(intervalLevel * 100),
    low: amount(low),
    high: amount(high),
    perM2: euros(pricePerSqm),
    confidence: confidenceText(confidence, tongue),
  })
}

function describeOwn({ ownListingIds, position }: Estimate, { say }: Tongue): string[] {
  if (ownListingIds.length === 0) return []
  const verdict = position === null ? '' : say(`reply.estimate.${position}`)
  return [`${say('reply.estimate.own', { ids: ownListingIds.join(', ') })}${verdict}`]
}

function describeDriver({ attribute, effect }: Estimate['drivers'][number], tongue: Tongue): string {
  return `${attributeText(attribute, tongue)} ${tongue.percent(effect * 100)}`
}

/** @param isPlaced whether its distance is told, or that it is unknown */
function describeComparable(home: PriceEstimate['comparables'][number], tongue: Tongue, isPlaced: boolean): string {
  const { say, euros, amount, rounded, count, locale } = tongue
  const { id, url, propertyType, areaSqm, bedrooms, date, distance, similarity, askingPrice, adjustedPrice } = home
  const facts = [
    propertyType === null ? say('reply.estimate.home') : typeText(propertyType, tongue),
    `${rounded(areaSqm, 2)} m²`,
    ...(bedrooms === null ? [] : [sayCount(say, 'offer.bedroom', bedrooms, locale)]),
    ...(date === null ? [] : [date]),
    ...(isPlaced
      ? [distance === null ? say('reply.estimate.noDistance') : say('reply.estimate.away', { n: count(distance) })]
      : []),
  ]
  const changes = home.adjustments.map(
    ({ attribute, amount: eur }) =>
      ` ${eur < 0 ? '-' : '+'} ${amount(Math.abs(eur))} (${attributeText(attribute, tongue)})`,
  )
  return say('reply.estimate.comparable', {
    name: id === null ? say('reply.estimate.off') : `${id} ${url}`,
    facts: facts.join(', '),
    similarity: rounded(similarity, 3),
    asked: euros(askingPrice),
    changes: changes.join(''),
    adjusted: euros(adjustedPrice),
  })
}

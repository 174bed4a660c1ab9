import { z } from 'zod'
import { priceEstimateRequestSchema, priceEstimateSchema } from '../../../../models/contracts/market/valuation.ts'
import type { PriceEstimate } from '../../../../models/contracts/market/valuation.ts'
import { estimatePrice } from '../../../queries/market/estimate-price.ts'
import { communeArgument, localeArgument } from '../offer/arguments.ts'
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
    return { structured, text: describe(structured, args.listingType, tongueOf(locale)) }
  },
})

type Estimate = z.infer<typeof output>

function describe(found: Estimate, listingType: 'sale' | 'rent', tongue: Tongue): string {
  const { place, statistics, modelVersion: model } = found
  const { area, count: n, median, p25, p75 } = statistics
  const { say, euros, amount, list } = tongue
  const lines = [
    describeRange(found, listingType, tongue),
    say('reply.estimate.place', { place: place.communeSlug, precision: place.precision, model }),
    ...describeOwn(found, tongue),
    say('reply.estimate.offer', { area, n, median: euros(median), low: amount(p25), high: amount(p75) }),
    ...list(say('reply.estimate.reasons'), found.drivers.map(describeDriver)),
    ...found.comparables.map((home) => describeComparable(home, tongue)),
    say('reply.estimate.limits', { text: found.limitations.join(' ') }),
  ]
  return lines.join('\n')
}

function describeRange(found: Estimate, listingType: 'sale' | 'rent', { say, euros, amount }: Tongue): string {
  const { estimate, low, high, intervalLevel, pricePerSqm, confidence } = found
  if (estimate === null) return say('reply.estimate.none')
  return say('reply.estimate.range', {
    what: say(listingType === 'sale' ? 'reply.estimate.sale' : 'reply.estimate.rent'),
    estimate: euros(estimate),
    level: Math.round(intervalLevel * 100),
    low: amount(low),
    high: amount(high),
    perM2: euros(pricePerSqm),
    confidence: String(confidence),
  })
}

function describeOwn({ ownListingIds, position }: Estimate, { say }: Tongue): string[] {
  if (ownListingIds.length === 0) return []
  const verdict = position === null ? '' : say(`reply.estimate.${position}`)
  return [`${say('reply.estimate.own', { ids: ownListingIds.join(', ') })}${verdict}`]
}

function describeDriver({ attribute, effect }: Estimate['drivers'][number]): string {
  return `${attribute} ${effect > 0 ? '+' : ''}${(effect * 100).toFixed(1)} %`
}

function describeComparable(home: PriceEstimate['comparables'][number], { say, euros, amount }: Tongue): string {
  const { id, url, propertyType, areaSqm, bedrooms, date, distance, similarity, askingPrice, adjustedPrice } = home
  const facts = [
    propertyType === null ? say('reply.estimate.home') : propertyType.replaceAll('_', ' '),
    `${areaSqm} m²`,
    ...(bedrooms === null ? [] : [say('reply.estimate.bedrooms', { n: bedrooms })]),
    ...(date === null ? [] : [date]),
    distance === null ? say('reply.estimate.noDistance') : say('reply.estimate.away', { n: Math.round(distance) }),
  ]
  const changes = home.adjustments.map(
    ({ attribute, amount: eur }) => ` ${eur < 0 ? '-' : '+'} ${amount(Math.abs(eur))} (${attribute})`,
  )
  return say('reply.estimate.comparable', {
    name: id === null ? say('reply.estimate.off') : `${id} ${url}`,
    facts: facts.join(', '),
    similarity,
    asked: euros(askingPrice),
    changes: changes.join(''),
    adjusted: euros(adjustedPrice),
  })
}

import { listLine } from '../answers/list-line.ts'
import { z } from 'zod'
import { priceEstimateRequestSchema, priceEstimateSchema } from '../../../../models/contracts/market/valuation.ts'
import type { PriceEstimate } from '../../../../models/contracts/market/valuation.ts'
import { estimatePrice } from '../../../queries/market/estimate-price.ts'
import { communeArgument, localeArgument } from '../offer/arguments.ts'
import { amount, euros } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

const output = priceEstimateSchema.omit({ asOf: true, releaseId: true, sample: true })

export const getPriceEstimate = defineTool({
  name: 'get_price_estimate',
  title: 'Price estimate of a home',
  description:
    'Estimate the asking price or monthly asking rent of one home in Luxembourg from its attributes, ' +
    'with an interval, comparable listings and the reasons. Use it to check or set a ' +
    'price. Not for a commune as a whole (get_market_context); not an appraisal or a price paid. Give every known attribute: fewer widen the interval.',
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
    return { structured, text: describe(structured, args.listingType) }
  },
})

type Estimate = z.infer<typeof output>

function describe(found: Estimate, listingType: 'sale' | 'rent'): string {
  const { estimate, low, high, intervalLevel, pricePerSqm, confidence, place, statistics, modelVersion } = found
  const what = listingType === 'sale' ? 'Asking price' : 'Asking rent a month'
  const { area, count, median, p25, p75 } = statistics
  const lines = [
    `${what}: ${euros(estimate)} (${Math.round(intervalLevel * 100)} % interval ${amount(low)} to ${amount(high)}), ` +
      `${euros(pricePerSqm)} per m². Confidence ${confidence}.`,
    `Place: ${place.communeSlug}, known to the ${place.precision}. Model ${modelVersion}; basis: asking prices.`,
    `On offer in ${area}: ${count} listings, median ${euros(median)} per m², middle half ${amount(p25)} to ${amount(p75)}.`,
    ...listLine('Reasons, against a typical home', found.drivers.map(describeDriver)),
    ...found.comparables.map(describeComparable),
    `Limits: ${found.limitations.join(' ')}`,
  ]
  return lines.join('\n')
}

function describeDriver({ attribute, effect }: Estimate['drivers'][number]): string {
  return `${attribute} ${effect > 0 ? '+' : ''}${(effect * 100).toFixed(1)} %`
}

function describeComparable(home: PriceEstimate['comparables'][number]): string {
  const { id, url, distance, similarity, askingPrice, adjustedPrice, adjustments } = home
  const where = distance === null ? 'distance unknown' : `${Math.round(distance)} m away`
  const changes = adjustments.map(({ attribute, amount: eur }) => `${attribute} ${eur > 0 ? '+' : ''}${amount(eur)}`)
  return (
    `- ${id}${url === null ? ' (off the market)' : ` ${url}`}: asked ${euros(askingPrice)}, adjusted ` +
    `${euros(adjustedPrice)}${changes.length > 0 ? ` (${changes.join(', ')})` : ''}; ${where}; similarity ` +
    `${similarity}`
  )
}

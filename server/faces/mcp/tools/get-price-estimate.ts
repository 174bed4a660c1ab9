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
    return { structured, text: describe(structured, args.listingType) }
  },
})

type Estimate = z.infer<typeof output>

function describe(found: Estimate, listingType: 'sale' | 'rent'): string {
  const { place, statistics, modelVersion } = found
  const { area, count, median, p25, p75 } = statistics
  const lines = [
    describeRange(found, listingType),
    `Place: ${place.communeSlug}, known to the ${place.precision}. Model ${modelVersion}; basis: asking prices.`,
    ...describeOwn(found),
    `On offer in ${area}: ${count} listings, median ${euros(median)} per m², middle half ${amount(p25)} to ${amount(p75)}.`,
    ...listLine('Reasons, against a typical home', found.drivers.map(describeDriver)),
    ...found.comparables.map(describeComparable),
    `Limits: ${found.limitations.join(' ')}`,
  ]
  return lines.join('\n')
}

function describeRange(found: Estimate, listingType: 'sale' | 'rent'): string {
  const { estimate, low, high, intervalLevel, pricePerSqm, confidence } = found
  if (estimate === null) return 'No estimate: no known home is like this one.'
  const what = listingType === 'sale' ? 'Asking price' : 'Asking rent a month'
  return (
    `${what}: ${euros(estimate)} (${Math.round(intervalLevel * 100)} % interval ${amount(low)} to ${amount(high)}), ` +
    `${euros(pricePerSqm)} per m². Confidence ${confidence}.`
  )
}

function describeOwn({ ownListingIds, position }: Estimate): string[] {
  if (ownListingIds.length === 0) return []
  const verdict = position === null ? '' : ` The asking price is ${position} the interval.`
  return [`Listings of this home, so no evidence for it: ${ownListingIds.join(', ')}.${verdict}`]
}

function describeDriver({ attribute, effect }: Estimate['drivers'][number]): string {
  return `${attribute} ${effect > 0 ? '+' : ''}${(effect * 100).toFixed(1)} %`
}

function describeComparable(home: PriceEstimate['comparables'][number]): string {
  const { id, url, propertyType, areaSqm, bedrooms, date, distance, similarity, askingPrice, adjustedPrice } = home
  const facts = [
    (propertyType ?? 'home').replaceAll('_', ' '),
    `${areaSqm} m²`,
    ...(bedrooms === null ? [] : [`${bedrooms} bedrooms`]),
    ...(date === null ? [] : [date]),
    distance === null ? 'distance unknown' : `${Math.round(distance)} m away`,
  ]
  const changes = home.adjustments.map(
    ({ attribute, amount: eur }) => ` ${eur < 0 ? '-' : '+'} ${amount(Math.abs(eur))} (${attribute})`,
  )
  return (
    `- ${id === null ? 'off the market' : `${id} ${url}`}: ${facts.join(', ')}; similarity ${similarity}; asked ` +
    `${euros(askingPrice)}${changes.join('')} = ${euros(adjustedPrice)}`
  )
}

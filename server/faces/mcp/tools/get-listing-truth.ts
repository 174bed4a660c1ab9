import { z } from 'zod'
import { correctionsOf } from '../../../corrections/corrections.ts'
import { listingTruthSchema, type ListingTruth } from '../../../../models/openapi/listing-truth.ts'
import { getListingTruth as truthOf } from '../../../queries/listings/listing-truth.ts'
import { localeArgument } from '../offer/arguments.ts'
import { listingIdArgument } from '../offer/listing-arguments.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
import { staleText } from '../answers/listing-text.ts'
import { defineTool } from '../offer/tool.ts'

export const getListingTruth = defineTool({
  name: 'get_listing_truth',
  title: 'Where the facts of a listing come from',
  description:
    'Check one listing: source, method, date, confidence of each fact; important unknown facts ' +
    'with a question to ask; corrections by readers. Use it before relying on a listing ' +
    'or writing to its advertiser. Not for description and photos (get_listing).',
  scope: 'listings:read',
  access: 'credential',
  icon: 'listing',
  input: z.strictObject({ id: listingIdArgument, locale: localeArgument }),
  output: listingTruthSchema,
  async answer({ facts, release, now, locale, absoluteUrl, services }, { id }) {
    const { db } = services.state
    const structured = await truthOf(facts, {
      id,
      locale,
      now,
      absoluteUrl,
      sources: release.site?.sources ?? [],
      correctionsOf: (listingId) => correctionsOf(db, listingId),
    })
    return { structured, text: describe(structured, tongueOf(locale)) }
  },
})

function describe(truth: ListingTruth, tongue: Tongue): string {
  const { id, url, facts, unknown, priceCheck, priceCheckReasons, withheld, licence, sources, corrections } = truth
  const { firstSeen: first, lastSeen: last } = truth
  const { say } = tongue
  const stale = staleText(truth, tongue)
  const known = Object.entries(facts).map(([name, fact]) => {
    const { method, source, observedAt: day, ageDays: age, confidence } = fact
    const value = Array.isArray(fact.value) ? fact.value.join(' ') : String(fact.value)
    return say('reply.truth.fact', {
      name,
      value,
      method,
      source,
      day,
      age,
      confidence,
      rivals: rivalText(fact, tongue),
    })
  })
  return [
    say('reply.truth.head', { id, url, first, last }),
    ...known,
    say('reply.truth.price', { check: priceCheck, reasons: priceCheckReasons.join(' ') }),
    ...(unknown.length ? [say('reply.truth.unknown')] : []),
    ...unknown.map(({ field, importance, question }) => `- ${field} (${importance}): ${question}`),
    ...(withheld.length ? [say('reply.listing.withheld', { list: withheld.join(', ') })] : []),
    ...(stale === null ? [] : [say('reply.listing.stale', { reason: String(truth.staleReason), text: stale })]),
    ...sources.map((source) => say('reply.truth.source', source)),
    say('reply.truth.licence', { licence }),
    correctionsText(corrections, tongue),
  ].join('\n')
}

function rivalText({ rivals = [] }: ListingTruth['facts'][string], { say }: Tongue): string {
  const told = rivals.map(({ value, source, observedAt: day }) =>
    say('reply.truth.rival', { value: String(value), source, day }),
  )
  return told.length === 0 ? '' : say('reply.truth.rivals', { list: told.join('; ') })
}

function correctionsText({ collected, minReporters, fields }: ListingTruth['corrections'], { say }: Tongue): string {
  if (!collected) return say('reply.truth.noCorrections')
  const counts = fields.map(({ field, reporters }) => say('reply.truth.reporters', { field, n: reporters }))
  return say('reply.truth.corrections', { n: minReporters, list: counts.join(', ') || say('reply.truth.none') })
}

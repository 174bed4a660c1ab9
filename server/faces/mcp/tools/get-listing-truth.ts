import { z } from 'zod'
import { correctionsOf } from '../../../corrections/corrections.ts'
import { listingTruthSchema, type ListingTruth } from '../../../../models/openapi/listing-truth.ts'
import { getListingTruth as truthOf } from '../../../queries/listings/listing-truth.ts'
import { localeArgument } from '../offer/arguments.ts'
import { listingIdArgument } from '../offer/listing-arguments.ts'
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
    return { structured, text: describe(structured) }
  },
})

function describe(truth: ListingTruth): string {
  const { id, url, facts, unknown, priceCheck, priceCheckReasons, withheld, licence, sources, corrections } = truth
  const { firstSeen, lastSeen } = truth
  const stale = staleText(truth)
  const known = Object.entries(facts).map(([name, fact]) => {
    const value = Array.isArray(fact.value) ? fact.value.join(' ') : fact.value
    const origin = `${fact.method} in ${fact.source}, ${fact.observedAt}, ${fact.ageDays} days ago, confidence ${fact.confidence}`
    return `- ${name}: ${value}; ${origin}${rivalText(fact)}`
  })
  return [
    `Listing ${id}, ${url}, first seen ${firstSeen}, last ${lastSeen}. Known facts:`,
    ...known,
    `Price ${priceCheck}: ${priceCheckReasons.join(' ')}`,
    ...(unknown.length ? ['Unknown, most important first, with the question to ask:'] : []),
    ...unknown.map(({ field, importance, question }) => `- ${field} (${importance}): ${question}`),
    ...(withheld.length ? [`Withheld by the advertiser: ${withheld.join(', ')}.`] : []),
    ...(stale === null ? [] : [`Stale (${truth.staleReason}): ${stale}.`]),
    ...sources.map((source) => `Source ${source.id}: ${source.title}, licence ${source.licence}.`),
    `Licence of this record: ${licence}.`,
    correctionsText(corrections),
  ].join('\n')
}

function rivalText({ rivals = [] }: ListingTruth['facts'][string]): string {
  const told = rivals.map(({ value, source, observedAt }) => `${value} in ${source}, ${observedAt}`)
  return told.length === 0 ? '' : `; others say: ${told.join('; ')}`
}

function correctionsText({ collected, minReporters, fields }: ListingTruth['corrections']): string {
  if (!collected) return 'Corrections: this service accepts none yet.'
  const counts = fields.map(({ field, reporters }) => `${field} by ${reporters} people`)
  return `Corrections reported by at least ${minReporters} people: ${counts.join(', ') || 'none'}.`
}

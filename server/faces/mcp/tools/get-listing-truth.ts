import { z } from 'zod'
import { correctionsOf } from '../../../corrections/corrections.ts'
import { listingTruthSchema, type ListingTruth } from '../../../../models/openapi/listing-truth.ts'
import { getListingTruth as truthOf } from '../../../queries/listings/listing-truth.ts'
import { localeArgument } from '../offer/arguments.ts'
import { listingIdArgument } from '../offer/listing-arguments.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { semicolon } from '../../../../content/say/typography.ts'
import { toNameLocale } from '../../../../models/kernel/locale.ts'
import { factName, factValueText, fieldList, fieldText } from '../answers/code-words.ts'
import { licenceText } from '../../../../content/say/official/licence-text.ts'
import { staleReasonText, staleText } from '../answers/listing-text.ts'
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
    const slug = structured.facts.commune?.value
    const commune = typeof slug === 'string' ? facts.communes.get(slug)?.name[toNameLocale(locale)] : undefined
    return { structured, text: describe(structured, commune, tongueOf(locale)) }
  },
})

function describe(truth: ListingTruth, commune: string | undefined, tongue: Tongue): string {
  const { id, url, facts, unknown, priceCheck, priceCheckReasons, withheld, licence, sources, corrections } = truth
  const { firstSeen: first, lastSeen: last } = truth
  const { say, counted } = tongue
  const share = numberWords(tongue.locale).percent
  const stale = staleText(truth, tongue)
  const known = Object.entries(facts).map(([name, fact]) => {
    const { method, source, observedAt: day, ageDays, confidence } = fact
    return say('reply.truth.fact', {
      name: factName(name, tongue),
      value: name === 'commune' ? (commune ?? String(fact.value)) : factValueText(name, fact.value, tongue),
      method: say(`method.${method}`),
      source,
      day,
      age: counted('ago', ageDays),
      confidence: share(confidence),
      rivals: rivalText(name, fact, tongue),
    })
  })
  return [
    say('reply.truth.head', { id, url, first, last }),
    ...known,
    say('reply.truth.price', {
      check: say(`reply.truth.check.${priceCheck}`),
      reasons: priceCheckReasons.join(' '),
    }).trimEnd(),
    ...(unknown.length ? [say('reply.truth.unknown')] : []),
    ...unknown.map(({ question }) => `- ${question}`),
    ...(withheld.length ? [say('reply.listing.withheld', { list: fieldList(withheld, tongue) })] : []),
    ...(stale === null ? [] : [say('reply.listing.stale', { reason: staleReasonText(truth, tongue), text: stale })]),
    ...sources.map((source) =>
      say('reply.truth.source', { ...source, licence: licenceText(source.licence, tongue.locale) }),
    ),
    say('reply.truth.licence', { licence: licenceText(licence, tongue.locale) }),
    correctionsText(corrections, tongue),
  ].join('\n')
}

function rivalText(name: string, { rivals = [] }: ListingTruth['facts'][string], tongue: Tongue): string {
  const { say } = tongue
  const told = rivals.map(({ value, source, observedAt: day }) =>
    say('reply.truth.rival', { value: factValueText(name, value, tongue), source, day }),
  )
  return told.length === 0 ? '' : say('reply.truth.rivals', { list: told.join(semicolon(tongue.locale)) })
}

function correctionsText({ collected, minReporters, fields }: ListingTruth['corrections'], tongue: Tongue): string {
  const { say } = tongue
  if (!collected) return say('reply.truth.noCorrections')
  const counts = fields.map(({ field, reporters }) =>
    say('reply.truth.reporters', { field: fieldText(field, tongue), n: reporters }),
  )
  return say('reply.truth.corrections', { n: minReporters, list: counts.join(', ') || say('reply.truth.none') })
}

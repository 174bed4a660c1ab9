import { parseLocale, toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { estimateQuerySchema } from '../../../models/openapi/estimate-document.ts'
import { compareQuerySchema, fullListingQuerySchema } from '../../../models/openapi/listing-documents.ts'
import { commuteQuerySchema, placeQuerySchema } from '../../../models/openapi/place-documents.ts'
import { correctionsOf } from '../../corrections/corrections.ts'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { chosenListings } from '../../queries/listings/chosen-listings.ts'
import { getListingTruth } from '../../queries/listings/listing-truth.ts'
import { estimatePrice } from '../../queries/market/estimate-price.ts'
import { contextNotes, officialRentNotes } from '../../queries/market/context-notes.ts'
import { getMarketContext } from '../../queries/market/get-market-context.ts'
import { townNote } from '../../queries/places/commune-note.ts'
import { getCommuteTimes } from '../../queries/places/get-commute-times.ts'
import { agencyCounts, getTownAgencies } from '../../queries/places/get-town-agencies.ts'
import { originOf } from '../../release/facts.ts'
import { communeNotes, withNotes } from './answer-notes.ts'
import { keyedEndpoint, type KeyedServices } from './keyed-endpoint.ts'

const localeOf = (sent: string): Locale => parseLocale(sent)!.locale

/** Endpoints with the facts of one tool each. */
export function toolEndpoints(services: KeyedServices, base: string): Endpoint[] {
  const absoluteUrl = (path: string) => `${services.config.publicBaseUrl}${path}`
  return [
    keyedEndpoint(services, {
      path: `${base}/listings/:id/truth`,
      scope: 'listings:read',
      query: fullListingQuerySchema,
      isPure: false,
      async answer(facts, query, { id = '' }, { site }) {
        const truth = await getListingTruth(facts, {
          id,
          locale: localeOf(query.locale),
          now: services.clock(),
          absoluteUrl,
          sources: site?.sources ?? [],
          correctionsOf: (listingId) => correctionsOf(services.state.db, listingId),
        })
        return { ...truth, ...originOf(facts) }
      },
    }),
    keyedEndpoint(services, {
      path: `${base}/compare`,
      scope: 'listings:read',
      query: compareQuerySchema,
      answer(facts, { ids, locale }) {
        const choices = ids.map((id) => ({ id }))
        return { ...chosenListings(facts, choices, { locale: localeOf(locale), absoluteUrl }), ...originOf(facts) }
      },
    }),
    keyedEndpoint(services, {
      path: `${base}/estimate`,
      query: estimateQuerySchema,
      answer(facts, query) {
        const found = estimatePrice(facts, { ...query, locale: localeOf(query.locale) })
        const comparables = found.comparables.map((home) => ({ ...home, url: home.url && absoluteUrl(home.url) }))
        return withNotes({ ...found, comparables }, communeNotes(facts, query.commune, localeOf(query.locale)))
      },
    }),
    ...placeEndpoints(services, base),
  ]
}

function placeEndpoints(services: KeyedServices, base: string): Endpoint[] {
  return [
    keyedEndpoint(services, {
      path: `${base}/communes/:slug/context`,
      query: placeQuerySchema,
      answer(facts, { locale }, { slug = '' }) {
        const told = localeOf(locale)
        const context = getMarketContext(facts, { commune: slug, locale: told })
        const notes = [
          ...communeNotes(facts, slug, told),
          ...contextNotes(facts, context, told),
          ...officialRentNotes(context, told),
        ]
        return withNotes({ ...context, ...originOf(facts) }, notes)
      },
    }),
    keyedEndpoint(services, {
      path: `${base}/communes/:slug/commute`,
      query: commuteQuerySchema,
      answer(facts, { locale, ...question }, { slug = '' }) {
        const times = getCommuteTimes(facts, { ...question, commune: slug, locale: localeOf(locale) })
        return withNotes({ ...times, ...originOf(facts) }, communeNotes(facts, slug, localeOf(locale)))
      },
    }),
    keyedEndpoint(services, {
      path: `${base}/towns/:slug/agencies`,
      query: placeQuerySchema,
      answer(facts, { locale }, { slug = '' }) {
        const { asOf: _, town, ...found } = getTownAgencies(facts, { town: slug })
        const note = townNote(facts, slug, town, localeOf(locale))
        const commune = town.kind === 'commune' ? facts.communes.get(town.slug) : undefined
        const name = commune?.name[toNameLocale(localeOf(locale))] ?? town.name
        const document = { town: { ...town, name }, ...found, ...agencyCounts(found), ...originOf(facts) }
        return withNotes(document, note === null ? [] : [note])
      },
    }),
  ]
}

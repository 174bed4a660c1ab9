import { sayIn } from '../../../content/say/words.ts'
import { parseLocale } from '../../../models/kernel/locale.ts'
import {
  affordabilityQuerySchema,
  communesQuerySchema,
  forecastQuerySchema,
  intelligenceQuerySchema,
  periodQuerySchema,
  rentingQuerySchema,
  rentOrBuyQuerySchema,
} from '../../../models/openapi/rest-parameters.ts'
import { officialListQuerySchema, officialQuerySchema } from '../../../models/openapi/official-documents.ts'
import { fullListingQuerySchema, listingsQuerySchema } from '../../../models/openapi/listing-documents.ts'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { keepRepresentations } from '../../endpoints/kept-answers.ts'
import { checkListingsQuery, listListings } from '../../queries/listings/list-listings.ts'
import { getListingDetail } from '../../queries/listings/listing-detail.ts'
import { getAffordability } from '../../queries/market/get-affordability.ts'
import { getCommuneForecast } from '../../queries/market/get-commune-forecast.ts'
import { getCommuneIntelligence } from '../../queries/market/get-commune-intelligence.ts'
import { getCommuneTrends } from '../../queries/market/get-commune-trends.ts'
import { getMarketIndex } from '../../queries/market/get-market-index.ts'
import { getOfficialSeries, listOfficialSeries } from '../../queries/market/get-official-series.ts'
import { getRentOrBuy } from '../../queries/market/get-rent-or-buy.ts'
import { getRenting } from '../../queries/market/get-renting.ts'
import { listCommunes } from '../../queries/places/list-communes.ts'
import type { Services } from '../services.ts'
import { communeNotes, limitNotes, withNotes } from './answer-notes.ts'
import { keyedEndpoint } from './keyed-endpoint.ts'
import { toolEndpoints } from './tool-endpoints.ts'

const BASE = '/api/public/v1'
/** Memory of the answers that are kept of a release. */
const KEPT_BYTES = 16_000_000

/** Lists the endpoints of the read API. */
export function restEndpoints(given: Services): Endpoint[] {
  const answers = keepRepresentations(KEPT_BYTES)
  given.metrics.keeps('rest', answers, () => given.releases.current)
  const services = { ...given, answers }
  const absoluteUrl = (path: string) => `${services.config.publicBaseUrl}${path}`
  return [
    ...toolEndpoints(services, BASE),
    keyedEndpoint(services, {
      path: `${BASE}/listings`,
      scope: 'listings:read',
      query: listingsQuerySchema,
      check: checkListingsQuery,
      answer: (facts, query) => listListings(facts, query, { absoluteUrl, now: services.clock() }),
    }),
    keyedEndpoint(services, {
      path: `${BASE}/listings/:id`,
      scope: 'listings:read',
      query: fullListingQuerySchema,
      answer(facts, query, { id = '' }) {
        const { locale } = parseLocale(query.locale)!
        const { asOf, id: releaseId, sample } = facts
        return { ...getListingDetail(facts, { id }, { locale, absoluteUrl }), asOf, releaseId, sample }
      },
    }),
    keyedEndpoint(services, {
      path: `${BASE}/communes`,
      query: communesQuerySchema,
      answer(facts, query) {
        const { locale, deprecatedAlias } = parseLocale(query.locale)!
        const deprecation = deprecatedAlias ? { deprecation: sayIn(locale)('reply.localeDeprecated') } : {}
        return { ...listCommunes(facts, { locale }), ...deprecation }
      },
    }),
    keyedEndpoint(services, {
      path: `${BASE}/communes/:slug/intelligence`,
      query: intelligenceQuerySchema,
      answer: (facts, _query, { slug = '' }) =>
        withNotes(getCommuneIntelligence(facts, { slug }), communeNotes(facts, slug)),
    }),
    keyedEndpoint(services, {
      path: `${BASE}/communes/:slug/trends`,
      query: periodQuerySchema,
      answer: (facts, query, { slug = '' }) =>
        withNotes(getCommuneTrends(facts, { slug, ...query }), [...communeNotes(facts, slug), ...limitNotes(facts)]),
    }),
    keyedEndpoint(services, {
      path: `${BASE}/communes/:slug/forecast`,
      query: forecastQuerySchema,
      answer: (facts, query, { slug = '' }) =>
        withNotes(getCommuneForecast(facts, { slug, ...query }), communeNotes(facts, slug)),
    }),
    keyedEndpoint(services, {
      path: `${BASE}/market-index`,
      query: periodQuerySchema,
      answer: (facts, query) => getMarketIndex(facts, query),
    }),
    keyedEndpoint(services, {
      path: `${BASE}/official`,
      query: officialListQuerySchema,
      answer: (facts, { locale }) => listOfficialSeries(facts, locale),
    }),
    keyedEndpoint(services, {
      path: `${BASE}/official/:series`,
      query: officialQuerySchema,
      answer: (facts, query, { series = '' }) =>
        withNotes(getOfficialSeries(facts, { series, ...query }), communeNotes(facts, query.commune)),
    }),
    keyedEndpoint(services, {
      path: `${BASE}/affordability`,
      query: affordabilityQuerySchema,
      answer(facts, { locale, ...request }) {
        const { affordability, notes } = getAffordability(facts, request, parseLocale(locale)!.locale)
        return withNotes(affordability, [
          ...communeNotes(facts, request.commune, parseLocale(locale)!.locale),
          ...notes,
        ])
      },
    }),
    keyedEndpoint(services, {
      path: `${BASE}/renting`,
      query: rentingQuerySchema,
      answer: (facts, { locale, ...request }) => getRenting(facts, request, parseLocale(locale)!.locale),
    }),
    keyedEndpoint(services, {
      path: `${BASE}/rent-or-buy`,
      query: rentOrBuyQuerySchema,
      answer: (facts, { locale, ...request }) =>
        withNotes(
          getRentOrBuy(facts, request, parseLocale(locale)!.locale),
          communeNotes(facts, request.commune, parseLocale(locale)!.locale),
        ),
    }),
  ]
}

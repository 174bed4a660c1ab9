import { compareHomesAddress, MOST_HOMES } from '../../../content/html/addresses.ts'
import { compareHomesPage } from '../../../content/pages/search/compare-homes-page.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import { PUBLIC_CACHE } from '../../http/hot-document.ts'
import type { Services } from '../services.ts'
import { failAsPage, pageLocale } from './fault-page.ts'
import { answerPage, siteStatement } from './page-answer.ts'

/** `/{locale}/homes/compare?id=…&id=…`: homes side by side. Those that are no longer listed are counted and left out. */
export function compareHomesEndpoint(services: Services): Endpoint {
  return {
    path: '/:locale/homes/compare',
    exists: ({ path, release }) =>
      release.site !== null && LOCALES.some((locale) => path === compareHomesAddress(locale, [])),
    answer: (question) => answer(question, services),
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

async function answer(question: Question, services: Services): Promise<Response> {
  const { exchange, headers, search } = question
  const { facts } = exchange.release
  const locale = pageLocale(exchange.path, headers)
  const asked = [...new Set(search.getAll('id'))].slice(0, MOST_HOMES)
  const listings = asked.flatMap((id) => facts.listingById.get(facts.aliases.get(id) ?? id) ?? [])
  const placed = (listing: ListingRecord) => ({
    listing,
    commune: facts.communes.get(listing.communeSlug ?? '') ?? null,
  })
  const homes = [...new Set(listings)].map((listing) => {
    const [estimate = null, low = null, high = null] = facts.estimates.get(listing.id) ?? []
    const commute = facts.commute?.communes[listing.communeSlug ?? ''] ?? null
    return { ...placed(listing), estimate: { estimate, low, high }, commute }
  })
  const similar = homes[0] === undefined ? [] : facts.similar.similarTo(homes[0].listing).map(placed)
  const gone = asked.length - listings.length
  const site = siteStatement(exchange.release, services.config)!
  const html = compareHomesPage({ homes, gone, similar, asOf: facts.asOf }, locale, site)
  return answerPage(question, html, { cacheControl: PUBLIC_CACHE })
}

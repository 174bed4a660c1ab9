import { movedTo } from '../../http/moved.ts'
import { packedListingSchema, type PackedListing } from '../../../models/adverts/listing/packed-listing.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { ADDRESSES, CARDS } from '../../../content/html/addresses.ts'
import { listingPageFacts } from '../../../content/pages/listing/listing-facts.ts'
import { listingPage } from '../../../content/pages/listing/listing-page.ts'
import { correctionsOf } from '../../corrections/corrections.ts'
import { PUBLIC_CACHE } from '../../http/hot-document.ts'
import { answerListingPage } from '../documents/listing-endpoints.ts'
import { prefersMarkdown } from '../../http/accept.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import { getListing } from '../../queries/listings/get-listing.ts'
import { listingSurroundings } from '../../queries/listings/listing-surroundings.ts'
import { MIN_REPORTERS } from '../../queries/listings/listing-truth.ts'
import type { Release } from '../../serving/release.ts'
import type { Services } from '../services.ts'
import { failAsPage, pageLocale } from './fault-page.ts'
import { answerPage, siteStatement } from './page-answer.ts'

/** `/{locale}/listings/{id}`: rendered on request, since most of a million listings are never viewed. */
export function listingEndpoint(services: Services): Endpoint {
  return {
    path: '/:locale/listings/:id',
    exists: ({ path, release }) => release.site !== null && LOCALES.some((locale) => path.startsWith(`/${locale}/`)),
    answer: (question) => answer(question, services),
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

async function answer(question: Question, services: Services): Promise<Response> {
  const { exchange, headers, params } = question
  const { release } = exchange
  const locale = pageLocale(exchange.path, headers)
  const listing = getListing(release.facts, { id: params['id'] ?? '' })
  if (listing.id !== params['id']) return movedTo(ADDRESSES.listing(locale, listing.id))
  if (prefersMarkdown(headers.get('accept'))) return answerListingPage(question, listing.id)
  const surroundings = listingSurroundings(release.facts, release.site!.sources)
  const { pictures, estimate } = await packedOf(listing.id, release)
  const corrections = await corrected(listing.id, services)
  const facts = listingPageFacts({ ...listing, pictures }, surroundings, corrections, estimate?.comparables)
  const html = listingPage(facts, locale, siteStatement(release, services.config)!, CARDS.listing(locale, listing.id))
  const link =
    `</listings/${listing.id}/md>; rel="alternate"; type="text/markdown", </api/listings/public/${listing.id}>; ` +
    'rel="alternate"; type="application/json"'
  return answerPage(question, html, { cacheControl: PUBLIC_CACHE, vary: 'Accept', headers: { link } })
}

async function packedOf(listingId: string, { documents }: Release): Promise<PackedListing> {
  const packed = await documents.packs.document(listingId, 'json')
  const record = packedListingSchema.safeParse(packed ? JSON.parse(packed.toString('utf8')) : {})
  return record.success ? record.data : packedListingSchema.parse({})
}

/** Returns no reports while they cannot be read, so that the page still appears. */
async function corrected(listingId: string, { state, log }: Services) {
  try {
    const counts = await correctionsOf(state.db, listingId)
    return (counts ?? []).filter(({ reporters }) => reporters >= MIN_REPORTERS)
  } catch (error) {
    log.warn({ err: error, listingId }, 'corrections cannot be read')
    return []
  }
}

import { LOCALES } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { MOST_QUERY_CHARACTERS, type SearchIntentWord } from '../../../content/html/search-form.ts'
import { searchPage, type SearchPageFacts } from '../../../content/pages/search/search-page.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import { rateLimitHeaders } from '../../limits/rate-limit-headers.ts'
import { consume, type Allowance } from '../../limits/sliding-window.ts'
import { ANONYMOUS_DAY_LIMIT } from '../../base/tiers.ts'
import { rankByDescription } from '../../queries/listings/search-listings.ts'
import { matchReasons } from '../../../content/say/match-reasons.ts'
import type { Services } from '../services.ts'
import { isStateUnavailable } from '../../state/unavailable.ts'
import { failAsPage, pageLocale } from './fault-page.ts'
import { answerFault, answerPage, siteStatement } from './page-answer.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'

const RESULTS = 24
/** Private to the visitor's browser, so that going back does not count again. */
const OWN_CACHE = 'private, max-age=300'
const FORM_CACHE = 'public, max-age=300'
const UNAVAILABLE_RETRY_S = 5

/** `/{locale}/search`: search_vibe as a page, under the same cap by address. */
export function searchEndpoint(services: Services): Endpoint {
  return {
    path: '/:locale/search',
    exists: ({ path, release }) => release.site !== null && LOCALES.some((locale) => path === ADDRESSES.homes(locale)),
    answer: (question) => answer(question, services),
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

async function answer(question: Question, services: Services): Promise<Response> {
  const { exchange, search, headers } = question
  const locale = pageLocale(exchange.path, headers)
  const site = siteStatement(exchange.release, services.config)!
  const query = (search.get('q') ?? '').trim()
  const intent: SearchIntentWord = search.get('intent') === 'buy' ? 'buy' : 'rent'
  const show = (outcome: SearchPageFacts['outcome']) => searchPage({ query, intent, outcome }, locale, site)
  if (query === '') return answerPage(question, show(null), { cacheControl: FORM_CACHE })
  if (query.length > MOST_QUERY_CHARACTERS)
    return answerFault(question, show({ kind: 'tooLong', characters: query.length }), { status: 400 })
  const allowance = await counted(question, services)
  if (allowance === 'unavailable')
    return answerFault(question, show({ kind: 'unavailable' }), {
      status: 503,
      headers: { 'retry-after': String(UNAVAILABLE_RETRY_S) },
    })
  const { limit, remaining, retryAfterMs } = allowance
  if (!allowance.allowed)
    return answerFault(question, show({ kind: 'used', limit, retryAfterMs }), {
      status: 429,
      headers: rateLimitHeaders(allowance),
    })
  const { facts } = exchange.release
  const today = isoDateAt(services.clock())
  const { intent: understood, ranked } = rankByDescription(facts, { query, intent, limit: RESULTS, today })
  const results = ranked.results.map(({ id, score, match }) => ({
    listing: facts.listingById.get(id)!,
    score,
    ...matchReasons(match, locale),
  }))
  const { total, empty } = ranked
  const { communes } = facts
  const html = show({ kind: 'answer', intent: understood, results, total, empty, communes, limit, remaining })
  return answerPage(question, html, { cacheControl: OWN_CACHE, headers: rateLimitHeaders(allowance) })
}

/** Counts the search like a tool call. */
async function counted(
  { exchange }: Question,
  { state, clock, metrics, log }: Services,
): Promise<Allowance | 'unavailable'> {
  try {
    const allowance = await consume(state.db, `address:${exchange.client}`, ANONYMOUS_DAY_LIMIT, clock())
    if (!allowance.allowed) metrics.limited('anonymous')
    return allowance
  } catch (error) {
    if (!isStateUnavailable(error)) throw error
    log.error({ requestId: exchange.id, err: error }, 'searches cannot be counted')
    return 'unavailable'
  }
}

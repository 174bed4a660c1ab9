import { ADDRESSES, TRUST_PAGES, type TrustPage } from '../../../content/html/addresses.ts'
import { statusPage, trustPage } from '../../../content/pages/trust/trust-pages.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import { PUBLIC_CACHE } from '../../http/hot-document.ts'
import type { Services } from '../services.ts'
import { failAsPage, pageLocale } from './fault-page.ts'
import { answerPage, siteStatement } from './page-answer.ts'

/** Longest that a page may tell of an earlier state of the service. */
const STATUS_CACHE = 'public, max-age=15'

/** `/{locale}/about`, `/{locale}/imprint` and the like: pages about the service, written by the server, which knows who runs it. */
export function trustEndpoints(services: Services): Endpoint[] {
  return TRUST_PAGES.map((page) => ({
    path: `/:locale/${page}`,
    exists: ({ path, release }) =>
      release.site !== null && LOCALES.some((locale) => path === ADDRESSES.trust(locale, page)),
    answer: (question) => answer(page, question, services),
    fail: (problem, question) => failAsPage(services, problem, question),
  }))
}

async function answer(page: TrustPage, question: Question, services: Services): Promise<Response> {
  const { exchange, headers } = question
  const locale = pageLocale(exchange.path, headers)
  const site = siteStatement(exchange.release, services.config)!
  if (page !== 'status')
    return answerPage(question, trustPage(page, services.config.operator, locale, site), { cacheControl: PUBLIC_CACHE })
  const { id, asOf, listings } = exchange.release.facts
  const { day } = numberWords(locale)
  const counts = exchange.release.site?.counts ?? null
  const accounts = await services.isStateThere()
  const state = { releaseId: id, asOf: day(asOf), listings: listings.length, counts, accounts }
  return answerPage(question, statusPage(state, locale, site), { cacheControl: STATUS_CACHE })
}

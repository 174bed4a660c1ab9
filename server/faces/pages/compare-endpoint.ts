import { ADDRESSES } from '../../../content/html/addresses.ts'
import { comparePage } from '../../../content/pages/prices/compare-page.ts'
import { comparable, MOST_COMPARED } from '../../../content/pages/prices/compare-section.ts'
import { formatQuarter, quarterOfDate } from '../../../models/kernel/quarter.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { PUBLIC_CACHE } from '../../http/hot-document.ts'
import type { Config } from '../../base/config.ts'
import type { Release } from '../../serving/release.ts'
import type { Services } from '../services.ts'
import { failAsPage, pageLocale } from './fault-page.ts'
import { answerPage, siteStatement } from './page-answer.ts'

/** `/{locale}/compare?in=mersch&in=wiltz`: up to eight communes in one chart. Names that no commune has are left out. */
export function compareEndpoint(services: Services): Endpoint {
  return {
    path: '/:locale/compare',
    exists: ({ path, release }) =>
      release.site !== null && LOCALES.some((locale) => path === ADDRESSES.compare(locale)),
    answer: (question) => {
      const { exchange, headers, search } = question
      const html = comparedPage(exchange.release, search, pageLocale(exchange.path, headers), services.config)
      return answerPage(question, html, { cacheControl: PUBLIC_CACHE })
    },
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

/** The page of the communes that an address names. @param release which has pages */
export function comparedPage(release: Release, search: URLSearchParams, locale: Locale, config: Config): string {
  const { facts } = release
  const communes = comparable({ communes: facts.communes.values(), trends: facts.trends })
  const known = new Set(communes.map(({ commune }) => commune.slug))
  const chosen = [...new Set(search.getAll('in'))].filter((slug) => known.has(slug)).slice(0, MOST_COMPARED)
  const quarter = formatQuarter(quarterOfDate(facts.asOf))
  return comparePage({ communes, chosen, quarter }, locale, siteStatement(release, config)!)
}

import { FastResponse } from 'srvx'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, TRUST_PAGES } from '../../../content/html/addresses.ts'
import { listingOfPage } from '../documents/listing-endpoints.ts'
import { prefersHtml } from '../../http/accept.ts'
import { wantedLocales } from '../../http/accept-language.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import type { Exchange } from '../../endpoints/exchange.ts'
import { CORS_HEADERS } from '../../http/standard-headers.ts'
import type { Services } from '../services.ts'
import { failAsPage } from './fault-page.ts'

/** Long enough for a burst of visitors, short enough for a new release to take effect soon. */
const REDIRECT_CACHE = 'public, max-age=60'

/**
 * Serves the files of the release, and more for people: an address without a language redirects to the same page in the visitor's
 * language, and missing pages answer with a page. Programs get the files alone.
 */
export function localizedAddresses(services: Services, files: Endpoint): Endpoint {
  const isFile = (exchange: Exchange): boolean => files.exists?.(exchange) ?? true
  return {
    path: files.path,
    exists: (exchange) =>
      isFile(exchange) || LOCALES.some((locale) => isPage(exchange, locale)) || isPageWithSlash(exchange),
    answer(question) {
      const { exchange, headers, search } = question
      const listing = exchange.release.site && search.get('release') === null ? listingOfPage(exchange) : undefined
      if (listing !== undefined && prefersHtml(headers.get('accept'))) {
        const { facts } = exchange.release
        const id = facts.aliases.get(listing) ?? listing
        return redirect(ADDRESSES.listing(languageOf(question), id), 'Accept, Accept-Language')
      }
      if (isFile(exchange)) return files.answer(question)
      const query = search.size === 0 ? '' : `?${search.toString()}`
      if (isPageWithSlash(exchange)) return redirect(`${withoutSlash(exchange.path)}${query}`, 'Accept-Encoding', 308)
      const locale = languageOf(question, (each) => isPage(exchange, each))
      return redirect(`${pathIn(exchange.path, locale)}${query}`, 'Accept-Language')
    },
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

/** Whether an address without a language has a page in this one. */
function isPage({ path, release }: Exchange, locale: Locale): boolean {
  if (release.site === null) return false
  const address = pathIn(path, locale)
  return (
    release.documents.hot.has(address) ||
    release.documents.large.has(address) ||
    address === ADDRESSES.homes(locale) ||
    address === ADDRESSES.compare(locale) ||
    TRUST_PAGES.some((page) => address === ADDRESSES.trust(locale, page)) ||
    address === `/${locale}/search`
  )
}

/** Whether the address is a page with a trailing slash, such as `/en/prices/`. */
function isPageWithSlash({ path, release }: Exchange): boolean {
  return release.site !== null && path.length > 1 && path.endsWith('/') && release.documents.hot.has(withoutSlash(path))
}

function withoutSlash(path: string): string {
  return path.slice(0, -1)
}

function pathIn(path: string, locale: Locale): string {
  return path === '/' ? ADDRESSES.home(locale) : `/${locale}${path}`
}

/** The visitor's most preferred language with a page, otherwise English, otherwise any. */
function languageOf({ headers }: Question, has: (locale: Locale) => boolean = () => true): Locale {
  return [...wantedLocales(headers.get('accept-language')), ...LOCALES].find(has) ?? 'en'
}

function redirect(location: string, vary: string, status: 302 | 308 = 302): Response {
  const headers = { location, vary, 'cache-control': REDIRECT_CACHE, 'content-length': '0', ...CORS_HEADERS }
  return new FastResponse(null, { status, headers })
}

import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { missingPage } from '../../../content/html/missing-page.ts'
import { prefersHtml } from '../../http/accept.ts'
import { wantedLocales } from '../../http/accept-language.ts'
import type { Question } from '../../endpoints/endpoint.ts'
import type { ProblemError } from '../../http/problem.ts'
import type { Services } from '../services.ts'
import { answerFault, siteStatement } from './page-answer.ts'

/** Answers "not found" with a page for browsers; undefined for programs and any other problem. */
export function failAsPage(
  { config }: Services,
  problem: ProblemError,
  { exchange, headers }: Pick<Question, 'exchange' | 'headers'>,
): Response | undefined {
  const site = siteStatement(exchange.release, config)
  if (site === null || problem.status !== 404 || !prefersHtml(headers.get('accept'))) return undefined
  const what = /^(?:\/[a-z]{2})?\/listings\/\w+$/.test(exchange.path) ? 'listing' : 'page'
  const html = missingPage(what, pageLocale(exchange.path, headers), site)
  return answerFault({ exchange }, html, {
    status: 404,
    headers: { vary: 'Accept, Accept-Language', ...problem.headers },
  })
}

/** Language of the address, otherwise the visitor's preferred one, otherwise English. */
export function pageLocale(path: string, headers: Headers): Locale {
  const named = path.split('/', 2)[1]
  return LOCALES.find((locale) => locale === named) ?? wantedLocales(headers.get('accept-language'))[0] ?? 'en'
}

import { ADDRESSES } from '../../../content/html/addresses.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Endpoint } from '../../endpoints/endpoint.ts'
import { movedTo } from '../../http/moved.ts'
import type { Services } from '../services.ts'
import { failAsPage, pageLocale } from './fault-page.ts'

/** `/{locale}/developers`: the address that people guess; the page of developers has its language in a query. */
export function developersEndpoint(services: Services): Endpoint {
  return {
    path: '/:locale/developers',
    exists: ({ path }) => LOCALES.some((locale) => path === `/${locale}/developers`),
    answer: async ({ exchange, headers }) =>
      movedTo(`${ADDRESSES.developers()}?lang=${pageLocale(exchange.path, headers)}`),
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

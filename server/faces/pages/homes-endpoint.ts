import { FastResponse } from 'srvx'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { MOST_QUERY_CHARACTERS } from '../../../content/html/ask-form.ts'
import { PUBLIC_CACHE } from '../../../content/html/public-headers.ts'
import { homesPage } from '../../../content/pages/search/homes-page.ts'
import { findingExamples } from '../../../content/pages/search/search-examples.ts'
import { searchPath } from '../../../content/pages/search/homes-facts.ts'
import { noticePage } from '../../../content/html/notice-page.ts'
import { sayIn } from '../../../content/say/words.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { fieldsOfIntent } from '../../../models/search/form/form-fields.ts'
import {
  FORM_FIELDS,
  isCanonical,
  readSearchAddress,
  writeSearchAddress,
  type SearchAddress,
} from '../../../models/search/form/search-address.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import { keepAnswers, type KeptAnswers } from '../../endpoints/kept-answers.ts'
import { keepRepeated } from '../../endpoints/repeated-answers.ts'
import { codingFor } from '../../endpoints/respond.ts'
import type { Variant } from '../../http/representation.ts'
import { tokenBuckets, type TokenBuckets } from '../../limits/token-bucket.ts'
import { listingSurroundings } from '../../queries/listings/listing-surroundings.ts'
import { HOMES_A_PAGE, searchHomes } from '../../queries/listings/search-homes.ts'
import type { Services } from '../services.ts'
import { failAsPage, pageLocale } from './fault-page.ts'
import { answerFault, answerPage, passingPage, siteStatement } from './page-answer.ts'
import { wishReader } from '../../queries/listings/wish-reader.ts'

/** People are not metered by the day; this keeps one address from taking the server from the others. */
const PACE = { aMinute: 300, burst: 200 }
/** Memory of the answers of a release that were asked for more than once. */
const KEPT_BYTES = 24_000_000

/** `/{locale}/homes`: the search of homes for people, one address for a search. */
export function homesEndpoint(services: Services): Endpoint {
  const buckets = tokenBuckets(PACE)
  const kept = keepRepeated(keepAnswers<Variant>(KEPT_BYTES, ({ body }) => body.length))
  services.metrics.keeps('searches', kept, () => services.releases.current)
  return {
    path: '/:locale/homes',
    exists: ({ path, release }) => release.site !== null && LOCALES.some((locale) => path === ADDRESSES.homes(locale)),
    answer: (question) => answer(question, services, buckets, kept),
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

/** `/{locale}/search`: where the search stood before. */
export function formerSearchEndpoint(services: Services): Endpoint {
  return {
    path: '/:locale/search',
    exists: ({ path, release }) => release.site !== null && LOCALES.some((locale) => path === `/${locale}/search`),
    answer: async ({ exchange, headers, search }) =>
      movedTo(searchPath(ADDRESSES.homes(pageLocale(exchange.path, headers)), search.toString()), 308),
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

async function answer(
  question: Question,
  services: Services,
  buckets: TokenBuckets,
  kept: KeptAnswers<Variant>,
): Promise<Response> {
  const { exchange, search, headers } = question
  const locale = pageLocale(exchange.path, headers)
  const site = siteStatement(exchange.release, services.config)!
  const say = sayIn(locale)
  const notice = (text: string): string =>
    noticePage({ title: say('search.title'), text, locale, section: 'homes' }, site)
  const waitMs = buckets.take(exchange.client, services.clock())
  if (waitMs > 0) {
    services.metrics.limited('anonymous')
    const seconds = Math.ceil(waitMs / 1_000)
    return answerFault(question, notice(say('homes.tooMany', { n: seconds })), {
      status: 429,
      headers: { 'retry-after': String(seconds) },
    })
  }
  const address = readSearchAddress(search)
  if (address.q.length > MOST_QUERY_CHARACTERS)
    return answerFault(question, notice(say('search.tooLong', { n: address.q.length, max: MOST_QUERY_CHARACTERS })), {
      status: 400,
    })
  const { facts } = exchange.release
  const today = isoDateAt(services.clock())
  if (!isCanonical(search)) {
    const wanted = search.get('intent') === 'buy' ? 'buy' : 'rent'
    const own = understandQuery(address.q, {
      gazetteer: facts.gazetteer,
      intent: wanted,
      today,
      wishReader: wishReader(),
    })
    const canonical = withoutRepeats(address, fieldsOfIntent(own), search.has('intent'))
    return movedTo(searchPath(ADDRESSES.homes(locale), writeSearchAddress(canonical)), 303)
  }
  const coding = codingFor(question)
  const key = `${coding} ${locale} ${today} ${writeSearchAddress(address)}`
  const page =
    kept.recall(exchange.release, key) ?? kept.keep(exchange.release, key, await passingPage(render(), coding))
  return answerPage(question, page, { cacheControl: PUBLIC_CACHE })

  function render(): string {
    const found = searchHomes(facts, address, today)
    const { communes, outlines } = facts
    const { sources } = listingSurroundings(facts, exchange.release.site!.sources)
    const estimated = <T extends { listing: { id: string } }>(home: T) => ({
      ...home,
      estimate: estimateOf(home.listing.id),
    })
    const [homes, closest] = [found.homes.map(estimated), found.closest.map(estimated)]
    const examples = found.isUnclear ? findingExamples(facts.listings, facts.commute)(locale) : []
    return homesPage(
      { ...found, address, examples, homes, closest, pageSize: HOMES_A_PAGE, communes, outlines, sources },
      locale,
      site,
    )
  }

  function estimateOf(id: string) {
    const known = facts.estimates.get(id)
    if (known === undefined) return undefined
    const [estimate, low, high] = known
    return { estimate, low, high }
  }
}

/** Fields that say the same as the words are left to the words. */
function withoutRepeats(
  address: SearchAddress,
  own: ReturnType<typeof fieldsOfIntent>,
  isAsked: boolean,
): SearchAddress {
  const offer = address.given.offer ?? (isAsked ? own.offer : undefined)
  const told = FORM_FIELDS.flatMap((field) => {
    const value = field === 'offer' ? offer : address.given[field]
    return value === undefined || (field !== 'offer' && value === own[field]) ? [] : [[field, value] as const]
  })
  return { ...address, given: Object.fromEntries(told) }
}

function movedTo(location: string, status: 303 | 308): Response {
  return new FastResponse(null, {
    status,
    headers: { location, 'content-length': '0', 'cache-control': 'public, max-age=300' },
  })
}

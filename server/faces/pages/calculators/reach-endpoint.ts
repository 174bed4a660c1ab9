import { MOST_PLACES, reachAddress, reachPage } from '../../../../content/pages/calculators/reach-page.ts'
import type { AskedPlace } from '../../../../content/pages/calculators/reach-page.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { noticePage } from '../../../../content/html/notice-page.ts'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import type { Gazetteer } from '../../../../models/places/gazetteer.ts'
import { readCommute } from '../../../../models/search/form/form-fields.ts'
import type { Endpoint, Question } from '../../../endpoints/endpoint.ts'
import { PUBLIC_CACHE } from '../../../http/hot-document.ts'
import type { TokenBuckets } from '../../../limits/token-bucket.ts'
import { listingSurroundings } from '../../../queries/listings/listing-surroundings.ts'
import { communesInReach } from '../../../queries/places/communes-in-reach.ts'
import type { Services } from '../../services.ts'
import { failAsPage, pageLocale } from '../fault-page.ts'
import { answerFault, answerPage, siteStatement } from '../page-answer.ts'

/** Stays in the visitor's browser: its address names where somebody works and goes to school. */
const OWN_CACHE = 'private, max-age=300'
const LONGEST_NAME = 100

/** `/{locale}/commute/reach?to=kirchberg&min=30&by=transit&to=mersch&min=15&by=bike`: the communes within reach of several places. */
export function reachEndpoint(services: Services, buckets: TokenBuckets): Endpoint {
  return {
    path: '/:locale/commute/reach',
    exists: ({ path, release }) => release.site !== null && LOCALES.some((locale) => path === reachAddress(locale)),
    answer: (question) => answer(question, services, buckets),
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

async function answer(
  question: Question,
  { config, clock, metrics }: Services,
  buckets: TokenBuckets,
): Promise<Response> {
  const { exchange, headers, search } = question
  const { facts, site } = exchange.release
  const locale = pageLocale(exchange.path, headers)
  const statement = siteStatement(exchange.release, config)!
  const waitMs = buckets.take(exchange.client, clock())
  if (waitMs > 0) {
    metrics.limited('anonymous')
    const seconds = Math.ceil(waitMs / 1_000)
    const say = sayIn(locale)
    const notice = {
      title: say('reach.title'),
      text: say('calc.tooMany', { n: seconds }),
      locale,
      section: 'calculators' as const,
    }
    return answerFault(question, noticePage(notice, statement), {
      status: 429,
      headers: { 'retry-after': String(seconds) },
    })
  }
  const asked = askedPlaces(search, facts.gazetteer)
  const wishes = asked.flatMap(({ wish }) => wish ?? [])
  const communes = wishes.length === 0 ? [] : communesInReach(facts, wishes)
  const { sources } = listingSurroundings(facts, site!.sources)
  const html = reachPage({ asked, communes, outlines: facts.outlines, sources }, locale, statement)
  return answerPage(question, html, { cacheControl: asked.length === 0 ? PUBLIC_CACHE : OWN_CACHE })
}

/** Rows of the form in their order; those without a place are left out. */
function askedPlaces(search: URLSearchParams, gazetteer: Gazetteer): AskedPlace[] {
  const [times, modes] = [search.getAll('min'), search.getAll('by')]
  const rows = search.getAll('to').map((to, index): AskedPlace => {
    const minutes = /^\d{1,3}$/.test(times[index] ?? '') ? times[index]! : '30'
    const by = modes[index] ?? ''
    const named = to.slice(0, LONGEST_NAME).replaceAll(/[:,]/g, ' ')
    return { to, minutes, by, wish: readCommute(`${named}:${minutes}:${by}`, gazetteer) ?? undefined }
  })
  return rows.filter(({ to }) => to.trim() !== '').slice(0, MOST_PLACES)
}

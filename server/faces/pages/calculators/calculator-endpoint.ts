import { communeName } from '../../../../models/kernel/commune.ts'
import { LOCALES, type Locale } from '../../../../models/kernel/locale.ts'
import { calculatorPage, type CalculatorAnswer } from '../../../../content/pages/calculators/calculator-page.ts'
import { CALCULATOR_PAGES, type CalculatorId } from '../../../../content/pages/calculators/calculators.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { NotFoundError } from '../../../base/not-found.ts'
import { BadArgumentsError } from '../../../base/read-arguments.ts'
import type { Endpoint, Question } from '../../../endpoints/endpoint.ts'
import { PUBLIC_CACHE } from '../../../http/hot-document.ts'
import type { TokenBuckets } from '../../../limits/token-bucket.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import type { Services } from '../../services.ts'
import { failAsPage, pageLocale } from '../fault-page.ts'
import { answerFault, answerPage, siteStatement } from '../page-answer.ts'
import { ENGINES } from './engines.ts'
import { fieldFaults } from './field-faults.ts'
import { readForm } from './read-form.ts'

/** An answer stays in the visitor's browser: its address holds the figures of a household. */
const OWN_CACHE = 'private, max-age=300'

/** `/{locale}/afford` and the like: an engine as a page, its figures in the address, nothing stored. */
export function calculatorEndpoint(id: CalculatorId, services: Services, buckets: TokenBuckets): Endpoint {
  const { path } = CALCULATOR_PAGES[id]
  return {
    path: `/:locale/${path}`,
    exists: ({ path: asked, release }) =>
      release.site !== null && LOCALES.some((locale) => asked === `/${locale}/${path}`),
    answer: (question) => answer(id, question, services, buckets),
    fail: (problem, question) => failAsPage(services, problem, question),
  }
}

async function answer(
  id: CalculatorId,
  question: Question,
  { config, metrics, clock }: Services,
  buckets: TokenBuckets,
): Promise<Response> {
  const { exchange, headers, search } = question
  const { facts } = exchange.release
  const locale = pageLocale(exchange.path, headers)
  const names = CALCULATOR_PAGES[id].fields.map(({ name }) => name)
  const values = new URLSearchParams([...search].filter(([name]) => (names as string[]).includes(name)))
  const site = siteStatement(exchange.release, config)!
  const hasExample = answersExample(id, facts)
  const commune = facts.communes.get(values.get('commune') ?? '')
  const named = commune && communeName(commune, locale)
  const show = (faults: ReadonlyMap<string, string>, found?: CalculatorAnswer, isExample = false): string =>
    calculatorPage(
      id,
      { asked: { values, faults, hasExample, communeName: named }, answer: found, isExample },
      locale,
      site,
    )
  if (values.size === 0) {
    const { isWorked = false } = CALCULATOR_PAGES[id]
    const worked = isWorked && hasExample ? exampleAnswer(id, facts, locale) : undefined
    return answerPage(question, show(new Map(), worked, worked !== undefined), { cacheControl: PUBLIC_CACHE })
  }
  const waitMs = buckets.take(exchange.client, clock())
  if (waitMs > 0) {
    metrics.limited('anonymous')
    const seconds = Math.ceil(waitMs / 1_000)
    return answerFault(question, show(new Map([['', sayIn(locale)('calc.tooMany', { n: seconds })]])), {
      status: 429,
      headers: { 'retry-after': String(seconds) },
    })
  }
  const { schema, answer: ask } = ENGINES[id]
  try {
    const found = ask(facts, readForm(schema, names, values), values, locale)
    return await answerPage(question, show(new Map(), found), { cacheControl: OWN_CACHE })
  } catch (error) {
    return answerFault(question, show(fieldFaults(error, schema, locale, facts)), { status: 400 })
  }
}

const answered = new WeakMap<ReleaseFacts, Map<CalculatorId, boolean>>()

/** A thin market has no model to estimate the example by: a link to it would lead to a fault. */
function answersExample(id: CalculatorId, facts: ReleaseFacts): boolean {
  const known = answered.get(facts) ?? new Map<CalculatorId, boolean>()
  answered.set(facts, known)
  if (!known.has(id)) known.set(id, tries(id, facts))
  return known.get(id)!
}

function tries(id: CalculatorId, facts: ReleaseFacts): boolean {
  try {
    exampleAnswer(id, facts, 'en')
    return true
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof BadArgumentsError) return false
    throw error
  }
}

function exampleAnswer(id: CalculatorId, facts: ReleaseFacts, locale: Locale): CalculatorAnswer {
  const { schema, answer: ask } = ENGINES[id]
  const values = new URLSearchParams({ ...CALCULATOR_PAGES[id].example })
  return ask(facts, readForm(schema, [...values.keys()], values), values, locale)
}

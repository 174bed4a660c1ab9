import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { sayIn } from '../../../../content/say/words.ts'
import process from 'node:process'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BusyError } from '../../../base/busy.ts'
import { ThrottledError } from '../../../limits/throttle.ts'
import type { AccountCaller } from '../../../auth/caller.ts'
import { createLog } from '../../../observability/log.ts'
import { createMetrics } from '../../../observability/metrics.ts'
import { usageOf } from '../../../limits/usage.ts'
import { exampleCalls } from '../offer/example-calls.ts'
import { openState } from '../../../state/state.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { releaseForTools } from '../../../testing/tool-call.ts'
import type { Services } from '../../services.ts'
import type { Tool } from '../offer/tool.ts'
import { TOOLS } from '../tools.ts'
import { performToolCall } from './perform-tool-call.ts'

const NOW = Date.parse('2026-10-10T12:00:00Z')
const DAY_MS = 86_400_000
/** Random calls; a longer run sets `COST_CALLS`. */
const CALLS = Number(process.env['COST_CALLS'] ?? 1_500)
const state = openState(':memory:', NOW)
afterAll(() => state.close())

let release: Awaited<ReturnType<typeof releaseForTools>>
beforeAll(async () => {
  release = await releaseForTools({ legal: await committedLegalFacts() })
})

const caller: AccountCaller = {
  kind: 'account',
  accountId: 'a1',
  clientId: 'c1',
  scopes: ['listings:read', 'market:read', 'documents:write', 'inquiries:write'],
  tier: 'free',
}
let now = NOW
const leases = { hasRoom: () => true, analyze: async () => ({ refusal: 'busy', message: 'Several leases wait.' }) }
const services = {
  state,
  leases,
  clock: () => now,
  metrics: createMetrics(),
  log: createLog('silent'),
  config: { publicBaseUrl: 'https://property.example.lu' },
  accounts: { secret: 'secret', mailer: null },
} as unknown as Services

/** Number of calls counted in the last 24 hours. */
const used = async () => (await usageOf(state.db, 'account:a1', now)).last24Hours

/** Calls a tool. @returns the text, the remaining calls that the header states, and the difference that the call made to what is counted */
async function call(tool: Tool, received: unknown) {
  const before = await used()
  const headers: Record<string, string> = {}
  const exchange = { id: 'test', release, left: () => new AbortController().signal } as never
  const result = await performToolCall(services, { tool, caller, received, exchange }, (told) =>
    Object.assign(headers, told),
  )
  const [first] = result.content
  const remaining = Number(/r=(\d+)/.exec(headers.ratelimit ?? '')?.[1])
  const limit = Number(/q=(\d+)/.exec(headers['ratelimit-policy'] ?? '')?.[1])
  const text = first?.type === 'text' ? first.text : ''
  return { result, text, headers, stated: limit - remaining, before, counted: (await used()) - before }
}

/** Whether a text holds the sentence in any language. */
const says = (text: string, key: 'reply.cost.counted' | 'reply.cost.free') =>
  LOCALES.some((locale) => text.includes(sayIn(locale)(key)))

/** Says that sentence, header, metadata and count agree. */
function expectTruth({ result, text, stated, before, counted }: Awaited<ReturnType<typeof call>>): void {
  expect(stated).toBe(before + counted)
  expect(says(text, 'reply.cost.counted')).toBe(result.isError === true && counted === 1)
  expect(says(text, 'reply.cost.free')).toBe(result.isError === true && counted === 0)
  const { _meta: meta } = result
  if ((meta?.error as { code?: string } | undefined)?.code === 'BAD_REQUEST') expect(counted).toBe(0)
  if (result.isError) expect(result).toMatchObject({ _meta: { error: { counted: counted === 1 } } })
  else expect(counted).toBe(1)
}

const failing = (error: Error): Tool => ({
  ...TOOLS[0]!,
  isPure: false,
  async answer() {
    throw error
  },
})

describe('what a call says of its cost', () => {
  const examples = exampleCalls({ listingId: sampleListing(0).id, commune: 'Mersch', town: 'Belval' })

  it(
    'equals the header and the count, for arbitrary arguments of every tool, also when the allowance is used up',
    async () => {
      const anything = fc.oneof(fc.anything(), fc.string(), fc.integer(), fc.double())
      const calls = fc.constantFrom(...TOOLS).chain((tool) => {
        const names = fc.constantFrom(...Object.keys(tool.input.shape), 'other')
        const changes = fc.oneof(fc.constant({}), fc.dictionary(names, anything, { maxKeys: 3 }))
        return fc.record({ tool: fc.constant(tool), changes, pause: fc.integer({ min: 0, max: DAY_MS / 400 }) })
      })
      const codes = new Set<string>()
      await fc.assert(
        fc.asyncProperty(calls, async ({ tool, changes, pause }) => {
          now += pause
          const told = await call(tool, { ...examples[tool.name], ...changes })
          const { _meta: meta } = told.result
          codes.add((meta?.error as { code?: string } | undefined)?.code ?? 'none')
          expectTruth(told)
        }),
        { numRuns: CALLS, seed: 20 },
      )
      for (const code of ['none', 'BAD_REQUEST', 'NOT_FOUND', 'RATE_LIMIT_EXCEEDED']) expect(codes).toContain(code)
    },
    60_000 + CALLS * 60,
  )

  it.each<[string, object]>([
    ['search_rentals', { minPrice: 2_000, maxPrice: 1_000 }],
    ['search_for_sale', { beds: 2, minBeds: 3 }],
    ['search_rentals', { commune: 'mersch:0' }],
    ['get_price_estimate', { ...examples.get_price_estimate, latitude: 49.6 }],
    ['get_price_estimate', { ...examples.get_price_estimate, latitude: 49.9, longitude: 6.1 }],
    ['analyze_lease', {}],
    ['analyze_lease', { text: ' ' }],
  ])('is nothing for %s with %j, which only the release can refuse', async (name, received) => {
    now += 2 * DAY_MS
    const told = await call(
      TOOLS.find((tool) => tool.name === name)!,
      received,
    )
    expectTruth(told)
    expect(told.result).toMatchObject({ _meta: { error: { code: 'BAD_REQUEST', counted: false } } })
  })

  it.each([
    ['a service that is busy', new BusyError('Several wait.', 29_500), 0],
    ['an error on our side', new Error('secret'), 0],
    ['too many attempts', new ThrottledError(60_000), 1],
  ])('is true of %s', async (_, error, counted) => {
    now += 2 * DAY_MS
    const told = await call(failing(error), { query: 'flat' })
    expectTruth(told)
    expect(told.counted).toBe(counted)
    expect(told.headers['retry-after']).toBe(error instanceof BusyError ? '30' : undefined)
  })
})

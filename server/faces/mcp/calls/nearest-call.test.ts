import type { CallToolResult } from '@modelcontextprotocol/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { openState } from '../../../state/state.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { sampleValuation } from '../../../testing/sample-valuation.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { exampleCalls } from '../offer/example-calls.ts'
import { getMarketContext } from '../tools/get-market-context.ts'
import { searchRentals } from '../tools/search-rentals.ts'
import { submitInquiry } from '../tools/submit-inquiry.ts'
import { TOOLS } from '../tools.ts'

const release = await releaseForTools({
  records: [sampleListing(0), sampleListing(1)],
  legal: await committedLegalFacts(),
  valuations: { sale: sampleValuation() },
})
const OWN = sampleListing(0).id
const OTHER = sampleListing(1).id
/** The first listing's id with one slip of a finger. */
const SLIPS = [
  `${OWN.slice(0, -1)}${OWN.endsWith('0') ? '1' : '0'}`,
  OWN.slice(0, -1),
  `${OWN}q`,
  `${OWN.slice(0, 3)}${OWN[4]!}${OWN[3]!}${OWN.slice(5)}`,
  OWN.replace(OWN[5]!, ''),
]
const HOME = { commune: 'mersch', propertyType: 'apartment', listingType: 'sale', areaSqm: 80 }
const SERVICES = {
  state: openState(':memory:', 0),
  leases: { hasRoom: () => true },
  accounts: { secret: 'secret', mailer: null },
} as never
const PERSON = { kind: 'account', accountId: 'a1', clientId: 'c1', scopes: [], tier: 'free' } as const
const EXAMPLES = exampleCalls({ listingId: sampleListing(0).id, commune: 'mersch', town: 'mersch' })
const NEAREST = /^Nearest valid call: (\w+) (\{.*\})$/m

interface Refusal {
  code: string
  text: string
  errors: { field: string; nearest?: string[]; example?: unknown }[]
}

function errorOf({ _meta: meta }: CallToolResult) {
  return (meta as { error?: { code: string; errors?: Refusal['errors'] } } | undefined)?.error
}

async function refusalOf(tool: (typeof TOOLS)[number], received: unknown): Promise<Refusal | undefined> {
  const result = await callTool(tool, release, received, { services: SERVICES, caller: PERSON })
  const error = errorOf(result)
  return error && { code: error.code, text: textOf(result), errors: error.errors ?? [] }
}

/** Arguments that a tool reads, as text; undefined where it refuses them. */
function readBy(tool: (typeof TOOLS)[number], received: unknown): string | undefined {
  try {
    return JSON.stringify(tool.read(received).args)
  } catch {
    return undefined
  }
}

/** Says that the call a refusal suggests is read, otherwise than the refused one, and not refused as bad. @returns whether it suggests one */
async function expectBetter(tool: (typeof TOOLS)[number], received: unknown, { text }: Refusal): Promise<boolean> {
  const [, name, args] = NEAREST.exec(text) ?? []
  if (args === undefined) return false
  expect(name).toBe(tool.name)
  const read = readBy(tool, JSON.parse(args))
  expect(read, text).toBeDefined()
  expect(read, text).not.toBe(readBy(tool, received))
  expect((await refusalOf(tool, JSON.parse(args)))?.code, text).not.toBe('BAD_REQUEST')
  return true
}

const junk = fc.oneof(
  fc.constantFrom('castle', 'appartement', 'hous', '0', '-1', 'x'.repeat(200), 1e12, -5, 0.5, true, null, [], {}, [
    'house',
    'apartment',
  ]),
  fc.string({ maxLength: 20 }),
  fc.double({ noNaN: true }),
)
// Tools that store something are asked for their reading only.
const READING = TOOLS.filter(({ annotations }) => annotations.readOnlyHint)

describe('a refused call', () => {
  it('is told a call that is read otherwise than the refused one, and never an example of 0', async () => {
    const tool = fc.constantFrom(...READING)
    let told = 0
    await fc.assert(
      fc.asyncProperty(tool, fc.nat(), junk, async (one, index, value) => {
        const names = Object.keys(one.input.shape)
        const received = { ...EXAMPLES[one.name], [names[index % names.length]!]: value }
        const refusal = await refusalOf(one, received)
        if (!refusal) return
        for (const { example } of refusal.errors) expect(example).not.toBe(0)
        if (await expectBetter(one, received, refusal)) told++
      }),
      { numRuns: 300 },
    )
    expect(told).toBeGreaterThan(100)
  })

  it.each<[string, Record<string, unknown>, Record<string, unknown> | undefined]>([
    ['search_rentals', { minPrice: 2_000, maxPrice: 1_000 }, { maxPrice: 1_000 }],
    ['search_rentals', { beds: 2, minBeds: 3 }, { minBeds: 3 }],
    ['render_listing_cards', { listings: [{ id: 'nope' }] }, undefined],
    ['render_listing_cards', { listings: ['nope'] }, undefined],
    ['render_listing_cards', { listings: [{ id: OWN, score: 800 }] }, { listings: [{ id: OWN }] }],
    ['render_listing_cards', { listings: [{ id: SLIPS[0]!, score: 80 }] }, { listings: [{ id: OWN, score: 80 }] }],
    ['get_price_estimate', { ...HOME, latitude: 49.9, longitude: 6.1 }, HOME],
    ['get_price_estimate', { ...HOME, latitude: 49.6 }, HOME],
    ['get_price_estimate', { ...HOME, longitude: 6.1 }, HOME],
    ['analyze_lease', {}, undefined],
    ['analyze_lease', { text: ' ', locale: 'fr' }, undefined],
  ])('of %s with %j that only the release can refuse is answered with %j', async (name, received, call) => {
    const tool = TOOLS.find((each) => each.name === name)!
    const refusal = (await refusalOf(tool, received))!
    expect(await expectBetter(tool, received, refusal)).toBe(call !== undefined)
    const args = NEAREST.exec(refusal.text)?.[2]
    expect(args && (JSON.parse(args) as unknown)).toEqual(call)
  })

  it('is never told an id by guess: only the one that misses by one slip, and where ids come from', async () => {
    const tools = READING.filter(({ input }) => 'id' in input.shape || 'excludeListingId' in input.shape)
    for (const tool of [...tools, submitInquiry]) {
      const field = Object.keys(tool.input.shape).find((name) =>
        ['id', 'listingId', 'excludeListingId'].includes(name),
      )!
      for (const id of ['zzzz', 'l000', OWN.slice(0, -3), [...OWN].toReversed().join(''), `${OWN}, ${OTHER}`]) {
        const refusal = (await refusalOf(tool, { ...EXAMPLES[tool.name], [field]: id }))!
        expect(refusal.errors).toEqual([expect.not.objectContaining({ nearest: expect.anything() as unknown })])
        expect(refusal.errors[0]).not.toHaveProperty('example')
        expect(refusal.text).toMatch(/the id of a listing on the market, from a search/)
        expect(refusal.text.replaceAll(id, '')).not.toMatch(new RegExp(`${OWN}|${OTHER}`))
      }
      for (const id of SLIPS) {
        const refusal = (await refusalOf(tool, { ...EXAMPLES[tool.name], [field]: id }))!
        expect(refusal.errors, id).toMatchObject([{ nearest: [OWN] }])
      }
    }
  })

  it('to write to an owner is told no call at all', async () => {
    const message = 'Is the flat still free in spring?'
    const calls = [
      { listingId: SLIPS[0]!, message },
      { listingId: `the flat ${OWN}`, message },
      { listing: OWN, message },
      { listingId: OWN, text: message },
      { listingId: OWN, message, contactEmail: 'anna' },
    ]
    for (const received of calls)
      expect((await refusalOf(submitInquiry, received))!.text).not.toMatch(/Nearest valid call/)
  })

  it.each([
    [
      { city: 'mersch', budget: '1800' },
      { commune: 'mersch', maxPrice: 1800 },
    ],
    [
      { max_price: '1 800 €', bedrooms: 2 },
      { maxPrice: '1 800 €', minBeds: 2 },
    ],
    [{ propertyType: ['house', 'apartment'] }, { propertyType: 'apartment' }],
    [{ propertyType: 'apartmnt' }, { propertyType: 'apartment' }],
  ])('of search_rentals with %j is answered with %j', async (received, call) => {
    const text = textOf(await callTool(searchRentals, release, received))
    const [, , args = '{}'] = NEAREST.exec(text) ?? []
    expect(searchRentals.read(JSON.parse(args)).args).toMatchObject(searchRentals.read(call).args)
  })

  it('for a place lists its meanings, each of which is taken', async () => {
    for (const tool of [getMarketContext, searchRentals]) {
      const result = await callTool(tool, release, { commune: 'Berg' })
      const [error] = errorOf(result)?.errors ?? []
      expect(error!.nearest).toHaveLength(2)
      for (const commune of error!.nearest!)
        expect(textOf(await callTool(tool, release, { commune })), commune).not.toMatch(/means several|received/)
    }
  })

  it('for several places of a tool on one commune names each', async () => {
    const result = await callTool(getMarketContext, release, { commune: ['Mersch', 'Luxembourg', 'Esch-sur-Alzette'] })
    expect(textOf(result)).toMatch(/names several places: call once for each. Try mersch, luxembourg, esch-sur-alzette/)
  })
})

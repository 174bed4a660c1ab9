import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { priceEstimateRequestSchema, VALUATION_FEATURES } from '../../../models/contracts/market/valuation.ts'
import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../../models/contracts/places/commute.ts'
import { ENERGY_CLASSES } from '../../../models/kernel/energy-class.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { estimateDocumentSchema } from '../../../models/openapi/estimate-document.ts'
import { compareDocumentSchema, listingTruthDocumentSchema } from '../../../models/openapi/listing-documents.ts'
import {
  agenciesDocumentSchema,
  commuteDocumentSchema,
  contextDocumentSchema,
} from '../../../models/openapi/place-documents.ts'
import { rpc } from '../mcp/testing/rpc.ts'
import { sampleCommute } from '../../testing/sample-commute.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { sampleValuation } from '../../testing/sample-valuation.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

const BASE = '/api/public/v1'
const HOUR_MS = 3_600_000

const place = fc.constantFrom('mersch', 'Mersh', 'Esch an der Alzette', 'Belval', 'luxembourg', 'Atlantis')
const locale = fc.constantFrom(...LOCALES, 'lb')
const home = fc.record(
  {
    commune: place,
    propertyType: fc.constantFrom(...priceEstimateRequestSchema.shape.propertyType.options),
    listingType: fc.constantFrom('sale', 'rent'),
    areaSqm: fc.integer({ min: 8, max: 400 }),
    bedrooms: fc.integer({ min: 0, max: 6 }),
    constructionYear: fc.integer({ min: 1800, max: 2026 }),
    energyClass: fc.constantFrom(...ENERGY_CLASSES),
    floor: fc.integer({ min: -1, max: 9 }),
    features: fc.uniqueArray(fc.constantFrom(...VALUATION_FEATURES), { minLength: 1 }),
    excludeListingId: fc.constantFrom(sampleListing(0).id, 'lnothing'),
    locale,
  },
  { requiredKeys: ['commune', 'propertyType', 'listingType', 'areaSqm'] },
)
const household = fc.record(
  {
    annualIncome: fc.integer({ min: 0, max: 400_000 }),
    monthlyDebts: fc.integer({ min: 0, max: 4_000 }),
    savingsAvailable: fc.integer({ min: 0, max: 600_000 }),
    householdType: fc.constantFrom('single', 'couple'),
    employmentType: fc.constantFrom('permanent', 'self_employed'),
    residencyType: fc.constantFrom('resident', 'cross_border'),
    commune: place,
    isFirstTimeBuyer: fc.boolean(),
    locale,
  },
  {
    requiredKeys: [
      'annualIncome',
      'monthlyDebts',
      'savingsAvailable',
      'householdType',
      'employmentType',
      'residencyType',
    ],
  },
)
const commute = fc.record(
  {
    commune: place,
    destination: fc.constantFrom(...COMMUTE_DESTINATIONS),
    mode: fc.constantFrom(...COMMUTE_MODES),
    locale,
  },
  { requiredKeys: ['commune'] },
)
const named = fc.record({ commune: place, locale }, { requiredKeys: ['commune'] })

type Args = Record<string, unknown>
type Body = Record<string, unknown>

describe.each([24, 3, 0])('on a market of %i listings, a program gets what an agent gets', (listings) => {
  let test: TestServer
  let key: string
  beforeAll(async () => {
    test = await startTestServer({
      release: {
        listings,
        valuations: { sale: sampleValuation() },
        commute: sampleCommute(),
        legal: await committedLegalFacts(),
      },
    })
    key = await test.issueKey({ tier: 'premium', scopes: ['listings:read', 'market:read'] })
  })
  afterAll(() => test.close())

  async function ask(path: string): Promise<{ status: number; body: Body }> {
    test.clock.now += HOUR_MS
    const response = await test.get(`${BASE}/${path}`, { 'x-api-key': key })
    return { status: response.status, body: (await response.json()) as Body }
  }

  /** The tool's answer, or the status that its error has in REST. */
  async function tool(name: string, args: Args): Promise<{ status: number; body: Body }> {
    const { result } = await rpc(`${test.url}/api/mcp`, 'tools/call', { name, arguments: args }, { 'x-api-key': key })
    const { structuredContent, _meta } = result as { structuredContent?: Body; _meta?: { error?: { code: string } } }
    const status = { BAD_REQUEST: 400, NOT_FOUND: 404 }[_meta?.error?.code ?? '']
    return { status: status ?? 200, body: structuredContent ?? {} }
  }

  const queryOf = (args: Args) =>
    new URLSearchParams(Object.entries(args).map(([name, value]) => [name, String(value)]))

  /** Compares what a program and an agent get for the same arguments; where both get an answer, `check` compares them. */
  function compared(
    name: string,
    arbitrary: fc.Arbitrary<Args>,
    pathOf: (args: Args) => string,
    check: (rest: Body, mcp: Body) => void,
  ): Promise<void> {
    return fc.assert(
      fc.asyncProperty(arbitrary, async (args) => {
        const [rest, mcp] = [await ask(pathOf(args)), await tool(name, args)]
        expect(rest.status, JSON.stringify(rest.body)).toBe(mcp.status)
        if (rest.status === 200) check(rest.body, mcp.body)
      }),
      { numRuns: 30 },
    )
  }
  const same = (name: string, arbitrary: fc.Arbitrary<Args>, pathOf: (args: Args) => string, schema: z.ZodObject) =>
    compared(name, arbitrary, pathOf, (rest, mcp) => expect(schema.strict().parse(rest)).toEqual(mcp))
  /** The tools say more than how the parameters were read; every note of the program is one of theirs. */
  const sameButNotes = (
    name: string,
    arbitrary: fc.Arbitrary<Args>,
    pathOf: (args: Args) => string,
    schema: z.ZodObject,
  ) =>
    compared(name, arbitrary, pathOf, (rest, mcp) => {
      const { notes = [], ...document } = schema.strict().parse(rest) as Body & { notes?: string[] }
      const { notes: all = [], ...facts } = mcp as Body & { notes?: string[] }
      expect(document).toEqual(facts)
      for (const note of notes) expect(all).toContain(note)
    })
  const ofCommune =
    (document: string) =>
    ({ commune, ...args }: Args) =>
      `communes/${encodeURIComponent(String(commune))}/${document}?${queryOf(args)}`

  it('of an estimate', () =>
    compared(
      'get_price_estimate',
      home,
      (args) => `estimate?${queryOf(args)}`,
      (rest, mcp) => {
        const { notes: _, ...document } = estimateDocumentSchema.strict().parse(rest)
        const { notes: __, ...facts } = mcp
        expect(document).toEqual(facts)
      },
    ))
  it('of commute times', () => sameButNotes('get_commute_times', commute, ofCommune('commute'), commuteDocumentSchema))
  it('of a commune', () => sameButNotes('get_market_context', named, ofCommune('context'), contextDocumentSchema))
  it('of agencies', async () => {
    const pathOf = ({ commune, ...args }: Args) =>
      `towns/${encodeURIComponent(String(commune))}/agencies?${queryOf(args)}`
    const schema = agenciesDocumentSchema.omit({ notes: true })
    await same(
      'get_town_agencies',
      named.filter((args) => args.commune !== 'Mersh' && args.locale !== 'lb'),
      pathOf,
      schema,
    )
    expect((await ask('towns/Belvall/agencies')).body.notes).toEqual(['"Belvall" is unknown. Using Belval.'])
  })
  it('of what a household can pay', () =>
    compared(
      'get_affordability',
      household,
      (args) => `affordability?${queryOf(args)}`,
      ({ notes: _, ...document }, mcp) => expect(mcp).toMatchObject(document),
    ))
  it('of the facts of a listing and where they come from', async () => {
    const ids = [...Array.from({ length: listings }, (_, index) => sampleListing(index).id).slice(0, 5), 'lnothing']
    for (const id of ids)
      for (const language of ['en', 'de']) {
        const [rest, mcp] = [
          await ask(`listings/${id}/truth?locale=${language}`),
          await tool('get_listing_truth', { id, locale: language }),
        ]
        expect(rest.status).toBe(mcp.status)
        if (rest.status !== 200) continue
        expect(listingTruthDocumentSchema.strict().parse(rest.body).facts).toEqual(mcp.body.facts)
        expect(Object.keys(rest.body).sort()).toEqual(Object.keys(mcp.body).sort())
      }
  })
  it('of chosen listings', async () => {
    const known = Array.from({ length: listings }, (_, index) => sampleListing(index).id)
    const ids = fc.array(fc.constantFrom(...known, 'lnothing'), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(ids, async (chosen) => {
        const rest = await ask(`compare?ids=${chosen.join(',')}`)
        const mcp = await tool('render_listing_cards', { listings: chosen.map((id) => ({ id })) })
        expect(rest.status).toBe(mcp.status)
        if (rest.status !== 200) return
        const { listings: shown, unknownIds } = compareDocumentSchema.strict().parse(rest.body)
        expect({ shown, unknownIds }).toEqual({ shown: mcp.body.listings, unknownIds: mcp.body.unknownIds })
      }),
      { numRuns: 20 },
    )
  })
})

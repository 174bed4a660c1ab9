import { sayIn } from '../../../content/say/words.ts'
import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { SCOPES } from '../../auth/api-key.ts'
import { usageOf } from '../../limits/usage.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { exampleCalls } from './offer/example-calls.ts'

const OWNER = 'owner-000001'
const HOSTED = { ...sampleListing(0), hosting: 'service' as const, ownerRef: OWNER }
const OF_AGENCY = sampleListing(1)
const INQUIRY = { listingId: HOSTED.id, message: 'Is the flat still free?', contactEmail: 'anna@example.lu' }
const HOUSEHOLD = exampleCalls({ listingId: HOSTED.id, commune: 'Mersch', town: 'Belval' }).get_affordability!
const {
  residenceUse: _use,
  bellegenAktEligibleBuyers: _buyers,
  bellegenAktCreditAvailable: _credit,
  ...OPEN
} = HOUSEHOLD

type Filled = { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, string | number | boolean> }
interface Asked {
  message: string
  requestedSchema: { properties: Record<string, { title?: string }> }
}

let test: TestServer
let key: string
/** Forms that the client showed. */
let shown: Asked[] = []
/** Answers of the person, one a form; the last one stays. */
let answers: Filled[] = []

beforeAll(async () => {
  const legal = await committedLegalFacts()
  test = await startTestServer({ release: { records: [HOSTED, OF_AGENCY], legal } })
  key = await test.issueKey({ tier: 'premium', scopes: SCOPES })
})
beforeEach(() => {
  shown = []
})
afterAll(() => test.close())

const person = (params: unknown): Filled => {
  shown.push(params as Asked)
  return answers.length > 1 ? answers.shift()! : answers[0]!
}

const url = () => new URL(`${test.url}/api/mcp`)
const requestInit = () => ({ headers: { 'x-api-key': key } })
const INFO = { name: 'test', version: '1' }

async function connectNew(capabilities: object = { elicitation: {} }) {
  const client = new NewClient(INFO, { capabilities, versionNegotiation: { mode: 'auto' } })
  if ('elicitation' in capabilities) client.setRequestHandler('elicitation/create', ({ params }) => person(params))
  await client.connect(new NewTransport(url(), { requestInit: requestInit() }))
  return client
}

async function connectOld() {
  const client = new OldClient(INFO, { capabilities: { elicitation: {} } })
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => person(params) as never)
  await client.connect(new OldTransport(url(), { requestInit: requestInit() }))
  return client
}

async function ask(
  name: string,
  args: object,
  connect: () => Promise<{ callTool(call: never): Promise<unknown>; close(): Promise<void> }> = connectNew,
) {
  const used = async () => (await usageOf(test.server.services.state.db, 'key:1', test.clock.now)).last24Hours
  const [client, before] = [await connect(), await used()]
  const result = (await client.callTool({ name, arguments: args } as never)) as {
    isError?: boolean
    content: { text: string }[]
    structuredContent?: Record<string, unknown>
  }
  await client.close()
  return { ...result, text: result.content[0]!.text, counted: (await used()) - before }
}
const stateOf = ({ structuredContent }: Awaited<ReturnType<typeof ask>>) =>
  (structuredContent!.bellegenAkt as { state: string }).state
const inquiries = async () => (await test.server.services.state.db.selectFrom('inquiry').select('id').execute()).length

describe('the tax credit of a purchase', () => {
  it('is asked of the person, in the language of the call, and the answer counts', async () => {
    answers = [
      {
        action: 'accept',
        content: { residenceUse: 'primary', bellegenAktEligibleBuyers: 2, bellegenAktCreditAvailable: 80_000 },
      },
    ]
    const told = await ask('get_affordability', { ...OPEN, locale: 'de' })
    expect([stateOf(told), told.counted, shown.length]).toEqual(['applied', 1, 1])
    expect(shown[0]!.message).toContain('Steuergutschrift')
    expect(Object.keys(shown[0]!.requestedSchema.properties)).toEqual([
      'residenceUse',
      'bellegenAktEligibleBuyers',
      'bellegenAktCreditAvailable',
    ])
  })

  it('is asked only for what is missing', async () => {
    answers = [{ action: 'accept', content: { bellegenAktCreditAvailable: 0 } }]
    const told = await ask('get_affordability', { ...OPEN, residenceUse: 'primary', bellegenAktEligibleBuyers: 1 })
    expect([stateOf(told), Object.keys(shown[0]!.requestedSchema.properties)]).toEqual([
      'confirmed_zero',
      ['bellegenAktCreditAvailable'],
    ])
    expect(stateOf(await ask('get_affordability', { ...OPEN, residenceUse: 'rental' }))).toBe('not_applicable')
    expect(shown).toHaveLength(1)
  })

  it.each(['decline', 'cancel'] as const)(
    'stays unconfirmed when the person chooses %s, and the call is answered',
    async (action) => {
      answers = [{ action }]
      const told = await ask('get_affordability', OPEN)
      expect([stateOf(told), told.counted, told.isError, shown.length]).toEqual(['unconfirmed', 1, undefined, 1])
    },
  )

  it('is asked again when the form is filled with something else', async () => {
    answers = [
      { action: 'accept', content: { bellegenAktEligibleBuyers: 'two' } },
      { action: 'accept', content: { bellegenAktEligibleBuyers: -1 } },
      { action: 'accept', content: {} },
    ]
    const told = await ask('get_affordability', OPEN)
    expect([stateOf(told), told.counted, shown.length]).toEqual(['unconfirmed', 1, 3])
  })

  it('is not asked about a call that has to be repaired first', async () => {
    const told = await ask('get_affordability', { ...OPEN, householdType: 'crowd' })
    expect([told.isError, told.counted, shown]).toEqual([true, 0, []])
  })
})

describe('an inquiry', () => {
  it('is sent once the person has seen the message and the address, and agreed', async () => {
    answers = [{ action: 'accept', content: { send: true } }]
    const before = await inquiries()
    const told = await ask('submit_inquiry', INQUIRY)
    expect([told.structuredContent!.channel, told.counted, (await inquiries()) - before]).toEqual([
      'conversation',
      1,
      1,
    ])
    expect(shown[0]!.message).toContain(INQUIRY.message)
    expect(shown[0]!.message).toContain(INQUIRY.contactEmail)
  })

  it.each([
    { action: 'decline' },
    { action: 'cancel' },
    { action: 'accept', content: { send: false } },
  ] satisfies Filled[])('is not sent, and costs nothing, after %o', async (answer) => {
    answers = [answer]
    const before = await inquiries()
    const told = await ask('submit_inquiry', { ...INQUIRY, message: `Another message: ${JSON.stringify(answer)}` })
    expect([told.isError, told.counted, (await inquiries()) - before]).toEqual([true, 0, 0])
    expect(told.text).toContain('nothing was sent')
    expect(told.text).toContain(sayIn('en')('reply.cost.free'))
  })

  it('is asked again when the form is filled with something else', async () => {
    answers = [
      { action: 'accept', content: { send: 'maybe' } },
      { action: 'accept', content: {} },
      { action: 'decline' },
    ]
    expect((await ask('submit_inquiry', { ...INQUIRY, message: 'A third message' })).isError).toBe(true)
    expect(shown).toHaveLength(3)
  })

  it('about a listing of an agency sends nothing and asks nothing', async () => {
    const told = await ask('submit_inquiry', { ...INQUIRY, listingId: OF_AGENCY.id })
    expect([told.structuredContent!.channel, shown]).toEqual(['agency', []])
  })
})

describe.each([
  ['that cannot ask', () => connectNew({})],
  ['that only opens addresses', () => connectNew({ elicitation: { url: {} } })],
  ['of 2025-11-25, whose handshake another process may have answered', connectOld],
])('a client %s', (_, connect) => {
  it('gets the answer without the question', async () => {
    const told = await ask('get_affordability', OPEN, connect)
    expect([stateOf(told), told.counted]).toEqual(['unconfirmed', 1])
    const sent = await ask('submit_inquiry', { ...INQUIRY, message: `Message of a client ${_}` }, connect)
    expect([sent.structuredContent!.channel, sent.counted, shown]).toEqual(['conversation', 1, []])
  })
})

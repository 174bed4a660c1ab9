import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { Client as NewClient } from '@modelcontextprotocol/client'
import { StdioClientTransport as NewTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { committedLegalFacts } from '../models/law/parameters/committed-facts.fixture.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOOLS } from './faces/mcp/tools.ts'
import { exampleCalls } from './faces/mcp/offer/example-calls.ts'
import { publishSampleRelease } from './testing/build-release.ts'
import { sampleCommute } from './testing/sample-commute.ts'
import { sampleListing } from './testing/sample-records.ts'
import { sampleValuation } from './testing/sample-valuation.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const LUX = join(import.meta.dirname, '../scripts/lux.mjs')
// Refuses every connection: the tools have to answer without a network.
const NO_NETWORK = `data:text/javascript,${encodeURIComponent(
  `import net from 'node:net'; net.Socket.prototype.connect = () => { throw new Error('network') }
   globalThis.fetch = async () => { throw new Error('network') }`,
)}`
const READ_TOOLS = TOOLS.filter(({ scope }) => scope === 'listings:read' || scope === 'market:read')
const CALLS = exampleCalls({ listingId: sampleListing(0).id, commune: 'Esch an der Alzette', town: 'Belval' })

const folder = temporaryFolder()
let releaseId: string
beforeAll(async () => {
  const legal = await committedLegalFacts()
  const valuations = { sale: sampleValuation() }
  ;({ id: releaseId } = publishSampleRelease(folder.path, { valuations, legal, commute: sampleCommute() }))
})
afterAll(() => folder[Symbol.dispose]())

const command = (release: string) => ({
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', '--import', NO_NETWORK, LUX, 'mcp', '--stdio', '--release', release],
  env: { PATH: process.env['PATH']! },
})

interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>
  callTool(params: object): Promise<{ isError?: boolean; structuredContent?: unknown; content: { text?: string }[] }>
  listResources(): Promise<{ resources: { uri: string }[] }>
  readResource(params: { uri: string }): Promise<{ contents: unknown[] }>
  getPrompt(params: object): Promise<{ messages: unknown[] }>
  close(): Promise<void>
}

async function connectOld(release: string): Promise<AnyClient> {
  const client = new OldClient({ name: 'test', version: '1' })
  await client.connect(new OldTransport(command(release)))
  return client as unknown as AnyClient
}

async function connectNew(release: string, mode?: 'auto'): Promise<AnyClient> {
  const client = new NewClient({ name: 'test', version: '1' }, mode && { versionNegotiation: { mode } })
  await client.connect(new NewTransport(command(release)))
  return client as unknown as AnyClient
}

describe.each([
  ['the former SDK', connectOld],
  ['the current SDK', connectNew],
  ['the current SDK in 2026-07-28', (release: string) => connectNew(release, 'auto')],
])('lux mcp --stdio with a client of %s', (_, connect) => {
  it('lists and answers every tool that only reads, prompts and resources, without a network', async () => {
    const client = await connect(folder.path)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(READ_TOOLS.map(({ name }) => name))
    for (const { name } of READ_TOOLS) {
      const { isError, structuredContent, content } = await client.callTool({ name, arguments: CALLS[name] })
      expect(isError, `${name}: ${content[0]?.text}`).toBeFalsy()
      expect(structuredContent, name).toMatchObject({ releaseId, sample: true })
    }
    const [resource] = (await client.listResources()).resources
    expect((await client.readResource(resource!)).contents).toHaveLength(1)
    const prompt = { name: 'compare-communes', arguments: { commune_a: 'mersch', commune_b: 'luxembourg' } }
    expect((await client.getPrompt(prompt)).messages).not.toHaveLength(0)
    await client.close()
  })
})

const OFFERED = { capabilities: { elicitation: {} } }
const INFO = { name: 'test', version: '1' }

describe.each([
  [
    'the former SDK',
    async (show: (params: unknown) => object) => {
      const client = new OldClient(INFO, OFFERED)
      client.setRequestHandler(ElicitRequestSchema, ({ params }) => show(params) as never)
      await client.connect(new OldTransport(command(folder.path)))
      return client as unknown as AnyClient
    },
  ],
  [
    'the current SDK in 2026-07-28',
    async (show: (params: unknown) => object) => {
      const client = new NewClient(INFO, { ...OFFERED, versionNegotiation: { mode: 'auto' } })
      client.setRequestHandler('elicitation/create', ({ params }) => show(params) as never)
      await client.connect(new NewTransport(command(folder.path)))
      return client as unknown as AnyClient
    },
  ],
])('lux mcp --stdio with a client of %s that can ask its person', (_, connect) => {
  it('asks for the facts of the tax credit, again when they are no facts', async () => {
    const { residenceUse: _use, bellegenAktEligibleBuyers: _buyers, ...open } = CALLS.get_affordability!
    const said = [{ bellegenAktEligibleBuyers: 'two' }, { residenceUse: 'primary', bellegenAktEligibleBuyers: 2 }]
    const client = await connect(() => ({ action: 'accept', content: said.shift() }))
    const told = await client.callTool({
      name: 'get_affordability',
      arguments: { ...open, bellegenAktCreditAvailable: 80_000 },
    })
    expect([told.structuredContent, said]).toMatchObject([{ bellegenAkt: { state: 'applied' } }, []])
    await client.close()
  })
})

describe('lux mcp --stdio', () => {
  it('serves one release by its folder, says how to repair a call and nothing of an allowance', async () => {
    const client = await connectNew(join(folder.path, 'releases', releaseId))
    const told = await client.callTool({ name: 'get_market_context', arguments: {} })
    expect(told.isError).toBe(true)
    expect(told.content[0]!.text).toMatch(/commune: received nothing/)
    expect(told.content[0]!.text).not.toMatch(/allowance/)
    await expect(client.callTool({ name: 'submit_inquiry', arguments: {} })).rejects.toThrow(/Unknown tool/)
    await client.close()
  })

  it.each([
    [['--stdio', '--release', '/nowhere'], /expected a data folder/],
    [['--stdio', '--port', '1'], /usage: lux mcp --stdio/],
    [[], /usage: lux mcp --stdio/],
  ])('ends with what to do for %j', (args, message) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [LUX, 'mcp', ...args], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(message)
  })
})

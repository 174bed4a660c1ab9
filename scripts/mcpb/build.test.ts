import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { dirname, join } from 'node:path'
import process from 'node:process'
import schema from '@anthropic-ai/mcpb/mcpb-manifest-v0.3.schema.json' with { type: 'json' }
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPromise } from 'yauzl'
import { committedLegalFacts } from '../../models/law/parameters/committed-facts.fixture.ts'
import { exampleCalls } from '../../server/faces/mcp/offer/example-calls.ts'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { sampleCommute } from '../../server/testing/sample-commute.ts'
import { sampleListing } from '../../server/testing/sample-records.ts'
import { sampleValuation } from '../../server/testing/sample-valuation.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { buildBundle } from './build.ts'
import { bundleManifest } from './manifest.ts'

// Refuses every connection: the bundle has to answer without a network.
const NO_NETWORK = `data:text/javascript,${encodeURIComponent(
  `import net from 'node:net'; net.Socket.prototype.connect = () => { throw new Error('network') }
   globalThis.fetch = async () => { throw new Error('network') }`,
)}`
const CALLS = exampleCalls({ listingId: sampleListing(0).id, commune: 'Esch an der Alzette', town: 'Belval' })

const folder = temporaryFolder()
const target = (name: string) => join(folder.path, name)
/** Below a folder of packages, where Node erases no types. */
const installed = target('node_modules/lux-property-intelligence')
const release = target('data')
let bundle: string
beforeAll(async () => {
  ;({ bundle } = await buildBundle(target('built')))
  await unpack(bundle, installed)
  const legal = await committedLegalFacts()
  publishSampleRelease(release, { valuations: { sale: sampleValuation() }, legal, commute: sampleCommute() })
}, 60_000)
afterAll(() => folder[Symbol.dispose]())

async function unpack(archive: string, into: string): Promise<void> {
  const zip = await openPromise(archive)
  for await (const entry of zip.eachEntry()) {
    const path = join(into, entry.fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await buffer(await zip.openReadStreamPromise(entry)))
  }
}

const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)

describe('the bundle for desktop apps', () => {
  it('has a manifest that its schema allows, which names what it has', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'manifest.json'), 'utf8')) as object
    expect(manifest).toEqual(bundleManifest())
    expect(validate(manifest), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ ...manifest, server: { type: 'deno' } })).toBe(false)
  })

  it('is the same bytes when built again', async () => {
    const again = await buildBundle(target('again'))
    expect(readFileSync(again.bundle).equals(readFileSync(bundle))).toBe(true)
  })

  it('has the licences of the packages in it', () => {
    const notices = readFileSync(join(installed, 'THIRD-PARTY.txt'), 'utf8')
    for (const name of ['zod', '@modelcontextprotocol/server', 'pino']) expect(notices).toContain(`\n${name} `)
  })

  it('answers below a folder of packages, with plain node and without a network', async () => {
    const { args } = bundleManifest().server.mcp_config
    const given = args.map((arg) => arg.replace('${__dirname}', installed).replace('${user_config.release}', release))
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--import', NO_NETWORK, ...given],
        env: { PATH: process.env['PATH']! },
        cwd: folder.path,
      }),
    )
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(bundleManifest().tools.map(({ name }) => name))
    for (const { name } of tools) {
      const { isError, content } = await client.callTool({ name, arguments: CALLS[name]! })
      expect(isError, `${name}: ${JSON.stringify(content)}`).toBeFalsy()
    }
    const { resources } = await client.listResources()
    for (const { uri } of resources) expect((await client.readResource({ uri })).contents, uri).toHaveLength(1)
    await client.close()
  })
})

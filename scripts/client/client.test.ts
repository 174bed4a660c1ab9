import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Client } from 'openapi-fetch'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { estimateDocumentSchema } from '../../models/openapi/estimate-document.ts'
import { KEY_PLACE, quickStart } from '../../server/faces/portal/keys/quick-start.ts'
import { sampleCommute } from '../../server/testing/sample-commute.ts'
import { sampleValuation } from '../../server/testing/sample-valuation.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { createPropertyClient, type PropertyClient, type Schemas } from './client.mjs'
import { describedApi, HEADER, stampOf } from './described-api.ts'
import type { paths } from './schema.d.mts'

const run = promisify(execFile)
const here = (name: string) => join(import.meta.dirname, name)
const read = (name: string) => readFileSync(here(name), 'utf8')
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

/** Stands for the package where it is not installed: the parts of it that the example uses. */
const REQUESTS = `
import json, urllib.error, urllib.parse, urllib.request
class Answer:
    def __init__(self, status, body): self.status_code, self.body = status, body
    def json(self): return json.loads(self.body)
    @property
    def ok(self): return self.status_code < 400
class Session:
    def __init__(self): self.headers = {}
    def get(self, url, params, timeout):
        asked = urllib.request.Request(url + "?" + urllib.parse.urlencode(params), headers=self.headers)
        try:
            with urllib.request.urlopen(asked, timeout=timeout) as answer: return Answer(answer.status, answer.read())
        except urllib.error.HTTPError as error: return Answer(error.code, error.read())
def get(url, params, headers, timeout):
    session = Session()
    session.headers.update(headers)
    return session.get(url, params, timeout)
`

let test: TestServer
let client: PropertyClient
let key: string
beforeAll(async () => {
  test = await startTestServer({
    release: { valuations: { sale: sampleValuation() }, commute: sampleCommute(), listings: 12 },
  })
  key = await test.issueKey({ scopes: ['listings:read', 'market:read'] })
  client = createPropertyClient({ baseUrl: `${test.url}/`, key })
})
afterAll(() => test.close())

describe('client of the REST API', () => {
  it('is generated from the description as it is now: else run npm run client', () => {
    const [first = '', ...lines] = read('schema.d.mts').split('\n')
    expect(first.startsWith(HEADER)).toBe(true)
    expect(first.slice(HEADER.length)).toBe(stampOf(describedApi(), lines.slice(1).join('\n')))
  })

  it('has a type for every address and answer', () => {
    expectTypeOf(client).toEqualTypeOf<Client<paths>>()
    expectTypeOf<Schemas['PriceEstimate']['estimate']>().toEqualTypeOf<number | null>()
    for (const path of Object.keys((JSON.parse(describedApi()) as { paths: object }).paths))
      expect(read('schema.d.mts')).toContain(`"${path}": {`)
  })

  it('asks a server, lists too', async () => {
    const query = { propertyType: 'apartment', listingType: 'sale', commune: 'mersch', areaSqm: 80 } as const
    const { data, response } = await client.GET('/api/public/v1/estimate', {
      params: { query: { ...query, features: ['balcony', 'parking'] } },
    })
    expect(response.url).toContain('features=balcony,parking')
    expect(estimateDocumentSchema.parse(data).estimate).toBeGreaterThan(0)
    const listed = await client.GET('/api/public/v1/listings', { params: { query: { listingType: 'sale', limit: 3 } } })
    const ids = listed.data!.listings.map(({ id }) => id)
    const compared = await client.GET('/api/public/v1/compare', { params: { query: { ids } } })
    expect(compared.data!.listings.map(({ id }) => id)).toEqual(ids)
  })

  it('hands on problems as they are', async () => {
    const path = { slug: 'atlantis' }
    const { data, error, response } = await client.GET('/api/public/v1/communes/{slug}/context', { params: { path } })
    expect([data, response.status]).toEqual([undefined, 404])
    expect(error!.detail).toContain('unknown')
  })

  it('works by the block of the page for developers', async () => {
    using folder = temporaryFolder()
    const block = quickStart(test.url).typescript.replace(KEY_PLACE, key)
    const file = join(folder.path, 'block.mts')
    writeFileSync(file, block.replace('luxembourg-property-client', pathToFileURL(here('client.mjs')).href))
    expect(Number((await run(process.execPath, [file])).stdout)).toBeGreaterThanOrEqual(0)
  })

  it('has a package whose files are there', () => {
    const { files, exports } = JSON.parse(read('package.json')) as {
      files: string[]
      exports: { '.': Record<string, string> }
    }
    for (const name of [...files, ...Object.values(exports['.'])]) expect(read(name)).not.toBe('')
  })
})

describe.runIf(hasPython)('example in Python', () => {
  it('runs against a server with requests alone', async () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, 'requests.py'), REQUESTS)
    const env = {
      ...process.env,
      LUX_URL: test.url,
      LUX_KEY: key,
      PYTHONPATH: folder.path,
      PYTHONDONTWRITEBYTECODE: '1',
    }
    const { stdout } = await run('python3', [here('example.py')], { env })
    expect(stdout).toMatch(/^\d+ homes to rent, as of 2026-09-30\n/)
    expect(stdout).toMatch(/^transit \d+ minutes$/m)
    const refused = run('python3', [here('example.py')], { env: { ...env, LUX_KEY: 'wrong' } })
    await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('unknown') })
  })

  it('works by the block of the page for developers', async () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, 'requests.py'), REQUESTS)
    const env = { ...process.env, PYTHONPATH: folder.path, PYTHONDONTWRITEBYTECODE: '1' }
    const { stdout } = await run('python3', ['-c', quickStart(test.url).python.replace(KEY_PLACE, key)], { env })
    expect(stdout).toMatch(/^\d+\n$/)
  })

  it('imports nothing else', () => {
    const imported = [...read('example.py').matchAll(/^(?:import|from) (\S+)/gm)].map(([, name]) => name)
    expect(imported).toEqual(['os', 'requests'])
  })
})

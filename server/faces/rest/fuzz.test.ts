import process from 'node:process'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { seededRandom } from '../../../models/statistics/random.ts'
import { someOfficialSeries } from '../../../content/pages/official-series.fixture.ts'
import { SCOPES } from '../../auth/api-key.ts'
import { sampleCommute } from '../../testing/sample-commute.ts'
import { sampleForecasts, sampleListing, sampleOfficialForecasts } from '../../testing/sample-records.ts'
import { sampleValuation } from '../../testing/sample-valuation.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** Random requests; a longer run sets `FUZZ_REQUESTS`, another one `FUZZ_SEED`. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 300)
const random = seededRandom(Number(process.env['FUZZ_SEED'] ?? 20))
const HOUR_MS = 3_600_000

interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
}
interface Parameter {
  in: 'path' | 'query'
  name: string
  required?: boolean
  schema: Schema
}
interface Answer {
  headers?: Record<string, { required?: boolean }>
  content?: Record<string, unknown>
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: object
  security?: Record<string, unknown>[]
  responses: Record<string, Answer>
}
interface Api {
  paths: Record<string, Record<string, Operation>>
}

let test: TestServer
let key: string
let api: Api
let ajv: InstanceType<typeof Ajv2020>
beforeAll(async () => {
  const series = { officialForecasts: sampleOfficialForecasts(), officialSeries: someOfficialSeries() }
  const facts = {
    valuations: { sale: sampleValuation() },
    commute: sampleCommute(),
    legal: await committedLegalFacts(),
  }
  test = await startTestServer({ release: { listings: 12, forecasts: sampleForecasts(), ...series, ...facts } })
  key = await test.issueKey({ tier: 'premium', scopes: SCOPES })
  api = (await (await test.get('/openapi.json')).json()) as Api
  ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(api, 'api')
})
afterAll(() => test.close())

const chance = (share: number) => random() < share
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!

const HOSTILE = [
  '',
  ' ',
  '-1',
  '0',
  '1e9',
  '1e999',
  'NaN',
  'null',
  '600k',
  '1 800,50',
  'true',
  '../../etc/passwd',
  '%00',
  '\u0000',
  "'; drop table listing; --",
  '<script>alert(1)</script>',
  '{"a":1}',
  '[]',
  'ß',
  '\u202e\ufeff🏠',
  'a'.repeat(300),
  '9'.repeat(400),
  '2026-02-30',
]
const PLACES = ['mersch', 'Mersh', 'Esch an der Alzette', 'Belval', 'Atlantis', 'Berg']

/** A value as the description allows it, or one that it does not. */
function valueOf({ name, schema }: Parameter): string {
  if (chance(0.15)) return pick(HOSTILE)
  if (name === 'id') return chance(0.8) ? sampleListing(Math.floor(random() * 12)).id : 'lst_unknown'
  if (name === 'ids') return [0, 1, 2].map((at) => sampleListing(at).id).join(',')
  if (/^(slug|commune|town)$/.test(name) && chance(0.7)) return pick(PLACES)
  if (schema.enum) return String(pick(schema.enum))
  if (schema.examples && chance(0.5)) return String(pick(schema.examples))
  const { minimum = 0, maximum = 1_000_000 } = schema
  if (schema.type === 'boolean') return String(chance(0.5))
  if (schema.type === 'integer') return String(Math.floor(minimum + random() * (maximum - minimum + 1)))
  if (schema.type === 'number') return String(minimum + random() * (maximum - minimum))
  return String(schema.examples?.[0] ?? pick(HOSTILE))
}

function requestTo(path: string, { parameters = [], requestBody }: Operation) {
  let address = path
  const query = new URLSearchParams()
  for (const parameter of parameters)
    if (parameter.in === 'path')
      address = address.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter)) || '-')
    else if (parameter.required ? chance(0.95) : chance(0.35)) query.append(parameter.name, valueOf(parameter))
  if (chance(0.05)) query.append('unknown', pick(HOSTILE))
  if (chance(0.01)) query.append('q', 'x'.repeat(4_000))
  const headers: Record<string, string> = {}
  if (chance(0.92)) headers['x-api-key'] = chance(0.97) ? key : 'lux_wrong'
  if (chance(0.1)) headers.accept = pick(['text/html', 'application/json', '*/*', 'image/png'])
  const method = requestBody ? 'POST' : 'GET'
  if (requestBody && chance(0.9)) headers['content-type'] = pick(['application/json', 'text/plain'])
  const body =
    requestBody && pick(['', '{', '{}', '[]', '{"text":"x"}', '{"pdf":"="}', `{"text":"${'x'.repeat(500)}"}`])
  return {
    address: query.size > 0 ? `${address}?${query}` : address,
    init: { method, headers, ...(body !== undefined && { body }) },
  }
}

/** Breaches of the description by one answer. */
async function faultsOf(path: string, operation: Operation, method: string, response: Response): Promise<string[]> {
  const { status, headers } = response
  const declared = operation.responses[status]
  const text = await response.text()
  if (status >= 500 || !declared) return [`status ${status} is not declared: ${text.slice(0, 200)}`]
  const absent = Object.entries(declared.headers ?? {}).filter(([name, { required }]) => required && !headers.has(name))
  const faults = absent.map(([name]) => `${status} lacks the header ${name}`)
  const type = (headers.get('content-type') ?? '').split(';')[0]!
  if (!declared.content) return text === '' ? faults : [...faults, `${status} has a body`]
  if (!(type in declared.content)) return [...faults, `${status} has the type ${type}`]
  if (!type.endsWith('json')) return faults
  const escaped = [path, method, 'responses', String(status), 'content', type, 'schema'].map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  const isValid = ajv.getSchema(`api#/paths/${escaped.join('/')}`)!
  if (!isValid(JSON.parse(text))) faults.push(`${status}: ${ajv.errorsText(isValid.errors).slice(0, 300)}`)
  return faults
}

it('finds an answer that the description does not allow', async () => {
  const path = '/api/public/v1/market-index'
  const { get: operation } = api.paths[path]!
  const faults = (body: object, status = 200) => faultsOf(path, operation!, 'get', Response.json(body, { status }))
  expect((await faults({})).join()).toMatch(/lacks the header RateLimit.*must have required property/)
  expect(await faults({}, 418)).toHaveLength(1)
  expect(await faults({}, 500)).toHaveLength(1)
})

it(
  'answers random requests as its description says',
  async () => {
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    const [faults, statuses] = [new Set<string>(), new Map<number, number>()]
    for (let at = 0; at < REQUESTS; at++) {
      test.clock.now += HOUR_MS / 100
      const { path, method, operation } = operations[at % operations.length]!
      const { address, init } = requestTo(path, operation)
      const response = await fetch(test.url + address, { ...init, redirect: 'manual' })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      for (const fault of await faultsOf(path, operation, method, response))
        faults.add(`${method} ${address.slice(0, 200)}: ${fault}`)
    }
    process.stdout.write(`${REQUESTS} requests, ${faults.size} faults, statuses ${JSON.stringify([...statuses])}\n`)
    expect([...faults]).toEqual([])
    for (const status of [200, 400, 401, 404]) expect(statuses.get(status), String(status)).toBeGreaterThan(0)
  },
  60_000 + REQUESTS * 200,
)

import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOpenApiDocument } from '../../models/openapi/document.ts'
import { someOfficialSeries } from '../../content/pages/official-series.fixture.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { endpointQuestions } from './questions.ts'

interface Operation {
  security?: object[]
  parameters?: { in: string; name: string; schema: { enum?: string[] } }[]
}

let test: TestServer
let asked: URL[]
beforeAll(async () => {
  test = await startTestServer({ release: { officialSeries: someOfficialSeries() } })
  const send = (): Promise<never> => Promise.reject(new Error('nothing is asked here'))
  const questions = endpointQuestions(send, test.server.releases.current.facts)
  asked = questions.map(({ name }) => new URL(name.replace('GET ', ''), 'https://release.invalid'))
})
afterAll(() => test.close())

const { paths = {} } = JSON.parse(
  JSON.stringify(buildOpenApiDocument({ baseUrl: 'https://release.invalid', version: '0' })),
) as { paths: Record<string, { get?: Operation }> }
const OPERATIONS = Object.entries(paths).flatMap(([pattern, { get }]) =>
  get && !get.security?.some((needed) => 'accessToken' in needed) ? [[pattern, get] as const] : [],
)

it('asks every operation that depends on a release, each commune, and each listed value of a parameter at two addresses where there are two', () => {
  expect(OPERATIONS.length).toBeGreaterThan(10)
  const communes = test.server.releases.current.facts.communes.size
  let values = 0
  for (const [pattern, { parameters = [] }] of OPERATIONS) {
    const isOne = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const own = asked.filter(({ pathname }) => isOne.test(pathname))
    const addresses = new Set(own.map(({ pathname }) => pathname)).size
    expect(addresses, pattern).toBeGreaterThan(0)
    if (pattern.includes('{slug}')) expect(addresses, pattern).toBe(communes)
    for (const { in: place, name, schema } of parameters) {
      for (const value of place === 'query' ? (schema.enum ?? []) : []) {
        const told = new Set(own.flatMap((one) => (one.searchParams.get(name) === value ? [one.pathname] : [])))
        expect(told.size, `${pattern} ${name}=${value}`).toBeGreaterThanOrEqual(Math.min(2, addresses))
        values++
      }
    }
  }
  expect(values).toBeGreaterThan(50)
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { TOOLS } from '../tools.ts'

let test: TestServer
beforeAll(async () => {
  const publicFiles = { '/llms-full.txt': { content: '# All documents\n', contentType: 'text/plain' } }
  test = await startTestServer({ release: { publicFiles } })
})
afterAll(() => test.close())

describe('the reference of the tools', () => {
  it.each(['/developers/tools', '/developers/tools/md', '/llms-full.txt'])(
    'names every tool, argument, field of a result and error at %s',
    async (path) => {
      const answer = await test.get(path)
      expect(answer.status).toBe(200)
      const text = (await answer.text()).replaceAll('\\_', '_')
      for (const { name, input, output } of TOOLS)
        for (const word of [name, ...Object.keys(input.shape), ...Object.keys(output.shape)])
          expect(text).toContain(word)
      for (const code of ['BAD_REQUEST', 'NOT_FOUND', 'INSUFFICIENT_SCOPE', 'RATE_LIMIT_EXCEEDED', 'INTERNAL_ERROR'])
        expect(text).toContain(code)
    },
  )

  it('travels compressed as a page, unlike pages with a ticket in them', async () => {
    const coded = async (path: string): Promise<(string | null)[]> => {
      const { headers } = await test.get(path, { 'accept-encoding': 'gzip, br' })
      return ['content-encoding', 'vary'].map((name) => headers.get(name))
    }
    expect(await coded('/developers/tools')).toEqual(['br', expect.stringContaining('Accept-Encoding')])
    expect((await coded('/account/sign-in'))[0]).toBe(null)
  })

  it('follows the documents in llms-full.txt', async () => {
    expect(await (await test.get('/llms-full.txt')).text()).toMatch(/^# All documents\n\n# Tool reference\n/)
  })

  it('gives an example of every tool that the tool takes', async () => {
    const text = await (await test.get('/developers/tools/md')).text()
    const examples = [...text.matchAll(/```json\n(.*?)\n```/gs)].map(
      ([, json]) => JSON.parse(json!) as { name: string; arguments: object },
    )
    expect(examples.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    for (const [index, tool] of TOOLS.entries()) expect(() => tool.read(examples[index]!.arguments)).not.toThrow()
  })

  it('is linked from llms.txt for every tool, and the links to the server answer', async () => {
    const template = readFileSync(new URL('../../../../content/templates/llms.md', import.meta.url), 'utf8')
    for (const { name } of TOOLS) expect(template).toContain(`[${name}]({baseUrl}/developers/tools/md#${name})`)
    const paths = [...template.matchAll(/\(\{baseUrl\}(\/(?:developers|openapi|\.well-known)[^)#]*)/g)].map(
      ([, path]) => path!,
    )
    expect(new Set(paths).size).toBeGreaterThan(2)
    for (const path of new Set(paths)) expect((await test.get(path)).status, path).toBe(200)
  })
})

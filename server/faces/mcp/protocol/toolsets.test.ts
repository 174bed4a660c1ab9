import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { rpc } from '../testing/rpc.ts'
import { TOOLS } from '../tools.ts'
import { TOOLSETS } from './toolsets.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (method: string, params: Record<string, unknown>, headers: Record<string, string>) =>
  rpc(`${server.url}/api/mcp`, method, params, headers)

async function namesFor(headers: Record<string, string>): Promise<string[]> {
  const { result } = await ask('tools/list', {}, headers)
  return (result!.tools as { name: string }[]).map(({ name }) => name)
}

const all = TOOLS.map(({ name }) => name)

describe('toolsets by header', () => {
  it('are all tools by default, and for all', async () => {
    expect(await namesFor({})).toEqual(all)
    expect(await namesFor({ 'x-mcp-toolsets': 'all, market', 'x-mcp-readonly': 'false' })).toEqual(all)
  })

  it('split the tools without rest', async () => {
    const names = await Promise.all(TOOLSETS.map((set) => namesFor({ 'x-mcp-toolsets': set })))
    expect(names.every((each) => each.length > 0)).toBe(true)
    expect(names.flat().sort()).toEqual(all.toSorted())
  })

  it('leave only tools that read', async () => {
    const names = await namesFor({ 'X-MCP-Readonly': 'true' })
    expect(names).toEqual(TOOLS.filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name))
    expect(names).not.toContain('submit_inquiry')
  })

  it('do not call what they leave out', async () => {
    const call = { name: 'get_market_context', arguments: { commune: 'mersch' } }
    expect((await ask('tools/call', call, { 'x-mcp-toolsets': 'market' })).result).toBeDefined()
    const { error } = await ask('tools/call', call, { 'x-mcp-toolsets': 'listings' })
    expect(error?.message).toMatch(/Unknown tool: "get_market_context"/)
  })

  it('say which names there are', async () => {
    const wrong = await ask('tools/list', {}, { 'x-mcp-toolsets': 'markets' })
    expect([wrong.status, wrong.error?.message]).toEqual([
      400,
      expect.stringMatching(/listings, market.*Nearest: market/),
    ])
    const unclear = await ask('tools/list', {}, { 'x-mcp-readonly': 'perhaps' })
    expect([unclear.status, unclear.error?.message]).toEqual([400, expect.stringContaining('true or false')])
  })
})

import { beforeAll, expect, it } from 'vitest'
import { TOOLS } from '../../../server/faces/mcp/tools.ts'
import { callTool, releaseForTools } from '../../../server/testing/tool-call.ts'
import { solve } from './agent.ts'
import { openSession, type Connection } from './session.ts'

let connection: Connection
beforeAll(async () => {
  const release = await releaseForTools()
  const tools = new Map(TOOLS.map((tool) => [tool.name, tool]))
  connection = {
    tools: new Map(TOOLS.map(({ name, input }) => [name, { name, inputSchema: { properties: input.shape } }])),
    client: {
      listTools: () => Promise.reject(new Error('not used')),
      callTool: ({ name, arguments: args }) => callTool(tools.get(name)!, release, args) as never,
      close: () => Promise.resolve(),
    },
  }
})

it('asks again with the nearest place that a refusal names', async () => {
  const session = openSession(connection, 'en')
  const { figures } = await solve({ kind: 'score', wish: '', words: { places: ['Mersh upon Sea'] } }, session)
  expect(Object.keys(figures!)).toEqual(['mersch'])
  expect(session.calls.map(({ args }) => args.commune)).toEqual(['Mersh upon Sea', 'mersch'])
})

it('gives up after four calls', async () => {
  const session = openSession(connection, 'en')
  const places = ['Mersh upon Sea', 'Viandn upon Sea', 'mersch', 'vianden']
  await expect(solve({ kind: 'score', wish: '', words: { places } }, session)).rejects.toThrow(
    'no answer after 4 calls',
  )
})

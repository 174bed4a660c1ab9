import { expect, it } from 'vitest'
import { connections } from './connections.ts'

const BASE = 'https://property.example.lu/lux'
const URL_OF_TOOLS = `${BASE}/api/mcp`
const textOf = (client: string) => connections(BASE).find((each) => each.client === client)!.text

it('names the endpoint for every client, in the form that the client reads', () => {
  expect(textOf('Claude')).toBe(URL_OF_TOOLS)
  expect(textOf('ChatGPT')).toBe(URL_OF_TOOLS)
  for (const command of ['claude', 'gemini'])
    expect(connections(BASE).map(({ text }) => text)).toContain(
      `${command} mcp add --transport http luxembourg ${URL_OF_TOOLS}`,
    )
  const cursor = new URL(textOf('Cursor'))
  expect([cursor.protocol, cursor.host, cursor.pathname]).toEqual([
    'cursor:',
    'anysphere.cursor-deeplink',
    '/mcp/install',
  ])
  expect(JSON.parse(Buffer.from(cursor.searchParams.get('config')!, 'base64').toString())).toEqual({
    url: URL_OF_TOOLS,
  })
  const code = new URL(textOf('VS Code'))
  expect(code.href.split('?')[0]).toBe('vscode:mcp/install')
  expect(JSON.parse(decodeURIComponent(code.search.slice(1)))).toEqual({
    name: 'luxembourg',
    type: 'http',
    url: URL_OF_TOOLS,
  })
  expect(JSON.parse(textOf('Windsurf'))).toEqual({ mcpServers: { luxembourg: { serverUrl: URL_OF_TOOLS } } })
  expect(JSON.parse(textOf('Zed'))).toEqual({ context_servers: { luxembourg: { url: URL_OF_TOOLS } } })
})

it('carries an address with any characters through both links', () => {
  const base = 'http://127.0.0.1:3000/a+b~c?d'
  const links = connections(base).filter(({ kind }) => kind === 'link')
  expect(links).toHaveLength(2)
  for (const { text } of links) {
    const { searchParams, search, protocol } = new URL(text)
    const json =
      protocol === 'cursor:'
        ? Buffer.from(searchParams.get('config')!, 'base64').toString()
        : decodeURIComponent(search.slice(1))
    expect(JSON.parse(json)).toMatchObject({ url: `${base}/api/mcp` })
  }
})

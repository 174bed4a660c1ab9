import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VERSION } from '../../base/version.ts'
import { MCP_PATH } from '../../http/body-limit.ts'
import { serverInfo } from './protocol/mcp-server.ts'

it('the registry entry matches the server’s description of itself', () => {
  const entry = JSON.parse(readFileSync(new URL('../../../server.json', import.meta.url), 'utf8')) as {
    name: string
    title: string
    description: string
    version: string
    remotes: { type: string; url: string }[]
  }
  const { name, title, description } = serverInfo('https://property.example.lu')
  expect(entry).toMatchObject({ title, description, version: VERSION })
  expect(entry.name).toMatch(new RegExp(`^[a-z0-9.-]+/${name}$`))
  expect(entry.remotes).toMatchObject([{ type: 'streamable-http', url: `https://{host}${MCP_PATH}` }])
})

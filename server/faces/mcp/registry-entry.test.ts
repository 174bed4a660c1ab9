import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VERSION } from '../../base/version.ts'
import { MCP_PATH } from '../../http/body-limit.ts'
import { registryEntry } from './discovery/registry-entry.ts'
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

it('an installation serves its own entry: the committed one with its address, named by its host', () => {
  const committed = JSON.parse(readFileSync(new URL('../../../server.json', import.meta.url), 'utf8')) as {
    remotes: [{ variables: unknown }]
  }
  const [{ variables: _, ...remote }] = committed.remotes
  expect(registryEntry('https://property.example.lu', MCP_PATH)).toEqual({
    ...committed,
    name: 'lu.example.property/lux-property-intelligence',
    websiteUrl: 'https://property.example.lu',
    icons: [{ src: 'https://property.example.lu/icons/market.svg', mimeType: 'image/svg+xml', sizes: ['any'] }],
    remotes: [{ ...remote, url: 'https://property.example.lu/api/mcp' }],
  })
  expect(registryEntry('http://localhost:3000', MCP_PATH)).not.toHaveProperty('icons')
})

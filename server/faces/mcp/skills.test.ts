import { readdirSync, readFileSync } from 'node:fs'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { sha256Of } from '../../../models/kernel/sha256-of.ts'
import { LEASE_FINDING_KINDS } from '../../../models/contracts/law/lease-analysis.ts'
import { VERSION } from '../../base/version.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { mcpOffer } from './mcp-offer.ts'
import { parseSkill, SKILLS_EXTENSION, type Skill } from './offer/skill.ts'
import { createMcpFace } from './protocol/mcp-face.ts'
import { faceByHeaders, TOOLSETS_HEADER } from './protocol/toolsets.ts'
import { rpc } from './testing/rpc.ts'

const PLUGIN = new URL('../../../content/plugin/', import.meta.url)
const BASE_URL = 'https://property.example.lu'
const face = createMcpFace(mcpOffer(BASE_URL), BASE_URL)
const { skills } = face

const CALL = /^([a-z]+(?:_[a-z]+)+)(?:\(([^)]*)\))?$/
const ADDRESS = /^lux:\/\//
/** Addresses of documents and tables, languages and null, which are no names of a definition. */
const PATH = /^\/(?:en|data)\/|^(?:fr|de|null)$/

/** Names in the text of a skill, in backticks, that no definition has. */
function unknownNames({ text, tools }: Pick<Skill, 'text' | 'tools'>): string[] {
  const named = [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
  const missing = tools.filter((name) => !face.toolByName.has(name))
  const wrong = named.filter((name) => {
    if (PATH.test(name) || skills.some(({ entry }) => entry.frontmatter.name === name)) return false
    if (ADDRESS.test(name)) return !face.resources.some(({ uriTemplate }) => uriTemplate === name)
    const [, tool, args] = CALL.exec(name) ?? []
    const called = face.toolByName.get(tool ?? '')
    if (called) {
      const known = Object.keys(called.input.shape)
      return args !== undefined && args.split(', ').some((arg) => !known.includes(arg))
    }
    return args !== undefined || !name.split('.').every((part) => FIELDS.has(part))
  })
  return [...missing, ...wrong]
}

/** Names of arguments, fields and allowed values of all tools. */
const FIELDS = new Set<string>([
  ...LEASE_FINDING_KINDS,
  ...face.tools.flatMap(({ input, output }) =>
    [z.toJSONSchema(input, { io: 'input' }), z.toJSONSchema(output, { io: 'output' })].flatMap(namesIn),
  ),
])

function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn)
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...(key === 'enum' || key === 'const' ? [value].flat().map(String) : []),
    ...namesIn(value),
  ])
}

describe('the skills', () => {
  it('name only tools, arguments, fields and resources that there are', () => {
    expect(skills.map(({ entry }) => entry.frontmatter.name)).toEqual([
      'analyst',
      'fair-price',
      'frontalier',
      'house-hunt',
      'read-lease',
    ])
    for (const skill of skills) expect(unknownNames(skill), skill.entry.uri).toEqual([])
  })

  it.each([
    ['call `get_house(id)`', 'get_house(id)'],
    ['call `get_house`', 'get_house'],
    ['call `get_listing(ident)`', 'get_listing(ident)'],
    ['read `pricePerFoot`', 'pricePerFoot'],
    ['read `estimate.certainty`', 'estimate.certainty'],
    ['read `lux://weather/{day}`', 'lux://weather/{day}'],
  ])('would be found out by: %s', (text, name) => {
    expect(unknownNames({ text, tools: [] })).toEqual([name])
  })

  it('would be found out by a tool that they need', () => {
    expect(unknownNames({ text: '', tools: ['get_house'] })).toEqual(['get_house'])
  })

  it('say what to do with the unknown, and of what day figures are', () => {
    for (const { entry, text } of skills) {
      expect(text, entry.uri).toMatch(/unknown|null/)
      expect(text.length, entry.uri).toBeLessThan(4_000)
      expect(entry.frontmatter.description, entry.uri).toMatch(/Use (?:when|for) /)
    }
  })

  it('are all in the plugin, which needs nothing else', () => {
    const files = readdirSync(PLUGIN, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.split(/content\/plugin\/+/)[1])
    const ofSkills = skills.map(({ entry }) => `skills/${entry.frontmatter.name}/SKILL.md`)
    expect(files.sort()).toEqual(['.claude-plugin/plugin.json', '.mcp.json', ...ofSkills])
    const read = (path: string) => JSON.parse(readFileSync(new URL(path, PLUGIN), 'utf8')) as object
    expect(read('.claude-plugin/plugin.json')).toMatchObject({ version: VERSION, license: 'MIT' })
    expect(read('.mcp.json')).toMatchObject({ mcpServers: { luxembourg: { type: 'http' } } })
  })

  it.each([
    ['---\nname: other\ndescription: d\nlicense: MIT\nmetadata:\n  tools: a\n---\n', 'has the name other'],
    ['---\nname: hunt\nlicense: MIT\nmetadata:\n  tools: a\n---\n', 'description'],
    ['no front matter', 'expected object'],
  ])('are refused as %j', (text, message) => {
    expect(() => parseSkill('hunt', Buffer.from(text))).toThrow(message)
  })

  it('are left out where the tools that they need are', () => {
    const market = faceByHeaders(face)(new Headers({ [TOOLSETS_HEADER]: 'market' }))
    expect(market.skills.map(({ entry }) => entry.frontmatter.name)).toEqual(['analyst', 'fair-price', 'frontalier'])
    const uris = market.resourceList.map(({ uri }) => uri)
    expect(uris.filter((uri) => uri.startsWith('skill:'))).toEqual(market.skills.map(({ entry }) => entry.uri))
  })
})

describe('the skills extension', () => {
  let test: TestServer
  beforeAll(async () => void (test = await startTestServer()))
  afterAll(() => test.close())
  const ask = (method: string, params = {}) => rpc(`${test.url}/api/mcp`, method, params)

  const listSchema = z.looseObject({ skills: z.array(z.looseObject({ uri: z.string() })), ttlMs: z.number() })
  const modern = async () => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${test.url}/api/mcp`)))
    expect(client.getServerCapabilities()).toMatchObject({ extensions: { [SKILLS_EXTENSION]: {} } })
    const found = await client.request({ method: 'skills/list', params: {} }, listSchema)
    await client.close()
    return found
  }

  it('lists the same in both revisions', async () => {
    const { result } = await ask('skills/list')
    expect(result).toMatchObject({ resultType: 'complete', cacheScope: 'public', skills: { length: 5 } })
    expect((await modern()).skills).toEqual(result!.skills)
  })

  it('serves the files of the plugin byte for byte, with their digest, size and front matter', async () => {
    const { result } = await ask('skills/list')
    for (const entry of result!.skills as Skill['entry'][]) {
      const file = readFileSync(new URL(`skills/${entry.frontmatter.name}/SKILL.md`, PLUGIN))
      const digest = `sha256:${sha256Of(file)}`
      expect(entry.resources).toEqual([{ uri: entry.uri, digest, size: file.length }])
      expect(entry.frontmatter).toEqual(parse(file.toString().split('---\n')[1]!))
      const { contents } = (await ask('resources/read', { uri: entry.uri })).result as { contents: object[] }
      expect(contents).toEqual([{ uri: entry.uri, mimeType: 'text/markdown', text: file.toString() }])
      expect((await ask('skills/get', { uri: entry.uri })).result).toMatchObject({ skill: entry })
    }
  })

  it.each(['skill://nothing/SKILL.md', 'skill://house-hunt', 'lux://methodology/trends', '../../package.json'])(
    'has no skill at %s',
    async (uri) => {
      const { error } = await ask('skills/get', { uri })
      expect(error).toMatchObject({ code: -32_602, message: expect.stringContaining('skill://house-hunt/SKILL.md') })
    },
  )

  it('asks for the address of a skill', async () => {
    expect((await ask('skills/get')).error).toMatchObject({ code: -32_602 })
  })
})

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { approximateTokens } from '../../testing/approximate-tokens.ts'
import { createMcpFace } from './protocol/mcp-face.ts'
import { mcpOffer } from './mcp-offer.ts'
import { DEFINITION_TOKENS } from './offer/tool-definitions.ts'

const BASE_URL = 'https://property.example.lu'
const { toolDefinitions, promptDefinitions, resourceList, resourceTemplates } = createMcpFace(
  mcpOffer(BASE_URL),
  BASE_URL,
)

/** Finds every nested schema of one type. */
function withType(schema: unknown, type: string): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => withType(each, type))
  if (typeof schema !== 'object' || schema === null) return []
  const own = schema as Record<string, unknown>
  const inner = Object.values(own).flatMap((each) => withType(each, type))
  return own.type === type ? [own, ...inner] : inner
}

describe('definitions', () => {
  it('match the committed snapshot; -u renews it', async () => {
    const face = { tools: toolDefinitions, prompts: promptDefinitions, resources: resourceList, resourceTemplates }
    const file = join(import.meta.dirname, 'testing', 'definitions.snap')
    await expect(`${JSON.stringify(face, null, 2)}\n`).toMatchFileSnapshot(file)
  })

  it('of all tools together stay within the token budget', () => {
    expect(approximateTokens(JSON.stringify(toolDefinitions))).toBeLessThan(DEFINITION_TOKENS)
  })

  it.each(toolDefinitions)('of $name say when to use it, when not, and its side effects', (definition) => {
    const { name, title, description, annotations, icons } = definition
    expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/)
    expect(title).toMatch(/^[A-Z]/)
    expect(description).toMatch(/^[A-Z][a-z]+ .*\bUse (?:it|this)\b.*\bNot\b/is)
    expect(Object.keys(annotations!).sort()).toEqual([
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
      'readOnlyHint',
    ])
    expect(icons).toHaveLength(1)
  })

  it.each(toolDefinitions)('of $name bound every argument', ({ inputSchema }) => {
    expect(inputSchema.additionalProperties).toBe(false)
    const { properties } = inputSchema
    for (const text of withType(properties, 'string'))
      expect('maxLength' in text || 'enum' in text || text.format === 'date', JSON.stringify(text)).toBe(true)
    for (const number of [...withType(properties, 'number'), ...withType(properties, 'integer')]) {
      expect(number, JSON.stringify(number)).toHaveProperty('minimum')
      expect(number, JSON.stringify(number)).toHaveProperty('maximum')
      expect(Math.abs(number.maximum as number)).toBeLessThan(Number.MAX_SAFE_INTEGER)
    }
    for (const list of withType(properties, 'array')) expect(list).toHaveProperty('maxItems')
    for (const object of withType(properties, 'object')) expect(object).toHaveProperty('additionalProperties', false)
  })

  it.each(toolDefinitions)('of $name require date and release in answers', ({ outputSchema }) => {
    const { required } = outputSchema as { required: string[] }
    expect(required).toEqual(expect.arrayContaining(['asOf', 'releaseId', 'sample']))
  })
})

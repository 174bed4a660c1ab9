import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SCOPES } from '../../auth/api-key.ts'
import { sampleForecasts, sampleListing } from '../../testing/sample-records.ts'
import { sampleValuation } from '../../testing/sample-valuation.ts'
import { callTool, releaseForTools } from '../../testing/tool-call.ts'
import { exampleCalls } from './offer/example-calls.ts'
import { exampleOf, readArguments } from '../../base/read-arguments.ts'
import { TOOLS } from './tools.ts'

const release = await releaseForTools({ forecasts: sampleForecasts(), valuations: { sale: sampleValuation() } })
const EXAMPLE_CALLS = exampleCalls({ listingId: sampleListing(0).id, commune: 'Esch an der Alzette', town: 'Belval' })
const pure = TOOLS.filter(({ isPure }) => isPure)

/** An example with some arguments replaced by arbitrary values. */
const spoilt = (name: string) => {
  const example = EXAMPLE_CALLS[name]!
  const names = fc.oneof(fc.constantFrom(...Object.keys(example), 'locale', '__proto__'), fc.string())
  const changes = fc.dictionary(names, fc.oneof(fc.anything(), fc.string(), fc.double(), fc.integer()), { maxKeys: 4 })
  return fc.oneof(
    { weight: 5, arbitrary: changes.map((changed) => ({ ...example, ...changed })) },
    { weight: 1, arbitrary: fc.anything() },
  )
}

describe('every tool', () => {
  it('has a unique name, a known scope, and only the two open ones are open', () => {
    expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length)
    for (const { name, scope } of TOOLS) expect(SCOPES, name).toContain(scope)
    const open = TOOLS.filter(({ access }) => access === 'anonymous').map(({ name }) => name)
    expect(open.sort()).toEqual(['get_market_context', 'search_vibe'])
    expect(TOOLS.filter(({ access }) => access === 'oauth').map(({ name }) => name)).toEqual(['analyze_lease'])
  })

  it.each(TOOLS)('gives valid examples of the arguments of $name, never 0', ({ input }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input' })
    for (const [name, property] of Object.entries(properties)) {
      const example = exampleOf(property as z.core.JSONSchema.BaseSchema)
      expect(example, name).not.toBe(0)
      if (example !== undefined)
        expect(() => readArguments(input.partial().pick({ [name]: true }), { [name]: example })).not.toThrow()
    }
  })

  it.each(pure)('takes the numbers and booleans of $name as texts', async (tool) => {
    const example = EXAMPLE_CALLS[tool.name]!
    const asTexts = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, typeof value === 'object' ? value : String(value)]),
    )
    expect(await callTool(tool, release, asTexts)).toEqual(await callTool(tool, release, example))
  })

  it.each(pure)('answers $name the same for equal arguments', async (tool) => {
    const ask = () => callTool(tool, release, EXAMPLE_CALLS[tool.name])
    expect(JSON.stringify(await ask())).toBe(JSON.stringify(await ask()))
  })

  it.each(pure)('answers $name or says how to repair the call, whatever the arguments', async (tool) => {
    await fc.assert(
      fc.asyncProperty(spoilt(tool.name), async (received) => {
        const { isError, content, structuredContent, _meta: meta } = await callTool(tool, release, received)
        expect(content.length).toBeGreaterThan(0)
        const code = (meta?.error as { code: string } | undefined)?.code
        if (isError === true) expect(['BAD_REQUEST', 'NOT_FOUND', undefined]).toContain(code)
        else expect(structuredContent).toBeDefined()
      }),
      { numRuns: 100 },
    )
  })
})

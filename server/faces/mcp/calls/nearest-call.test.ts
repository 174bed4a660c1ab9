import type { CallToolResult } from '@modelcontextprotocol/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleListing } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { exampleCalls } from '../offer/example-calls.ts'
import { getMarketContext } from '../tools/get-market-context.ts'
import { searchRentals } from '../tools/search-rentals.ts'
import { TOOLS } from '../tools.ts'

const release = await releaseForTools({ records: [sampleListing(0), sampleListing(1)] })
const EXAMPLES = exampleCalls({ listingId: sampleListing(0).id, commune: 'mersch', town: 'mersch' })
const NEAREST = /^Nearest valid call: (\w+) (\{.*\})$/m

interface Refusal {
  text: string
  errors: { field: string; nearest?: string[]; example?: unknown }[]
}

function errorOf({ _meta: meta }: CallToolResult) {
  return (meta as { error?: { code: string; errors?: Refusal['errors'] } } | undefined)?.error
}

async function refusalOf(tool: (typeof TOOLS)[number], received: unknown): Promise<Refusal | undefined> {
  const result = await callTool(tool, release, received)
  const error = errorOf(result)
  return error?.code === 'BAD_REQUEST' ? { text: textOf(result), errors: error.errors ?? [] } : undefined
}

const junk = fc.oneof(
  fc.constantFrom('castle', 'appartement', 'hous', '0', '-1', 'x'.repeat(200), 1e12, -5, 0.5, true, null, [], {}, [
    'house',
    'apartment',
  ]),
  fc.string({ maxLength: 20 }),
  fc.double({ noNaN: true }),
)
// Tools that store something are asked for their reading only.
const READING = TOOLS.filter(({ annotations }) => annotations.readOnlyHint)

describe('a refused call', () => {
  it('is told the nearest valid call, which the tool reads, and never an example of 0', async () => {
    const tool = fc.constantFrom(...READING)
    let told = 0
    await fc.assert(
      fc.asyncProperty(tool, fc.nat(), junk, async (one, index, value) => {
        const names = Object.keys(one.input.shape)
        const received = { ...EXAMPLES[one.name], [names[index % names.length]!]: value }
        let errors: Refusal | undefined
        try {
          one.read(received)
        } catch {
          errors = await refusalOf(one, received)
        }
        if (!errors) return
        for (const { example } of errors.errors) expect(example).not.toBe(0)
        const [, name, args] = NEAREST.exec(errors.text) ?? []
        if (args === undefined) return
        told++
        expect(name).toBe(one.name)
        expect(() => one.read(JSON.parse(args))).not.toThrow()
      }),
      { numRuns: 300 },
    )
    expect(told).toBeGreaterThan(100)
  })

  it.each([
    [
      { city: 'mersch', budget: '1800' },
      { commune: 'mersch', maxPrice: 1800 },
    ],
    [
      { max_price: '1 800 €', bedrooms: 2 },
      { maxPrice: '1 800 €', minBeds: 2 },
    ],
    [{ propertyType: ['house', 'apartment'] }, { propertyType: 'apartment' }],
    [{ propertyType: 'apartmnt' }, { propertyType: 'apartment' }],
  ])('of search_rentals with %j is answered with %j', async (received, call) => {
    const text = textOf(await callTool(searchRentals, release, received))
    const [, , args = '{}'] = NEAREST.exec(text) ?? []
    expect(searchRentals.read(JSON.parse(args)).args).toMatchObject(searchRentals.read(call).args)
  })

  it('for a place lists its meanings, each of which is taken', async () => {
    for (const tool of [getMarketContext, searchRentals]) {
      const result = await callTool(tool, release, { commune: 'Berg' })
      const [error] = errorOf(result)?.errors ?? []
      expect(error!.nearest).toHaveLength(2)
      for (const commune of error!.nearest!)
        expect(textOf(await callTool(tool, release, { commune })), commune).not.toMatch(/means several|received/)
    }
  })

  it('for several places of a tool on one commune names each', async () => {
    const result = await callTool(getMarketContext, release, { commune: ['Mersch', 'Luxembourg', 'Esch-sur-Alzette'] })
    expect(textOf(result)).toMatch(/names several places: call once for each. Try mersch, luxembourg, esch-sur-alzette/)
  })
})

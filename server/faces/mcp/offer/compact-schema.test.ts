import { fromJsonSchema } from '@modelcontextprotocol/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compactOutputSchema, compactSchema } from './compact-schema.ts'

const home = z.strictObject({
  id: z.string().min(1).max(3),
  pattern: z.string().nullable().describe('a property with the name of a keyword'),
  beds: z.int().min(0).max(30).nullable(),
  seen: z.iso.date(),
  kind: z.enum(['flat', 'house']).nullable(),
  basis: z.literal('asking'),
  prices: z.array(z.strictObject({ eur: z.number().nullable(), note: z.string().optional() })).max(2),
})

/** Mostly homes, some with a field that no home has. */
const almostHome = fc.record({
  id: fc.string({ maxLength: 4 }),
  pattern: fc.oneof(fc.string(), fc.constant(null), fc.constant(1)),
  beds: fc.oneof(fc.integer({ min: -1, max: 31 }), fc.constant(null), fc.constant(1.5)),
  seen: fc.constantFrom('2026-09-30', '2026-02-30', 'today'),
  kind: fc.constantFrom('flat', 'house', null, 'castle'),
  basis: fc.constantFrom('asking', 'registered'),
  prices: fc.array(fc.record({ eur: fc.oneof(fc.double({ noNaN: true }), fc.constant(null)) }), { maxLength: 3 }),
})

const accepts = (schema: unknown) => {
  const { validate } = fromJsonSchema(schema as Parameters<typeof fromJsonSchema>[0])['~standard']
  return (value: unknown): boolean => !('issues' in (validate(value) as { issues?: unknown }))
}

const full = z.toJSONSchema(home, { io: 'output' })

describe('a compact schema', () => {
  it('accepts what the full one accepts, and nothing else', () => {
    const [acceptsFull, acceptsCompact] = [accepts(full), accepts(compactSchema(full))]
    fc.assert(
      fc.property(almostHome, (value) => acceptsCompact(value) === acceptsFull(value)),
      { numRuns: 500 },
    )
  })

  it('of answers accepts everything the strict one accepts', () => {
    const acceptsOutline = accepts(compactOutputSchema(full))
    fc.assert(
      fc.property(almostHome, (value) => !home.safeParse(value).success || acceptsOutline(value)),
      { numRuns: 500 },
    )
    expect(acceptsOutline({ id: 'a', other: 1 })).toBe(false)
    expect(acceptsOutline({ id: 1 })).toBe(false)
  })

  it('is shorter', () => {
    const lengths = [full, compactSchema(full), compactOutputSchema(full)].map((each) => JSON.stringify(each).length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(compactSchema(full)).toMatchObject({ properties: { beds: { type: ['integer', 'null'], minimum: 0 } } })
    expect(JSON.stringify(compactSchema(full))).not.toContain('$schema')
  })
})

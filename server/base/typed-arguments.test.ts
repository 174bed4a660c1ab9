import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { typedArguments } from './typed-arguments.ts'

const schema = z.strictObject({
  price: z.number().min(0).max(50_000_000).optional(),
  rate: z.number().min(0.1).max(15).optional(),
  beds: z.int().min(0).max(20).optional(),
  isNew: z.boolean().optional(),
  name: z.string().max(50).optional(),
  type: z.enum(['house', 'flat']).optional(),
  homes: z.array(z.strictObject({ id: z.string(), score: z.number() })).optional(),
})
const read = (received: object) => typedArguments(schema, received).value

describe('arguments as models send them', () => {
  it.each([
    ['1 800,50', 1800.5],
    ['1.800,50', 1800.5],
    ['1,800.50', 1800.5],
    ['1.250', 1250],
    ['600k', 600_000],
    ['600 K€', 600_000],
    ['€ 1,200', 1200],
    ['1.2M', 1_200_000],
    ['1,2 Mio', 1_200_000],
    ['2 millions', 2_000_000],
    ['1,5 Milliounen', 1_500_000],
    ['2 milhões', 2_000_000],
    ['80 m2', 80],
    ['80 sqm', 80],
    ['1800 EUR', 1800],
    ['-5', -5],
    ['1e3', '1e3'],
    ['cheap', 'cheap'],
    ['12.34.5', '12.34.5'],
    ['5 or 6', '5 or 6'],
    ['0x10', '0x10'],
    ['80m', '80m'],
  ])('reads the price %j as %j', (text, number) => {
    expect(read({ price: text })).toEqual({ price: number })
  })

  it('reads a separator as the decimal sign where only that is allowed', () => {
    expect(read({ rate: '3.500', price: '3.500' })).toEqual({ rate: 3.5, price: 3500 })
  })

  it.each([
    ['true', true],
    ['Yes', true],
    ['oui', true],
    ['não', false],
    ['0', false],
    ['perhaps', 'perhaps'],
  ])('reads the boolean %j as %j', (text, value) => {
    expect(read({ isNew: text })).toEqual({ isNew: value })
  })

  it('changes only what the schema expects, in lists too', () => {
    const received = {
      name: '600k',
      type: 'true',
      beds: '2',
      homes: [{ id: 7, score: '80' }],
      other: '5',
      __proto__: 1,
    }
    const expected = { name: '600k', type: 'true', beds: 2, homes: [{ id: '7', score: 80 }], other: '5' }
    expect(read(received)).toEqual(expected)
  })

  it('says how it read what is no plain number', () => {
    const { notes } = typedArguments(schema, { price: '600k', beds: '5' })
    expect(notes).toEqual([{ field: 'price', text: '600k', value: 600_000 }])
  })

  it('reads every number back from its plain text, and leaves it as it is otherwise', () => {
    const numbers = fc.oneof(
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.integer({ min: 0, max: 9_999 }).map((n) => n / 100),
    )
    fc.assert(
      fc.property(numbers, (price) => {
        expect(read({ price: String(price) })).toEqual({ price })
        expect(read({ price })).toEqual({ price })
      }),
    )
  })
})

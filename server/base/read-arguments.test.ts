import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BadArgumentsError, readArguments } from './read-arguments.ts'

const schema = z.strictObject({
  locale: z.enum(['en', 'fr', 'de']).optional(),
  propertyType: z.enum(['apartment', 'house', 'studio']).optional(),
  email: z.email().max(254).optional(),
  name: z.string().max(9).optional(),
  beds: z.number().min(0).max(9),
})

function errorsOf(received: unknown): BadArgumentsError {
  try {
    readArguments(schema, received)
  } catch (error) {
    if (error instanceof BadArgumentsError) return error
    throw error
  }
  throw new Error('nothing is wrong with it')
}

describe('readArguments', () => {
  it('treats blank texts and nulls as absent', () => {
    expect(readArguments(schema, { beds: 1, name: '  ', locale: null })).toEqual({ beds: 1 })
  })

  it('names close matches, and nothing with little in common', () => {
    const nearest = (received: object) => errorsOf({ beds: 1, ...received }).errors[0]!.nearest
    expect(nearest({ propertyType: 'appartement' })).toEqual(['apartment'])
    expect(nearest({ propertyType: 'hose' })).toEqual(['house'])
    expect(nearest({ bads: 1 })).toEqual(['beds'])
    expect(nearest({ locale: 'xx' })).toBeUndefined()
    expect(nearest({ propertyType: 'castle' })).toBeUndefined()
  })

  it('names the argument that another name means', () => {
    const described = z.strictObject({ q: z.string().max(99).optional(), limit: z.number().optional() })
    const read = () => readArguments(described, { query: 'a flat' })
    expect(read).toThrow(expect.objectContaining({ errors: [expect.objectContaining({ nearest: ['q'] })] }) as Error)
  })

  it('says which values are expected', () => {
    const expected = (received: object) => errorsOf({ beds: 1, ...received }).errors[0]!.expected
    expect(expected({ email: 'nobody' })).toBe('an e-mail address of at most 254 characters')
    expect(expected({ name: 'far too long' })).toBe('a text of at most 9 characters')
  })

  it('says that nothing was received where an argument is missing', () => {
    expect(errorsOf({}).message).toBe('beds: received nothing, expected a number from 0 to 9.')
  })
})

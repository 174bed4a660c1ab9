import { describe, expect, it } from 'vitest'
import { booleanOf, listOf, textOf } from './scalar.ts'

describe('textOf', () => {
  it.each([undefined, null, '', '  ', 'N/A', '-', 'k.A.', 'null', 'NaN'])('takes %j as nothing', (value) => {
    expect(textOf(value)).toBeNull()
  })
  it('trims texts and writes numbers', () => {
    expect(textOf('  Mersch ')).toBe('Mersch')
    expect(textOf(12.5)).toBe('12.5')
    expect(textOf(0)).toBe('0')
  })
})

describe('booleanOf', () => {
  it.each(['oui', 'Ja', 'YES', '1', 1, true, 'sim', 'x'])('takes %j as yes', (value) =>
    expect(booleanOf(value)).toBe(true),
  )
  it.each(['non', 'Nein', 'no', '0', 0, false, 'não'])('takes %j as no', (value) =>
    expect(booleanOf(value)).toBe(false),
  )
  it.each(['peut-être', null, '', 2])('takes %j as neither', (value) => expect(booleanOf(value)).toBeNull())
})

describe('listOf', () => {
  it('keeps lists and wraps single values', () => {
    expect(listOf(['a', '', null, 'b'])).toEqual(['a', 'b'])
    expect(listOf('a')).toEqual(['a'])
    expect(listOf(undefined)).toEqual([])
  })
})

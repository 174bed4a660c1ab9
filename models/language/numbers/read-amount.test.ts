import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

describe('an amount that is typed into a field', () => {
  it.each([
    ['1200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1\u202f200 €', 1200],
    ["1'200", 1200],
    ['1’200.-', 1200],
    ['1,200', 1200],
    ['€1,200', 1200],
    ['1200,50', 1200.5],
    ['1.200,50 €', 1200.5],
    ['1,200.5', 1200.5],
    ['650.000', 650_000],
    ['1 250 000', 1_250_000],
    ['500k', 500_000],
    ['500 K€', 500_000],
    ['500 Tsd.', 500_000],
    ['500 mil', 500_000],
    ['500 mille', 500_000],
    ['1,2 Mio', 1_200_000],
    ['1,2 Mio. €', 1_200_000],
    ['1.2 million', 1_200_000],
    ['1,2 millions', 1_200_000],
    ['1,2 Milliounen', 1_200_000],
    ['1,2 milhões', 1_200_000],
    ['1M', 1_000_000],
    ['1,5m', 1_500_000],
    ['0', 0],
  ])('%s is %d euros', (text, value) => {
    expect(readAmount(text, '€')).toBe(value)
  })

  it.each([
    ['80', 80],
    ['80 m²', 80],
    ['82,5 qm', 82.5],
    ['82.5m2', 82.5],
    ['1.200 m²', 1200],
  ])('%s is %d square metres', (text, value) => {
    expect(readAmount(text, 'm²')).toBe(value)
  })

  it.each(['', 'abc', '-5', '−5', '1000-1200', '12.34.5', '1 2', '1200 $', '80 m²', '5 rooms', '1234.567'])(
    'is not guessed from %s',
    (text) => {
      expect(readAmount(text, '€')).toBeNull()
    },
  )

  it('is read alike however its thousands are parted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000_000 }),
        fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', "'", '’', ''),
        (value, mark) => {
          const text = String(value).replaceAll(/\B(?=(\d{3})+$)/g, mark)
          expect(readAmount(text, '€')).toBe(value)
          expect(readAmount(`${text} €`, '€')).toBe(value)
        },
      ),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import cases from './read-amount.cases.json' with { type: 'json' }
import { readAmount } from './read-amount.ts'

describe('readAmount', () => {
  it.each(cases.exact as [string | number, number][])('reads %j', (written, eur) => {
    expect(readAmount(written)).toEqual({ kind: 'exact', eur })
  })

  it.each(cases.ranges as [string, number, number][])('reads the range %j', (written, eur, toEur) => {
    expect(readAmount(written)).toEqual({ kind: 'range', eur, toEur })
  })

  it.each(cases.from)('reads %j as a lower end', (written) =>
    expect(readAmount(written)).toEqual({ kind: 'from', eur: 300_000 }),
  )

  it.each(cases.withheld)('reads %j as withheld', (written) =>
    expect(readAmount(written)).toEqual({ kind: 'withheld' }),
  )

  it.each([0, '0', '0 €', '1', 1, '', null, undefined, 'N/A', false])('takes %j as not stated', (written) => {
    expect(readAmount(written)).toBeNull()
  })

  it.each(['cher', '$ 500000', -5, '-300000', '−300.000 €', Number.NaN, '500000 CHF'])(
    'calls %j unreadable',
    (written) => {
      expect(readAmount(written)).toEqual({ kind: 'unreadable' })
    },
  )

  it('reads every grouping of the same whole number alike', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 99_999_999 }),
        fc.constantFrom('.', ',', ' ', '\u00a0', "'"),
        (eur, sign) => {
          const written = `${String(eur).replace(/\B(?=(\d{3})+$)/g, sign)} €`
          expect(readAmount(written)).toEqual({ kind: 'exact', eur })
        },
      ),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import cases from './form-marks.cases.json' with { type: 'json' }
import { plainForm, tickedOnly } from './form-marks.ts'

describe('tickedOnly', () => {
  it.each(cases.ticked)('%s', (line, shown) => {
    expect(tickedOnly(line)).toBe(shown)
  })

  it('never adds anything', () => {
    fc.assert(fc.property(fc.string(), (line) => tickedOnly(line).length <= line.length))
  })
})

describe('plainForm', () => {
  it.each(cases.plain)('%s', (line, shown) => {
    expect(plainForm(line)).toBe(shown)
  })

  it('joins the rows of a cell and drops the rules of a table', () => {
    expect(plainForm('┌────┬────┐\n│ BIEN │ 22, rue Fischer, │\n│ │ Luxembourg │\n└────┴────┘')).toBe(
      'Bien : 22, rue Fischer, Luxembourg',
    )
  })

  it('keeps blanks that wait for a value, and signatures', () => {
    const form =
      'Fait à ........... le ...........\nLoyer ............ euros\nDate ..............\nA. Weyrich     C. Reid     B. Lenz'
    expect(plainForm(form)).toBe(form)
  })
})

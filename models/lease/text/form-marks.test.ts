import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { plainForm, tickedOnly } from './form-marks.ts'

describe('tickedOnly', () => {
  it.each([
    ['Indexation : [ ] oui [x] non', 'Indexation :  non'],
    ['[x] cave 3 [ ] garage [X] jardin', 'cave 3  jardin'],
    ['Form: ☐ Bargeld ☒ Bankgarantie', 'Form:  Bankgarantie'],
    ['[ ] oui [ ] non', '[ ] oui [ ] non'],
    ['Le loyer est de 900 € (hors charges).', 'Le loyer est de 900 € (hors charges).'],
  ])('%s', (line, shown) => {
    expect(tickedOnly(line)).toBe(shown)
  })

  it('never adds anything', () => {
    fc.assert(fc.property(fc.string(), (line) => tickedOnly(line).length <= line.length))
  })
})

describe('plainForm', () => {
  it.each([
    ['Owner ............ Mr Ames', 'Owner : Mr Ames'],
    ['| Kaution | 3.000 € |', 'Kaution : 3.000 €'],
    ['| nur eine Zelle |', '| nur eine Zelle |'],
    ['Net rent ...... EUR 1,950', 'Net rent : EUR 1,950'],
    ['• Miete ohne Nebenkosten . . . . . .   820,00', '• Miete ohne Nebenkosten : 820,00 EUR'],
    ['From when?       1 August 2026', 'From when : 1 August 2026'],
    ['Advance on charges        EUR 300 a month', 'Advance on charges : EUR 300 a month'],
    ['│ LOYER H.C.   │ 1.750,00 €/mois  │', 'Loyer h.c. : 1.750,00 €/mois'],
  ])('%s', (line, shown) => {
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

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { tickedOnly, withoutLeaders } from './form-marks.ts'

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

describe('withoutLeaders', () => {
  it('puts a colon between a label and its value', () => {
    expect(withoutLeaders('Owner ............ Mr Ames\nNet rent ...... EUR 1,950')).toBe(
      'Owner : Mr Ames\nNet rent : EUR 1,950',
    )
  })

  it('keeps blanks that wait for a value', () => {
    const form = 'Fait à ........... le ...........\nLoyer ............ euros\nDate ..............'
    expect(withoutLeaders(form)).toBe(form)
  })
})

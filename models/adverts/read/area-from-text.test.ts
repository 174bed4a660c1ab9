import { describe, expect, it } from 'vitest'
import cases from './area-from-text.cases.json' with { type: 'json' }
import { landAreaFromText, livingAreaFromText } from './area-from-text.ts'
import { fold } from '../../language/fold.ts'

describe('livingAreaFromText', () => {
  it.each(cases.living as [string, number][])('finds the living area in %j', (text, m2) =>
    expect(livingAreaFromText(fold(text))).toBe(m2),
  )

  it.each(cases.nothing)('takes nothing from %j', (text) => expect(livingAreaFromText(fold(text))).toBeNull())
})

describe('landAreaFromText', () => {
  it.each(cases.land as [string, number][])('finds the plot in %j', (text, m2) =>
    expect(landAreaFromText(fold(text))).toBe(m2),
  )

  it('takes nothing where no plot is named', () => {
    expect(landAreaFromText(fold('surface habitable de 120 m2, 4 ares plus loin le parc'))).toBeNull()
  })
})

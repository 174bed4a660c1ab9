import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { WORDS } from '../words.ts'
import { RENT_OR_BUY_WORDS } from '../../i18n/renting.ts'

describe.each(LOCALES)('the words of renting or buying in %s', (locale) => {
  it('name no argument of a program', () => {
    const named = Object.entries(RENT_OR_BUY_WORDS[locale]).filter(([, text]) =>
      /\b[a-z]+[A-Z]\w+/.test(text.replaceAll(/\{\w+\}/g, '')),
    )
    expect(named).toEqual([])
  })

  it('name the field of the form by its label', () => {
    const [label] = WORDS[locale]['calc.field.investmentReturnPercent'].split(',')
    expect(RENT_OR_BUY_WORDS[locale]['rentOrBuy.assumption.return_assumed']).toContain(label)
  })
})

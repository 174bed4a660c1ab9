import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { waysSection } from './ways-section.ts'

describe.each(LOCALES)('the ways in, in %s', (locale) => {
  it('say when the newest home was seen where none is on offer, and never a zero', () => {
    const { text } = waysSection({ rent: 117, buy: 0 }, { newestSeen: { sale: '2025-09-03' } }, locale)
    expect(text).toContain(`<span>117</span>`)
    expect(text).toContain(numberWords(locale).day('2025-09-03'))
    expect(text).not.toContain('<span>0</span>')
    expect(waysSection({ rent: 0, buy: 2 }, {}, locale).text).not.toContain('<span>0</span>')
  })
})

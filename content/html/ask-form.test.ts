import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../models/kernel/locale.ts'
import { askExamples } from './ask-form.ts'

const offersOf = (html: string | undefined): string[] =>
  [...(html ?? '').matchAll(/intent=(\w+)/g)].map(([, one]) => one!)

describe('descriptions to try', () => {
  it.each(LOCALES)('are of what is on offer: %s', (locale) => {
    expect(new Set(offersOf(askExamples({ rent: 3, buy: 2 }, locale)?.text))).toEqual(new Set(['rent', 'buy']))
    expect(new Set(offersOf(askExamples({ rent: 3, buy: 0 }, locale)?.text))).toEqual(new Set(['rent']))
    expect(new Set(offersOf(askExamples({ rent: 0, buy: 2 }, locale)?.text))).toEqual(new Set(['buy']))
    expect(askExamples({ rent: 0, buy: 0 }, locale)).toBeUndefined()
  })
})

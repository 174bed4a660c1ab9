import { expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { NOT_STATED } from '../../../models/licences/licence.ts'
import { licenceText } from './licence-text.ts'

it('says in each language the words that stand in the place of a licence', () => {
  for (const words of [
    NOT_STATED,
    'All rights reserved',
    'free reuse with source',
    'reuse free with the source named',
  ]) {
    const told = LOCALES.map((locale) => licenceText(words, locale))
    expect(new Set(told).size).toBe(LOCALES.length)
    expect(told.slice(1)).not.toContain(words)
  }
})

it.each(['CC0 1.0', 'CC BY-SA 4.0', 'ODbL 1.0 (share-alike applies)', 'Crown licence'])(
  'leaves the name %s',
  (name) => {
    for (const locale of LOCALES) expect(licenceText(name, locale)).toBe(name)
  },
)

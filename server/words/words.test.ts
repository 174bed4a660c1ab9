import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../models/domain/locale.ts'
import { typeScriptFilesBelow } from '../testing/source-texts.ts'
import { sayIn, WORDS } from './words.ts'
import type { WordKey } from './words.ts'

const KEYS = Object.keys(WORDS.en) as WordKey[]
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('words', () => {
  it.each(LOCALES)('in %s are all there, for the same values, and none besides', (locale) => {
    expect(Object.keys(WORDS[locale])).toEqual(KEYS)
    expect(KEYS.filter((key) => WORDS[locale][key].trim() === '')).toEqual([])
    expect(KEYS.filter((key) => placesOf(WORDS[locale][key]).join() !== placesOf(WORDS.en[key]).join())).toEqual([])
  })

  it('are each said somewhere', () => {
    const texts = typeScriptFilesBelow(join(import.meta.dirname, '..')).map((path) => readFileSync(path, 'utf8'))
    const code = texts.join('\n')
    // Said by group: `${group}.${value}`.
    const groups = new Set(['field', 'fault', 'scope'])
    expect(KEYS.filter((key) => !groups.has(key.split('.', 1)[0]!) && !code.includes(`'${key}'`))).toEqual([])
  })

  it('want the values that they name', () => {
    expect(sayIn('de')('inbox.replyHint', { max: 5 })).toContain('höchstens 5 Zeichen')
    expect(() => sayIn('de')('inbox.replyHint')).toThrow(/inbox.replyHint in de wants a value for max/)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { typeScriptFilesBelow } from '../../server/testing/source-texts.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { sayIn, WORDS } from './words.ts'
import type { WordKey } from './words.ts'

const KEYS = Object.keys(WORDS.en) as WordKey[]
const ROOMS = ['content', 'content/html', 'content/say', 'pipeline/publish', 'server']
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('words', () => {
  it.each(LOCALES)('in %s are all there, for the same values, and none besides', (locale) => {
    expect(Object.keys(WORDS[locale])).toEqual(KEYS)
    expect(KEYS.filter((key) => WORDS[locale][key].trim() === '')).toEqual([])
    expect(KEYS.filter((key) => placesOf(WORDS[locale][key]).join() !== placesOf(WORDS.en[key]).join())).toEqual([])
  })

  it('are each said somewhere', () => {
    const root = join(import.meta.dirname, '..', '..')
    const paths = ROOMS.flatMap((room) => typeScriptFilesBelow(join(root, room)))
    const code = paths.map((path) => readFileSync(path, 'utf8')).join('\n')
    // Some are said by group, as in `field.${name}`; the code that says them names the group: `'field'` or `\`field.${`.
    const groupOf = (key: string): string => key.slice(0, key.lastIndexOf('.'))
    const saidByGroup = (key: string): boolean =>
      [`\`${groupOf(key)}.\${`, `'${groupOf(key)}'`].some((sign) => code.includes(sign))
    expect(KEYS.filter((key) => !code.includes(`'${key}'`) && !saidByGroup(key))).toEqual([])
  })

  it('want the values that they name', () => {
    expect(sayIn('de')('inbox.replyHint', { max: 5 })).toContain('höchstens 5 Zeichen')
    expect(() => sayIn('de')('inbox.replyHint')).toThrow(/inbox.replyHint in de wants a value for max/)
  })
})

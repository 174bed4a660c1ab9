import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../models/kernel/locale.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn, WORDS } from './words.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const I18N = join(ROOT, 'content', 'i18n')
/** Products whose words are not in all languages: the table of checks is English. */
const PARTIAL: Readonly<Record<string, readonly Locale[]>> = {
  'lease-checks': ['fr', 'de', 'lu', 'pt'],
}
const PRODUCTS = [...new Set(globSync('*/*.json', { cwd: I18N }).map((path) => path.slice(3, -'.json'.length)))].sort()

const wordsOf = (locale: Locale, product: string) =>
  JSON.parse(readFileSync(join(I18N, locale, `${product}.json`), 'utf8')) as Record<string, string>
const localesOf = (product: string): readonly Locale[] => PARTIAL[product] ?? LOCALES
const placesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort()
const ALL = PRODUCTS.map((product) => ({ product, words: wordsOf(localesOf(product)[0]!, product) }))

describe.each(ALL)('words of $product', ({ product, words }) => {
  it.each(localesOf(product))('in %s are all there, for the same values, and none besides', (locale) => {
    const own = wordsOf(locale, product)
    expect(Object.keys(own)).toEqual(Object.keys(words))
    expect(Object.keys(own).filter((key) => own[key]!.trim() === '')).toEqual([])
    expect(Object.keys(own).filter((key) => placesOf(own[key]!).join() !== placesOf(words[key]!).join())).toEqual([])
  })

  it('are in no other language', () => {
    const others = LOCALES.filter((locale) => !localesOf(product).includes(locale))
    expect(others.filter((locale) => existsSync(join(I18N, locale, `${product}.json`)))).toEqual([])
  })
})

describe('words', () => {
  it('have one key each, in all products, and every table is among those that are said', () => {
    const keys = ALL.flatMap(({ words }) => Object.keys(words))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    const whole = ALL.filter(({ product }) => PARTIAL[product] === undefined)
    expect(Object.keys(WORDS.en).sort()).toEqual(whole.flatMap(({ words }) => Object.keys(words)).sort())
  })

  it('are each said somewhere', () => {
    const paths = globSync('{content,pipeline,server}/**/*.ts', { cwd: ROOT })
    const code = paths
      .filter((path) => !path.includes('.test.'))
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .join('\n')
    // Some are said by group: as `field.${name}`, or by code that names the group, 'field'.
    const patterns = [
      ...new Set([...code.matchAll(/`([a-zA-Z]+\.(?:[\w.:-]|\$\{[^`{}]*\})*)`/g)].map(([, text]) => text!)),
    ]
      .filter((text) => text.includes('${'))
      .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}$`))
    const isSaid = (key: string): boolean =>
      [key, key.slice(0, key.lastIndexOf('.'))].some((name) => code.includes(`'${name}'`)) ||
      patterns.some((pattern) => pattern.test(key))
    const keys = ALL.flatMap(({ words }) => Object.keys(words))
    expect(isSaid('gone.with.nobody')).toBe(false)
    expect(keys.filter((key) => !isSaid(key))).toEqual([])
  })

  it('ask of listings in questions, in every language', () => {
    const questions = LOCALES.flatMap((locale) =>
      Object.entries(WORDS[locale]).flatMap(([key, text]) => (key.startsWith('question.') ? [text] : [])),
    )
    expect(questions.length).toBeGreaterThan(100)
    expect(questions.filter((text) => !text.endsWith('?'))).toEqual([])
  })

  it('want the values that they name', () => {
    expect(sayIn('de')('inbox.replyHint', { max: 5 })).toContain('höchstens 5 Zeichen')
    expect(() => sayIn('de')('inbox.replyHint')).toThrow(/inbox.replyHint in de wants a value for max/)
  })
})

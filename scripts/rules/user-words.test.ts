import { describe, expect, it } from 'vitest'
import { typeScriptFiles } from './source-files.ts'
import { userWordsIn } from './user-words.ts'

const linesOf = (text: string, path = 'server/example.ts') => userWordsIn({ path, text })

describe('sentences for users', () => {
  it.each([
    ['a table by language', `const WORDS = { en: 'Price unknown', fr: 'Prix inconnu' }`],
    [
      'one that is nested',
      `export const WORDS = { sale: { de: { low: 'zu wenig Inserate' }, lb: { low: 'ze wéineg' } } }`,
    ],
    ['templates', 'const of = (n: number) => ({ en: `in ${n} years`, pt: `em ${n} anos` })'],
    ['quoted keys', `const WORDS = { 'en': 'Price unknown', 'lu': 'Präis onbekannt' }`],
    ['an annotated table', `const WORDS: Readonly<Record<Locale, string>> = tableOf('no price', 'pas de prix')`],
    ['an asserted table', `const WORDS = tableOf('no price') satisfies Record<DocumentLocale, string>`],
    [
      'a choice',
      `function say(l: Locale) { switch (l) { case 'en': return 'no price'; case 'fr': return 'pas de prix' } }`,
    ],
  ])('are found as %s', (_, text) => {
    expect(linesOf(text)).toEqual(['server/example.ts:1'])
  })

  it.each([
    ['tags of languages', `const TAGS = { en: 'en-GB', fr: 'fr-LU' }`],
    ['names of languages', `const NAMES: Record<Locale, string> = { en: 'English', fr: 'Français' }`],
    ['tables that are imported', `import en from './en.json' with { type: 'json' }\nexport const WORDS = { en, fr }`],
    ['sentences in one language', `throw new Error('There is no such file')`],
    ['keys of words', `const KEYS = { en: 'page.english', fr: 'page.french' } as const`],
  ])('are not seen in %s', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  it('may stand in tests, and in vocabularies that are read', () => {
    const text = `const WORDS = { en: 'in the', fr: 'dans le' }`
    expect(linesOf(text, 'server/example.test.ts')).toEqual([])
    expect(linesOf(text, 'models/language/words.ts')).toEqual([])
    expect(linesOf(text, 'models/search/explain/words.ts')).toHaveLength(1)
  })

  it('stand in content/i18n alone, not in TypeScript', () => {
    expect(typeScriptFiles().flatMap(userWordsIn)).toEqual([])
  })
})

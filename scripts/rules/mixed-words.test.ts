import { describe, expect, it } from 'vitest'
import { mixedWordsIn, wordOwners } from './mixed-words.ts'
import { repositoryFiles, typeScriptFiles } from './source-files.ts'

const LANGUAGES = [
  { path: 'models/language/en/places.ts', text: 'export const places = { near: `near|around`, canton: `canton` }' },
  { path: 'models/language/de/places.ts', text: "export const places = { near: 'nahe|rund', canton: 'kanton' }" },
  { path: 'models/language/fr/numbers.json', text: '{ "deux": 2, "canton": 3 }' },
]
const owners = wordOwners(LANGUAGES)
const linesOf = (text: string, path = 'models/search/example.ts') => mixedWordsIn({ path, text }, owners)

describe('words of two languages in one pattern', () => {
  it.each([
    ['a pattern', String.raw`const NEAR = /\b(?:near|around|nahe)\b/`],
    ['a text that becomes a pattern', "const NEAR = pattern('near|around|rund')"],
    ['a template', 'const NEAR = String.raw`(?:near|nahe) ${ARTICLE}|deux|rund`'],
  ])('are found in %s', (_, text) => {
    expect(linesOf(text)).toEqual(['models/search/example.ts:1'])
  })

  it.each([
    ['words of one language', 'const NEAR = /near|around/'],
    ['a word that two languages have', 'const CANTON = /canton|near|around/'],
    ['words beside each other, which are no alternatives', "throw new Error('near nahe rund around')"],
    ['keys', "type Way = 'near' | 'nahe' | 'rund'"],
    ['an operator of SQL', 'const sql = `near || nahe || rund`'],
  ])('are not seen in %s', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  it('may stand in tests and in the language room', () => {
    const text = 'const NEAR = /near|nahe|rund/'
    expect(linesOf(text, 'models/search/example.test.ts')).toEqual([])
    expect(linesOf(text, 'models/language/queries/example.ts')).toEqual([])
    expect(linesOf(text, 'models/adverts/example.ts')).toHaveLength(1)
  })

  it('stand nowhere: a language has files of its own', () => {
    const known = wordOwners(repositoryFiles(/^models\/language\/(?:en|fr|de|lb|pt)\/.*\.(?:ts|json)$/))
    expect(known.size).toBeGreaterThan(5_000)
    expect(typeScriptFiles().flatMap((file) => mixedWordsIn(file, known))).toEqual([])
  })
})

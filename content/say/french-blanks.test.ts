import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { numberWords } from './numbers.ts'
import { articleIn, ARTICLES, wordFiles, wordsIn } from './written-texts.fixture.ts'

const METHODS = join(import.meta.dirname, '..', 'methods')
/**
 * Sign of two parts without the blank that French sets: a narrow one that does not break before `;!?`, a whole one before `:`, before a unit and
 * within quotation marks; and the apostrophe of a typewriter.
 */
const WRONG = /[^\u202f][;!?](?=\s|$)|[^\u00a0]:(?=\s|$)|«[^\u00a0]|[^\u00a0]»|[\d}] (?:%|€|m²)|'/u
/** English words that a title of a source in another language does not have. */
const ENGLISH = /\b(?:of|and|the|law|on)\b/i

function wrongIn(text: string): string | undefined {
  const found = WRONG.exec(text)
  return found === null ? undefined : text.slice(Math.max(0, found.index - 20), found.index + 10)
}

describe('French words', () => {
  it('have an ordinal for the first day of a month alone', () => {
    const { day } = numberWords('fr')
    expect([day('2027-01-01'), day('2027-01-02'), day('2026-11-21')]).toEqual([
      '1er janvier 2027',
      '2 janvier 2027',
      '21 novembre 2026',
    ])
  })

  it.each(wordFiles('fr'))('keep signs with their word in %s', (file) => {
    expect(wordsIn('fr', file).flatMap((text) => wrongIn(text) ?? [])).toEqual([])
  })

  it.each(ARTICLES)('keep signs with their word in the article %s', (slug) => {
    const lines = articleIn('fr', slug).lines.filter((line) => !/^\|[\s:|-]+$|http/.test(line))
    expect(lines.flatMap((line) => wrongIn(line) ?? [])).toEqual([])
  })

  it.each(readdirSync(METHODS))('keep signs with their word in the method %s', (method) => {
    expect(wrongIn(readFileSync(join(METHODS, method, 'fr.md'), 'utf8'))).toBeUndefined()
  })

  it.each((['fr', 'pt'] as const).flatMap((locale) => ARTICLES.map((slug) => [slug, locale] as const)))(
    'sources of %s are named in %s',
    (slug, locale) => {
      const titles = [...articleIn(locale, slug).head.matchAll(/\{ title: "([^"]+)"/g)].map(([, title]) => title!)
      expect(titles.length).toBeGreaterThan(0)
      // A book keeps its own title.
      expect(titles.filter((title) => ENGLISH.test(title) && !title.includes('Handbook'))).toEqual([])
    },
  )

  it.each(['mot: suite', 'mot : suite', 'quoi ?', 'quoi?', '« a »', '95 %', "l'acte"])(
    'a wrong blank is found in %j',
    (text) => {
      expect(wrongIn(text)).toBeDefined()
    },
  )

  it.each(['mot\u00a0: suite', 'quoi\u202f?', '«\u00a0a\u00a0»', '12:30', '/x?q=1'])('%j is right', (text) => {
    expect(wrongIn(text)).toBeUndefined()
  })
})

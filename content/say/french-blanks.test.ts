import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { numberWords } from './numbers.ts'

const CONTENT = join(import.meta.dirname, '..')
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

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
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

  const folder = join(CONTENT, 'i18n', 'fr')
  it.each(readdirSync(folder))('keep signs with their word in %s', (name) => {
    const texts = textsOf(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    expect(texts.flatMap((text) => wrongIn(text) ?? [])).toEqual([])
  })

  const articles = join(CONTENT, 'insights')
  it.each(readdirSync(articles))('keep signs with their word in the article %s', (slug) => {
    const [, , body = ''] = readFileSync(join(articles, slug, 'fr.md'), 'utf8').split(/^---$/m)
    const lines = body.split('\n').filter((line) => !/^\|[\s:|-]+$|http/.test(line))
    expect(lines.flatMap((line) => wrongIn(line) ?? [])).toEqual([])
  })

  const methods = join(CONTENT, 'methods')
  it.each(readdirSync(methods))('keep signs with their word in the method %s', (method) => {
    expect(wrongIn(readFileSync(join(methods, method, 'fr.md'), 'utf8'))).toBeUndefined()
  })

  it.each(['fr', 'pt'].flatMap((locale) => readdirSync(articles).map((slug) => [slug, locale] as const)))(
    'sources of %s are named in %s',
    (slug, locale) => {
      const [, head = ''] = readFileSync(join(articles, slug, `${locale}.md`), 'utf8').split(/^---$/m)
      const titles = [...head.matchAll(/\{ title: "([^"]+)"/g)].map(([, title]) => title!)
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

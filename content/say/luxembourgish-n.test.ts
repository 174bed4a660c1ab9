import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CONTENT = join(import.meta.dirname, '..')
/** A final n before a sound that drops it. Words of English, and X, which is said with a vowel, keep theirs. */
const KEPT =
  /(?<![\p{L}’-])(?!(?:[\p{L}-]*token|open) |an X)(?:\p{L}+en|vun|an|un|en|wann|kann|dann|hunn|sinn|ginn|schonn|virun) (?=[„“]?[bcfgjklmpqrsvwx])/iu
/** A dropped n before a sound that keeps it. */
const DROPPED = /(?<![\p{L}’-])(?:vu|wa|ka|hu|gi|kee|scho|virdru|\p{L}+ë) (?=[„“]?[aeiouäëéöüdhntz])/iu
/** An n left to its value where there is none. */
const OPEN = /\(n\)(?! \{)/

function wrongIn(text: string): string | undefined {
  const at = [KEPT, DROPPED, OPEN].map((rule) => text.search(rule)).find((found) => found >= 0)
  return at === undefined ? undefined : text.slice(Math.max(0, at - 10), at + 40)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe('the final n of Luxembourgish', () => {
  const folder = join(CONTENT, 'i18n', 'lu')
  it.each(readdirSync(folder))('is kept and dropped by rule in %s', (name) => {
    const texts = textsOf(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    expect(texts.flatMap((text) => wrongIn(text) ?? [])).toEqual([])
  })

  const articles = join(CONTENT, 'insights')
  it.each(readdirSync(articles))('is kept and dropped by rule in the article %s', (slug) => {
    const [, , body = ''] = readFileSync(join(articles, slug, 'lu.md'), 'utf8').split(/^---$/m)
    expect(body.split('\n').flatMap((line) => wrongIn(line) ?? [])).toEqual([])
  })

  it.each([
    'vun Miersch',
    'vu Esch',
    'Annoncë an',
    'Annoncen vun',
    'si kann keng',
    'si ka en',
    'vu(n) Esch',
    'mengen „Präis“',
  ])('is wrong in %j', (text) => {
    expect(wrongIn(text)).toBeDefined()
  })

  it.each([
    'vu Miersch',
    'vun Esch',
    'Annoncen an',
    'Annoncë vun',
    'Kautioun vum',
    'vu(n) {place}',
    'en Zougangstoken vun',
    'Dir hutt',
  ])('is right in %j', (text) => {
    expect(wrongIn(text)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { articleIn, ARTICLES, wordFiles, wordsIn } from './written-texts.fixture.ts'

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

describe('the final n of Luxembourgish', () => {
  it.each(wordFiles('lu'))('is kept and dropped by rule in %s', (file) => {
    expect(wordsIn('lu', file).flatMap((text) => wrongIn(text) ?? [])).toEqual([])
  })

  it.each(ARTICLES)('is kept and dropped by rule in the article %s', (slug) => {
    expect(articleIn('lu', slug).lines.flatMap((line) => wrongIn(line) ?? [])).toEqual([])
  })

  it.each([
    ['vun Miersch', 'vu Miersch'],
    ['vu Esch', 'vun Esch'],
    ['Annoncë an', 'Annoncen an'],
    ['Annoncen vun', 'Annoncë vun'],
    ['si kann keng', 'si ka keng'],
    ['si ka en', 'si kann en'],
    ['vu(n) Esch', 'vu(n) {place}'],
    ['mengen „Präis“', 'menge „Präis“'],
  ])('is wrong in %j and right in %j', (wrong, right) => {
    expect(wrongIn(wrong)).toBeDefined()
    expect(wrongIn(right)).toBeUndefined()
  })

  it.each(['Kautioun vum', 'en Zougangstoken vun', 'Dir hutt'])('is right in %j', (text) => {
    expect(wrongIn(text)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { joinLanguages, joinWords } from './join-words.ts'

const fr = { fee: 'frais|tva\ncourtage', likewise: 'idem', silent: '' }
const de = { fee: 'gebuhr', likewise: '', silent: ' ' }

describe('the words of a concept', () => {
  it('are one alternation, in the order of the languages, that a frame can go around', () => {
    expect(joinWords([fr, de], 'fee')).toBe('(?:frais|tva|courtage|gebuhr)')
    const framed = new RegExp(`^${joinWords([fr, de], 'fee')}$`)
    expect(['frais', 'gebuhr', 'gebuhren'].map((word) => framed.test(word))).toEqual([true, true, false])
  })

  it('leave out a language without words, and are never empty: an empty alternative would match everywhere', () => {
    expect(joinWords([fr, de], 'likewise')).toBe('(?:idem)')
    expect(() => joinWords([fr, de], 'silent')).toThrow('silent')
  })

  it('make a pattern of a text that is nothing else', () => {
    const { of, whole } = joinLanguages([fr, de])
    expect(of('fee')).toBe(joinWords([fr, de], 'fee'))
    expect(['courtage', 'le courtage', 'courtages'].map((text) => whole('fee').test(text))).toEqual([
      true,
      false,
      false,
    ])
  })
})

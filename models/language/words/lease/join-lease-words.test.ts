import { describe, expect, it } from 'vitest'
import { joinLeaseWords } from './join-lease-words.ts'

const fr = { fee: 'frais|tva\ncourtage', likewise: 'idem', silent: '' }
const de = { fee: 'gebuhr', likewise: '', silent: ' ' }

describe('words of leases', () => {
  it('are one alternation, in the order of the languages, that a frame can go around', () => {
    expect(joinLeaseWords([fr, de], 'fee')).toBe('(?:frais|tva|courtage|gebuhr)')
    const framed = new RegExp(`^${joinLeaseWords([fr, de], 'fee')}$`)
    expect(['frais', 'gebuhr', 'gebuhren'].map((word) => framed.test(word))).toEqual([true, true, false])
  })

  it('leave out a language without words, and are never empty: an empty alternative would match everywhere', () => {
    expect(joinLeaseWords([fr, de], 'likewise')).toBe('(?:idem)')
    expect(() => joinLeaseWords([fr, de], 'silent')).toThrow('silent')
  })
})

import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRepresentation } from '../http/representation.ts'
import { keepRepresentations } from './kept-answers.ts'

const MOST = 30_000
const page = (size: number) => createRepresentation(Buffer.alloc(size, 'a'), 'text/html; charset=utf-8')

describe('kept answers', () => {
  it('never hold more than they may, and give each question its own answer', () => {
    const asked = record({ key: constantFrom(...'abcdefgh'), size: integer({ min: 0, max: 25_000 }) })
    assert(
      property(array(asked, { maxLength: 60 }), (visits) => {
        const [release, kept] = [{}, keepRepresentations(MOST)]
        const sizes = new Map<string, number>()
        for (const { key, size } of visits) {
          const known = kept.recall(release, key)
          if (known) expect(known.identity.body.length).toBe(sizes.get(key))
          // Two that ask at the same time both make the answer.
          kept.keep(release, key, page(size))
          sizes.set(key, size)
          expect(kept.bytes(release)).toBeLessThanOrEqual(MOST)
        }
        for (const key of 'abcdefgh') kept.keep(release, key, page(25_000))
        expect(kept.bytes(release), 'nothing is counted that is forgotten').toBe(0)
      }),
    )
  })

  it('stay for the life of a release, and the longest unasked are forgotten first', () => {
    const [release, kept] = [{}, keepRepresentations(MOST)]
    const made: string[] = []
    const visit = (key: string, of: object = release) => {
      if (kept.recall(of, key)) return
      made.push(key)
      kept.keep(of, key, page(5_000))
    }
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) visit(key)
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
    expect(kept.asked).toEqual({ found: 2, missing: 5 })
    visit('a', {})
    expect(made.at(-1)).toBe('a')
  })
})

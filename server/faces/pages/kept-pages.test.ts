import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRepresentation } from '../../http/representation.ts'
import { keepPages } from './kept-pages.ts'

const MOST = 10_000
const page = (size: number) => createRepresentation(Buffer.alloc(size, 'a'), 'text/html; charset=utf-8')

describe('kept pages', () => {
  it('never hold more than they may, and give each address its own page', () => {
    const asked = record({ key: constantFrom(...'abcdefgh'), size: integer({ min: 0, max: 9_000 }) })
    assert(
      property(array(asked, { maxLength: 60 }), (visits) => {
        const [release, kept] = [{}, keepPages(MOST)]
        const sizes = new Map<string, number>()
        for (const { key, size } of visits) {
          const { identity } = kept.of(release, key, () => {
            sizes.set(key, size)
            return page(size)
          })
          expect(identity.body.length).toBe(sizes.get(key))
          expect(kept.bytes(release)).toBeLessThanOrEqual(MOST)
        }
      }),
    )
  })

  it('make a page once for the life of a release, and forget the longest unasked first', () => {
    const [release, kept] = [{}, keepPages(MOST)]
    const made: string[] = []
    const visit = (key: string, of: object = release) =>
      kept.of(of, key, () => {
        made.push(key)
        return page(2_000)
      })
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) visit(key)
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
    visit('a', {})
    expect(made.at(-1)).toBe('a')
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256Of } from '../../kernel/sha256-of.ts'
import { MAX_UNIT_BYTES, MAX_UNIT_DEPTH, type Piece, type StoredUnit } from '../../contracts/release/release-store.ts'
import { lengthOf } from './pieces.ts'
import { planUnits, type Before } from './plan-units.ts'

const EMPTY: Before = { units: [], files: new Map() }
const content = (path: string, bytes: number, tag = '') => ({
  path,
  bytes,
  sha256: sha256Of(`${path}${tag}`),
})
const unit = (bytes: number, depth = 1): StoredUnit => ({
  sha256: '0'.repeat(64),
  storedBytes: 1,
  bytes,
  dictionary: [],
  depth,
})

describe('plan of units', () => {
  it('covers every file once, within the bound of a unit', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 3 * MAX_UNIT_BYTES }), { maxLength: 12 })
    fc.assert(
      fc.property(sizes, (given) => {
        const files = given.map((bytes, index) => content(`public/${index % 3}/f${index}.md`, bytes))
        const { units, reused } = planUnits(files, EMPTY)
        for (const { path, bytes } of files) {
          const slices = units.flatMap(({ members }) => members.filter((member) => member.path === path))
          let at = 0
          for (const { start, end } of slices) {
            expect(start).toBe(at)
            at = end
          }
          expect(at).toBe(bytes)
          expect(reused.has(path)).toBe(bytes === 0)
        }
        for (const { bytes, members } of units) {
          expect(bytes).toBe(members.reduce((sum, { start, end }) => sum + end - start, 0))
          expect(bytes).toBeLessThanOrEqual(MAX_UNIT_BYTES)
        }
      }),
    )
  })

  it('sends nothing for a content that is there, under whatever path', () => {
    const pieces: Piece[] = [[0, 5, 10]]
    const before: Before = { units: [unit(100)], files: new Map([['a.md', { ...content('a.md', 10), pieces }]]) }
    const plan = planUnits([content('a.md', 10), { ...content('a.md', 10), path: 'moved.md' }], before)
    expect(plan.units).toEqual([])
    expect(plan.reused).toEqual(
      new Map([
        ['a.md', pieces],
        ['moved.md', pieces],
      ]),
    )
  })

  it('compresses changed files with what they were', () => {
    const before: Before = {
      units: [unit(100), unit(100, 4)],
      files: new Map([
        ['en/a.md', { ...content('en/a.md', 10), pieces: [[1, 0, 10]] }],
        ['en/b.md', { ...content('en/b.md', 20), pieces: [[1, 10, 20]] }],
        ['en/gone.md', { ...content('en/gone.md', 20), pieces: [[0, 10, 20]] }],
      ]),
    }
    const { units } = planUnits(
      [content('en/a.md', 11, 'new'), content('en/b.md', 22, 'new'), content('en/c.md', 5)],
      before,
    )
    expect(units).toHaveLength(1)
    expect(units[0]).toMatchObject({ bytes: 38, dictionary: [[1, 0, 30]], depth: 5 })
    expect(units[0]!.bases.map(({ path }) => path)).toEqual(['en/a.md', 'en/b.md'])
  })

  it('takes for a part of a large file the part where it was, give or take', () => {
    const size = 10 * MAX_UNIT_BYTES
    const pieces = Array.from({ length: 10 }, (_, index): Piece => [index, 0, MAX_UNIT_BYTES])
    const before: Before = {
      units: pieces.map(() => unit(MAX_UNIT_BYTES)),
      files: new Map([['big.ndjson', { ...content('big.ndjson', size), pieces }]]),
    }
    const { units } = planUnits([content('big.ndjson', size + 1_000, 'new')], before)
    expect(units).toHaveLength(11)
    const middle = units[5]!
    expect(middle.dictionary.map(([number]) => number)).toEqual([4, 5, 6])
    expect(lengthOf(middle.dictionary)).toBeLessThan(2 * MAX_UNIT_BYTES)
  })

  it('starts anew when the chain of dictionaries would become too deep', () => {
    const before: Before = {
      units: [unit(100, MAX_UNIT_DEPTH)],
      files: new Map([['a.md', { ...content('a.md', 10), pieces: [[0, 0, 10]] }]]),
    }
    expect(planUnits([content('a.md', 10, 'new')], before).units[0]).toMatchObject({
      dictionary: [],
      bases: [],
      depth: 1,
    })
  })
})

import { expect, it } from 'vitest'
import type { ReleaseDiff } from '../../../models/contracts/release/release-diff.ts'
import { diffMarkdown } from './diff-markdown.ts'

const NONE = {
  same: false,
  from: null,
  to: 'r1',
  listings: {
    before: null,
    after: 2,
    new: 2,
    gone: 0,
    merged: 0,
    split: 0,
    regrouped: 0,
    priceChanged: 0,
    newExamples: [],
    goneExamples: [],
    regroupings: [],
    largestPriceChanges: [],
  },
  tables: [
    {
      table: 'trends',
      before: 684,
      after: 684,
      added: 0,
      removed: 0,
      changed: 0,
      changedColumns: [],
      addedColumns: ['year_commune_count'],
      removedColumns: [],
    },
  ],
  metrics: [{ name: 'trend_series', before: null, after: 684 }],
  ranges: [
    { table: 'listings', column: 'price', before: [null, null], after: [1_400, 2_800] },
    { table: 'trends', column: 'value', before: [], after: [null, null] },
  ],
  revisions: [],
  revisedPoints: 0,
} as unknown as ReleaseDiff

it('says what is unknown, and prints no cell of "to" alone and none that is empty', () => {
  const rows = diffMarkdown(NONE)
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| :?-/.test(line))
  for (const row of rows) for (const cell of row.split('|').slice(1, -1)) expect(cell.trim()).not.toMatch(/^(?:to)?$/)
  expect(rows).toContain('| listings | price | unknown | 1,400 to 2,800 |')
  expect(rows).toContain('| trends | value | unknown | unknown |')
  expect(rows).toContain('| trends | 684 | 684 | 0 | 0 | 0 | year_commune_count added |')
})

it('compares the listings of a first release with none, and says which listings it counts', () => {
  const listings = { ...NONE.listings, before: 0, after: 317, new: 317 }
  const first = diffMarkdown({ ...NONE, from: null, listings })
  expect(first).toContain('317 in the open table. There is no release before to compare with.')
  expect(first).not.toContain('0 before')
  expect(diffMarkdown({ ...NONE, from: 'a', listings })).toContain('In the open table 0 before, 317 now')
})

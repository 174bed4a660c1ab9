import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { releaseDiffSchema } from '../../models/contracts/release/release-diff.ts'
import { openWarehouse } from '../warehouse/warehouse.ts'
import { compareReleases, type ReleaseFolder } from './compare-releases.ts'
import { diffHtml } from '../publish/diff/diff-html.ts'
import { diffMarkdown } from '../publish/diff/diff-markdown.ts'
import { testFolder } from '../testing/test-folder.ts'

const directory = testFolder()
let before: ReleaseFolder
let after: ReleaseFolder
beforeAll(async () => {
  before = await release(
    '2026Q2-before00',
    [
      ['l1', 500_000],
      ['l2', 700_000],
      ['l3', 900_000],
    ],
    8000,
    110,
    { 'listings.sale': 3 },
  )
  after = await release(
    '2026Q3-after000',
    [
      ['l2', 630_000],
      ['l3', 900_000],
      ['l4', 450_000],
    ],
    8080,
    110,
    { 'listings.sale': 3, 'listings.rent': 1 },
  )
})

async function release(
  id: string,
  listings: [id: string, price: number | null, lowest?: number][],
  level: number,
  index: number,
  metrics: object,
  aliases = {},
): Promise<ReleaseFolder> {
  const folder = join(directory, id)
  mkdirSync(join(folder, 'public', 'data'), { recursive: true })
  mkdirSync(join(folder, 'reports'))
  writeFileSync(join(folder, 'reports', 'metrics.json'), JSON.stringify(metrics))
  mkdirSync(join(folder, 'index'))
  writeFileSync(join(folder, 'index', 'aliases.json'), JSON.stringify(aliases))
  const duckdb = await openWarehouse({ location: ':memory:', threads: 1 })
  const write = (table: string, query: string) =>
    duckdb.run(`COPY (${query}) TO '${join(folder, 'public', 'data', table)}.parquet' (FORMAT parquet)`)
  const hasProjects = listings.some(([, price]) => price === null)
  const rows = listings.map(
    ([listing, price, lowest = null]) =>
      `('${listing}', ${price}::DOUBLE, 80::DOUBLE, ${price === null ? null : price / 80}::DOUBLE, 10::BIGINT${hasProjects ? `, ${lowest}::DOUBLE` : ''})`,
  )
  await write(
    'listings',
    `SELECT * FROM (VALUES ${rows.join(', ')}) t(id, price, area_sqm, price_per_sqm, days_on_market${hasProjects ? ', price_from' : ''})`,
  )
  await write(
    'trends',
    `SELECT 'nation' AS area_level, 'luxembourg' AS area_slug, 'sale' AS listing_type, 'all' AS segment, 'Q2-2026' AS quarter,
       ${level}::DOUBLE AS price_per_sqm, 1::DOUBLE AS qoq_percent`,
  )
  await write('market-index', `SELECT 'national' AS scope, 'Q2-2026' AS quarter, ${index}::DOUBLE AS value`)
  duckdb.close()
  return { id, directory: folder }
}

describe('the difference between two releases', () => {
  it('sees the price cut of a project, and takes none for a home that became one', async () => {
    const metrics = {}
    const old = await release(
      '2026Q2-project0',
      [
        ['l1', null, 500_000],
        ['l2', 700_000],
        ['l3', null],
      ],
      8000,
      110,
      metrics,
    )
    const now = await release(
      '2026Q3-project0',
      [
        ['l1', null, 450_000],
        ['l2', null, 600_000],
        ['l3', null],
      ],
      8000,
      110,
      metrics,
    )
    const { listings, same } = await compareReleases(old, now)
    expect(listings).toMatchObject({
      priceChanged: 1,
      largestPriceChanges: [{ id: 'l1', before: 500_000, after: 450_000 }],
    })
    expect(same).toBe(false)
    expect((await compareReleases(before, now)).listings.priceChanged).toBe(0)
  })

  it('lists new, gone and repriced listings, with the largest change first', async () => {
    const { listings } = await compareReleases(before, after)
    expect(listings).toEqual({
      before: 3,
      after: 3,
      new: 1,
      gone: 1,
      merged: 0,
      split: 0,
      regrouped: 0,
      priceChanged: 1,
      newExamples: ['l4'],
      goneExamples: ['l1'],
      regroupings: [],
      largestPriceChanges: [{ id: 'l2', before: 700_000, after: 630_000 }],
    })
  })

  it('tells merged and split listings from the market', async () => {
    const old = await release(
      '2026Q2-matching',
      [
        ['a', 500_000],
        ['b', 510_000],
        ['c', 700_000],
        ['d', 900_000],
      ],
      8000,
      110,
      {},
      { e: 'c' },
    )
    const now = await release(
      '2026Q3-matching',
      [
        ['a', 505_000],
        ['c', 700_000],
        ['e', 720_000],
      ],
      8000,
      110,
      {},
      { b: 'a' },
    )
    const { listings, same } = await compareReleases(old, now)
    expect(listings).toMatchObject({
      before: 4,
      after: 3,
      new: 0,
      gone: 1,
      merged: 1,
      split: 1,
      priceChanged: 0,
      goneExamples: ['d'],
    })
    expect(same).toBe(false)
    expect(diffMarkdown(await compareReleases(old, now))).toMatch(
      /\| merged +\| a, b +\| a +\|\n\| split +\| c +\| c, e +\|/,
    )
  })

  it('lists figures that differ, ranges, and published quarters that were revised', async () => {
    const diff = releaseDiffSchema.parse(await compareReleases(before, after))
    expect(diff.metrics).toEqual([{ name: 'listings.rent', before: null, after: 1 }])
    expect(diff.ranges).toContainEqual({
      table: 'listings',
      column: 'price',
      before: [500_000, 900_000],
      after: [450_000, 900_000],
    })
    expect(diff.revisedPoints).toBe(1)
    expect(diff.revisions[0]).toMatchObject({
      series: 'nation luxembourg sale all',
      quarter: 'Q2-2026',
      before: 8000,
      after: 8080,
      percent: expect.closeTo(1, 9),
    })
  })

  it('is empty between a release and itself', async () => {
    const diff = await compareReleases(after, after)
    expect(diff.same).toBe(true)
    expect(diffMarkdown(diff)).toContain('No differences.')
  })

  it('contains everything for a first release', async () => {
    const diff = await compareReleases(null, after)
    expect(diff).toMatchObject({ from: null, same: false, listings: { before: 0, new: 3, gone: 0 } })
    expect(diffMarkdown(diff)).toContain('First release: 2026Q3-after000')
  })

  it('is the same in words and as a page, where text cannot become markup', async () => {
    const diff = await compareReleases(before, after)
    expect(diffMarkdown(diff)).toMatch(/3 before, 3 now: 1 new, 1 gone, 1 with another price/)
    const index = {
      base: { quarter: 'Q2-2026', value: 100 as const },
      method: 'm',
      series: [{ scope: 'national' as const, points: [] }],
      revisions: [],
    }
    const page = diffHtml(
      { ...diff, metrics: [{ name: '<script>alert(1)</script>', before: 1, after: 2 }] },
      index,
      null,
    )
    expect(page).toContain('1 new, 1 gone, 1 with another price')
    expect(page).not.toContain('<script>')
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'

import { fixtureMarket, type FixtureMarket } from '../../../models/prices/hedonic/market.fixture.ts'
import { modelMarketIndexCommand } from './model-market-index.ts'
import { modelTrendsCommand } from './model-trends.ts'
import { testFolder } from '../../testing/test-folder.ts'

const HEADER =
  'row_id,listing_id,portal,quarter,first_seen,commune,canton,section,type,area_m2,land_ares,bedrooms,energy_class,new_build,parking,terrace,price'
const linesOf = ({ rows }: FixtureMarket): string[] =>
  rows.map((row, i) => {
    const quarter = `${Math.floor(row.quarter / 4)}-Q${(row.quarter % 4) + 1}`
    const id = `${i},${row.advertId},${row.source},${quarter},${quarter},${row.commune},${row.canton},,${row.type}`
    return `${id},${row.areaM2},${row.landAres ?? ''},${row.bedrooms},${row.energyClass ?? ''},0,0,,${row.priceEur}`
  })
const lines = linesOf(fixtureMarket({ quarters: 6 }))
const manyLines = linesOf(fixtureMarket({ quarters: 6, advertsPerCell: 5, isWide: true }))
const WEIGHTS = 'commune,type,weight\nAal,apartment,3\nAal,house,1\nFell,house,2\n'

const folder = testFolder()

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const listings = (...body: string[]): string => file('listings.csv', [HEADER, ...body, ''].join('\n'))
const out = (): string => join(folder, 'out.csv')
const trends = (input: string, ...more: string[]) =>
  modelTrendsCommand()
    .exitOverride()
    .parseAsync(['--listings', input, '--out', out(), ...more], { from: 'user' })
const marketIndex = (input: string, weights: string, ...more: string[]) =>
  modelMarketIndexCommand()
    .exitOverride()
    .parseAsync(['--listings', input, '--weights', file('weights.csv', weights), '--out', out(), ...more], {
      from: 'user',
    })
const written = (path = out()): string[] => readFileSync(path, 'utf8').trimEnd().split('\n')

describe('lux model trends', () => {
  it('writes one row per quarter, commune and type, in the quarters of the file', async () => {
    await trends(listings(...lines))
    const [header, first, ...others] = written()
    expect(header).toMatch(/^quarter,commune,type,log_ppm2,se,se_yoy,level,low95,high95,/)
    expect(first).toMatch(/^2000-Q1,Aal,apartment,8\.\d+,0\.\d+,,/)
    expect(others).toHaveLength(6 * 2 * 6 - 1)
  })

  it('writes cantons and the nation to a file of their own', async () => {
    const aggregates = join(folder, 'aggregates.csv')
    await trends(listings(...lines), '--aggregates', aggregates)
    expect(written(aggregates)).toHaveLength(1 + 3 * 3 * 6)
    expect(written(aggregates).filter((line) => line.includes(',nation,,all,'))).toHaveLength(6)
  })

  it('gives the same bytes whatever the order of rows', async () => {
    await trends(listings(...lines))
    const bytes = readFileSync(out())
    await trends(listings(...lines.toReversed()))
    expect(readFileSync(out()).equals(bytes)).toBe(true)
  })

  const replaced = (column: number, value: string): string[] =>
    lines.map((line, i) => (i === 4 ? line.split(',').with(column, value).join(',') : line))

  it.each([
    ['text in a number', 16, 'cheap', /listings\.csv:6:price: received "cheap", expected a number above 0/],
    ['a negative price', 16, '-5', /listings\.csv:6:price: received "-5"/],
    ['an unknown type', 8, 'castle', /listings\.csv:6:type: received "castle", expected one of apartment, house/],
    ['a malformed quarter', 3, '2000-5', /listings\.csv:6:quarter: received "2000-5", expected a quarter/],
    ['a first sight after the row', 4, '2009-Q1', /listings\.csv:6:first_seen: received "2009-Q1"/],
    ['a commune in two cantons', 6, 'Elsewhere', /listings\.csv:6:canton: received "Elsewhere", expected North/],
  ])('names file, row and column of %s', async (_, column, value, message) => {
    await expect(trends(listings(...replaced(column, value)))).rejects.toThrow(message)
  })

  it('names a missing column', async () => {
    const text = [HEADER, ...lines].map((line) => line.split(',').slice(0, -1).join(',')).join('\n')
    await expect(trends(file('short.csv', text))).rejects.toThrow(/short\.csv:1:price: .*expected a column price/)
  })

  it('takes levels from a single quarter, without a change', async () => {
    await trends(listings(...lines.filter((line) => line.includes(',2000-Q1,'))))
    const header = written()[0]!.split(',')
    const cells = written()
      .slice(1)
      .map((line) => line.split(','))
    expect(cells.length).toBeGreaterThan(0)
    expect(cells.every((cell) => Number(cell[header.indexOf('level')]) > 0)).toBe(true)
    expect(cells.every((cell) => cell[header.indexOf('qoq_percent')] === '')).toBe(true)
  })

  it('refuses a handful of homes', async () => {
    const few = lines.filter((line) => line.includes(',2000-Q1,')).slice(0, 8)
    await expect(trends(listings(...few))).rejects.toThrow(
      /listings\.csv:2:quarter: received "8 rows in 1 quarter".*at least 20/,
    )
  })
})

describe('lux model market-index', () => {
  it('writes scopes with intervals of levels and changes, 100 in the base quarter, and says which lack homes', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    await marketIndex(listings(...manyLines), WEIGHTS, '--base', '2000-Q3')
    expect(written()).toHaveLength(1 + 5 * 6)
    expect(written()[0]).toBe(
      'scope,quarter,index,lo95,hi95,qoq_percent,yoy_percent,n,qoq_lo95,qoq_hi95,yoy_lo95,yoy_hi95',
    )
    expect(written().find((line) => line.startsWith('house,2000-Q3,'))).toMatch(/^house,2000-Q3,100,/)
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^apartment_new: .* at least 20 homes first seen in them: none/)],
    ])
    said.mockRestore()
  })

  it('keeps an earlier release and lists what a fresh estimate would change', async () => {
    await marketIndex(listings(...manyLines.filter((line) => !line.includes(',2001-Q2,'))), WEIGHTS)
    const previous = file('previous.csv', readFileSync(out(), 'utf8'))
    const revisions = join(folder, 'revisions.csv')
    await marketIndex(listings(...manyLines), WEIGHTS, '--previous', previous, '--revisions', revisions)
    const kept = written().filter((line) => !line.includes(',2001-Q2,'))
    expect(kept).toEqual(written(previous))
    expect(written()).toHaveLength(kept.length + 5)
    expect(written(revisions)[0]).toBe('scope,quarter,previous,current,change_percent')
  })

  it.each([
    ['a negative weight', 'commune,type,weight\nAal,house,-1\n', /weights\.csv:2:weight: received "-1"/],
    [
      'a cell weighted twice',
      'commune,type,weight\nAal,house,1\nAal,house,2\n',
      /weights\.csv:3:commune: .*each cell once/,
    ],
    [
      'weights for other communes only',
      'commune,type,weight\nParis,house,1\n',
      /weights\.csv:2:weight: .*at least one/,
    ],
    ['a missing weight column', 'commune,type\nAal,house\n', /weights\.csv:1:weight: .*a column weight/],
  ])('refuses %s', async (_, weights, message) => {
    await expect(marketIndex(listings(...lines), weights)).rejects.toThrow(message)
  })

  it.each([
    ['--base', '1999-Q1', /--base.*a quarter of the adverts/],
    ['--window', '3', /--window.*at least 8/],
  ])('refuses %s %s', async (option, value, message) => {
    await expect(marketIndex(listings(...lines), WEIGHTS, option, value)).rejects.toThrow(message)
  })
})

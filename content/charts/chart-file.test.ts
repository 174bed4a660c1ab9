import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chartAddress } from '../html/addresses.ts'
import { renderBlocks } from '../html/render-blocks.ts'
import { paragraph, table, type Block } from '../sections/block.ts'
import type { QuarterLine } from '../sections/chart.ts'
import type { Text } from '../sections/inline.ts'
import { CHART_COLOURS, chartFile } from './chart-file.ts'
import { drawingsIn } from './drawings.ts'

const PAGE = '/en/compare?in=mersch&in=wiltz'
const ORIGIN = ['Site', 'https://example.org/en/compare'] as const
const pageOf = (
  lines: QuarterLine[],
  rows: string[][] = [],
  blocks: Block[] = rows.length === 0 ? [] : [table('Prices', ['Quarter', 'Price "paid"'], rows)],
): string =>
  renderBlocks(
    [
      {
        kind: 'figure',
        id: 'chart-sale',
        chart: {
          kind: 'quarters',
          lines,
          marks: [{ from: 8_100, to: 8_104, value: 5, colour: 'var(--accent)', dash: '2 3' }],
        },
        words: { title: 'Prices & <b>', description: 'Text', unit: '€ per m²', names: { a: 'Käerjeng' } },
        tableLabel: 'Table',
        linkLabel: 'Link',
        blocks,
      },
    ],
    drawingsIn('en', PAGE),
  ).text
const lineOf = (values: readonly (number | null)[]): QuarterLine => ({
  name: 'a',
  colour: 'var(--s3)',
  dash: '6 3',
  points: values.map((value, step) => ({
    quarter: `Q${(step % 4) + 1}-${2024 + Math.floor(step / 4)}`,
    value,
    low: value && value - 1,
    high: value && value + 1,
  })),
})

it('holds every word and shape of the chart of the page, with no share of a width and no name of a colour', () => {
  const value = fc.option(fc.double({ min: 2, max: 9_000, noNaN: true }), { nil: null })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), (values) => {
      const page = pageOf([lineOf(values)])
      const { svg } = chartFile(page, 'chart-sale', ORIGIN)!
      expect(svg).not.toMatch(/NaN|undefined|%|var\(|class=/)
      expect(svg).toContain('<title>Prices &amp; &lt;b&gt;</title>')
      const shapes = (text: string): number[] => ['<line', '<path'].map((tag) => text.split(tag).length)
      expect(shapes(svg)).toEqual(shapes(page.slice(page.indexOf('<svg'), page.lastIndexOf('</svg>'))))
      const words = [...page.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text)
      for (const text of words) expect(svg).toContain(`>${text}<`)
    }),
  )
})

it('takes colours that the stylesheet has', () => {
  const style = readFileSync(join(import.meta.dirname, '..', 'site', 'site.css'), 'utf8')
  const own = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(style)![1]!
  const valueOf = (name: string): string =>
    own(name).replace(/^var\(--([\w-]+)\)$/, (_, other: string) => valueOf(other))
  expect(CHART_COLOURS).toEqual(Object.fromEntries(Object.keys(CHART_COLOURS).map((name) => [name, valueOf(name)])))
})

it('writes the table under the chart as CSV, and none where there is no table', () => {
  const rows = [['Q1 2024', '7,000 (6,900 – 7,100)']]
  expect(chartFile(pageOf([lineOf([7_000])], rows), 'chart-sale', ORIGIN)!.csv).toBe(
    '"Quarter","Price ""paid"""\r\n"Q1 2024","7,000 (6,900 – 7,100)"\r\n',
  )
  expect(chartFile(pageOf([lineOf([7_000])]), 'chart-sale', ORIGIN)!.csv).toBeNull()
  expect(chartFile(pageOf([lineOf([7_000])]), 'chart-rent', ORIGIN)).toBeUndefined()
})

it('is linked under the chart, with the state of the page', () => {
  const address = chartAddress(PAGE, 'chart-sale', 'png')
  expect(address).toBe('/charts/en/compare/chart-sale.png?in=mersch&in=wiltz')
  expect(pageOf([lineOf([7_000])])).toContain(`href="${address.replace('&', '&amp;')}"`)
  expect(pageOf([lineOf([7_000])])).not.toContain('.csv')
})

it.each([
  ['a table', [table('Prices', ['Quarter'], [['Q1-2026']])]],
  ['only a refusal', [paragraph(['Too few homes.'])]],
  ['nothing', []],
])('is linked on the page in the formats that it has: %s', (_, blocks) => {
  const page = pageOf([lineOf([5, 6])], [], blocks)
  const { csv } = chartFile(page, 'chart-sale', ORIGIN)!
  expect(page.includes(chartAddress(PAGE, 'chart-sale', 'csv').replaceAll('&', '&amp;'))).toBe(csv !== null)
  expect(page).toContain(chartAddress(PAGE, 'chart-sale', 'svg').replaceAll('&', '&amp;'))
})

it('reads cells with every kind of words, such as a remark below a figure that rests on few homes', () => {
  const kinds = ['strong', 'emphasis', 'code', 'small', 'remark', 'unknown', 'phrase'] as const
  const cells = kinds.map((kind): Text => ['6,487 ', { kind, text: `few & <${kind}>` }])
  const page = pageOf([lineOf([5, 6])], [], [table('Prices', [...kinds], [cells])])
  const [, row] = chartFile(page, 'chart-sale', ORIGIN)!.csv!.split('\r\n')
  expect(row).toBe(kinds.map((kind) => `"6,487 few & <${kind}>"`).join(','))
})

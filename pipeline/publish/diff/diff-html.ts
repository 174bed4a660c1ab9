import * as Plot from '@observablehq/plot'
import type { ReleaseDiff } from '../../../models/contracts/release/release-diff.ts'
import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import { quarterBounds, parseQuarter } from '../../../models/kernel/quarter.ts'
import { escapeHtml, htmlPage, htmlTable } from '../html/page.ts'
import { svgChart } from '../../../content/charts/svg-chart.ts'

/** Renders one page with the changes: index now and before, the largest revisions, the figures. */
export function diffHtml(diff: ReleaseDiff, index: MarketIndex, previousIndex: MarketIndex | null): string {
  const title = diff.from === null ? `First release: ${diff.to}` : `${diff.from} to ${diff.to}`
  const { listings } = diff
  const summary = diff.same
    ? '<p>No differences.</p>'
    : `<p>${figure(listings.after)} listings (${figure(listings.before)} before): ${figure(listings.new)} new, ${figure(listings.gone)} gone, ` +
      `${figure(listings.priceChanged)} with another price. ${figure(diff.revisedPoints)} published points revised.</p>`
  const metrics = htmlTable(
    ['Figure', 'Before', 'Now'],
    diff.metrics.map(({ name, before, after }) => [name, figure(before), figure(after)]),
  )
  const revisions = htmlTable(
    ['Series', 'Quarter', 'Before', 'Now', 'Change, %'],
    diff.revisions.map(({ series, quarter, before, after, percent }) => [
      series,
      quarter,
      figure(before),
      figure(after),
      percent.toFixed(2),
    ]),
  )
  return htmlPage({
    title,
    body: [
      `<h1>${escapeHtml(title)}</h1>${summary}`,
      `<h2>Market index</h2>${indexChart(index, previousIndex)}`,
      `<h2>Largest revisions</h2>${revisions}`,
      `<h2>Figures that changed</h2>${metrics}`,
    ].join(''),
  })
}

function indexChart(index: MarketIndex, previous: MarketIndex | null): string {
  const national = points(index, 'now')
  const before = previous ? points(previous, 'before') : []
  return svgChart(
    {
      x: { label: null, type: 'utc' },
      y: { label: 'index', grid: true },
      color: { legend: false, domain: ['before', 'now'], range: ['#b08900', '#1f6feb'] },
      marks: [
        Plot.areaY(national, { x: 'day', y1: 'low', y2: 'high', fillOpacity: 0.15 }),
        Plot.lineY(before, { x: 'day', y: 'value', stroke: 'release', strokeDasharray: '4 3' }),
        Plot.lineY(national, { x: 'day', y: 'value', stroke: 'release' }),
      ],
    },
    {
      title: 'National index of asking prices',
      description: 'Blue: this release with its 95 % interval. Dashed: the release before.',
    },
  )
}

function points(
  index: MarketIndex,
  release: string,
): { day: Date; value: number; low: number; high: number; release: string }[] {
  const national = index.series.find(({ scope }) => scope === 'national')?.points ?? []
  return national.map(({ quarter, value, low, high }) => ({
    day: new Date(quarterBounds(parseQuarter(quarter)).to),
    value,
    low,
    high,
    release,
  }))
}

function figure(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}

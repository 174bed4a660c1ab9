import { drawingsIn } from '../../../content/charts/drawings.ts'
import { markup, trustedMarkup } from '../../../content/html/markup.ts'
import { renderBlocks } from '../../../content/html/render-blocks.ts'
import { REPORT_STYLE } from '../../../content/html/report-style.ts'
import { section } from '../../../content/sections/block.ts'
import type { QuarterLine } from '../../../content/sections/chart.ts'
import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import type { ReleaseDiff } from '../../../models/contracts/release/release-diff.ts'
import { diffDocument } from './diff-document.ts'

/** Renders one self-contained page with the changes, and the index now and before as a chart. */
export function diffHtml(diff: ReleaseDiff, index: MarketIndex, previous: MarketIndex | null): string {
  const now = national(index, { name: 'now', colour: '#1f6feb' })
  const before = previous ? national(previous, { name: 'before', colour: '#b08900', dash: '4 3' }) : []
  const lines = [...before, ...now]
  const words = {
    title: 'National index of asking prices',
    description: 'Blue: this release with its 95 % interval. Dashed: the release before.',
    unit: 'Index',
    names: { now: 'now', before: 'before' },
  }
  const figure = { kind: 'figure', chart: { kind: 'quarters', lines }, words, tableLabel: '', blocks: [] } as const
  const { title, blocks } = diffDocument(diff, lines.length > 0 ? [section('Market index', [figure])] : [])
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${trustedMarkup(REPORT_STYLE)}</style></head>
<body><main><h1>${title}</h1>${renderBlocks(blocks, drawingsIn('en'))}</main></body></html>
`.text
}

function national(index: MarketIndex, line: Omit<QuarterLine, 'points'>): QuarterLine[] {
  const points = index.series.find(({ scope }) => scope === 'national')?.points ?? []
  return points.length === 0 ? [] : [{ ...line, points }]
}

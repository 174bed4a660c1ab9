import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import type { RootContent } from 'mdast'
import type { ReleaseDiff } from '../../../models/contracts/release/release-diff.ts'
import { heading, paragraph, table } from '../markdown/document.ts'

/** Renders the difference between two releases in words and tables. */
export function diffMarkdown(diff: ReleaseDiff): string {
  const content: RootContent[] = [
    heading(1, diff.from === null ? `First release: ${diff.to}` : `${diff.from} to ${diff.to}`),
    ...body(diff),
  ]
  return remark().use(remarkGfm, { tablePipeAlign: false }).stringify({ type: 'root', children: content })
}

function body(diff: ReleaseDiff): RootContent[] {
  if (diff.same) return [paragraph('No differences.')]
  return [...listingSection(diff), ...metricSection(diff), ...rangeSection(diff), ...revisionSection(diff)]
}

function listingSection({ listings }: ReleaseDiff): RootContent[] {
  const { before, after, new: added, gone, priceChanged, largestPriceChanges, newExamples, goneExamples } = listings
  const line = `${figure(before)} before, ${figure(after)} now: ${figure(added)} new, ${figure(gone)} gone, ${figure(priceChanged)} with another price.`
  const examples = [
    ...(newExamples.length > 0 ? [paragraph(`New, for example: ${newExamples.join(', ')}`)] : []),
    ...(goneExamples.length > 0 ? [paragraph(`Gone, for example: ${goneExamples.join(', ')}`)] : []),
  ]
  const prices = table(
    ['Listing', 'Price before', 'Price now'],
    largestPriceChanges.map(({ id, before: old, after: now }) => [id, figure(old), figure(now)]),
  )
  return [
    heading(2, 'Listings'),
    paragraph(line),
    ...examples,
    ...(largestPriceChanges.length > 0 ? [heading(3, 'Largest price changes'), prices] : []),
  ]
}

function metricSection({ metrics }: ReleaseDiff): RootContent[] {
  if (metrics.length === 0) return []
  return [
    heading(2, 'Figures that changed'),
    table(
      ['Figure', 'Before', 'Now'],
      metrics.map(({ name, before, after }) => [name, figure(before), figure(after)]),
    ),
  ]
}

function rangeSection({ ranges }: ReleaseDiff): RootContent[] {
  const range = ([low, high]: (number | null)[]): string => `${figure(low ?? null)} to ${figure(high ?? null)}`
  return [
    heading(2, 'Ranges'),
    table(
      ['Table', 'Column', 'Before', 'Now'],
      ranges.map(({ table: name, column, before, after }) => [name, column, range(before), range(after)]),
    ),
  ]
}

function revisionSection({ revisions, revisedPoints }: ReleaseDiff): RootContent[] {
  if (revisedPoints === 0) return [heading(2, 'Revisions'), paragraph('No published quarter was revised.')]
  const rows = revisions.map(({ series, quarter, before, after, percent }) => [
    series,
    quarter,
    figure(before),
    figure(after),
    `${percent >= 0 ? '+' : '−'}${Math.abs(percent).toFixed(2)} %`,
  ])
  return [
    heading(2, 'Revisions'),
    paragraph(`${figure(revisedPoints)} published points were revised; the largest:`),
    table(['Series', 'Quarter', 'Before', 'Now', 'Change'], rows),
  ]
}

function figure(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}

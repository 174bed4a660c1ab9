import { renderMarkdownBlocks } from '../../../content/markdown/render-document.ts'
import { paragraph, section, table, type Block } from '../../../content/sections/block.ts'
import type { ReleaseDiff } from '../../../models/contracts/release/release-diff.ts'

/** Renders the difference between two releases in words and tables. */
export function diffMarkdown(diff: ReleaseDiff): string {
  const text = diff.from === null ? `First release: ${diff.to}` : `${diff.from} to ${diff.to}`
  return renderMarkdownBlocks([{ kind: 'heading', level: 1, text }, ...body(diff)])
}

function body(diff: ReleaseDiff): Block[] {
  if (diff.same) return [paragraph('No differences.')]
  return [listingSection(diff), ...metricSection(diff), rangeSection(diff), revisionSection(diff)]
}

function listingSection({ listings }: ReleaseDiff): Block {
  const { before, after, new: added, gone, priceChanged, largestPriceChanges, newExamples, goneExamples } = listings
  const line = `${figure(before)} before, ${figure(after)} now: ${figure(added)} new, ${figure(gone)} gone, ${figure(priceChanged)} with another price.`
  const rows = largestPriceChanges.map(({ id, before: old, after: now }) => [id, figure(old), figure(now)])
  const changes = 'Largest price changes'
  return section('Listings', [
    paragraph(line),
    ...(newExamples.length > 0 ? [paragraph(`New, for example: ${newExamples.join(', ')}`)] : []),
    ...(goneExamples.length > 0 ? [paragraph(`Gone, for example: ${goneExamples.join(', ')}`)] : []),
    ...(rows.length > 0 ? [section(changes, [table(changes, ['Listing', 'Price before', 'Price now'], rows)])] : []),
  ])
}

function metricSection({ metrics }: ReleaseDiff): Block[] {
  if (metrics.length === 0) return []
  const title = 'Figures that changed'
  const rows = metrics.map(({ name, before, after }) => [name, figure(before), figure(after)])
  return [section(title, [table(title, ['Figure', 'Before', 'Now'], rows)])]
}

function rangeSection({ ranges }: ReleaseDiff): Block {
  const range = ([low, high]: (number | null)[]): string => `${figure(low ?? null)} to ${figure(high ?? null)}`
  const rows = ranges.map(({ table: name, column, before, after }) => [name, column, range(before), range(after)])
  return section('Ranges', [table('Ranges', ['Table', 'Column', 'Before', 'Now'], rows)])
}

function revisionSection({ revisions, revisedPoints }: ReleaseDiff): Block {
  if (revisedPoints === 0) return section('Revisions', [paragraph('No published quarter was revised.')])
  const rows = revisions.map(({ series, quarter, before, after, percent }) => [
    series,
    quarter,
    figure(before),
    figure(after),
    `${percent >= 0 ? '+' : '−'}${Math.abs(percent).toFixed(2)} %`,
  ])
  return section('Revisions', [
    paragraph(`${figure(revisedPoints)} published points were revised; the largest:`),
    table('Revisions', ['Series', 'Quarter', 'Before', 'Now', 'Change'], rows),
  ])
}

function figure(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}

import { sayIn } from '../../../content/say/words.ts'
import { figure as figures, paragraph, section, table, type Block } from '../../../content/sections/block.ts'
import type { ReleaseDiff } from '../../../models/contracts/release/release-diff.ts'

const UNKNOWN = sayIn('en')('page.unknown')
const OPEN_TABLE =
  'The open table has what is on offer in a known commune, with a title and a price that may be right: fewer than all on offer.'
const LISTING_FIGURES =
  'listings.sale and listings.rent: all on offer on the day, also abroad and other property than homes; listings.in_country: those in a known commune.'

/** Describes the difference between two releases. @param chart stands above the figures */
export function diffDocument(diff: ReleaseDiff, chart: readonly Block[] = []): { title: string; blocks: Block[] } {
  const title = diff.from === null ? `First release: ${diff.to}` : `${diff.from} to ${diff.to}`
  const blocks = [
    listingSection(diff),
    ...chart,
    ...tableSection(diff),
    ...metricSection(diff),
    rangeSection(diff),
    revisionSection(diff),
  ]
  return { title, blocks: diff.same ? [paragraph('No differences.')] : blocks }
}

function listingSection({ from, listings }: ReleaseDiff): Block {
  const { before, after, new: added, gone, merged, split, regrouped, priceChanged } = listings
  const { largestPriceChanges, newExamples, goneExamples, regroupings } = listings
  const prices = largestPriceChanges.map(({ id, before: old, after: now }) => [id, figure(old), figure(now)])
  const changes = 'Largest price changes'
  const matching = 'The same adverts in other listings'
  const groups = regroupings.map(({ kind, before: old, after: now }) => [kind, old.join(', '), now.join(', ')])
  return section('Listings', [
    paragraph(
      from === null
        ? `${figure(after)} in the open table. There is no release before to compare with.`
        : `In the open table ${figure(before)} before, ${figure(after)} now: ${figure(added)} new, ${figure(gone)} gone, ` +
            `${figure(priceChanged)} with another price.`,
    ),
    paragraph(OPEN_TABLE),
    ...(newExamples.length > 0 && from !== null ? [paragraph(`New, for example: ${newExamples.join(', ')}`)] : []),
    ...(goneExamples.length > 0 ? [paragraph(`Gone, for example: ${goneExamples.join(', ')}`)] : []),
    ...(prices.length > 0
      ? [section(changes, [table(changes, ['Listing', ...['Price before', 'Price now'].map(figures)], prices)])]
      : []),
    ...(groups.length > 0
      ? [
          section(matching, [
            paragraph(
              `Our matching changed: ${figure(merged)} merged, ${figure(split)} split, ${figure(regrouped)} otherwise. None is new, gone or repriced.`,
            ),
            table(matching, ['Change', 'Listings before', 'Listings now'], groups),
          ]),
        ]
      : []),
  ])
}

function tableSection({ tables }: ReleaseDiff): Block[] {
  if (tables.length === 0) return []
  const title = 'Tables that differ'
  const counts = ['Rows before', 'Rows now', 'Added', 'Removed', 'Changed'].map(figures)
  const rows = tables.map(({ table: name, before, after, added, removed, changed, ...columns }) => [
    name,
    before === null ? 'no such table' : figure(before),
    after === null ? 'no such table' : figure(after),
    ...[added, removed, changed].map(figure),
    columnChanges(columns),
  ])
  return [section(title, [table(title, ['Table', ...counts, 'Columns that differ'], rows)])]
}

function columnChanges({
  changedColumns,
  addedColumns,
  removedColumns,
}: Pick<ReleaseDiff['tables'][number], 'changedColumns' | 'addedColumns' | 'removedColumns'>): string {
  const parts = [
    ...addedColumns.map((name) => `${name} added`),
    ...removedColumns.map((name) => `${name} removed`),
    ...changedColumns.map(({ column, rows }) => `${column} (${figure(rows)})`),
  ]
  return parts.length > 0 ? parts.join(', ') : 'none'
}

function metricSection({ metrics }: ReleaseDiff): Block[] {
  if (metrics.length === 0) return []
  const title = 'Figures that changed'
  const rows = metrics.map(({ name, before, after }) => [name, figure(before), figure(after)])
  return [
    section(title, [paragraph(LISTING_FIGURES), table(title, ['Figure', ...['Before', 'Now'].map(figures)], rows)]),
  ]
}

function rangeSection({ ranges }: ReleaseDiff): Block {
  const range = ([low = null, high = null]: (number | null)[]): string =>
    low === null && high === null ? UNKNOWN : `${figure(low)} to ${figure(high)}`
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
    table('Revisions', ['Series', 'Quarter', ...['Before', 'Now', 'Change'].map(figures)], rows),
  ])
}

function figure(value: number | null): string {
  return value === null ? UNKNOWN : value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}

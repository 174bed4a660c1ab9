import type { FieldCount } from '../../models/contracts/listings/batch.ts'
import type { RawAdvert } from '../../models/contracts/listings/raw-advert.ts'
import type { PublishLevel } from '../../models/contracts/release/source.ts'
import { MOST_YEARS_PUBLISHED } from '../../models/adverts/read/read-date.ts'
import { publishLevelOf } from '../../models/licences/publish-level.ts'
import { columnsOf } from '../ingest/formats/field-mapping.ts'
import { factsOf, type FeedCheckReport } from './check-feed.ts'
import type { ReadRow } from './read-file.ts'

const CELL_CHARACTERS = 44

/** Says what a run would read from a feed, for a terminal. */
export function checkText(report: FeedCheckReport): string {
  const { source, file, files, batch, unmapped } = report
  const counts = `${batch.rowsRead} rows, ${batch.observations} adverts, ${batch.rejects} rejected`
  const more = files > 1 ? ` (the newest of ${files} files)` : ''
  const day = file.snapshotDate === null ? 'a day per row' : `of ${file.snapshotDate}`
  return [
    `Feed ${source.id} (${source.adapter}), file ${file.name}, ${day}${more}: ${counts}.`,
    ...report.rows.map((row) => rowText(row, report)),
    table(
      ['field', 'rows that state it', 'not taken', 'the first of these'],
      batch.fields.map((count) => fieldCells(count, batch.rowsRead)),
    ),
    ...rejectText(report),
    unmapped.length === 0 ? 'Every column is used.' : `Columns that nothing reads: ${unmapped.join(', ')}.`,
    ...placeText(report),
    comparisonText(report),
    ...contractText(report),
    publishText(report),
  ].join('\n\n')
}

function rowText({ rowNumber, advert, result }: ReadRow, { source }: FeedCheckReport): string {
  if ('detail' in result) {
    const { code, field, received, detail } = result
    return `Row ${rowNumber} is rejected as ${code}: field ${field}, received ${JSON.stringify(received)}, expected ${detail}.`
  }
  const fields = Object.keys(advert) as (keyof RawAdvert)[]
  const rows = fields.map((field) => {
    const mapping = source.mapping[field]
    const column = mapping === undefined ? '' : columnsOf(mapping).join(', ')
    const facts = factsOf(field)
    const read = facts.filter((fact) => result[fact] !== null).map((fact) => `${fact} ${cell(result[fact])}`)
    const isOfOtherHomes = facts.some((fact) => result.absences[fact] === 'not_applicable')
    const absent = HELPS[field] ?? (isOfOtherHomes ? 'not of this kind of home' : '-')
    return [field, column, cell(advert[field]), read.join(', ') || absent]
  })
  return `Row ${rowNumber}\n${table(['field', 'column', 'after mapping', 'read as'], rows)}`
}

/** Uses of fields that become no fact of their own. */
const HELPS: Partial<Record<keyof RawAdvert, string>> = {
  street: 'helps to find the place; not kept',
  currency: 'says what the amounts are in',
  chargesIncluded: 'says what the price covers',
  priceOnRequest: 'says that the price is withheld',
}

const UNREAD_REASON = {
  not_readable: 'not readable',
  contradicts_row: 'does not go with the rest of its row',
  out_of_window: `after its file, or more than ${MOST_YEARS_PUBLISHED} years before it`,
}

function fieldCells(
  { field, stated, unread, unreadRow, unreadValue, unreadReason }: FieldCount,
  rows: number,
): string[] {
  const example = unread === 0 ? '' : `row ${unreadRow}: ${cell(unreadValue)}, ${UNREAD_REASON[unreadReason!]}`
  return [field, `${Math.round((100 * stated) / Math.max(1, rows))} %`, unread === 0 ? '' : String(unread), example]
}

function rejectText({ batch: { rejectCounts } }: FeedCheckReport): string[] {
  if (rejectCounts.length === 0) return []
  const rows = rejectCounts.map(({ code, rows: count, rowNumber, field, received, detail }) => [
    code,
    String(count),
    `row ${rowNumber}${field === null ? '' : `, ${field}`}: ${cell(received)}, expected ${detail.replace(/^expected /, '')}`,
  ])
  return [table(['rejected as', 'rows', 'the first of these'], rows)]
}

function placeText({ places, batch }: FeedCheckReport): string[] {
  const { found, abroad, missing } = places
  const unknown = batch.observations - found - abroad
  const named = missing
    .map(
      ([text, rows, isAmbiguous]) =>
        `${cell(text)} (${rows}${isAmbiguous ? ', the name of several places: state a postcode' : ''})`,
    )
    .join('; ')
  return [`Places: ${found} in Luxembourg, ${abroad} abroad, ${unknown} not found${named === '' ? '.' : `: ${named}.`}`]
}

function comparisonText({ file, before, batch: { comparedWith, observations, changes } }: FeedCheckReport): string {
  if (file.snapshotDate === null) return 'Not compared with a file before: each row has a day of its own.'
  if (before === null)
    return (
      'Not compared with a file before: none of an earlier day is known. It may stand in the same folder ' +
      '(`location: { type: directory, path: …, pattern: … }`), or a run may have read it.'
    )
  const { batch, lostColumns, newColumns } = before
  const other = `${batch.name} of ${batch.snapshotDate}`
  if (comparedWith === null && batch.status === 'failed') return `Not compared with ${other}, which cannot be used.`
  if (comparedWith === null && batch.observations === 0) return `Not compared with ${other}, which has no adverts.`
  if (comparedWith === null) return `Not compared with ${other}: contract.accept names this file.`
  return [
    `Compared with ${other}: ${batch.observations} adverts then, ${observations} now; ${changes!.kept} of them are in both.`,
    ...(lostColumns.length === 0 ? [] : [`Columns that are gone: ${lostColumns.join(', ')}.`]),
    ...(newColumns.length === 0 ? [] : [`New columns: ${newColumns.join(', ')}.`]),
  ].join('\n')
}

function contractText({ batch: { findings, comparedWith } }: FeedCheckReport): string[] {
  if (findings.length === 0)
    return [`The file${comparedWith === null ? ' by itself' : ''} keeps the contract of its feed.`]
  const lines = findings.map(({ severity, field, rowNumber, problem, advice }) => {
    const place = [rowNumber === null ? '' : `row ${rowNumber}`, field === null ? '' : `field ${field}`]
      .filter(Boolean)
      .join(', ')
    return `${severity}: ${place === '' ? '' : `${place}: `}${problem}. ${advice}.`
  })
  return [lines.join('\n')]
}

const PUBLISHED: Readonly<Record<PublishLevel, string>> = {
  full: 'adverts whole',
  facts: 'facts of adverts; no titles, descriptions and photos',
  counts: 'counts only; no adverts',
}

function publishText({ source }: FeedCheckReport): string {
  const why = source.publish
    ? 'as `publish` says'
    : `as \`publish\` is left out and the licence is "${source.licence.name}"`
  return `A release shows of this feed: ${PUBLISHED[publishLevelOf(source)]} (${why}).`
}

function cell(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\s+/g, ' ')
  return text.length <= CELL_CHARACTERS ? text : `${text.slice(0, CELL_CHARACTERS - 1)}…`
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)))
  return [head, ...rows]
    .map((row) => `  ${row.map((text, column) => text.padEnd(widths[column]!)).join('  ')}`.trimEnd())
    .join('\n')
}

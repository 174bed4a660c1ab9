import { join } from 'node:path'
import { renderMarkdown } from '../../content/markdown/render-document.ts'
import { citedSources } from '../../content/pages/market-facts.ts'
import { figure, paragraph, section, table, type Block, type Table } from '../../content/sections/block.ts'
import { REJECT_CODES, type RejectCode } from '../../models/contracts/listings/reject.ts'
import type { QualityFinding } from '../../models/contracts/release/quality.ts'
import { publishLevelOf } from '../../models/licences/publish-level.ts'
import type { Run } from '../engine/job.ts'
import type { PublishContext } from '../releases/context.ts'
import { writeFileAtomic } from '../files/write-atomic.ts'
import type { ReleaseWriter } from '../releases/release-writer.ts'
import { feedLines } from '../quality/feed-lines.ts'
import { ANSWER_GATE, ROW_GATES } from '../quality/gate-names.ts'

interface BatchSummary {
  sourceId: string
  files: number
  rowsRead: number
  observations: number
  rejects: number
}

interface RejectSummary {
  sourceId: string
  code: RejectCode
  rows: number
  /** First occurrence: file, row and field; what was received and expected where the feed may be quoted. */
  example: string
}

/** Adverts of a feed by where they lie. */
interface PlaceSummary {
  sourceId: string
  inland: number
  abroad: number
  unresolved: number
  /** Places of unresolved adverts as the feed wrote them, the most frequent first. */
  examples: string[]
}

/** A market without price levels, or an index without a series. */
interface MissingFigure {
  figure: string
  reason: string
}

export interface QualityReport {
  findings: QualityFinding[]
  gates: string[]
  batches: BatchSummary[]
  places: PlaceSummary[]
  rejects: RejectSummary[]
  missing: MissingFigure[]
}

/** Writes the quality report as JSON and Markdown: rows read, rows rejected and why, findings of the gates. */
export async function publishQualityReport(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
  findings: QualityFinding[],
): Promise<void> {
  const shown = run.sources.filter((source) => publishLevelOf(source) === 'full').map(({ id }) => id)
  const report = await qualityReport(run, findings, shown)
  await writer.writeJson('reports/quality.json', report, { publicPath: '/data/quality.json' })
  await writer.write('reports/quality.md', qualityMarkdown(report, context), {
    contentType: 'text/markdown; charset=utf-8',
    publicPath: '/data/quality/md',
  })
}

/** @param quoted feeds whose rejected values may be quoted; all where the report stays with the operator */
export async function qualityReport(
  { warehouse }: Pick<Run, 'warehouse'>,
  findings: QualityFinding[],
  quoted: readonly string[] | null = null,
): Promise<QualityReport> {
  const batches = await warehouse.all<BatchSummary>(
    `SELECT source_id, count(*) AS files, sum(rows_read) AS rows_read, sum(observations) AS observations, sum(rejects) AS rejects
     FROM normalized_batch GROUP BY source_id ORDER BY source_id`,
  )
  const rejects = await warehouse.all<RejectSummary>(
    `SELECT source_id, code, count(*) AS rows, arg_min(
       concat(b.name, ' row ', row_number, ': ' || field,
         CASE WHEN $quoted IS NULL OR list_contains(from_json($quoted, '["VARCHAR"]'), source_id)
           THEN concat(': ', 'received "' || received || '", ', detail) END),
       (batch_id, row_number)) AS example
     FROM reject r JOIN (SELECT batch_id, name FROM normalized_batch) b USING (batch_id)
     GROUP BY source_id, code ORDER BY source_id, rows DESC, code`,
    { quoted: quoted && JSON.stringify(quoted) },
  )
  const places = await warehouse.all<Omit<PlaceSummary, 'examples'> & { examples: string }>(
    `SELECT source_id, coalesce(sum(n) FILTER (WHERE place_kind = 'commune'), 0) AS inland,
       coalesce(sum(n) FILTER (WHERE place_kind = 'abroad'), 0) AS abroad, coalesce(sum(n) FILTER (WHERE is_open), 0) AS unresolved,
       to_json(coalesce(list(text ORDER BY n DESC, text) FILTER (WHERE is_open), [])[:20]) AS examples
     FROM (SELECT source_id, place_kind, place_kind IN ('unknown', 'ambiguous') AS is_open, coalesce(place_text, 'no place stated') AS text,
       count(*) AS n FROM advert GROUP BY ALL) GROUP BY source_id ORDER BY source_id`,
  )
  const missing = await warehouse.all<MissingFigure>(
    `SELECT concat('price levels, ', listing_type) AS figure, reason FROM price_refusal
     UNION ALL SELECT concat('index, ', replace(scope, '_', ' ')), reason FROM index_refusal ORDER BY figure DESC, reason`,
  )
  return {
    missing,
    findings,
    gates: [...ROW_GATES, ANSWER_GATE],
    batches,
    places: places.map((row) => ({ ...row, examples: JSON.parse(row.examples) as string[] })),
    rejects,
  }
}

/**
 * Writes the report of a blocked release beside the releases, with the rows of each blocking gate.
 * @returns the path of the Markdown; the JSON is beside it
 */
export async function writeBlockedReport(
  run: Pick<Run, 'warehouse' | 'settings'>,
  context: PublishContext,
  findings: QualityFinding[],
): Promise<string> {
  const report = await qualityReport(run, findings)
  const path = join(run.settings.stateDir, 'reports', `${context.asOf}-blocked`)
  writeFileAtomic(`${path}.json`, `${JSON.stringify({ asOf: context.asOf, blocked: true, ...report }, null, 2)}\n`)
  writeFileAtomic(`${path}.md`, blockedMarkdown(report, context))
  return `${path}.md`
}

function blockedMarkdown(report: QualityReport, context: PublishContext): string {
  const title = `Release of ${context.asOf}: blocked`
  return reportDocument(title, context, report, [
    paragraph('This release was not published; the previous one stays current. These rows block it.'),
    ...report.findings
      .filter(({ severity }) => severity === 'blocker')
      .map(({ gate, message, count, rows }) =>
        section(gate, [
          paragraph(`${message}.${count > rows.length ? ` The first ${rows.length}:` : ''}`),
          table(
            gate,
            ['Row'],
            rows.map((row) => [JSON.stringify(row)]),
          ),
        ]),
      ),
  ])
}

export function qualityMarkdown(report: QualityReport, context: PublishContext): string {
  return reportDocument(`Quality of release ${context.releaseId}`, context, report, [])
}

function reportDocument(
  title: string,
  context: PublishContext,
  { findings, gates, batches, places, rejects, missing }: QualityReport,
  lead: readonly Block[],
): string {
  const reasons = rejects.map(({ sourceId, code, rows, example }) => [
    sourceId,
    code,
    REJECT_CODES[code],
    grouped(rows),
    example,
  ])
  const counts = batches.map(({ sourceId, files, rowsRead, observations, rejects: refused }) => [
    sourceId,
    ...[files, rowsRead, observations, refused].map(grouped),
  ])
  const placed = places.map(({ sourceId, inland, abroad, unresolved, examples }) => [
    sourceId,
    ...[inland, abroad, unresolved].map(grouped),
    examples.join('; '),
  ])
  const feeds = feedLines(findings).map((line) => [line])
  const blocks = [
    ...lead,
    ...(feeds.length === 0
      ? []
      : [section('Files of feeds', [table('Files of feeds', ['Problem and what to do'], feeds)])]),
    section('Findings', [
      findings.length === 0 ? paragraph(`No gate found a problem on ${context.asOf}.`) : findingTable(findings),
      paragraph(
        `Feeds are late or not by the newest day of the feeds themselves, ${context.asOf}. The command lux sources check names those that are late today.`,
      ),
      paragraph(`Gates checked: ${gates.join(', ')}, and changes since the previous release.`),
    ]),
    section('Rows', [
      paragraph(
        'A row is an advert in one file. Feeds that list everything state an advert again in each file: observations are more than adverts.',
      ),
      table('Rows', ['Feed', ...['Files', 'Rows read', 'Observations', 'Rejected'].map(figure)], counts),
    ]),
    section('Places', [
      paragraph(
        'Adverts by where they lie. Those abroad, and those whose place is open, are in no figure of a commune.',
      ),
      table('Places', ['Feed', ...['Luxembourg', 'Abroad', 'Open'].map(figure), 'Open places, for example'], placed),
    ]),
    section('Rejected rows by reason', [
      reasons.length === 0
        ? paragraph('None.')
        : table('Rejected rows by reason', ['Feed', 'Reason', 'Meaning', figure('Rows'), 'For example'], reasons),
    ]),
    section('Figures that are missing', [
      missing.length === 0
        ? paragraph(
            'Each market has price levels and each index a series. Communes without a level of their own are "insufficient" in the trends.',
          )
        : table(
            'Figures that are missing',
            ['Figure', 'Reason'],
            missing.map((row) => [row.figure, row.reason]),
          ),
    ]),
  ]
  const sources = citedSources(
    context,
    batches.map(({ sourceId }) => sourceId),
  )
  const description = 'What went into a release, what was refused and why, and what the gates found.'
  return renderMarkdown({ title, description, locale: 'en', sources, blocks }, context)
}

function findingTable(findings: QualityFinding[]): Table {
  const rows = findings.map(({ gate, severity, message, count, rows: examples }) => [
    severity,
    gate,
    message,
    grouped(count),
    JSON.stringify(examples[0] ?? {}),
  ])
  return table('Findings', ['Severity', 'Gate', 'Finding', 'Rows', 'First row'], rows)
}

function grouped(value: number): string {
  return value.toLocaleString('en-GB')
}

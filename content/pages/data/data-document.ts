import type { Locale } from '../../../models/kernel/locale.ts'
import {
  ADDRESSES,
  ATTACHABLE_PATH,
  CITATION_PATH,
  CROISSANT_PATH,
  CSVW_PATH,
  DATASET_PATH,
  DCAT_PATH,
  LAKE_PATH,
} from '../../html/addresses.ts'
import type { Method } from '../../method-cards.ts'
import { coverTexts } from '../../say/market/price-limits.ts'
import { numberWords } from '../../say/numbers.ts'
import { citedTitle, DATASET_AUTHOR } from '../../say/market/dataset-name.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { overview } from '../overview.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { folded, figure, hint, list, paragraph, section, table } from '../../sections/block.ts'
import type { Block, KeyFigures, Section, Table } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { link, small, type Inline } from '../../sections/inline.ts'
import type { TrendPoint } from '../../../models/contracts/market/trend.ts'
import type { SourceState } from '../../../models/contracts/release/source-state.ts'
import { listingCountsSection } from '../listing-counts.ts'
import type { ReleaseFacts } from '../market-facts.ts'
import { licenceCell, sourceStatesSection } from './source-states.ts'

/** Downloads on offer, and how they were made. */
export interface DataFacts {
  release: ReleaseFacts
  tables: readonly DataTable[]
  methods: readonly Method[]
  /** How each source stood at the last run. */
  states: readonly SourceState[]
  /** Releases before this one that are kept, the newest first. */
  earlier: readonly Pick<ReleaseFacts, 'releaseId' | 'quarter' | 'asOf'>[]
  /** Newest quarters of the nation's flats for sale, the newest first: what `EXAMPLE_QUERY` finds. */
  example: readonly Pick<TrendPoint, 'quarter' | 'pricePerSqm' | 'low' | 'high'>[]
}

export interface DataTable {
  name: string
  /** Parts of the key of one row, in English: `commune`, `quarter`. */
  unit: readonly string[]
  rows: number | null
  licence: string
  files: readonly { name: string; address: string; bytes: number }[]
}

const BYTES_PER_KB = 1_000
/** Tables that most readers come for; the others are folded. */
const FIRST_TABLES = new Set(['listings', 'trends', 'market-index', 'activity', 'commute-times'])
/** Most rows that the example finds. */
export const EXAMPLE_ROWS = 2
const EXAMPLE_QUERY = `SELECT quarter, price_per_sqm, low, high
FROM lux.trends
WHERE area_level = 'nation' AND segment = 'apartment' AND listing_type = 'sale'
ORDER BY quarter_start DESC LIMIT ${EXAMPLE_ROWS};`

/** Tables for download, how good they are, how they were made and what they rest on. */
export function dataDocument(facts: DataFacts, locale: Locale): Document {
  const say = sayIn(locale)
  const methods = facts.methods.map((method) => link(say(`data.method.${method}`), ADDRESSES.method(locale, method)))
  const { decimal } = numberWords(locale)
  const first = facts.tables.filter(({ name }) => FIRST_TABLES.has(name))
  const others = facts.tables.filter(({ name }) => !FIRST_TABLES.has(name))
  return overview('data', locale, [
    headFigures(facts, locale),
    section(say('data.download'), [
      paragraph(say('data.downloadLead')),
      ...(first.length === 0 ? [] : [fileTable(first, locale)]),
      ...(others.length === 0
        ? []
        : [folded(say('data.moreTables', { count: decimal(others.length) }), [fileTable(others, locale)])]),
      alsoLine(locale),
    ]),
    {
      kind: 'columns',
      parts: [
        [section(say('data.queryTitle'), exampleBlocks(facts, locale))],
        [
          section(say('data.citeTitle'), [
            paragraph([say('data.citeLead'), ' ', link('CITATION.cff', CITATION_PATH)]),
            { kind: 'code', text: citationText(facts.release, locale), language: null },
            section('BibTeX', [{ kind: 'code', text: bibtexText(facts.release, locale), language: 'bibtex' }]),
            releaseSection(facts, locale),
          ]),
        ],
      ],
    },
    {
      kind: 'columns',
      parts: [
        [section(say('data.methods'), [paragraph(say('data.methodsLead')), list(methods)])],
        [section(say('data.reports'), [list(reportLinks(locale))])],
      ],
    },
    ...(facts.release.counts === undefined ? [] : [listingCountsSection(facts.release.counts, locale)]),
    ...sourceStatesSection(facts.states, facts.release.asOf, locale),
    section(say('data.licences'), [
      folded(say('data.allSources', { count: decimal(facts.release.sources.size) }), [
        sourceTable(facts.release, locale),
      ]),
    ]),
  ])
}

/** A query over the web with what it finds in this release. */
function exampleBlocks({ release, example }: DataFacts, locale: Locale): Block[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const value = (level: number | null): string => (level === null ? say('page.unknown') : decimal(level))
  const attach = `ATTACH '${release.baseUrl}${ATTACHABLE_PATH}' AS lux (TYPE duckdb, READ_ONLY);`
  const rows = example.map(({ quarter, pricePerSqm, low, high }) => [
    quarter,
    value(pricePerSqm),
    value(low),
    value(high),
  ])
  return [
    paragraph(say('data.queryLead')),
    { kind: 'code', text: `${attach}\n\n${EXAMPLE_QUERY}`, language: 'sql' },
    ...(rows.length === 0
      ? []
      : [table(say('data.queryTitle'), ['quarter', figure('price_per_sqm'), figure('low'), figure('high')], rows)]),
  ]
}

function headFigures({ release }: DataFacts, locale: Locale): KeyFigures {
  const say = sayIn(locale)
  const { decimal, day } = numberWords(locale)
  return {
    kind: 'figures',
    figures: [
      { label: say('data.asOf'), value: day(release.asOf) },
      { label: say('data.quarter'), value: quarterWords(release.quarter, locale).title },
      {
        label: say('counts.onOffer'),
        value: release.counts === undefined ? say('page.unknown') : decimal(release.counts.onOffer),
      },
      { label: say('data.releaseId'), value: release.releaseId },
    ],
  }
}

function fileTable(tables: readonly DataTable[], locale: Locale): Table {
  const say = sayIn(locale)
  const { decimal, kilobytes } = numberWords(locale)
  const rows = tables.map(({ name, unit, rows: count, licence, files }) => [
    link(name, ADDRESSES.table(locale, name)),
    unitText(unit, locale),
    count === null ? say('page.unknown') : decimal(count),
    licenceCell(licence, locale),
    files.flatMap((file, index): Inline[] => [
      ...(index === 0 ? [] : [' ']),
      link(file.name, file.address, { isDownload: true }),
      ' ',
      { kind: 'small', text: kilobytes(file.bytes / BYTES_PER_KB) },
    ]),
  ])
  const columns = [
    say('data.table'),
    say('data.unit'),
    figure(say('data.rows')),
    say('data.licence'),
    say('data.files'),
  ]
  return table(say('data.download'), columns, rows)
}

function alsoLine(locale: Locale): Block {
  const say = sayIn(locale)
  const links = [
    link('lux.duckdb', ATTACHABLE_PATH, { isDownload: true }),
    link('DuckLake', LAKE_PATH, { isDownload: true }),
    link(say('data.dictionary'), ADDRESSES.method(locale, 'dictionary')),
    link(say('data.checksums'), '/data/checksums.txt'),
    link(say('data.describe'), DATASET_PATH),
    link('Croissant', CROISSANT_PATH),
    link('DCAT-AP', DCAT_PATH),
    link('CSVW', CSVW_PATH),
    link(say('data.feed'), '/listings/feed.json'),
    link(say('data.openapi'), '/openapi.json'),
    link(say('data.agents'), '/llms.txt'),
  ]
  return paragraph([say('data.also'), ...links.flatMap((each, index): Inline[] => [index === 0 ? ' ' : ' · ', each])])
}

/** Reference to the release, as it stands in a list of literature. */
function citationText({ asOf, releaseId, sample, baseUrl }: ReleaseFacts, locale: Locale): string {
  const say = sayIn(locale)
  const demo = sample ? ` ${say('page.sample')}` : ''
  const address = `${baseUrl}${ADDRESSES.data(locale)}`
  return `${DATASET_AUTHOR} (${asOf.slice(0, 4)}). ${citedTitle(sample)}, ${releaseId}.${demo} ${address}`
}

/** The same reference for LaTeX; `@misc`, since not every style knows data sets. */
function bibtexText({ asOf, releaseId, sample, baseUrl }: ReleaseFacts, locale: Locale): string {
  const say = sayIn(locale)
  const fields = [
    ['author', `{${DATASET_AUTHOR}}`],
    ['title', `{${citedTitle(sample)}}`],
    ['year', asOf.slice(0, 4)],
    ['version', releaseId],
    ['url', `${baseUrl}${ADDRESSES.data(locale)}`],
    ...(sample ? [['note', say('page.sample')]] : []),
  ]
  return `@misc{lux${releaseId.toLowerCase()},\n${fields.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}`
}

/** This release and those before it, each with its day and, where it is kept, the description of its tables. */
function releaseSection({ release, earlier }: DataFacts, locale: Locale): Section {
  const say = sayIn(locale)
  const { day } = numberWords(locale)
  const title = say('data.releasesTitle')
  if (earlier.length === 0) return section(title, [hint(say('data.noEarlier'))])
  const rows = [release, ...earlier].map(({ releaseId, quarter, asOf }, at) => [
    at === 0
      ? [releaseId, ' ', small(`(${say('data.releaseThis')})`)]
      : link(releaseId, `/releases/${releaseId}${DATASET_PATH}`),
    quarterWords(quarter, locale).title,
    day(asOf),
  ])
  return section(title, [table(title, [say('data.releaseId'), say('data.quarter'), say('data.asOf')], rows)])
}

/** Parts of the key of a row in the language of the reader. */
export function unitText(unit: readonly string[], locale: Locale): string {
  return unit.map((part) => sayIn(locale)(`data.unit.${part.replaceAll(/[ -]/g, '_')}` as WordKey)).join(' × ')
}

function reportLinks(locale: Locale): Inline[] {
  const say = sayIn(locale)
  return [
    link(say('record.title'), ADDRESSES.record(locale)),
    link(say('data.quality'), ADDRESSES.method(locale, 'quality')),
    link(say('data.diff'), ADDRESSES.method(locale, 'changes')),
    link(say('data.legal'), ADDRESSES.method(locale, 'law')),
    link(say('data.valuation'), ADDRESSES.method(locale, 'valuation-report')),
  ]
}

function sourceTable({ sources }: ReleaseFacts, locale: Locale): Table {
  const say = sayIn(locale)
  const { day } = numberWords(locale)
  const sorted = [...sources.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  const rows = sorted.map(({ title, producer, licence, url, date, covers }) => [
    [
      url === null ? title : link(title, url, { rel: 'noopener' }),
      ...coverTexts(covers, locale).map((text) => small(`; ${text}`)),
    ],
    producer,
    licenceCell(licence, locale),
    date === null ? say('page.unknown') : day(date),
  ])
  const columns = (['source', 'producer', 'licence', 'upTo'] as const).map((name) => say(`data.${name}`))
  return table(say('data.licences'), columns, rows)
}

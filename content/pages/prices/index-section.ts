import type { IndexScope, MarketIndex, MarketIndexPoint } from '../../../models/contracts/market/market-index.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import {
  figure,
  hint,
  paragraph,
  section,
  table,
  type Block,
  type KeyFigures,
  type Section,
  type Table,
} from '../../sections/block.ts'
import { link, small, type Text } from '../../sections/inline.ts'
import { changeCell, unknownMark } from '../level-cells.ts'

const LINES: Readonly<Record<IndexScope, { name: WordKey; colour: string; dash?: string }>> = {
  national: { name: 'prices.line.national', colour: 'var(--ink)' },
  apartment: { name: 'commune.apartments', colour: 'var(--accent)', dash: '7 3' },
  house: { name: 'commune.houses', colour: 'var(--warm)', dash: '7 3' },
  rent: { name: 'prices.line.rent', colour: 'var(--good)' },
}
const QUARTERS_LISTED = 20
const REVISIONS_LISTED = 40
const TABLE = '/data/market-index.csv'

/** Where the four indices stand. */
export function indexFigures({ series }: MarketIndex, locale: Locale): KeyFigures {
  const say = sayIn(locale)
  const { decimal, signedPercent } = numberWords(locale)
  const figures = series.flatMap(({ scope, points }) => {
    const point = points.at(-1)
    if (point === undefined) return []
    const { quarter, value, low, high, yoyPercent, listingCount } = point
    const change =
      yoyPercent === null ? say('commune.noChange') : say('prices.onYearNote', { change: signedPercent(yoyPercent) })
    const note = say('prices.indexNote', {
      quarter: quarterWords(quarter, locale).title,
      low: decimal(low, 1),
      high: decimal(high, 1),
      change,
      adverts: decimal(listingCount),
    })
    return [{ label: scopeTitle(scope, locale), value: decimal(value, 1), note }]
  })
  return { kind: 'figures', figures }
}

/** The index by quarter, how it is made, and what the release changed of what was published. */
export function indexSection(index: MarketIndex, locale: Locale): Section {
  const say = sayIn(locale)
  const title = say('prices.index')
  const points = index.series[0]?.points ?? []
  const base = quarterWords(index.base.quarter, locale).title
  const [from, to] = [points[0]?.quarter ?? index.base.quarter, points.at(-1)?.quarter ?? index.base.quarter]
  const span = { from: quarterWords(from, locale).title, to: quarterWords(to, locale).title }
  const names = Object.fromEntries(Object.entries(LINES).map(([scope, { name }]) => [scope, say(name)]))
  const chart: Block = {
    kind: 'figure',
    chart: {
      kind: 'quarters',
      height: 300,
      marginRight: 86,
      lines: index.series.map(({ scope, points: own }) => {
        const { colour, dash } = LINES[scope]
        const shown = own.map(({ quarter, value, low, high }) => ({ quarter, value, low, high }))
        return { name: scope, colour, ...(dash !== undefined && { dash }), points: shown }
      }),
    },
    words: { title, description: say('prices.chartText', span), names },
    caption: say('prices.chartCaption', { quarter: base }),
    tableLabel: say('page.table'),
    blocks: [
      hint([`${say('commune.tableNote', { count: QUARTERS_LISTED })} `, link(say('prices.allQuarters'), TABLE)]),
      ...index.series.map(({ scope, points: own }) => scopeTable(scope, own, base, locale)),
    ],
  }
  const method = paragraph([
    `${say('prices.method')} `,
    link(say('commune.method'), ADDRESSES.method(locale, 'market-index')),
  ])
  return section(title, [{ kind: 'columns', parts: [[chart], [method, revisionSection(index, locale)]] }])
}

function scopeTable(scope: IndexScope, points: readonly MarketIndexPoint[], base: string, locale: Locale): Section {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const title = scopeTitle(scope, locale)
  const columns = [say('prices.indexOf', { quarter: base }), say('prices.onQuarter'), words.onYear, words.adverts]
  const rows = points
    .slice(-QUARTERS_LISTED)
    .reverse()
    .map((point) => [
      quarterWords(point.quarter, locale).title,
      indexCell(point, locale),
      changeCell(point.qoqPercent, locale),
      changeCell(point.yoyPercent, locale),
      decimal(point.listingCount),
    ])
  if (rows.length === 0) return section(title, [paragraph(unknownMark(locale))])
  return section(title, [table(title, [words.quarter, ...columns.map(figure)], rows)])
}

/** An index with its interval. */
export function indexCell({ value, low, high }: MarketIndexPoint, locale: Locale): Text {
  const { decimal } = numberWords(locale)
  return [decimal(value, 1), ' ', small(`(${decimal(low, 1)} – ${decimal(high, 1)})`)]
}

function revisionSection({ revisions }: MarketIndex, locale: Locale): Section {
  const say = sayIn(locale)
  const title = say('prices.revisions')
  if (revisions.length === 0) return section(title, [paragraph(say('prices.noRevisions'))])
  const more = revisions.length - REVISIONS_LISTED
  return section(title, [
    hint(say('prices.revisionsNote')),
    revisionTable(revisions.slice(0, REVISIONS_LISTED), title, locale),
    ...(more > 0 ? [paragraph(say('prices.more', { count: more }))] : []),
  ])
}

function revisionTable(revisions: MarketIndex['revisions'], caption: string, locale: Locale): Table {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal, signedPercent } = numberWords(locale)
  return table(
    caption,
    [words.index, words.quarter, ...[say('prices.before'), say('prices.now'), '%'].map(figure)],
    revisions.map(({ scope, quarter, previousValue, value }) => [
      scopeTitle(scope, locale),
      quarterWords(quarter, locale).title,
      decimal(previousValue, 2),
      decimal(value, 2),
      signedPercent((value / previousValue - 1) * 100),
    ]),
  )
}

/** The contract leaves the scope of a revision open; one without a word stays as it is. */
function scopeTitle(scope: string, locale: Locale): string {
  switch (scope) {
    case 'national':
    case 'apartment':
    case 'house':
    case 'rent':
      return sayIn(locale)(`prices.scope.${scope}`)
    default:
      return scope
  }
}

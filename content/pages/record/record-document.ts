import { colon } from '../../say/typography.ts'
import { RECORD_ADDRESS, RECORD_MODELS } from '../../../models/contracts/market/record.ts'
import type { PublicRecord, RecordModel, RecordRow, RecordSummary } from '../../../models/contracts/market/record.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { sum } from '../../../models/statistics/sum.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { figure, hint, paragraph, section, table } from '../../sections/block.ts'
import type { Block, KeyFigure, Table } from '../../sections/block.ts'
import type { PairChart } from '../../sections/chart.ts'
import type { Document } from '../../sections/document.ts'
import { link } from '../../sections/inline.ts'
import { citedSources, feedIds, type ReleaseFacts } from '../market-facts.ts'

export interface RecordFacts {
  record: PublicRecord
  communes: readonly CommuneRecord[]
  release: ReleaseFacts
}

/** Lays out the record: failures first, then every model with its error beside that of the simple answer. */
export function recordDocument(facts: RecordFacts, locale: Locale): Document {
  const say = sayIn(locale)
  const { record, release } = facts
  return {
    locale,
    title: say('record.title'),
    description: say('record.description', { day: numberWords(locale).day(record.asOf) }),
    blocks: [
      ...answer(record, locale),
      ...totals(record, locale),
      section(say('record.failures'), failures(facts, locale)),
      ...RECORD_MODELS.map((model) => section(say(`record.model.${model}`), ofModel(record, model, locale))),
    ],
    sources: citedSources(release, feedIds(release)),
  }
}

/** Says how often we were right, where anything can be checked: the answer first. */
function answer(record: PublicRecord, locale: Locale): Block[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const whole = wholeKinds(record)
  const scored = sum(whole.map((one) => one.scored))
  if (scored === 0) return [paragraph(say('record.lead'), 'lead')]
  const published = sum(whole.map((one) => one.published))
  const { compared, won } = comparedKinds(whole)
  const said = [
    say(published === scored ? 'record.inRange' : 'record.inRangeAfter', {
      inside: decimal(sum(whole.map(({ inside }) => inside))),
      scored: decimal(scored),
      published: decimal(published),
    }),
    ...(compared === 0 ? [] : [closerWords(won, compared, locale)]),
  ]
  return [paragraph(said.join(' '), 'lead'), hint(say('record.lead'))]
}

/** Says of how many kinds ours was closer; of a single one whether it was, since "0 of 1" says little. */
function closerWords(won: number, kinds: number, locale: Locale): string {
  const say = sayIn(locale)
  if (kinds > 1) return say('record.closer', { won, kinds })
  return say(won === 1 ? 'record.closerOfOne' : 'record.notCloserOfOne')
}

/** Kinds whose error can be compared with that of the simple answer, and those in which ours is smaller. */
function comparedKinds(whole: readonly RecordSummary[]): { compared: number; won: number } {
  const both = whole.filter(
    ({ errorPercent, naiveErrorPercent }) => errorPercent !== null && naiveErrorPercent !== null,
  )
  const won = both.filter(({ errorPercent, naiveErrorPercent }) => errorPercent! < naiveErrorPercent!)
  return { compared: both.length, won: won.length }
}

function totals(record: PublicRecord, locale: Locale): Block[] {
  const { decimal, percent } = numberWords(locale)
  const whole = wholeKinds(record)
  const count = (of: (one: RecordSummary) => number): string => decimal(sum(whole.map(of)))
  const say = sayIn(locale)
  const scored = whole.filter((one) => one.scored > 0)
  const [all, inside] = [sum(scored.map((one) => one.scored)), sum(scored.map((one) => one.inside))]
  const { compared, won } = comparedKinds(whole)
  const levels = [...new Set(scored.map(({ intervalLevel }) => intervalLevel))].sort().map((level) => percent(level))
  const figures: KeyFigure[] = [
    ...(all === 0
      ? []
      : [
          {
            label: say('record.total.inside'),
            value: percent(Math.round((100 * inside) / all) / 100),
            note: say('record.total.insideNote', {
              inside: decimal(inside),
              scored: decimal(all),
              level: levels.join(' / '),
            }),
          },
        ]),
    ...(compared === 0
      ? []
      : [
          {
            label: say('record.total.closer'),
            value: decimal(won),
            note:
              compared === 1
                ? say('record.total.closerNoteOfOne')
                : say('record.total.closerNote', { kinds: decimal(compared) }),
          },
        ]),
    {
      label: say('record.total.backfilled'),
      value: count(({ backfilled }) => backfilled),
      note: say('record.total.backfilledNote', { published: count(({ published }) => published) }),
    },
    {
      label: say('record.total.open'),
      value: count(({ pending, unknown }) => pending + unknown),
      note: say('record.total.openNote'),
    },
  ]
  const files = ['/data/record.csv', '/data/record.parquet', RECORD_ADDRESS]
  return [
    { kind: 'figures', figures },
    paragraph([
      `${say('record.files')} `,
      ...files.flatMap((path, index) => [...(index === 0 ? [] : [' · ']), link(path.slice('/data/'.length), path)]),
    ]),
  ]
}

function failures({ record, communes }: RecordFacts, locale: Locale): Block[] {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const whole = wholeKinds(record)
  const scored = sum(whole.map((one) => one.scored))
  const outside = scored - sum(whole.map(({ inside }) => inside))
  if (scored === 0) return [paragraph(say('record.none'), 'unknown')]
  if (outside === 0) return [paragraph(say('record.noFailures'))]
  const names = new Map(communes.map((commune) => [commune.slug, communeName(commune, locale)]))
  return [
    paragraph(say('record.failuresLead', { outside: decimal(outside), scored: decimal(scored) })),
    ...missChart(record.misses, names, locale),
  ]
}

/** Errors of the largest misses beside those of the simple answer, over their table; the table alone where there are too few to compare. */
function missChart(misses: readonly RecordRow[], names: ReadonlyMap<string, string>, locale: Locale): Block[] {
  const say = sayIn(locale)
  const rows = missTable(misses, names, locale)
  const drawn = misses
    .flatMap(({ predicted, naive, came, ...row }) =>
      naive === null || came === null || came === 0
        ? []
        : [{ row, ours: errorOf(predicted, came), other: errorOf(naive, came) }],
    )
    .sort((a, b) => b.ours - a.ours)
  const [largest] = drawn
  if (largest === undefined || drawn.length < 2) return [rows]
  const nameOf = (row: (typeof drawn)[number]['row']): string =>
    [subjectOf(row, names, locale), quarterWords(row.forQuarter, locale).title].join(', ')
  const error = numberWords(locale).unsignedPercent(largest.ours)
  const title = say('record.chart.miss', { what: nameOf(largest.row), error })
  return [
    section(title, [
      {
        kind: 'figure',
        id: 'chart-misses',
        chart: { kind: 'pairs', rows: drawn.map(({ ours, other }, at) => ({ name: String(at), ours, other })) },
        words: {
          title,
          description: say('record.chart.missText'),
          unit: say('record.chart.missUnit'),
          names: Object.fromEntries(drawn.map(({ row }, at) => [String(at), nameOf(row)])),
        },
        caption: say('record.chart.missText'),
        tableLabel: say('page.table'),
        linkLabel: say('page.chartLink'),
        blocks: [rows],
      },
    ]),
  ]
}

/** Error in percent of the outcome, with one decimal. */
function errorOf(stated: number, came: number): number {
  return Math.round(1_000 * Math.abs(stated / came - 1)) / 10
}

/** Kind of figure, and the place or listing that it is of. */
function subjectOf(
  { model, kind, subject }: Pick<RecordRow, 'model' | 'kind' | 'subject'>,
  names: ReadonlyMap<string, string>,
  locale: Locale,
): string {
  const name = kindName(model, kind, locale)
  if (subject === kind || model === 'nowcast') return name
  return `${name}, ${model === 'forecast' ? (names.get(subject) ?? sayIn(locale)('record.nation')) : subject}`
}

function missTable(misses: readonly RecordRow[], names: ReadonlyMap<string, string>, locale: Locale): Table {
  const say = sayIn(locale)
  const rows = misses.map((row) => {
    const { model, madeIn, forQuarter, predicted, low, high, naive, came } = row
    const value = valueWords(model, locale)
    return [
      `${say(`record.model.${model}`)}${colon(locale)} ${subjectOf(row, names, locale)}`,
      quarterWords(madeIn, locale).title,
      quarterWords(forQuarter, locale).title,
      value(predicted),
      `${value(low)} – ${value(high)}`,
      naive === null ? say('page.unknown') : value(naive),
      came === null ? say('page.unknown') : value(came),
    ]
  })
  const figures = [say('record.stated'), say('record.interval'), say('record.naive'), say('record.came')].map(figure)
  const columns = [say('record.about'), say('record.madeIn'), say('record.forQuarter'), ...figures]
  return table(say('record.failures'), columns, rows, { isWide: true })
}

function ofModel(record: PublicRecord, model: RecordModel, locale: Locale): Block[] {
  const say = sayIn(locale)
  const absence = record.absences.find((one) => one.model === model)
  if (absence) return [paragraph(absenceText(absence, locale), 'unknown')]
  const { decimal, percent, unsignedPercent } = numberWords(locale)
  const known = byHorizon(record.summaries.filter((one) => one.model === model && one.scored > 0))
  const error = (value: number | null): string => (value === null ? say('page.unknown') : unsignedPercent(value))
  const rows = known.map(({ kind, horizon, scored, inside, intervalLevel, errorPercent, naiveErrorPercent }) => [
    kindName(model, kind, locale),
    horizon === null ? say('record.all') : decimal(horizon),
    say('record.share', {
      inside: decimal(inside),
      scored: decimal(scored),
      share: percent(Math.round((100 * inside) / scored) / 100),
      level: percent(intervalLevel),
    }),
    error(errorPercent),
    error(naiveErrorPercent),
  ])
  const columns = [say('record.inside'), say('record.error'), say('record.naiveError')].map(figure)
  const rowsOf = table(say(`record.model.${model}`), [say('record.kind'), say('record.horizon'), ...columns], rows)
  return [hint(say(`record.method.${model}`)), ...recordCharts(known, model, rowsOf, locale)]
}

/** Kinds in the order of their worst summary; within each the whole first, then the horizons. */
function byHorizon(summaries: readonly RecordSummary[]): RecordSummary[] {
  return [...Map.groupBy(summaries, ({ kind }) => kind).values()].flatMap((own) =>
    own.toSorted((a, b) => (a.horizon ?? 0) - (b.horizon ?? 0)),
  )
}

/** Shares inside the interval beside those promised, and errors beside those of the simple answer; the table alone where there are too few to compare. */
function recordCharts(known: readonly RecordSummary[], model: RecordModel, rows: Table, locale: Locale): Block[] {
  const say = sayIn(locale)
  const { percent, decimal } = numberWords(locale)
  const single = known
    .filter(({ horizon }) => horizon !== null)
    .sort((a, b) => (a.kind === b.kind ? a.horizon! - b.horizon! : a.kind < b.kind ? -1 : 1))
  const compared = single.flatMap(({ errorPercent: ours, naiveErrorPercent: other, ...one }) =>
    ours === null || other === null ? [] : [{ name: keyOf(one), ours, other }],
  )
  if (single.length < 2) return [rows]
  const hasHorizons = new Set(single.map(({ horizon }) => horizon)).size > 1
  const names = Object.fromEntries(
    single.map(({ kind, horizon }) => [
      keyOf({ kind, horizon }),
      [
        kindName(model, kind, locale),
        ...(hasHorizons ? [`${say('record.horizon')}${colon(locale)} ${horizon}`] : []),
      ].join(' · '),
    ]),
  )
  const share = (count: number, of: number): number => Math.round((100 * count) / of)
  const [inside, scored] = [sum(single.map((one) => one.inside)), sum(single.map((one) => one.scored))]
  const levels = [...new Set(single.map(({ intervalLevel }) => percent(intervalLevel)))]
  const held = say('record.chart.held', { share: percent(share(inside, scored) / 100), level: levels.join(' / ') })
  const won = compared.filter(({ ours, other }) => ours < other).length
  const closer = say('record.chart.closer', { won: decimal(won), all: decimal(compared.length) })
  const figureOf = (
    part: 'held' | 'closer',
    title: string,
    chart: PairChart['rows'],
    blocks: readonly Block[],
  ): Block =>
    section(title, [
      {
        kind: 'figure',
        id: `chart-${model}-${part}`,
        chart: { kind: 'pairs', rows: chart },
        words: {
          title,
          description: say(`record.chart.${part}Text`),
          unit: `${say(part === 'held' ? 'record.inside' : 'record.error')}, %`,
          names,
        },
        caption: say(`record.chart.${part}Text`),
        tableLabel: say('page.table'),
        linkLabel: say('page.chartLink'),
        blocks,
      },
    ])
  const coverage = single.map((one) => ({
    name: keyOf(one),
    ours: share(one.inside, one.scored),
    other: Math.round(one.intervalLevel * 100),
  }))
  if (compared.length < 2) return [figureOf('held', held, coverage, [rows])]
  const [shares, errors] = [columnsOf(rows, [0, 1, 2]), columnsOf(rows, [0, 1, 3, 4])]
  return [
    {
      kind: 'columns',
      parts: [[figureOf('held', held, coverage, [shares])], [figureOf('closer', closer, compared, [errors])]],
    },
  ]
}

/** A table of some columns of another. */
function columnsOf(of: Table, kept: readonly number[]): Table {
  const only = <T>(cells: readonly T[]): T[] => kept.map((at) => cells[at]!)
  return { ...of, columns: only(of.columns), rows: of.rows.map(only) }
}

function keyOf({ kind, horizon }: Pick<RecordSummary, 'kind' | 'horizon'>): string {
  return `${kind} ${horizon}`
}

/** One summary a kind, over all its horizons. */
function wholeKinds({ summaries }: PublicRecord): RecordSummary[] {
  return [...Map.groupBy(summaries, ({ model, kind }) => `${model} ${kind}`).values()].map(
    (own) => own.find(({ horizon }) => horizon === null) ?? own[0]!,
  )
}

function absenceText({ model, reason }: PublicRecord['absences'][number], locale: Locale): string {
  const isEstimate = model === 'valuation' && reason === 'none_made'
  return sayIn(locale)(`record.absence.${isEstimate ? 'valuation' : reason}`)
}

function kindName(model: RecordModel, kind: string, locale: Locale): string {
  const group = model === 'forecast' || model === 'market-index' ? 'prices.scope' : 'record.kind'
  return sayIn(locale)(`${group}.${kind}` as WordKey)
}

function valueWords(model: RecordModel, locale: Locale): (value: number) => string {
  const { decimal, euro } = numberWords(locale)
  if (model === 'market-index' || model === 'nowcast') return (value) => decimal(value, 1)
  return model === 'forecast' ? (value) => `${decimal(value)} EUR/m²` : (value) => euro(value)
}

import { semicolon } from '../../say/typography.ts'
import { periodWords } from '../../say/official/period-words.ts'
import type { OfficialPoint, OfficialSeries } from '../../../models/contracts/market/official-series.ts'
import type { OfficialSeriesIndex } from '../../../models/contracts/release/official-series-index.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { nationalSeries } from '../../../models/prices/official-series/area-series.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { numberWords } from '../../say/numbers.ts'
import {
  officialBreak,
  officialColumn,
  officialDefinition,
  officialTitle,
  sayOfficial,
} from '../../say/official/official-words.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { figure, folded, hint, list, paragraph, section, table, type Block, type Table } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'

const RENT_DECIMALS = 2

/** Every official series: what it measures, its span and sources; then the means of the country by year, and where series break. */
export function officialSeriesSection({ series, sources, names }: OfficialSeriesIndex, locale: Locale): Block[] {
  if (series.length === 0) return []
  const say = sayOfficial(locale)
  const titles = new Map(sources.map(({ id, producer }) => [id, producer]))
  const rows = series.map((one) => [
    officialTitle(one.series, locale),
    officialDefinition(one.series, locale) ?? one.unit,
    spanOf(one),
    numberWords(locale).decimal(new Set(one.points.map(({ area }) => area)).size),
    [...new Set(one.sources.map((id) => titles.get(id) ?? id))].join(semicolon(locale)),
  ])
  const columns = [
    say('official.series'),
    say('official.measures'),
    say('official.span'),
    figure(say('official.areas')),
    DOCUMENT_WORDS[locale].source,
  ]
  const whole = series.flatMap((one) =>
    one.breaks.flatMap((each) =>
      each.area === null ? [officialBreak(one.series, each, (slug) => names[slug] ?? slug, locale)] : [],
    ),
  )
  return [
    section(say('official.list'), [
      hint([
        `${say('official.listNote')} `,
        link(say('official.download'), '/data/official-prices.csv', { isDownload: true }),
      ]),
      folded(say('official.all'), [table(say('official.list'), columns, rows)]),
      ...countryTable(series, locale),
      paragraph(link(say('official.data'), ADDRESSES.data(locale))),
      list([...new Set(whole)]),
    ]),
  ]
}

function spanOf({ points }: OfficialSeries): string {
  const starts = points.map(({ start }) => start.slice(0, 4)).sort()
  const ends = points.map(({ end }) => end.slice(0, 4)).sort()
  return `${starts[0]} – ${ends.at(-1)}`
}

/** Means of the country by period, newest first, with what sets them apart. */
function countryTable(series: readonly OfficialSeries[], locale: Locale): Block[] {
  const say = sayOfficial(locale)
  const columns = series.map(nationalSeries).flatMap(({ series: name, points }) =>
    [...Map.groupBy(points, ({ breakdown }) => breakdown)].flatMap(([breakdown, own]) => {
      const title = officialColumn(name, breakdown, locale)
      return title === null ? [] : [{ name, title, own: new Map(own.map((point) => [point.period, point])) }]
    }),
  )
  const periods = new Map(columns.flatMap(({ own }) => [...own]))
  if (periods.size === 0) return []
  const newest = [...periods.values()].sort((a, b) => (`${a.end} ${a.start}` < `${b.end} ${b.start}` ? 1 : -1))
  const rows = newest.map(({ period }) => [
    periodWords(period, locale),
    ...columns.map(({ name, own }) => cellOf(own.get(period), name, locale)),
  ])
  const title = say('official.country')
  const found: Table = table(title, [say('official.period'), ...columns.map((one) => figure(one.title))], rows)
  return [
    section(title, [
      paragraph(say('official.apart')),
      folded(say('official.years'), [found]),
      hint(say('official.legend')),
    ]),
  ]
}

function cellOf(point: OfficialPoint | undefined, series: string, locale: Locale): string {
  if (point?.value == null) return '–'
  return numberWords(locale).decimal(point.value, series === 'asking-rents' ? RENT_DECIMALS : 0)
}

import type { TrendPoint, TrendSeries } from '../../models/contracts/market/trend.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../say/document-words.ts'
import { quarterWords } from '../say/quarter-words.ts'
import { figure, table, type Table } from '../sections/block.ts'
import { changeCell, levelCell, listingCountCell } from './level-cells.ts'
import { SHOWN_SERIES } from './market-facts.ts'

/** The newest level of each series of an area, with its interval and what it rests on; nothing where no series has one. */
export function seriesTable(
  newestOf: (listingType: TrendSeries['listingType'], segment: TrendSeries['segment']) => TrendPoint | undefined,
  locale: Locale,
): Table[] {
  const words = DOCUMENT_WORDS[locale]
  const rows = SHOWN_SERIES.flatMap(({ listingType, segment }) => {
    const point = newestOf(listingType, segment)
    if (point === undefined) return []
    return [
      [
        words.series[listingType][segment],
        quarterWords(point.quarter, locale).title,
        levelCell(point, listingType, locale),
        changeCell(point.yoyPercent, locale),
        listingCountCell(point, locale),
      ],
    ]
  })
  const level = figure(`${words.level} (${words.interval})`)
  const columns = [words.kind, words.quarter, level, figure(words.onYear), figure(words.adverts)]
  return rows.length === 0 ? [] : [table(words.prices, columns, rows)]
}

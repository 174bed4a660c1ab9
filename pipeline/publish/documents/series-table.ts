import type { RootContent } from 'mdast'
import type { TrendPoint, TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { quarterWords } from '../../../content/say/quarter-words.ts'
import { table } from '../markdown/document.ts'
import { seriesKey, SHOWN_SERIES, type DocumentFacts } from './document-facts.ts'

const RENT_DECIMALS = 2

/** The newest level of each series of an area, with its interval and what it rests on. */
export function seriesTable(
  { trends }: Pick<DocumentFacts, 'trends'>,
  area: Pick<TrendSeries, 'areaLevel' | 'areaSlug'>,
  locale: Locale,
): RootContent {
  const words = DOCUMENT_WORDS[locale]
  const rows = SHOWN_SERIES.flatMap(({ listingType, segment }) => {
    const point = trends.get(seriesKey({ ...area, listingType, segment }))?.points.at(-1)
    return point
      ? [[words.series[listingType][segment], ...pointCells(point, listingType === 'rent' ? RENT_DECIMALS : 0, locale)]]
      : []
  })
  return table([words.kind, words.quarter, words.level, words.interval, words.onYear, words.adverts], rows, [
    'left',
    'left',
    'right',
    'right',
    'right',
    'right',
  ])
}

function pointCells(point: TrendPoint, decimals: number, locale: Locale): string[] {
  const { unknown } = DOCUMENT_WORDS[locale]
  const { decimal, signedPercent } = numberWords(locale)
  const { quarter, pricePerSqm, low, high, yoyPercent, listingCount } = point
  return [
    quarterWords(quarter, locale).title,
    pricePerSqm === null ? unknown : decimal(pricePerSqm, decimals),
    low === null || high === null ? unknown : `${decimal(low, decimals)} – ${decimal(high, decimals)}`,
    yoyPercent === null ? unknown : signedPercent(yoyPercent),
    decimal(listingCount),
  ]
}

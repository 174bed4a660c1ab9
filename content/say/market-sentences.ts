import type { TrendPoint } from '../../models/contracts/market/trend.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { AreaWords } from './area-words.ts'
import { fill } from './fill.ts'
import { MARKET_TEMPLATES } from './market-templates.ts'
import { numberWords } from './numbers.ts'
import { quarterWords } from './quarter-words.ts'

/** The newest point of a series, and what it is a series of. */
export interface MarketFigures {
  listingType: 'sale' | 'rent'
  segment: 'all' | 'apartment' | 'house'
  point: Omit<TrendPoint, 'trend'>
}

/** Half the width of a 95 % interval in standard errors. */
const NORMAL_95 = 1.96
const RENT_DECIMALS = 2

/** One paragraph on a series: its level, how it changed in a year and what that rests on. Claims a direction only where the interval leaves zero out. */
export function marketSentences(
  { listingType, segment, point }: MarketFigures,
  area: AreaWords,
  locale: Locale,
): string {
  const templates = MARKET_TEMPLATES[locale]
  const words = { within: area.within, during: quarterWords(point.quarter, locale).during }
  const { pricePerSqm, low, high, listingCount, dataAvailability } = point
  if (pricePerSqm === null || low === null || high === null) return fill(templates.unknownLevel[listingType], words)
  const { euro, counted } = numberWords(locale)
  const amount = (value: number): string => euro(value, listingType === 'rent' ? RENT_DECIMALS : 0)
  const level = fill(templates.level[listingType][segment], {
    ...words,
    price: amount(pricePerSqm),
    low: amount(low),
    high: amount(high),
  })
  return [
    level,
    yearSentence(point, locale),
    counted(listingCount, templates.adverts),
    ...(dataAvailability === 'estimated' ? [templates.estimated] : []),
  ].join(' ')
}

/** What can be said of a change on the year before. */
export function directionOf({
  yoyPercent,
  yoySePercent,
}: Pick<TrendPoint, 'yoyPercent' | 'yoySePercent'>): 'rise' | 'fall' | 'unclear' | 'noComparison' {
  if (yoyPercent === null || yoySePercent === null) return 'noComparison'
  if (yoyPercent - NORMAL_95 * yoySePercent > 0) return 'rise'
  return yoyPercent + NORMAL_95 * yoySePercent < 0 ? 'fall' : 'unclear'
}

function yearSentence(point: Pick<TrendPoint, 'yoyPercent' | 'yoySePercent'>, locale: Locale): string {
  const template = MARKET_TEMPLATES[locale][directionOf(point)]
  const { yoyPercent, yoySePercent } = point
  if (yoyPercent === null || yoySePercent === null) return template
  const { signedPercent } = numberWords(locale)
  return fill(template, {
    change: signedPercent(yoyPercent),
    changeLow: signedPercent(yoyPercent - NORMAL_95 * yoySePercent),
    changeHigh: signedPercent(yoyPercent + NORMAL_95 * yoySePercent),
  })
}

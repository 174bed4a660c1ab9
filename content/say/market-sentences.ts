import type { TrendPoint } from '../../models/contracts/market/trend.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { AreaWords } from './area-words.ts'
import { numberWords } from './numbers.ts'
import { quarterWords } from './quarter-words.ts'
import { NORMAL_95 } from '../../models/statistics/normal-quantile.ts'
import { sayCount } from './say-count.ts'
import { speaker } from './speaker.ts'
import { TRENDS_WORDS } from '../i18n/trends.ts'

const sayIn = speaker(TRENDS_WORDS)

/** The newest point of a series, and what it is a series of. */
export interface MarketFigures {
  listingType: 'sale' | 'rent'
  segment: 'all' | 'apartment' | 'house'
  point: Omit<TrendPoint, 'trend'>
}
const RENT_DECIMALS = 2

/** One paragraph on a series: its level, how it changed in a year and what that rests on. Claims a direction only where the interval leaves zero out. */
export function marketSentences(
  { listingType, segment, point }: MarketFigures,
  area: AreaWords,
  locale: Locale,
): string {
  const say = sayIn(locale)
  const words = { within: area.within, during: quarterWords(point.quarter, locale).during }
  const { pricePerSqm, low, high } = point
  if (pricePerSqm === null || low === null || high === null)
    return say(`trends.unknownLevel.${listingType}.${segment}`, words)
  const { euro } = numberWords(locale)
  const amount = (value: number): string => euro(value, listingType === 'rent' ? RENT_DECIMALS : 0)
  const level = say(`trends.level.${listingType}.${segment}`, {
    ...words,
    price: amount(pricePerSqm),
    low: amount(low),
    high: amount(high),
  })
  return [level, yearSentence(point, locale), evidenceSentence(point, locale), ...communesSentence(point, locale)].join(
    ' ',
  )
}

/** Direction of a change on the year before, as far as the interval lets it be told. */
export function directionOf({
  yoyPercent,
  yoySePercent,
}: Pick<TrendPoint, 'yoyPercent' | 'yoySePercent'>): 'rise' | 'fall' | 'unclear' | 'noComparison' {
  if (yoyPercent === null || yoySePercent === null) return 'noComparison'
  if (yoyPercent - NORMAL_95 * yoySePercent > 0) return 'rise'
  return yoyPercent + NORMAL_95 * yoySePercent < 0 ? 'fall' : 'unclear'
}

function evidenceSentence(
  { dataAvailability, listingCount, yearListingCount, stockOn }: MarketFigures['point'],
  locale: Locale,
): string {
  const say = sayIn(locale)
  if (stockOn !== undefined) {
    const { decimal, pluralForm, day } = numberWords(locale)
    const count = yearListingCount ?? listingCount
    return say(`trends.stock.${pluralForm(count)}`, { n: decimal(count), day: day(stockOn) })
  }
  if (dataAvailability !== 'estimated' || yearListingCount === undefined)
    return sayCount(say, 'trends.adverts', listingCount, locale)
  return sayCount(say, 'trends.ofYear', yearListingCount, locale)
}

/** In how many communes those listings are, of a canton or of the country. */
function communesSentence({ yearCommuneCount, stockOn }: MarketFigures['point'], locale: Locale): string[] {
  if (yearCommuneCount == null) return []
  const say = sayIn(locale)
  return stockOn === undefined
    ? [sayCount(say, 'trends.communes', yearCommuneCount, locale)]
    : [sayCount(say, 'trends.stockCommunes', yearCommuneCount, locale)]
}

function yearSentence(point: Pick<TrendPoint, 'yoyPercent' | 'yoySePercent'>, locale: Locale): string {
  const say = sayIn(locale)
  const { yoyPercent, yoySePercent } = point
  if (yoyPercent === null || yoySePercent === null) return say('trends.noComparison')
  const { signedPercent, unsignedPercent } = numberWords(locale)
  return say(`trends.${directionOf(point)}`, {
    change: unsignedPercent(yoyPercent),
    changeLow: signedPercent(yoyPercent - NORMAL_95 * yoySePercent),
    changeHigh: signedPercent(yoyPercent + NORMAL_95 * yoySePercent),
  })
}

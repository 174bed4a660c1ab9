import type { PriceCover, PriceLimits } from '../../../models/contracts/market/price-limits.ts'
import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { TRENDS_WORDS } from '../../i18n/trends.ts'
import { numberWords } from '../numbers.ts'
import { speaker } from '../speaker.ts'

const sayIn = speaker(TRENDS_WORDS)

/** Says to which prices the adverts behind the levels of a series were limited, a sentence each; nothing where they were not. */
export function limitTexts(series: Pick<TrendSeries, 'listingType' | 'limits'> | undefined, locale: Locale): string[] {
  if (series === undefined) return []
  const { listingType, limits = [] } = series
  const texts = limits.map((each) => sayIn(locale)(`trends.limits.${listingType}`, { range: rangeText(each, locale) }))
  return [...new Set(texts)]
}

/** The same of one source, in a few words for a list of sources. */
export function coverTexts(covers: PriceCover | undefined, locale: Locale): string[] {
  return (['rent', 'sale'] as const).flatMap((listingType) => {
    const limits = covers?.[listingType]
    return limits ? [sayIn(locale)(`trends.covers.${listingType}`, { range: rangeText(limits, locale) })] : []
  })
}

function rangeText({ least, most }: PriceLimits, locale: Locale): string {
  const { euro } = numberWords(locale)
  const amounts = { low: euro(least ?? 0), high: euro(most ?? 0) }
  const ends = least === undefined ? 'most' : most === undefined ? 'least' : 'both'
  return sayIn(locale)(`trends.limitRange.${ends}`, amounts)
}

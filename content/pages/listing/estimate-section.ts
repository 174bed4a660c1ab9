import { colon } from '../../say/typography.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ListingEstimate, PriceComparable } from '../../../models/contracts/market/valuation.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { limitTexts } from '../../say/market/price-limits.ts'
import type { Limit } from '../../../models/valuation/estimate/limitations.ts'
import { SETTINGS } from '../../../models/valuation/frame/settings.ts'
import { attributeText, limitationTexts, supportText } from '../../say/limitations.ts'
import { numberWords } from '../../say/numbers.ts'
import { offerWords } from '../../say/offer-words.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { doubtfulCharges } from '../../../models/adverts/listing/unstated-charges.ts'
import { sayIn } from '../../say/words.ts'
import { figure, hint, paragraph, section, table, type Block } from '../../sections/block.ts'
import { link, strong, type Text } from '../../sections/inline.ts'
import type { ListingMarket } from './listing-facts.ts'

/**
 * Our estimate of a listing: range, how sure, and each comparable with its arithmetic.
 * @param market says to which prices the adverts were limited, and how such intervals did in the test
 */
export function estimateSection(
  listing: ListingRecord,
  estimate: ListingEstimate,
  market: Pick<ListingMarket, 'country' | 'tested'> | null,
  locale: Locale,
): Block {
  const say = sayIn(locale)
  const reason = supportText(estimate.support, locale)
  const blocks = [
    ...figuresPart(listing, estimate, locale),
    ...(reason === '' ? [] : [paragraph(reason, 'unknown')]),
    hint([
      `${say('listing.estimateBasis')} `,
      link(say('listing.howEstimated'), ADDRESSES.method(locale, 'valuation')),
    ]),
    ...(estimate.estimate === null ? [] : knownLimits(market, locale).map((text) => hint(text))),
    ...comparablesPart(estimate.comparables, locale),
  ]
  return { ...section(say('listing.estimate'), blocks), id: 'estimate' }
}

function knownLimits(market: Pick<ListingMarket, 'country' | 'tested'> | null, locale: Locale): string[] {
  const { country, tested } = market ?? {}
  const limits: Limit[] = tested ? [{ limitation: 'tested', ...tested, level: SETTINGS.intervalLevel }] : []
  return [...limitationTexts(limits, locale), ...limitTexts(country, locale)]
}

export function estimateRange({ low, high }: ListingEstimate, locale: Locale): string {
  const { euro } = numberWords(locale)
  return low === null || high === null
    ? ''
    : sayIn(locale)('listing.estimateRange', { low: euro(low), high: euro(high) })
}

function figuresPart(listing: ListingRecord, estimate: ListingEstimate, locale: Locale): Block[] {
  if (estimate.estimate === null) return []
  const say = sayIn(locale)
  const { position, confidence } = estimate
  const charges = doubtfulCharges(listing)
  const sentences = [
    `, ${estimateRange(estimate, locale)}.`,
    position === null ? '' : say(`listing.position.${position}`),
    position !== null && charges !== null ? say(`estimate.charges.${charges}`) : '',
    confidence === null
      ? ''
      : `${say('valuation.confidence')}${colon(locale)} ${say(`valuation.confidence.${confidence}`)}.`,
  ]
  const value = numberWords(locale).euro(estimate.estimate)
  return [paragraph([strong(value), sentences.filter((sentence) => sentence !== '').join(' ')])]
}

function comparablesPart(comparables: readonly PriceComparable[], locale: Locale): Block[] {
  if (comparables.length === 0) return []
  const say = sayIn(locale)
  const { euro } = numberWords(locale)
  const columns = [
    say('valuation.home'),
    say('valuation.date'),
    figure(say('valuation.asked')),
    say('valuation.adjustments'),
    figure(say('valuation.value')),
  ]
  const rows = comparables.map((home) => [
    homeText(home, locale),
    home.date === null ? say('page.unknown') : quarterWords(home.date, locale).title,
    euro(home.askingPrice),
    home.adjustments.map(({ attribute, amount }) => adjustmentText(attribute, amount, locale)).join(', '),
    euro(home.adjustedPrice),
  ])
  const title = say('valuation.comparables')
  const shown = [hint(say('valuation.comparablesNote')), table(title, columns, rows, { isWide: true })]
  return [{ kind: 'details', summary: title, blocks: shown }]
}

function homeText({ id, propertyType, areaSqm, bedrooms }: PriceComparable, locale: Locale): Text {
  const words = offerWords(locale)
  const parts = [
    words.kind(propertyType ?? 'other'),
    words.area(areaSqm),
    ...(bedrooms === null ? [] : [words.bedrooms(bedrooms)]),
  ]
  const text = parts.join(', ')
  return id === null ? text : link(text, ADDRESSES.listing(locale, id))
}

function adjustmentText(attribute: string, amount: number, locale: Locale): string {
  const { euro } = numberWords(locale)
  return `${attributeText(attribute, locale)} ${amount < 0 ? '−' : '+'}${euro(Math.abs(amount))}`
}

import type { Advert } from '../../contracts/listings/advert.ts'
import { daysBetween } from '../../kernel/day.ts'
import { compareText } from '../../kernel/compare-text.ts'

/**
 * A property that comes back within this many days is still the same attempt to sell or let it: relisting under a new reference must
 * not reset its days on the market.
 */
export const RELISTING_GAP_DAYS = 90

export interface MarketPeriod {
  start: string
  /** It was taken off and put back, under the same reference or another one. */
  relisted: boolean
}

/** The period on the market of a property that lasts until a day on which it was seen, from all its adverts. @param until ISO date */
export function marketPeriodUntil(adverts: readonly Advert[], until: string): MarketPeriod {
  const spans = adverts
    .filter(({ firstSeen }) => firstSeen <= until)
    .map((advert) => ({
      start: advert.firstSeen,
      end: advert.offMarketOn ?? advert.lastSeen,
      gone: advert.offMarketOn !== null,
      returned: advert.periodCount > 1,
      portal: advert.portalId,
    }))
    .toSorted((a, b) => compareText(b.end, a.end) || compareText(b.start, a.start))
  let start = until
  let relisted = false
  for (const span of spans) {
    if (daysBetween(span.end, start) > RELISTING_GAP_DAYS) break
    relisted ||=
      span.returned || (span.gone && spans.some((other) => other.portal === span.portal && other.start > span.end))
    if (span.start < start) start = span.start
  }
  return { start, relisted }
}

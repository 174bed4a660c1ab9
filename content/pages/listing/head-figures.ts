import type { Locale } from '../../../models/kernel/locale.ts'
import { supportText } from '../../say/limitations.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { offerWords } from '../../say/offer-words.ts'
import type { KeyFigure, KeyFigures } from '../../sections/block.ts'
import { estimateRange } from './estimate-section.ts'
import type { ListingPageFacts } from './listing-facts.ts'

/** Main figures of a listing: price, size, our estimate, days on the market. */
export function headFigures(facts: ListingPageFacts, locale: Locale): KeyFigures {
  const { listing, asOf, estimate } = facts
  const say = sayIn(locale)
  const words = offerWords(locale)
  const { euro, decimal, day } = numberWords(locale)
  const { pricePerSqm, areaM2, daysOnMarket, relisted, firstSeen, lastSeen } = listing
  const seen = say('listing.seenOn', {
    day: day((listing.facts['priceEur'] ?? listing.facts['priceFromEur'])?.observedAt ?? asOf),
  })
  const perSqm = pricePerSqm === null ? null : say('offer.perSqm', { price: euro(pricePerSqm, digits(pricePerSqm)) })
  const since = [
    say('listing.seen', { first: day(firstSeen), last: day(lastSeen) }),
    ...(relisted ? [say('listing.relisted')] : []),
  ]
  const figures: KeyFigure[] = [
    {
      label: say(listing.listingType === 'rent' ? 'listing.askingRent' : 'listing.asking'),
      value: words.price(listing),
      note: [perSqm, seen].filter((part) => part !== null).join(' · '),
    },
    { label: say('listing.area'), value: areaM2 === null ? say('page.unknown') : words.area(areaM2) },
    estimateFigure(estimate, locale),
    {
      label: say('listing.days'),
      value: daysOnMarket === 0 ? say('listing.seenOnce') : say('listing.atLeast', { n: decimal(daysOnMarket) }),
      note: since.join(' · '),
    },
  ]
  return { kind: 'figures', figures }
}

function estimateFigure(estimate: ListingPageFacts['estimate'], locale: Locale): KeyFigure {
  const say = sayIn(locale)
  const { euro } = numberWords(locale)
  const label = say('listing.estimate')
  if (estimate === null) return { label, value: say('page.unknown') }
  if (estimate.estimate === null)
    return { label, value: say('page.unknown'), note: supportText(estimate.support, locale) }
  return { label, value: euro(estimate.estimate), note: estimateRange(estimate, locale) }
}

/** Monthly rents per square metre are small enough for cents to matter. */
function digits(pricePerSqm: number): number {
  return pricePerSqm < 1_000 ? 2 : 0
}

import { statedRatio } from '../../../models/forecast/paid-to-asked/stated-ratio.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { officialAreaName } from '../../../models/places/official-area.ts'
import { paidToAskedText } from '../../say/market/paid-to-asked-words.ts'
import { hint, type Block } from '../../sections/block.ts'
import type { ListingPageFacts } from './listing-facts.ts'

/** Prices paid for flats like this one, relative to what is asked; nothing where that is not known. */
export function paidToAskedSection({ listing, market }: ListingPageFacts, locale: Locale): Block[] {
  if (market === null || market.commune === null) return []
  const { listingType, segment, condition, constructionYear, newBuild } = listing
  const home = { listingType, segment, condition, constructionYear, isNewBuild: newBuild === true }
  const found = statedRatio(market.paidToAsked, home)
  return found === null ? [] : [hint(paidToAskedText(found, officialAreaName(market.commune, locale), locale))]
}

import { familyOf, isPropertyType } from '../../../models/kernel/property-type.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { offerWords } from '../../say/offer-words.ts'
import type { KeyFigure, KeyFigures } from '../../sections/block.ts'
import type { ListingPageFacts } from './listing-facts.ts'

/** The few facts by which a home is known, in one line: bedrooms, size, energy class, when it is free, days on the market. */
export function headFigures({ listing, asOf }: ListingPageFacts, locale: Locale): KeyFigures {
  const say = sayIn(locale)
  const { decimal, day } = numberWords(locale)
  const { bedrooms, energyClass, availableFrom, daysOnMarket, propertyType } = listing
  const isDwelling = isPropertyType(propertyType) && familyOf(propertyType) === 'dwelling'
  const figures: (KeyFigure | null)[] = [
    bedrooms === null || bedrooms === 0 ? null : { label: say('field.beds'), value: decimal(bedrooms) },
    { label: say('listing.area'), value: offerWords(locale).size(listing) ?? say('page.unknown') },
    isDwelling ? { label: say('field.energyClass'), value: energyClass ?? say('page.unknown') } : null,
    availableFrom === null
      ? null
      : {
          label: say('field.availableFrom'),
          value: availableFrom <= asOf ? say('listing.freeNow') : day(availableFrom),
        },
    {
      label: say('listing.days'),
      value: daysOnMarket === 0 ? say('listing.seenOnce') : say('listing.atLeast', { n: decimal(daysOnMarket) }),
    },
  ]
  return { kind: 'figures', style: 'brief', figures: figures.filter((figure) => figure !== null) }
}

import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import type { KeyFigures } from '../../sections/block.ts'
import { levelFigure } from '../level-figure.ts'
import type { CommuneFacts } from './commune-facts.ts'

/** Levels of flats and houses: what the page of a commune is opened for. */
export function headFigures({ series }: CommuneFacts, locale: Locale): KeyFigures {
  const figures = (['sale', 'rent'] as const).flatMap((listingType) =>
    (['apartment', 'house'] as const).map((segment) =>
      levelFigure(series(listingType, segment)?.points.at(-1), listingType, segment, locale),
    ),
  )
  return { kind: 'figures', figures }
}

/** Homes on offer, and how long they have been. */
export function marketFigures({ activity }: CommuneFacts, locale: Locale): KeyFigures {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const rowOf = (listingType: TrendSeries['listingType']) =>
    activity.find((row) => row.listingType === listingType && row.segment === 'all')
  const [sale, rent] = [rowOf('sale')?.activeListings ?? 0, rowOf('rent')?.activeListings ?? 0]
  const timed = (['sale', 'rent'] as const).find((type) => rowOf(type)?.medianDaysOnMarket != null)
  const days = timed && rowOf(timed)!.medianDaysOnMarket!
  const figures = [
    {
      label: say('commune.active'),
      value: decimal(sale + rent),
      note: say('commune.activeNote', { sale: decimal(sale), rent: decimal(rent) }),
    },
    ...(timed === undefined || days === undefined
      ? []
      : [
          {
            label: DOCUMENT_WORDS[locale].medianDays,
            value: say('commune.daysValue', { days: decimal(days) }),
            note: say(`commune.daysNote.${timed}`),
          },
        ]),
  ]
  return { kind: 'figures', style: 'brief', figures }
}

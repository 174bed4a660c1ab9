import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { sayCount } from '../../say/say-count.ts'
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
export function marketFigures({ activity, offered, release }: CommuneFacts, locale: Locale): KeyFigures {
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
      value: offered.size === 0 ? say('page.unknown') : decimal(sale + rent),
      note: offeredNote({ sale, rent }, offered, release, locale),
    },
    ...(timed === undefined || days === undefined
      ? []
      : [
          {
            label: DOCUMENT_WORDS[locale].medianDays,
            // Whole days: half a day more would be too many for a lower bound.
            value: sayCount(say, 'commune.daysValue', Math.floor(days), locale),
            note: say(`commune.daysNote.${timed}`),
          },
        ]),
  ]
  return { kind: 'figures', style: 'brief', figures }
}

/** How many for sale and to rent; of a kind that is nowhere on offer, that none is known and when the newest was seen. */
function offeredNote(
  { sale, rent }: Record<TrendSeries['listingType'], number>,
  offered: CommuneFacts['offered'],
  { newestSeen }: CommuneFacts['release'],
  locale: Locale,
): string {
  const say = sayIn(locale)
  const { decimal, day } = numberWords(locale)
  const counts = { sale: decimal(sale), rent: decimal(rent) }
  if (offered.has('sale') && offered.has('rent')) return say('commune.activeNote', counts)
  const missing = (['sale', 'rent'] as const).filter((type) => !offered.has(type))
  const note =
    missing.length === 2
      ? say('commune.activeNote.none')
      : say(`commune.activeNote.${missing[0] === 'sale' ? 'noSale' : 'noRent'}`, counts)
  const newest = missing
    .flatMap((type) => newestSeen?.[type] ?? [])
    .toSorted()
    .at(-1)
  return newest === undefined ? note : say('commune.activeNote.seen', { note, day: day(newest) })
}

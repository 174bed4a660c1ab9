import type { OfficialFigure } from '../../../models/contracts/market/official-level.ts'
import { periodWords } from '../../say/official/period-words.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, type PriceSegment } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, section, table, type Block, type Column } from '../../sections/block.ts'
import { link, type Text } from '../../sections/inline.ts'
import { changeCell, levelCell, levelHeading, levelWords, listingCountCell, unknownMark } from '../level-cells.ts'
import { newestQuarter } from '../market-facts.ts'
import { officialPeriods, type CommunePrices } from './commune-prices.ts'

/** The newest level of flats or of houses in every commune beside the official mean, with the rents of flats beside their prices. */
export function levelsSection(
  prices: readonly CommunePrices[],
  segment: Exclude<PriceSegment, 'all'>,
  quarter: string,
  locale: Locale,
): Block {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const title = say('prices.communes', { quarter: quarterWords(quarter, locale).title })
  const periods = officialPeriods(prices, segment)
  const known = prices.filter((each) => (each[segment]?.pricePerSqm ?? null) !== null).length
  const hasRents = segment === 'apartment'
  const rentQuarter = newestQuarter(prices.map(({ apartmentRent }) => apartmentRent)) ?? quarter
  const rents = levelHeading(say('prices.rents'), rentQuarter, quarter, locale)
  const columns: Column[] = [
    { ...figure(say(`prices.${segment}s`)), phone: 'key' },
    ...[say('prices.officialMean'), words.onYear, ...(hasRents ? [rents] : []), words.adverts].map((label): Column => ({
      ...figure(label),
      phone: 'labelled',
    })),
  ]
  const rows = prices.map(({ commune, official, apartmentRent, ...levels }): Text[] => {
    const point = levels[segment]
    return [
      link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug), { hasMarkdown: true }),
      levelCell(point, 'sale', locale, quarter),
      officialCell(official[segment], locale),
      changeCell(point?.yoyPercent, locale),
      ...(hasRents ? [levelCell(apartmentRent, 'rent', locale, rentQuarter)] : []),
      point === undefined ? unknownMark(locale) : listingCountCell(point, locale),
    ]
  })
  return section(title, [
    ...(periods.length === 0
      ? []
      : [
          hint(
            say('prices.officialNote', { periods: periods.map((period) => periodWords(period, locale)).join(', ') }),
          ),
        ]),
    folded(say('prices.allCommunes', { count: prices.length, known }), [
      table(title, [words.commune, ...columns], rows),
    ]),
  ])
}

function officialCell(figure: OfficialFigure | undefined, locale: Locale): string {
  return figure === undefined ? '–' : levelWords('sale', locale).level(figure.pricePerSqm)
}

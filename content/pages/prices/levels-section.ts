import type { OfficialFigure } from '../../../models/contracts/market/official-level.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, section, table, type Block } from '../../sections/block.ts'
import { link } from '../../sections/inline.ts'
import { levelCell, levelWords, unknownMark } from '../level-cells.ts'
import { officialPeriods, type CommunePrices } from './commune-prices.ts'

/** The newest level of every commune beside the official means. */
export function levelsSection(prices: readonly CommunePrices[], quarter: string, locale: Locale): Block {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const title = say('prices.communes', { quarter: quarterWords(quarter, locale).title })
  const periods = officialPeriods(prices)
  const mean = say('prices.officialMean')
  const known = prices.filter(
    ({ apartment, house }) => (apartment?.pricePerSqm ?? house?.pricePerSqm ?? null) !== null,
  ).length
  const columns = [
    say('prices.apartments'),
    mean,
    say('prices.houses'),
    mean,
    say('prices.rents'),
    say('prices.newAdverts'),
  ].map(figure)
  const rows = prices.map(({ commune, apartment, house, apartmentRent, official, newAdverts }) => [
    link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug), { hasMarkdown: true }),
    levelCell(apartment, 'sale', locale),
    officialCell(official.apartment, locale),
    levelCell(house, 'sale', locale),
    officialCell(official.house, locale),
    levelCell(apartmentRent, 'rent', locale),
    newAdverts === null ? unknownMark(locale) : decimal(newAdverts),
  ])
  return section(title, [
    ...(periods.length === 0 ? [] : [hint(say('prices.officialNote', { periods: periods.join(', ') }))]),
    folded(say('prices.allCommunes', { count: prices.length, known }), [
      table(title, [DOCUMENT_WORDS[locale].commune, ...columns], rows),
    ]),
  ])
}

function officialCell(figure: OfficialFigure | undefined, locale: Locale): string {
  return figure === undefined ? '–' : levelWords('sale', locale).level(figure.pricePerSqm)
}

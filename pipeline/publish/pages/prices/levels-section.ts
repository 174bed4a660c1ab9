import type { CommuneRecord } from '../../../../models/contracts/commune.ts'
import type { OfficialFigure } from '../../../../models/contracts/official-level.ts'
import { communeName } from '../../../../models/domain/commune.ts'
import type { Locale } from '../../../../models/domain/locale.ts'
import { ADDRESSES } from '../../../../models/pages/addresses.ts'
import { dataTable } from '../../../../models/pages/data-table.ts'
import { markup, type Markup } from '../../../../models/pages/markup.ts'
import { DOCUMENT_WORDS } from '../../../../models/text/document-words.ts'
import { numberWords } from '../../../../models/text/numbers.ts'
import { quarterWords } from '../../../../models/text/quarter-words.ts'
import { sayIn } from '../../../../models/text/words.ts'
import { officialPeriods, type CommunePrices } from '../../documents/commune-prices.ts'
import { levelCell, levelWords } from '../level-words.ts'

/** The newest level of every commune beside the official means. */
export function levelsSection(
  prices: readonly CommunePrices<CommuneRecord>[],
  quarter: string,
  locale: Locale,
): Markup {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const title = say('prices.communes', { quarter: quarterWords(quarter, locale).title })
  const periods = officialPeriods(prices)
  const mean = { label: say('prices.officialMean'), isFigure: true }
  const table = dataTable({
    caption: title,
    hideCaption: true,
    columns: [
      { label: DOCUMENT_WORDS[locale].commune },
      { label: say('prices.apartments'), isFigure: true },
      mean,
      { label: say('prices.houses'), isFigure: true },
      mean,
      { label: say('prices.rents'), isFigure: true },
      { label: say('prices.newAdverts'), isFigure: true },
    ],
    rows: prices.map(({ commune, apartment, house, apartmentRent, official, newAdverts }) => [
      markup`<a href="${ADDRESSES.commune(locale, commune.slug)}">${communeName(commune, locale)}</a>`,
      levelCell(apartment, 'sale', locale),
      officialCell(official.apartment, locale),
      levelCell(house, 'sale', locale),
      officialCell(official.house, locale),
      levelCell(apartmentRent, 'rent', locale),
      decimal(newAdverts),
    ]),
  })
  return markup`<section><h2>${title}</h2>
${periods.length === 0 ? undefined : markup`<p class="hint">${say('prices.officialNote', { periods: periods.join(', ') })}</p>`}
${table}</section>`
}

function officialCell(figure: OfficialFigure | undefined, locale: Locale): string {
  return figure === undefined ? '–' : levelWords('sale', locale).level(figure.pricePerSqm)
}

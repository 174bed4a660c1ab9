import type { CommuneRecord } from '../../../../models/contracts/places/commune.ts'
import type { OfficialFigure } from '../../../../models/contracts/market/official-level.ts'
import { communeName } from '../../../../models/kernel/commune.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { dataTable } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { quarterWords } from '../../../../content/say/quarter-words.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { officialPeriods, type CommunePrices } from '../../documents/commune-prices.ts'
import { levelCell, levelWords } from '../parts/level-words.ts'

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

import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { figure, section, table, type Block } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { link, small } from '../../sections/inline.ts'
import { overview } from '../overview.ts'
import { minutesSureness, type BorderTown } from './town-guide.ts'

const COUNTRIES = ['BE', 'DE', 'FR'] as const

/** Towns across the border by country, each with its guide. */
export function townsOverview(towns: readonly BorderTown[], locale: Locale): Document {
  const countries = COUNTRIES.map((country) => countrySection(towns, country, locale))
  return { ...overview('frontalier', locale, countries), isOfMarket: false }
}

function countrySection(towns: readonly BorderTown[], country: BorderTown['country'], locale: Locale): Block {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const name = say(`frontalier.in.${country}`)
  const columns = [
    say('frontalier.town'),
    figure(say('frontalier.road')),
    figure(say('frontalier.minutes')),
    say('frontalier.train'),
  ]
  const rows = towns
    .filter((town) => town.country === country)
    .map((town) => [
      link(town.name, ADDRESSES.frontalierTown(locale, town.slug)),
      decimal(town.road_km),
      [decimal(town.usual_minutes), small(` (${minutesSureness(town, locale)})`)],
      say(`frontalier.service.${town.service}`),
    ])
  return section(name, [table(name, columns, rows)])
}

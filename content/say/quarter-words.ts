import { parseQuarter } from '../../models/kernel/quarter.ts'
import type { Locale } from '../../models/kernel/locale.ts'

/** A quarter in words: as a title has it, and as an adverbial (`in the third quarter of 2026`). */
export interface QuarterWords {
  title: string
  during: string
}

/** @param quarter such as `Q3-2026` @throws RangeError when it is none */
export function quarterWords(quarter: string, locale: Locale): QuarterWords {
  const index = parseQuarter(quarter)
  const [number, year] = [(index % 4) + 1, Math.floor(index / 4)]
  switch (locale) {
    case 'en':
      return { title: `Q${number} ${year}`, during: `in the ${ENGLISH[number - 1]} quarter of ${year}` }
    case 'fr': {
      const ordinal = number === 1 ? '1er' : `${number}e`
      return { title: `${ordinal} trimestre ${year}`, during: `au ${ordinal} trimestre ${year}` }
    }
    case 'de':
      return { title: `${number}. Quartal ${year}`, during: `im ${number}. Quartal ${year}` }
    case 'lu':
      return { title: `${number}. Quartal ${year}`, during: `am ${number}. Quartal ${year}` }
    case 'pt':
      return { title: `${number}.º trimestre de ${year}`, during: `no ${number}.º trimestre de ${year}` }
  }
}

const ENGLISH = ['first', 'second', 'third', 'fourth'] as const

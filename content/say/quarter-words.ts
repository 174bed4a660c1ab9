import { parseQuarter } from '../../models/kernel/quarter.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { CALENDAR_WORDS } from '../i18n/calendar.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(CALENDAR_WORDS)

/** A quarter in words: as a title has it, and as an adverbial (`in the third quarter of 2026`). */
export interface QuarterWords {
  title: string
  during: string
}

/** @param quarter such as `Q3-2026` @throws RangeError when it is none */
export function quarterWords(quarter: string, locale: Locale): QuarterWords {
  const index = parseQuarter(quarter)
  const number = ((index % 4) + 1) as 1 | 2 | 3 | 4
  const values = { year: Math.floor(index / 4) }
  const say = sayIn(locale)
  return { title: say(`quarter.title.${number}`, values), during: say(`quarter.during.${number}`, values) }
}

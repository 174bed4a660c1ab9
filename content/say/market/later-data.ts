import type { CommuneIntelligence } from '../../../models/contracts/places/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { newestDataDay } from '../../../models/liveability/newest-data-day.ts'
import { numberWords } from '../numbers.ts'
import { sayIn } from '../words.ts'

/** Says that scores and commute rest on data later than the release that they stand in; nothing where they do not. */
export function laterData(communes: Iterable<CommuneIntelligence>, asOf: string, locale: Locale): string[] {
  const day = newestDataDay(communes)
  if (day === undefined || day <= asOf) return []
  return [sayIn(locale)('liveability.laterData', { day: numberWords(locale).day(day) })]
}

import type {
  ForecastRecord,
  PublicRecord,
  RECORD_ABSENCES,
  RecordSummary,
} from '../../models/contracts/market/record.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { summaryOfKind } from '../../models/record/summarise-record.ts'
import { RECORD_WORDS } from '../i18n/record.ts'
import { inDocumentLocales } from './document-locales.ts'
import { numberWords } from './numbers.ts'
import { quarterWords } from './quarter-words.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(RECORD_WORDS)

/** How past forecasts of a property type did, in figures and in words, for a forecast of it. */
export function forecastRecord(record: Pick<PublicRecord, 'summaries'>, propertyType: string): ForecastRecord {
  const summary = summaryOfKind(record, 'forecast', propertyType)
  const { scored = 0, inside = 0, since = null, errorPercent = null, naiveErrorPercent = null } = summary ?? {}
  const text = inDocumentLocales((locale) => sentence(summary, locale))
  return { scored, inside, since, errorPercent, naiveErrorPercent, text }
}

function sentence(summary: RecordSummary | undefined, locale: Locale): string {
  const say = sayIn(locale)
  const { decimal, percent, unsignedPercent } = numberWords(locale)
  const { errorPercent, naiveErrorPercent } = summary ?? {}
  if (!summary || typeof errorPercent !== 'number' || typeof naiveErrorPercent !== 'number')
    return say(`record.forecast.${absence(summary)}`)
  return say('record.forecast', {
    scored: decimal(summary.scored),
    published: decimal(summary.published),
    since: quarterWords(summary.since, locale).title,
    inside: decimal(summary.inside),
    level: percent(summary.intervalLevel),
    error: unsignedPercent(errorPercent),
    naive: unsignedPercent(naiveErrorPercent),
  })
}

function absence(summary: RecordSummary | undefined): (typeof RECORD_ABSENCES)[number] {
  if (!summary) return 'none_made'
  return summary.pending > 0 ? 'not_over' : 'no_outcome'
}

import type { Forecast } from '../../models/contracts/market/forecast.ts'
import { PAST_FORECAST_HORIZON } from '../../models/contracts/market/record.ts'
import type {
  ForecastRecord,
  PublicRecord,
  RECORD_ABSENCES,
  RecordSummary,
} from '../../models/contracts/market/record.ts'
import { toDocumentLocale, type Locale } from '../../models/kernel/locale.ts'
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
  const { scored = 0, published = 0, inside = 0, since = null, errorPercent = null } = summary ?? {}
  const { naiveErrorPercent = null } = summary ?? {}
  const text = inDocumentLocales((locale) => sentence(summary, locale))
  return { scored, published, inside, since, errorPercent, naiveErrorPercent, text }
}

/** Fewest outcomes, and the smallest gap to the stated level, with which a measured share is said beside a forecast. */
const FEWEST_OUTCOMES = 30
const CLEAR_GAP = 0.05

/** The words on a forecast of a year; where clearly fewer of such ranges held than their level promises, with the share that did. */
export function withRangesHeld(
  commentary: Forecast['commentary'],
  { summaries }: Pick<PublicRecord, 'summaries'>,
  propertyType: string,
): Forecast['commentary'] {
  const past = summaries.find(
    ({ model, kind, horizon }) => model === 'forecast' && kind === propertyType && horizon === PAST_FORECAST_HORIZON,
  )
  if (past === undefined || past.scored < FEWEST_OUTCOMES) return commentary
  const { inside, scored, published, intervalLevel } = past
  const share = Math.round((100 * inside) / scored) / 100
  if (intervalLevel - share < CLEAR_GAP) return commentary
  return inDocumentLocales((locale) => {
    const { decimal, percent } = numberWords(locale)
    const counts = { scored: decimal(scored), published: decimal(published) }
    const held = sayIn(locale)('record.heldLess', { ...counts, share: percent(share), level: percent(intervalLevel) })
    return `${commentary[toDocumentLocale(locale)]} ${held}`
  })
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
    share: percent(Math.round((1_000 * summary.inside) / summary.scored) / 1_000),
    level: percent(summary.intervalLevel),
    error: unsignedPercent(errorPercent),
    naive: unsignedPercent(naiveErrorPercent),
  })
}

function absence(summary: RecordSummary | undefined): (typeof RECORD_ABSENCES)[number] {
  if (!summary) return 'none_made'
  return summary.pending > 0 ? 'not_over' : 'no_outcome'
}

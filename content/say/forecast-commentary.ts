import type { CommentaryFacts } from '../../models/forecast/commentary.ts'
import type { DocumentLocale, Locale } from '../../models/kernel/locale.ts'
import { FORECAST_WORDS } from '../i18n/forecast.ts'
import { inDocumentLocales } from './document-locales.ts'
import { numberWords } from './numbers.ts'
import { speaker } from './speaker.ts'

const sayIn = speaker(FORECAST_WORDS)

/** The commentary of a forecast document in each of its locales. */
export function forecastCommentary(facts: CommentaryFacts): Record<DocumentLocale, string> {
  return inDocumentLocales((locale) => sentences(facts, locale).join(' '))
}

function sentences(facts: CommentaryFacts, locale: Locale): string[] {
  const say = sayIn(locale)
  const { plain } = numberWords(locale)
  const change = {
    change: signed(facts.changePercent, plain),
    low: signed(facts.lowPercent, plain),
    high: signed(facts.highPercent, plain),
  }
  const record = {
    mape: plain(facts.mape ?? 0),
    naiveMape: plain(facts.naiveMape ?? 0),
    recordQuarters: facts.recordQuarters,
  }
  return [
    say(`forecast.direction.${facts.direction}`, change),
    ...(facts.isClamped ? [say('forecast.clamped')] : []),
    say(`forecast.record.${facts.record}`, record),
    say(`forecast.basis.${facts.basis}`, { historyQuarters: facts.historyQuarters }),
  ]
}

function signed(percent: number, plain: (value: number) => string): string {
  const text = plain(Math.abs(percent))
  // A change that rounds to nothing has no sign.
  if (Number(Math.abs(percent).toFixed(1)) === 0) return text
  return `${percent < 0 ? '−' : '+'}${text}`
}

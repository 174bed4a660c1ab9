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
  const { decimal } = numberWords(locale)
  const whole = (percent: number): string => signed(Math.round(percent), decimal)
  const change = {
    change: whole(facts.changePercent),
    low: whole(facts.lowPercent),
    high: whole(facts.highPercent),
  }
  const record = { judgedQuarters: facts.judgedQuarters, gain: decimal(Math.round(facts.gainPercent ?? 0)) }
  return [
    say(`forecast.record.${facts.record}`, record),
    say(`forecast.direction.${facts.direction}`, change),
    ...(facts.isClamped ? [say('forecast.clamped')] : []),
    say(`forecast.basis.${facts.basis}`, { historyQuarters: facts.historyQuarters }),
  ]
}

function signed(percent: number, write: (value: number) => string): string {
  const text = write(Math.abs(percent))
  if (percent === 0) return text
  return `${percent < 0 ? '−' : '+'}${text}`
}

import type { OfficialBreak } from '../../../models/contracts/market/official-series.ts'
import { periodWords } from './period-words.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { OFFICIAL_WORDS } from '../../i18n/official.ts'
import { speaker } from '../speaker.ts'

type Key = Extract<keyof (typeof OFFICIAL_WORDS)['en'], string>

/** Says anything of official series in a language. */
export const sayOfficial = speaker<Locale, Key>(
  Object.fromEntries(LOCALES.map((locale) => [locale, OFFICIAL_WORDS[locale]])) as never,
)

/** Title of a series; its name where a feed of the operator gave it one that we have no words for. */
export function officialTitle(series: string, locale: Locale): string {
  return said(`official.title.${series}`, locale) ?? series
}

/** Definition of a series in one sentence; null for a series of the operator. */
export function officialDefinition(series: string, locale: Locale): string | null {
  return said(`official.definition.${series}`, locale)
}

/** Heading of one part of a price series, such as existing flats. */
export function officialColumn(series: string, breakdown: string | null, locale: Locale): string | null {
  return said(`official.column.${series}.${breakdown}`, locale)
}

/** A break of a series in a sentence. @param nameOf name of a commune of any year by its slug */
export function officialBreak(
  series: string,
  { reason, area, from, to, with: others }: OfficialBreak,
  nameOf: (slug: string) => string,
  locale: Locale,
): string {
  const say = sayOfficial(locale)
  const span = { from: periodWords(from, locale), to: periodWords(to, locale) }
  if (reason === 'years_missing') {
    const title = officialTitle(series, locale)
    return say(from === to ? 'official.break.year_missing' : 'official.break.years_missing', { series: title, ...span })
  }
  const names = others.map(nameOf).join(', ')
  return say(`official.break.${reason}`, { ...span, area: area === null ? '' : nameOf(area), with: names })
}

function said(key: string, locale: Locale): string | null {
  return (OFFICIAL_WORDS[locale] as Readonly<Record<string, string>>)[key] ?? null
}

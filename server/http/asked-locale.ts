import { parseLocale, type Locale } from '../../models/kernel/locale.ts'
import { wantedLocales } from './accept-language.ts'

/** Language in which a program is told what went wrong: of its parameter `locale`, else of `Accept-Language`, else English. */
export function askedLocale(search: string | undefined, acceptLanguage: string | null | undefined): Locale {
  const named = search ? new URLSearchParams(search).get('locale') : null
  return (named === null ? undefined : parseLocale(named)?.locale) ?? wantedLocales(acceptLanguage)[0] ?? 'en'
}

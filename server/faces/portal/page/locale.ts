import { LANGUAGE_COOKIE } from '../../../../content/pages/trust/cookies.ts'
import { parseLocale } from '../../../../models/kernel/locale.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { wantedLocales } from '../../../http/accept-language.ts'

const YEAR_S = 31_536_000

/** Chooses a page's language: selected now (`?lang=`), selected before, the browser's first that we offer, or English. */
export function chooseLocale(
  headers: Headers,
  search: URLSearchParams,
): { locale: Locale; cookie: string | undefined } {
  const chosen = parseLocale(search.get('lang') ?? '')?.locale
  if (chosen) return { locale: chosen, cookie: languageCookie(chosen) }
  const before = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w{2})`).exec(headers.get('cookie') ?? '')?.[1]
  const locale = parseLocale(before ?? '')?.locale ?? wantedLocales(headers.get('accept-language'))[0] ?? 'en'
  return { locale, cookie: undefined }
}

function languageCookie(locale: Locale): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly`
}

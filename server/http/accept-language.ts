import { parseLocale } from '../../models/kernel/locale.ts'
import type { Locale } from '../../models/kernel/locale.ts'

/** Maximum characters read of the header. */
const READ_CHARACTERS = 500

/** Languages that the browser prefers and we offer, most preferred first (RFC 9110, 12.5.4). */
export function wantedLocales(acceptLanguage: string | null | undefined): Locale[] {
  const wishes = (acceptLanguage ?? '')
    .slice(0, READ_CHARACTERS)
    .split(',')
    .flatMap((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';')
      const weight = Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1)
      const locale = parseLocale(tag.split('-', 1)[0] ?? '')?.locale
      return locale === undefined || !(weight > 0) ? [] : [{ locale, weight }]
    })
  return [...new Set(wishes.toSorted((a, b) => b.weight - a.weight).map(({ locale }) => locale))]
}

/** Language in which a program is told what went wrong: of its parameter `locale`, else of `Accept-Language`, else English. */
export function askedLocale(search: string | undefined, acceptLanguage: string | null | undefined): Locale {
  const named = search ? new URLSearchParams(search).get('locale') : null
  return (named === null ? undefined : parseLocale(named)?.locale) ?? wantedLocales(acceptLanguage)[0] ?? 'en'
}

import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** A page and how to write it. */
export interface PageTask {
  address: string
  locale: Locale
  /** Addresses of the same page in all its languages, for the sitemap. */
  translations: readonly { locale: Locale; address: string }[]
  /** ISO date of the last change of what it says. */
  lastModified: string
  html(): string
}

/** A page in every language of the site. */
export function inEveryLanguage(
  addressIn: (locale: Locale) => string,
  lastModified: string,
  html: (locale: Locale) => string,
): PageTask[] {
  const translations = LOCALES.map((locale) => ({ locale, address: addressIn(locale) }))
  return translations.map(({ locale, address }) => ({
    address,
    locale,
    translations,
    lastModified,
    html: () => html(locale),
  }))
}

/** Writes pages under their addresses. Each file is flushed to the disk: waiting for one at a time would cost more than writing them. */
export async function writePages(writer: Pick<ReleaseWriter, 'write'>, tasks: readonly PageTask[]): Promise<void> {
  await Promise.all(
    tasks.map(({ address, html }) =>
      writer.write(`public${address}.html`, html(), { contentType: 'text/html; charset=utf-8', publicPath: address }),
    ),
  )
}

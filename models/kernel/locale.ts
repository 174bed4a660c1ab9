/** Locales that pages, texts and tools speak. `lu` is the interface's word for Luxembourgish; documents key it `lb` (ISO 639-1). */
export const LOCALES = ['en', 'fr', 'de', 'lu', 'pt'] as const
export type Locale = (typeof LOCALES)[number]

/** The key of a locale inside commune documents. */
export const DOCUMENT_LOCALES = ['en', 'fr', 'de', 'lb', 'pt'] as const
export type DocumentLocale = (typeof DOCUMENT_LOCALES)[number]

/** Locales in which a commune has a name of its own; Portuguese uses the French one. */
const NAME_LOCALES = ['en', 'fr', 'de', 'lb'] as const
export type NameLocale = (typeof NAME_LOCALES)[number]

export function toDocumentLocale(locale: Locale): DocumentLocale {
  return locale === 'lu' ? 'lb' : locale
}

export function toNameLocale(locale: Locale): NameLocale {
  if (locale === 'pt') return 'fr'
  return locale === 'lu' ? 'lb' : locale
}

/** BCP 47 tag for `Intl` and the `lang` attribute. */
export function toLanguageTag(locale: Locale): string {
  return { en: 'en-GB', fr: 'fr-LU', de: 'de-LU', lu: 'lb-LU', pt: 'pt-PT' }[locale]
}

/** `lb` is accepted as a deprecated alias of `lu`. @returns undefined when the text is no known locale. */
export function parseLocale(text: string): { locale: Locale; deprecatedAlias: boolean } | undefined {
  const lower = text.trim().toLowerCase()
  if (lower === 'lb') return { locale: 'lu', deprecatedAlias: true }
  const locale = LOCALES.find((known) => known === lower)
  return locale && { locale, deprecatedAlias: false }
}

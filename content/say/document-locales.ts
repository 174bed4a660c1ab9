import type { DocumentLocale, Locale } from '../../models/kernel/locale.ts'

/** The same in every language, by the keys that documents give them. */
export function inDocumentLocales<T>(tell: (locale: Locale) => T): Record<DocumentLocale, T> {
  return { en: tell('en'), fr: tell('fr'), de: tell('de'), lb: tell('lu'), pt: tell('pt') }
}

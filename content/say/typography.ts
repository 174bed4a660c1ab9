import type { Locale } from '../../models/kernel/locale.ts'

/** A colon with the blank that a language sets before it: French has a no-break space. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u{a0}:' : ':'
}

/** The same words at the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

import de from '../i18n/de.json' with { type: 'json' }
import en from '../i18n/en.json' with { type: 'json' }
import fr from '../i18n/fr.json' with { type: 'json' }
import lu from '../i18n/lu.json' with { type: 'json' }
import pt from '../i18n/pt.json' with { type: 'json' }
import type { Locale } from '../../models/kernel/locale.ts'

export type WordKey = keyof typeof en
type Values = Readonly<Record<string, string | number>>
/** Says something in one language; `{name}` in the words stands for a value. The result is text, no markup. */
export type Say = (key: WordKey, values?: Values) => string

/** Words of pages and mails by locale. A test finds what is missing in a language, and what nobody says. */
export const WORDS: Readonly<Record<Locale, Readonly<Record<WordKey, string>>>> = { en, fr, de, lu, pt }

const PLACE = /\{(\w+)\}/g

/** @throws Error for a value that the words want and nobody gave */
export function sayIn(locale: Locale): Say {
  const words = WORDS[locale]
  return (key, values = {}) =>
    words[key].replaceAll(PLACE, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${key} in ${locale} wants a value for ${name}`)
      return String(value)
    })
}

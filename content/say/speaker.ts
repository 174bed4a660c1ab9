import { withFinalN } from './typography.ts'

type Values = Readonly<Record<string, string | number>>

/** Says something in one language; `{name}` in the words stands for a value. The result is text, no markup. */
export type SayOf<Key extends string> = (key: Key, values?: Values) => string

const PLACE = /\{(\w+)\}/g

/**
 * Makes the sayers of a table of words, one a language.
 * @param words the same keys in each language
 * @returns sayers that throw a RangeError for a value that the words want and nobody gave, so that no sentence goes out with a hole in it
 */
export function speaker<L extends string, Key extends string>(
  words: Readonly<Record<L, Readonly<Record<Key, string>>>>,
): (locale: L) => SayOf<Key> {
  const made = new Map<L, SayOf<Key>>()
  return (locale) => {
    const known = made.get(locale)
    if (known) return known
    const say = sayerOf(words[locale], locale)
    made.set(locale, say)
    return say
  }
}

function sayerOf<Key extends string>(words: Readonly<Record<Key, string>>, locale: string): SayOf<Key> {
  // Words and names of values by turns, taken apart on first use.
  const parts = new Map<string, readonly string[]>()
  return (key, values = {}) => {
    const text = words[key]
    if (!text.includes('{')) return text
    const known = parts.get(text) ?? text.split(PLACE)
    parts.set(text, known)
    let said = ''
    for (let at = 1; at < known.length; at += 2) {
      const value = values[known[at]!]
      if (value === undefined) throw new RangeError(`${key} in ${locale} wants a value for ${known[at]!}`)
      said += withFinalN(known[at - 1]!, String(value)) + String(value)
    }
    return said + known.at(-1)!
  }
}

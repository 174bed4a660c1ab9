import type { Locale } from '../../models/kernel/locale.ts'
import { numberWords } from './numbers.ts'
import type { SayOf } from './speaker.ts'

/** Says a counted noun in the form that goes with its count; `{n}` in the words stands for the count. @param key without `.one` or `.other` */
export function sayCount<Key extends string>(
  say: SayOf<`${Key}.one` | `${Key}.other`>,
  key: Key,
  count: number,
  locale: Locale,
): string {
  const { decimal, pluralForm } = numberWords(locale)
  return say(`${key}.${pluralForm(count)}`, { n: decimal(count) })
}

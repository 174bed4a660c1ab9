import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../numbers.ts'
import { sayIn } from '../words.ts'

/**
 * Says that no home of a kind is known today in the whole country, which is not that there is none.
 * @param day on which the newest was seen; undefined if never
 */
export function noneKnown(day: string | undefined, locale: Locale): string {
  const say = sayIn(locale)
  return day === undefined ? say('homes.noneKnown') : say('homes.noneKnownSince', { day: numberWords(locale).day(day) })
}

/** A number of homes in the whole country; without any, that none is known. */
export function countOrUnknown(count: number, day: string | undefined, locale: Locale): string {
  return count === 0 ? noneKnown(day, locale) : numberWords(locale).decimal(count)
}

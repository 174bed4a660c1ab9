import { memoized } from '../../models/kernel/memoized.ts'
import { toLanguageTag, type Locale } from '../../models/kernel/locale.ts'

/** Numbers, dates and plural forms as a locale writes them. */
export interface NumberWords {
  /** @param decimals digits after the mark, always as many */
  decimal(value: number, decimals?: number): string
  /** @param mostDecimals digits after the mark at most */
  rounded(value: number, mostDecimals: number): string
  /** One digit after the mark, no groups of digits. */
  plain(value: number): string
  /** With its sign, `±0.0` without one, and the percent sign as the locale sets it. */
  signedPercent(value: number, decimals?: number): string
  /** The size of a change in percent, one digit after the mark, no sign. */
  unsignedPercent(value: number): string
  percent(share: number): string
  euro(value: number, decimals?: number): string
  /** Size of a file, in whole thousands of bytes: French counts octets. */
  kilobytes(thousands: number): string
  /** An ISO date in words. */
  day(isoDate: string): string
  /** A month such as `2026-01` in words. */
  month(isoMonth: string): string
  /** The form of a counted noun; French and Portuguese count nothing as one. */
  pluralForm(count: number): 'one' | 'other'
}

/** The number words of a locale, made once. */
export const numberWords: (locale: Locale) => NumberWords = memoized(makeWords)

const MOST_REMEMBERED = 2_000

/** The same function for few different values, asked often: formats of a locale are slow. */
function remembered<From extends string | number, To extends string>(of: (value: From) => To): (value: From) => To {
  const answers = new Map<From, To>()
  return (value) => {
    // A map takes -0 for 0, which is written otherwise.
    const known = Object.is(value, -0) ? undefined : answers.get(value)
    if (known !== undefined) return known
    const answer = of(value)
    if (!Object.is(value, -0) && answers.size < MOST_REMEMBERED) answers.set(value, answer)
    return answer
  }
}

function makeWords(locale: Locale): NumberWords {
  const tag = toLanguageTag(locale)
  const formats = new Map<string, Intl.NumberFormat>()
  const format = (key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const found = formats.get(key) ?? new Intl.NumberFormat(tag, options)
    formats.set(key, found)
    return found
  }
  const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const plural = new Intl.PluralRules(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const mark = format('d1', fixed(1)).format(0).charAt(1)
  const decimal = (value: number, decimals: number): string => format(`d${decimals}`, fixed(decimals)).format(value)
  const whole = remembered((value: number) => decimal(value, 0))
  return {
    decimal: (value, decimals = 0) => (decimals === 0 ? whole(value) : decimal(value, decimals)),
    rounded: (value, mostDecimals) => format(`r${mostDecimals}`, { maximumFractionDigits: mostDecimals }).format(value),
    plain: (value) => value.toFixed(1).replace('.', mark),
    signedPercent: (value, decimals = 1) =>
      spaced(
        format(`sp${decimals}`, { ...fixed(decimals), style: 'percent', signDisplay: 'exceptZero' }).format(
          value / 100,
        ),
      ).replace('-', '−'),
    unsignedPercent: (value) => spaced(format('up', { ...fixed(1), style: 'percent' }).format(Math.abs(value) / 100)),
    percent: (share) => spaced(format('p', { style: 'percent', maximumFractionDigits: 2 }).format(share)),
    euro: (value, decimals = 0) =>
      format(`e${decimals}`, { ...fixed(decimals), style: 'currency', currency: 'EUR' }).format(value),
    kilobytes: (thousands) => `${whole(thousands)}\u{a0}${locale === 'fr' ? 'ko' : 'kB'}`,
    month: (isoMonth) => months.format(new Date(`${isoMonth}-01T00:00:00Z`)),
    day: remembered((isoDate: string) => {
      const text = date.format(new Date(`${isoDate}T00:00:00Z`))
      // French has an ordinal for the first day of a month alone.
      return locale === 'fr' ? text.replace(/^1 /, '1er ') : text
    }),
    pluralForm: remembered((count: number) => (plural.select(count) === 'one' ? 'one' : 'other')),
  }
}

/** A percent sign apart from its figure in every language, as our sentences have it; formats of English and Portuguese leave no room. */
function spaced(text: string): string {
  return text.replace(/(?<=\d)%/, '\u{a0}%')
}

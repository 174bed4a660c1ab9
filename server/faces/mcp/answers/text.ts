import { numberWords } from '../../../../content/say/numbers.ts'
import { sayCount } from '../../../../content/say/say-count.ts'
import { colon, semicolon } from '../../../../content/say/typography.ts'
import { sayIn, type Say } from '../../../../content/say/words.ts'
import { toLanguageTag, type Locale } from '../../../../models/kernel/locale.ts'

/** Things that answers count. */
const COUNTED = {
  active: 'reply.count.active',
  agencies: 'reply.count.agencies',
  ago: 'reply.count.ago',
  days: 'reply.count.days',
  listings: 'reply.count.listings',
} as const
type Counted = keyof typeof COUNTED

/** Words and numbers of the language that an answer speaks. */
export interface Tongue {
  locale: Locale
  say: Say
  unknown: string
  /** A whole number: `36,625`. */
  count(number: number): string
  /** A number with one decimal at most: `58.5`. */
  decimal(number: number): string
  /** A number with at most so many decimals: `0.738`. */
  rounded(number: number, mostDecimals: number): string
  /** Counted things in the form of their number: `1 listing`. */
  counted(what: Counted, number: number): string
  /** Euros without the sign: `6,991`; with cents below 1,000 when there are any. */
  amount(eur: number | null): string
  /** `6,991 €` */
  euros(eur: number | null): string
  /** A change: `+1.5 %`. */
  percent(change: number | null): string
  /** One line for a named list, none for an empty one. */
  list(name: string, items: readonly string[]): string[]
}

const tongues = new Map<Locale, Tongue>()

/** The tongue of a locale, made once: `toLocaleString` would build a formatter per number. */
export function tongueOf(locale: Locale): Tongue {
  const tongue = tongues.get(locale) ?? makeTongue(locale)
  tongues.set(locale, tongue)
  return tongue
}

function makeTongue(locale: Locale): Tongue {
  const say = sayIn(locale)
  const unknown = say('reply.unknown')
  const tag = toLanguageTag(locale)
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
  const cents = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const amount = (eur: number | null): string => {
    if (eur === null) return unknown
    return (Number.isInteger(eur) || Math.abs(eur) >= 1_000 ? whole : cents).format(eur)
  }
  return {
    locale,
    say,
    unknown,
    count: (number) => whole.format(number),
    decimal: (number) => plain.format(number),
    rounded: (number, mostDecimals) => numberWords(locale).rounded(number, mostDecimals),
    counted: (what, number) => sayCount<(typeof COUNTED)[Counted]>(say, COUNTED[what], number, locale),
    amount,
    euros: (eur) => (eur === null ? unknown : `${amount(eur)} €`),
    percent: (change) => (change === null ? unknown : `${change > 0 ? '+' : ''}${plain.format(change)} %`),
    list(name, items) {
      const told = items.join(semicolon(locale))
      // `107 Min.` ends with the point of its last word.
      return items.length === 0 ? [] : [`${name}${colon(locale)} ${told}${told.endsWith('.') ? '' : '.'}`]
    },
  }
}

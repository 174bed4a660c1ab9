import { anyOf } from './any-of.ts'
import de from './de/calendar.json' with { type: 'json' }
import en from './en/calendar.json' with { type: 'json' }
import { foldName } from './fold.ts'
import fr from './fr/calendar.json' with { type: 'json' }
import lb from './lb/calendar.json' with { type: 'json' }
import pt from './pt/calendar.json' with { type: 'json' }
import type { CalendarWords, Month } from './words/some-words.ts'
import type { TextLanguage } from './words/text-language.ts'

export const CALENDARS: Readonly<Record<TextLanguage, CalendarWords>> = { fr, de, en, lb, pt }
const ALL: readonly CalendarWords[] = Object.values(CALENDARS)
const NAMES = monthsBy(({ months }) => months)
const SHORT = monthsBy(({ shortMonths }) => shortMonths)
const UNITS = { day: 1 / 30, week: 7 / 30, month: 1, quarter: 3, halfYear: 6, year: 12 } as const
const SPANS = (Object.keys(UNITS) as (keyof typeof UNITS)[]).map((unit) => ({
  months: UNITS[unit],
  pattern: new RegExp(`^${anyOf(ALL.flatMap((words) => words[unit]))}`, 'u'),
}))

/** French `mes` (my) is more frequent than Portuguese `mês`. */
const NO_SPAN = 'mês'

/** Pattern of a word for a span of time, folded. */
export const SPAN_WORD: string = anyOf(
  ALL.flatMap((words) => Object.keys(UNITS).flatMap((unit) => words[unit as keyof typeof UNITS])).filter(
    (word) => word !== NO_SPAN,
  ),
)
/** Pattern of a word for a month as a span, folded. */
export const MONTH_WORD: string = anyOf(ALL.flatMap(({ month }) => month))
export const HALF_A_YEAR: string = anyOf(ALL.flatMap(({ halfAYear }) => halfAYear))
/** Pattern of a word before a term: `within`. */
export const WITHIN: string = anyOf(ALL.flatMap(({ within }) => within))

/** Pattern of a word between a count and its span: `the three first months`. */
export const WHICH_SPANS: string = anyOf(ALL.flatMap(({ whichSpans }) => whichSpans))
/** Pattern of a word before a span that begins today. */
export const AHEAD: string = anyOf(ALL.flatMap(({ ahead }) => ahead))

/** The month of a name, folded, from 1; short forms (`okt`, `févr`) where they are wanted, for some are everyday words (`out`, `set`, `mar`). */
export function monthOf(folded: string, { isShort }: { isShort: boolean }): number | undefined {
  return NAMES.get(folded) ?? (isShort ? SHORT.get(folded) : undefined)
}

/** Months that a folded word for a span of time lasts: 1/30 for a day. */
export function monthsOfSpan(folded: string): number {
  return SPANS.find(({ pattern }) => pattern.test(folded))?.months ?? 1
}

function monthsBy(
  pick: (words: CalendarWords) => Readonly<Record<Month, readonly string[]>>,
): ReadonlyMap<string, number> {
  return new Map(
    ALL.flatMap((words) =>
      Object.entries(pick(words)).flatMap(([month, names]) =>
        names.map((name): [string, number] => [foldName(name), Number(month)]),
      ),
    ),
  )
}

/** How leases write days. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface WrittenDayWords {
  /** Behind a day in figures: `1er`. */
  readonly rankEndings: string
  /** Behind such a day, where the month stands before it. */
  readonly rankEndingsBehindMonth: string
  /** `the 1st day of March`. */
  readonly day: string
  /** Between a day and its month. */
  readonly of: string
  /** Between a month and a year in words. */
  readonly ofYear: string
  /** Between words of a year. */
  readonly and: string
  /** The first of a month, where the month is in words and the year in figures. */
  readonly first: string
}

/** For a language in which no further words stand in a day. */
export const DAYS_WITHOUT_WORDS = {
  rankEndingsBehindMonth: '',
  day: '',
  of: '',
  ofYear: '',
  and: '',
  first: '',
} satisfies Omit<WrittenDayWords, 'rankEndings'>

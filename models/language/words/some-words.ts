type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Teen = 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19
type Ten = 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90
type Hundreds = 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900
export type SmallNumber = Digit | Teen | Ten
/** Days of a month and most floors. */
export type Rank = Exclude<Digit, 0> | Teen | 20
export type Month = Exclude<Digit, 0> | 10 | 11 | 12

/** Spellings of words, as they are written; several are equally good. */
export type Spellings = readonly string[]

/** How a language says numbers. Composed numbers (`quatre-vingt-dix`, `vierundzwanzig`) are grammar and not listed. */
export interface NumberWords {
  readonly small: Readonly<Record<SmallNumber, Spellings>>
  /** Hundreds that are one word, where the language has such. */
  readonly hundreds: Readonly<Partial<Record<Hundreds, Spellings>>>
  readonly hundred: Spellings
  readonly thousand: Spellings
  readonly million: Spellings
  /** Articles: they count one before a scale (`a hundred`), and before what is counted. */
  readonly articles: Spellings
  /** `both`, `single`: numbers in the wording of a contract only. */
  readonly counting: Readonly<Partial<Record<1 | 2, Spellings>>>
  /** Between hundreds, tens and units: `and`. */
  readonly joiners: Spellings
  readonly half: Spellings
  readonly oneAndAHalf: Spellings
  /** Between unit and ten where the unit comes first, within one word. */
  readonly unitJoints: Spellings
  /** Behind a unit, within one word: and a half. */
  readonly halfEndings: Spellings
}

/** How a language counts what is in order. */
export interface OrdinalWords {
  readonly ranks: Readonly<Record<Rank, Spellings>>
  /** Endings that a rank takes besides its own. */
  readonly endings: Spellings
  /** Endings behind a figure: `2nd`, `3e`. */
  readonly figureEndings: Spellings
  /** Storeys that ranks and figures count; `*` stands for any ending. */
  readonly floors: Spellings
}

/** Months and spans of time. `*` stands for any ending. */
export interface CalendarWords {
  readonly months: Readonly<Record<Month, Spellings>>
  /** Short forms of months, as dates have them. */
  readonly shortMonths: Readonly<Record<Month, Spellings>>
  readonly day: Spellings
  readonly week: Spellings
  readonly month: Spellings
  readonly quarter: Spellings
  readonly halfYear: Spellings
  readonly year: Spellings
  /** Halves of a year that are counted by no number. */
  readonly halfAYear: Spellings
  /** Before a span that is a term: `within a month`. */
  readonly within: Spellings
}

/** How a language denies. */
export interface NegationWords {
  /** Deny what follows in the clause. */
  readonly negators: Spellings
  /** Deny the very next word, or the term before a colon. */
  readonly near: Spellings
  /** Negators that are everyday words of another language: they deny words of their own language only. */
  readonly own: Spellings
  /** `never`: deny what happens. */
  readonly never: Spellings
  /** `nothing`, `nobody`: deny a clause as a whole. */
  readonly nothing: Spellings
  /** Short or inflected negators that only short texts and contracts are read by. */
  readonly short: Spellings
  /** Carry a negation on to the next term. */
  readonly carriers: Spellings
  /** Do not count as a word between negator and term. */
  readonly fillers: Spellings
  /** End a negation. */
  readonly stoppers: Spellings
  /** Phrases with a negator that deny nothing. */
  readonly phrases: Spellings
  /** Deny the term before them. */
  readonly after: Spellings
  /** Who asks wants to be spared: `avoid`, `hate`, `far`. */
  readonly avoiding: Spellings
}

/** Words that tell a language from the others. */
export interface TellingWords {
  /** Frequent short words. */
  readonly small: Spellings
  /** Words of listings. */
  readonly homes: Spellings
  /** Words of queries, as they are typed. */
  readonly queries: Spellings
  /** Words of leases. */
  readonly leases: Spellings
}

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
  /** Hundreds that are one word, in languages that have any. */
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

/** How a language answers a question. */
export interface AnswerWords {
  readonly yes: Spellings
  readonly no: Spellings
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
  /** Between a count and a span of time. */
  readonly whichSpans: readonly string[]
  /** Before a span that begins today: `in two months`. */
  readonly ahead: Spellings
}

/** How a language denies. */
export interface NegationWords {
  /** Deny what follows in the clause. */
  readonly negators: Spellings
  /** Deny the very next word, or the term before a colon. */
  readonly near: Spellings
  /** Negators that are everyday words of another language: in running text they deny words of their own language only. */
  readonly own: Spellings
  /** `neither … nor`: one refusal, said of both. */
  readonly paired: Spellings
  readonly never: Spellings
  /** `nothing`, `nobody`. */
  readonly nothing: Spellings
  /** Negators of short texts only, without apostrophes: `dont`. */
  readonly typed: Spellings
  /** Who writes wants to be spared what follows: `avoid`, `far`, `hardly`. */
  readonly avoiding: Spellings
  /** Carry a negation on to the next term: `or`. */
  readonly carriers: Spellings
  /** Do not count as a word between negator and term. */
  readonly fillers: Spellings
  /** End a negation: `but`, `with`. */
  readonly contrasts: Spellings
  /** Say what is wanted in place of what is refused: `rather`. */
  readonly preferring: Spellings
  /** End a negation in running text only: `and`. */
  readonly joiners: Spellings
  /** Limit and do not deny: `not only`. */
  readonly notOnly: Spellings
  /** Phrases with a negator that deny nothing around them: `not far`, `not included`. */
  readonly harmless: Spellings
  /** Deny the term before them: `not available`. */
  readonly after: Spellings
  /** Pronouns behind a `t` that is no `not`: `y a-t-il`. */
  readonly behindSilentT: Spellings
}

/** How listings speak of what is not, or not surely, part of the home. Plurals and genders need not be listed. */
export interface ScopeWords {
  /** Place a thing in the neighbourhood: `nearby`, `in the village`. */
  readonly near: Spellings
  /** Units of a distance: `minutes`, `km`. */
  readonly units: Spellings
  /** Words that only a sentence about the surroundings has: `shopping centre`. */
  readonly surroundings: Spellings
  /** The building that several homes share. */
  readonly buildings: Spellings
  /** Before what can be added or made: `planned for`. */
  readonly planned: Spellings
  /** Behind what can be added or made: `possible`. */
  readonly possible: Spellings
  /** Before what is bought or rented separately: `option to buy`. */
  readonly buying: Spellings
  /** Behind what is bought or rented separately: `at extra cost`. */
  readonly extra: Spellings
  /** For all residents: `communal`. */
  readonly common: Spellings
  /** Only some of several homes: `some flats`. */
  readonly some: Spellings
  /** One of several things: `or`. */
  readonly either: Spellings
  /** Open such a choice: `whether`. */
  readonly whichever: Spellings
  /** Every one of several homes: `each`. */
  readonly each: Spellings
  /** More than one, without a number. */
  readonly several: Spellings
  /** Several homes. */
  readonly homes: Spellings
  /** Several of a thing that one home seldom has more than once, as the language writes it. */
  readonly plurals: Spellings
  /** Before what a home has: `with`. */
  readonly having: Spellings
  /** Before the price of what comes before, bought separately: `available at`. */
  readonly priced: Spellings
  /** Verbs that several things share: `are`. */
  readonly joint: Spellings
  /** Before what is looked at: `overlooking`. */
  readonly view: Spellings
  /** Between a distance and its starting point: `from`. */
  readonly from: Spellings
}

/** How listings describe the kitchen. `*` stands for any ending. */
export interface KitchenWords {
  readonly equipped: Spellings
  readonly open: Spellings
  readonly separate: Spellings
  /** The room for living, which may hold the kitchen. */
  readonly living: Spellings
  /** One room for living, cooking and eating. */
  readonly oneRoom: Spellings
  /** Between two names of one room. */
  readonly joints: Spellings
  /** Behind a word that opens one room to another. */
  readonly onto: Spellings
  /** Before what is not so: `not`, `to be`. */
  readonly not: Spellings
}

/** Words that tell a language from the others, by the texts that they are frequent in. */
export interface TellingWords {
  /** Short words of any text. */
  readonly small: Spellings
  /** Words of listings. */
  readonly homes: Spellings
  /** Words of queries, small ones among them, as they are typed: without accents. */
  readonly queries: Spellings
  /** Words of leases, small ones among them. */
  readonly leases: Spellings
}

/** Words of a language for streets, folded. */
export interface StreetWords {
  /** Stand before the name: `rue`. */
  readonly before: Spellings
  /** Short for such a word where a joiner follows, and for something else elsewhere: `ch.` is a chamber too. */
  readonly short: Spellings
  /** Stand after the name: `street`. */
  readonly after: Spellings
  /** Those before or after the name that mean nothing else: with a number before them they are an address in a query. */
  readonly numbered: Spellings
  /** End a name written as one word: `strasse`. */
  readonly endings: Spellings
  /** Join a street word to its name: `de`. */
  readonly joiners: Spellings
  /** Complete names of one word, which no surname follows: `principale`. */
  readonly names: Spellings
  /** Prepositions after which the town is named. */
  readonly stops: Spellings
  /** Behind a number, units of a way to somewhere else: `min`. */
  readonly away: Spellings
  /** Behind which a place is named that only lies next to it: `frontière`. */
  readonly border: Spellings
  /** Behind a place, words before another that only lies near it: `proche`. */
  readonly beside: Spellings
}

/** How leases part their clauses and write their words. Sources of patterns, one or more a line; empty where a language has none. */
export interface LayoutWords {
  /** Words that only a lease has, folded. */
  readonly lease: string
  /** Housing words, folded; three or more also identify a lease (a room let without the word "lease"). */
  readonly home: string
  /** Before the number of a clause, in any case. */
  readonly article: string
  /** The same within a line, as it is written there. */
  readonly articleInLine: string
  /** In place of the number of a clause. */
  readonly first: string
  /** Before the number of a clause. */
  readonly clause: string
  /** Without their full stop, in any case. */
  readonly abbreviations: string
  /** Telling words, written without umlauts. */
  readonly spelled: string
  /** At the end of a line that goes on in the next, however short it is. */
  readonly unfinished: string
  readonly i: string
  /** Beginnings of words, as they are written. */
  readonly tenant: string
  readonly signatures: string
  /** Numbers in words that keep their hyphen where a line parts them. */
  readonly hyphenated: string
  /** Between words that share an ending: `Wohn- und Schlafzimmer`. */
  readonly joins: string
  /** Before the number of a page. */
  readonly pages: string
  /** Between that and the number of pages. */
  readonly ofPages: string
}

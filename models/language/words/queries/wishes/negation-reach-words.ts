/** Words between a negation and what it negates, folded, as sources of patterns. */
export interface NegationReachWords {
  /** Ends the reach of a negation, or carries it on to the next thing. */
  and: string
  /** Such a word that is a preposition: `an der Straße`. */
  onArticle: string
  /** Such a word that is an article: `without an agent`. */
  withoutAn: string
  /** Begins a clause: `so the train …`, but not `not so noisy`. */
  soThat: string
  /** Lead from nothing to what it denies: `nothing that needs work`. */
  relatives: string
  /** Leave out all that follows: `tout sauf le rez-de-chaussée et le dernier étage`. */
  exceptions: string
  /** Negates only behind `noMoreFirst`: `ne … plus`. */
  noMore: string
  noMoreFirst: string
  /** Negates only behind `neither`: `weder … noch`. */
  nor: string
  neither: string
  /** The beginning of nothing but, which negates nothing: `rien que`. */
  onlyThat: string
  /** Steps behind a number, else a negation: `à deux pas`. */
  steps: string
  /** Such numbers. */
  fewSteps: string
  /** Beside never: nobody did so far. */
  yet: string
}

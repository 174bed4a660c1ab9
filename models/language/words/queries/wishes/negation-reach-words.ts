/** Words that bound, carry or undo a negation, folded, as sources of patterns. */
export interface NegationReachWords {
  /** Ends the reach of a negation, or carries it on to the next thing. */
  and: string
  /** A preposition that reads like `and`, with its article: `an der Straße`. */
  onArticle: string
  /** An article that reads like `and`, behind its negation: `without an agent`. */
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
  /** Numbers of such steps. */
  fewSteps: string
  /** Denials in phrases of a must: `non negotiable`. */
  notNegotiable: string
  /** Close by where it stands behind a thing, and no denial: `e Lycée no`. */
  nearBehind: string
  /** Beside never: nobody did so far. */
  yet: string
  /** Costs of an agency: who refuses them takes an agency that asks for none. */
  agencyFees: string
}

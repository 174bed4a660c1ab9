/** Words that decide what an amount limits, as sources of patterns. */
export interface FiledAmountWords {
  /** Beside an income of a year, folded. */
  yearly: string
  /** Beginnings of words for homes to rent, as typed. */
  rented: string
  /** The beginning of a currency as typed. */
  currency: string
  /** Between two that will do, besides or. */
  orElse: string
}

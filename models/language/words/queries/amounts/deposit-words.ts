/** Words for money that is at hand or paid besides a price, folded, as sources of patterns. */
export interface DepositWords {
  deposits: string
  /** Further ones before their amount. */
  paid: string
  /** Further ones behind their amount. */
  saved: string
  /** Between a deposit and its amount. */
  before: string
  /** Between an amount and its deposit. */
  behind: string
}

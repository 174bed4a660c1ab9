/** Words for prices and what is paid, folded, as sources of patterns. */
export interface AmountWords {
  /** In place of a price. */
  withheld: string
  /** Before the lowest of several prices. */
  from: string
  millions: string
  thousands: string
  /** Before their amount. */
  charges: string
  /** Behind their amount. */
  chargesBehind: string
  /** Between an amount and charges. */
  ofCharges: string
  /** Counted by a deposit: `2 Kaltmieten`. */
  rents: string
  oneMonth: string
}

/** Words around a phone number, as they are written but for capitals, as sources of patterns. */
export interface PhoneWords {
  /** Before a phone number. */
  called: string
  /** Between such a word and the number. No word stands in two languages, for they may repeat. */
  between: string
  /** Units behind a number that is none of a phone. */
  countedBehind: string
  /** Before a number that is a reference or an amount. */
  numbered: string
  /** Behind that. */
  numberedBy: string
}

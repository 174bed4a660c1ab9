/** Names of the signs of an e-mail address, as sources of patterns. */
export interface MailSignWords {
  at: string
  /** A word of everyday that tells an address only before a dot that is written out. */
  bareAt: string
  dot: string
}

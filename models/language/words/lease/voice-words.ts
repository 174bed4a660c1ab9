/** Who a lease means by pronouns and titles: sources of patterns of whole words, and the usual words for the parties. */
export interface VoiceWords {
  /** With what may not follow them. */
  readonly one: string
  readonly several: string
  readonly addressed: string
  /** Folded. */
  readonly she: string
  /** Folded. */
  readonly he: string
  /** Between he or she and what they do, folded, with the blanks. */
  readonly between: string
  /** Acts of persons, folded: behind he or she, or before them. */
  readonly acts: string
  /** Neither party, folded. */
  readonly others: string
  /** Before the name of a woman. */
  readonly titleOfHer: string
  /** Before the name of a man. */
  readonly titleOfHim: string
  /** A title that says who is meant without a name. */
  readonly titleAlone: string
  readonly landlord: string
  readonly tenant: string
}

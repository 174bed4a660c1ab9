/** Who says I and you in a lease: sources of patterns of whole words, as they are written, and the usual words for the parties. */
export interface VoiceWords {
  /** With what may not follow them. */
  readonly one: string
  readonly several: string
  readonly addressed: string
  readonly landlord: string
  readonly tenant: string
}

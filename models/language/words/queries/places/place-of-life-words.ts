/** Words before a place where others live or learn, folded, as sources of patterns. */
export interface PlaceOfLifeWords {
  /** People that one wants to be near to. */
  relatives: string
  live: string
  at: string
  /** Say that somebody goes to school. */
  learning: string
}

/** Words by which a text asks for land, a garage or premises instead of a home, folded, as sources of patterns. */
export interface AskedKindWords {
  /** Head a list of wishes. */
  headings: string
  /** Before what a text asks for. */
  openers: string
  /** The use of land that is sought. */
  toBuild: string
  /** Before or behind premises. */
  commercial: string
  premises: string
  /** Before an office that belongs to a home. */
  homeOffice: string
  /** Before an office that is sought. */
  officeSeeking: string
  officeFillers: string
  seekers: string
  /** Before a garage that is sought by itself. */
  seeking: string
  articles: string
  without: string
  /** Two words, the last of which is an article here and joins elsewhere. */
  articleE: string
  /** Premises, or a word that says where something is. */
  locals: string
  /** Behind premises. */
  localFor: string
}

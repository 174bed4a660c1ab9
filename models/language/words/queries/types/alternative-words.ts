/** Words by which people name one kind of home or another, folded, as sources of patterns. */
export interface AlternativeWords {
  or: string
  /** Less common words between alternatives. */
  otherwise: string
  /** Behind `or`, where it names no alternative: `furnished or not`. */
  orNot: string
  /** Behind an alternative. */
  also: string
  /** Before an alternative. */
  mayBe: string
  /** Behind it. */
  mayBeArticles: string
  /** Between two alternatives. */
  fillers: string
  /** Between two words for one home: `maison de type bungalow`. */
  as: string
}

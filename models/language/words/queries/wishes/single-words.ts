/** Words that say of a thing that it stands once and of a person that they live alone, folded, as sources of patterns. Only English has such words. */
export interface SingleWords {
  single: string
  /** Behind it: such a thing. */
  thingsOnce: string
  /** Before it: none at all, or each. */
  notSingle: string
  /** Between them. */
  notSingleArticles: string
  /** Says who does something, or who lives there. */
  oneself: string
  /** Before it: work on a home. */
  doing: string
}

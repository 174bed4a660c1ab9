/** Names of the parties besides landlord and tenant. Sources of patterns, as they are written, one or more a line; empty where a language has none. */
export interface AliasWords {
  /** Before the name of a person. */
  readonly title: string
  /** Before a name in quotation marks that a party goes by from there on. */
  readonly hereafter: string
  /** Before such a name without quotation marks, with the article and the blank. */
  readonly called: string
  /** Before such a name in quotation marks or brackets, with the blank. */
  readonly article: string
  /** Before such a name in quotation marks only, with the blank. */
  readonly otherArticle: string
  /** Legal forms at the end of a name that stands behind a label. */
  readonly labelledCompany: string
  /** Between who lets and who moves in. */
  readonly lets: string
  /** Between a person and the place that he lives in. */
  readonly from: string
  /** Before who moves in. */
  readonly to: string
  /** Before the name of who moves in, with the blank. */
  readonly articleOfPerson: string
  /** Between a role and the person. */
  readonly are: string
  /** Before a first name, with the blank: neighbours are named by both alone. */
  readonly articleOfNeighbour: string
  readonly and: string
  readonly couple: string
  /** Before a couple that lets. */
  readonly letBefore: string
  /** A couple that lets. */
  readonly spouses: string
  /** Legal forms at the end of the name of a company. */
  readonly company: string
  /** Acts for others. */
  readonly agency: string
  /** Words that no name of a person has. */
  readonly companyWord: string
  /** By itself or within names for the party. */
  readonly landlord: string
  /** By itself or within names for the party. */
  readonly tenant: string
  readonly foldedTitles: string
  /** Folded or as written in small letters, before the name of a street. */
  readonly street: string
}

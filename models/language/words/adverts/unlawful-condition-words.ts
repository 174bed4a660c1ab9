/** Words of conditions on protected grounds, folded, as sources of patterns. */
export interface UnlawfulConditionWords {
  /** Beginnings of which every unlawful condition holds one: a group, a ground or who alone is wanted. */
  stems: string
  /** Who may not be refused. */
  groups: string
  /** Who may not be preferred. */
  chosen: string
  /** Before a group. */
  without: string
  /** Behind a group that is refused nothing: `no children facilities`. */
  harmless: string
  /** Behind a group. */
  unwanted: string
  /** Before the chosen. */
  only: string
  /** Behind the chosen. */
  onlyBehind: string
  /** A nationality, origin or religion that is asked for. */
  grounds: string
}

/** Words before the year of construction, folded, as sources of patterns. */
export interface ConstructionYearWords {
  built: string
}

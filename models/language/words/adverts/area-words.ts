/** Words for the areas of a home and a plot, folded, as sources of patterns. */
export interface AreaWords {
  signs: string
  shortUnits: string
  /** Square metres in a cell. */
  squareMetres: string
  squareFeet: string
  ares: string
  hectares: string
  /** Before the living area. */
  livingArea: string
  livingAreaBehind: string
  homes: string
  /** Beginnings of words for rooms, plots and outdoor space, whose areas are none of the home. */
  parts: string
  plots: string
  buildingPlots: string
}

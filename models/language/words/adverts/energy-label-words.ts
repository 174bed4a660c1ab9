/** Words around a class of energy or insulation, folded, as sources of patterns. */
export interface EnergyLabelWords {
  /** Before a class in a text. */
  energy: string
  /** The same. */
  insulation: string
  /** Between label and letter. */
  class: string
  /** Behind a letter that is a word: `à venir`. */
  toCome: string
  /** Before a class in its own cell. */
  classes: string
  notStated: string
  inPreparation: string
  exempt: string
}

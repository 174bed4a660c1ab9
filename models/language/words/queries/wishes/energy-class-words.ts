/** Words around an energy class, folded, as sources of patterns. */
export interface EnergyClassWords {
  /** Before a class: they name it. */
  names: string
  /** Between a name and its class. */
  fillers: string
  /** The same, where no other word may stand before the name. */
  nameFillers: string
  /** Further words of comparison before a class. */
  comparing: string
  /** Behind a class. */
  namesAfter: string
  /** Between a class and such a name. */
  betweenAfter: string
  /** Say that a text speaks of energy. */
  aboutEnergy: string
  /** Before a class that is the first that will not do, or the worst. */
  worse: string
  better: string
  /** Further words before a class that will not do itself. */
  above: string
  /** Between these and the class. */
  than: string
  /** Between two classes, or a class and what else will do. */
  joints: string
  /** Behind a class that is the least. */
  leastAfter: string
  /** A common typo for or. */
  orTyped: string
  /** Further words for better ones. */
  more: string
}

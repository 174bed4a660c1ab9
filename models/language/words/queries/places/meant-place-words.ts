/** Words that tell whether the name of a place means it, and whether it is sought; folded, as sources of patterns. */
export interface MeantPlaceWords {
  /** Everyday words that are names too. */
  ordinaryNames: string
  /** Everyday words that are no names even with a capital. */
  neverNames: string
  /** Names only with a capital. */
  namesWithCapital: string
  /** Before an everyday word that is a name. */
  placed: string
  /** Before the name of a person: `Herr Weber` lives nowhere by his name. */
  titles: string
  /** Between a place and what speaks against it. */
  is: string
  tooMuch: string
  faults: string
  isFaulty: string
  /** Roads and jams that bear the name of a place far off. */
  roads: string
  roadsTo: string
}

/** Words by which a place is sought, its surroundings are, or it is refused; folded, as sources of patterns. */
export interface PlaceRelationWords {
  /** Right before a place, or before the words that lead to it. */
  in: string
  inFillers: string
  near: string
  nearFillers: string
  canton: string
  /** Besides, before the name of a canton. */
  cantons: string
  cantonFillers: string
  except: string
  /** Refuse a place only with one of the fillers behind them: `save for`. */
  exceptWithMore: string
  /** Refuse a place only with a `not` behind them: `just not in`; `just in` asks for it. */
  exceptWithNot: string
  exceptNot: string
  exceptFillers: string
  anywhereBut: string
  far: string
  farFillers: string
  /** Before a word for far: two refusals that make a near place. */
  notFar: string
  /** Negate elsewhere, and refuse no place. */
  few: string
  /** Words that may stand between a refusal and the place that it refuses; `ouni Gaart zu Keel` refuses the garden. */
  leading: string
}

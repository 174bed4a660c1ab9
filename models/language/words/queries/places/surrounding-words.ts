/** Words that add its surroundings to a place, folded, as sources of patterns. */
export interface SurroundingWords {
  /** Right behind the place. */
  around: string
  joints: string
  /** Behind a joint of any language. */
  inArea: string
  /** Behind a joint of a language but Luxembourgish, in which `an no bei` goes on with another wish. */
  nearIt: string
  /** The begin of what stands right behind the place, or behind a joint. */
  environs: string
  /** The begin of what stands behind a joint of a language but English. */
  itsEnvirons: string
  besideJoints: string
  besideFillers: string
  beside: string
  /** Before the place. */
  areas: string
  areaFillers: string
}

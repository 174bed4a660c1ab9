/** Words by which people refuse what they name, folded, as sources of patterns. English `no` is read as `not` before. */
export interface RefusalWords {
  /** A whole answer, or its first word. */
  noes: string
  /** The same, only as a whole answer. */
  noAnswers: string
  /** The same, only before a refusal. */
  sighs: string
  /** Behind what they deny, besides those. */
  nots: string
  /** Behind a refusal that goes on: an article or a preposition. */
  goingOn: string
  /** Before a refusal of what was named. */
  verbs: string
  /** Before a denial that ends its clause. */
  denialFillers: string
  please: string
  /** Behind a refusal, besides those. */
  lastWords: string
  /** Behind a second thing that is refused: `non plus`. */
  likewise: string
  /** The same, only right behind it. */
  likewiseNext: string
  /** The same, only at the end of a clause. */
  likewiseLast: string
  /** Before a further thing that is refused. */
  nor: string
  /** Before the first of two things that are refused, and in words for one of two. */
  neither: string
  /** Before the second of them. */
  norSecond: string
  /** Say of a thing before that a person does not bear it. */
  unbearable: string
  /** Two words of a wish, the first of which denies in another language: `keen on`. */
  eager: string
  /** Words of this language that name a wish in another: English `still`. */
  falseFriends: string
  /** Before what is refused, in its clause: `she rejects`. */
  refusing: string
  /** Behind a thing, as a whole answer: `Pets: none`. */
  none: string
  /** Behind a thing that a person does not have. */
  notOwned: string
  /** In several words, before what is refused: `auf keinen Fall`. */
  onNoAccount: string
  /** Before a thing that a person has had enough of. */
  tired: string
  /** Refuse a distance and no kind of home. */
  far: string
  /** Beginnings of words behind an English `no`. */
  englishAfterNo: string
  /** Behind a `no` that is `in the` or `near`. */
  afterOtherNo: string
}

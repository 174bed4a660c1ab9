/** Words of evictions, buyers and shared homes. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface ProtectionWords {
  /** An inventory between entry and exit. */
  readonly between: string
  readonly forbids: string
  /** The end of a lease, by whoever gives notice. */
  readonly ends: string
  /** `sans avoir à dire pourquoi`. */
  /** Say that somebody looks at the home. */
  readonly viewed: string
  readonly withoutGround: string
  /** Grounds that the law does not know. */
  readonly otherGround: string
  /** The tenant goes before the end. */
  readonly leavesEarly: string
  /** A sum that leaving costs, under any name. */
  readonly breakSum: string
  readonly mustPay: string
  /** Numbers that such a sum is counted by. */
  readonly someRents: string
  readonly rent: string
  /** Behind `rent`: until the lease would have ended. */
  readonly remaining: string
  /** Who gives up going to the judge or the commission. */
  readonly waivesCourt: string
  /** Somebody who stands in for the tenant. */
  readonly surety: string
  /** Who lets it be known, without the word for a notice. */
  readonly tells: string
  /** `dispose de tout un an`. */
  readonly hasTime: string
  readonly aWhole: string
  readonly within: string
  /** Between such a word and a span of time. */
  readonly articles: string
  /** Courts and judges, as whole words. */
  readonly court: string
  /** Before such a word: it is left out. */
  readonly withoutIt: string
  /** A paper that is to stand in for a judgment, or a home that is taken for abandoned without one. */
  readonly asGoodAsJudgment: string
  /** Taking supplies, the lock, belongings or the way in from a tenant in debt. */
  readonly takesAway: string
  /** Guests received, a residence registered, with the words of a leave or a ban beside them. */
  readonly wayOfLife: string
  /** Bans what stands in the same part of the sentence. */
  readonly bansLife: string
  /** Words of a leave, and of a ban that is denied. */
  readonly notBanned: string
  /** Words before a comma behind which goes on what they ban. */
  readonly beforeInfinitive: string
  /** Not banned altogether: with a consent, of a kind, in a place, for a business. */
  readonly withLeave: string
  /** Puts the tenant out, where no court is named. */
  readonly evicts: string
  /** Says that the rent is owed, or the home kept. */
  readonly owed: string
  /** Why a lock or a supply is seen to for the good of the tenant. */
  readonly mends: string
  /** Who has to be gone. */
  readonly mustLeave: string
  readonly lateOrEnd: string
  readonly sharing: string
  /** Not allowed, or only with leave. */
  readonly banned: string
  /** A ban that stands before what it bans. */
  readonly bansSharing: string
  /** Homes that a lease calls homes of luxury; `luxury kitchen` and `appartement de luxe` in an advert's words are none. */
  readonly luxuryHome: string
}

import type { LeaseKeyTerm } from '../../contracts/law/lease-analysis.ts'

/** The value of a key term in words: their id and figures. */
export type SaidTerm = NonNullable<LeaseKeyTerm['said']>

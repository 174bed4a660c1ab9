import type { LeaseAnalysis, LeaseFinding, LeaseKeyTerm, LeaseUnknown } from '../contracts/law/lease-analysis.ts'
import type { Said } from './checks/evidence.ts'
import type { SaidTerm } from './terms/said-term.ts'

/** A key term before it is put in words: a figure or a day as it is, or the id of words with their figures. */
export interface TermFacts extends Pick<LeaseKeyTerm, 'name' | 'clause'> {
  readonly value: LeaseKeyTerm['value'] | SaidTerm
}

/** A finding before it is put in words. Title, rule and what to ask for stand in the table of checks. */
export type FindingFacts = Omit<LeaseFinding, 'detail' | 'said' | 'doubt'> & { readonly said: Said }

/** An analysis before it is put in words. */
export interface LeaseFacts extends Omit<LeaseAnalysis, 'keyTerms' | 'findings' | 'unknowns'> {
  readonly keyTerms: readonly TermFacts[]
  readonly findings: readonly FindingFacts[]
  readonly unknowns: readonly LeaseUnknown[]
}

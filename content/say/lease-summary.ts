import type {
  LeaseAnalysis,
  LeaseFinding,
  LeaseKeyTerm,
  LeaseSeverity,
} from '../../models/contracts/law/lease-analysis.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { LEASE_WORDS } from '../i18n/lease.ts'
import { wordedLease } from './lease-analysis.ts'

/** How grave the computed issues are together: that of the gravest, `none` without any. What is only worth reading counts in none. */
export type LeaseRisk = LeaseSeverity | 'none'

/** An analysis in brief, for an answer that has to be short. */
export interface LeaseSummary {
  readonly riskLevel: LeaseRisk
  readonly counts: Readonly<Record<LeaseSeverity, number>>
  /** Findings that count in no risk. */
  readonly worthReading: number
  readonly topFindings: readonly BriefFinding[]
  /** Titles of the findings that are left out here. */
  readonly furtherFindings: readonly string[]
  readonly keyTerms: readonly Omit<LeaseKeyTerm, 'clause'>[]
  readonly concludedOn: string
  readonly concludedOnBasis: LeaseAnalysis['concludedOnBasis']
  readonly languages: LeaseAnalysis['languages']
  readonly rentCeiling: LeaseAnalysis['rentCeiling']
  readonly unknowns: readonly string[]
  readonly disclaimer: string
}

/** A finding without what only the full report needs. */
export type BriefFinding = Omit<LeaseFinding, 'alsoIn' | 'said' | 'rule' | 'appliesFrom'>

const MOST_FINDINGS = 8
const LONGEST_CLAUSE = 160

/** The summary of an analysis in a language: risk level, counts, the gravest findings, key terms without their clauses. */
export function summarizeLease(analysis: LeaseAnalysis, locale: Locale = 'en'): LeaseSummary {
  const { findings, keyTerms, concludedOn, concludedOnBasis, languages, rentCeiling, unknowns } = wordedLease(
    analysis,
    locale,
  )
  const computed = findings.filter(({ kind }) => kind !== 'worth_reading')
  const count = (severity: LeaseSeverity): number => computed.filter((finding) => finding.severity === severity).length
  const counts = { high: count('high'), medium: count('medium'), low: count('low') }
  return {
    riskLevel: computed[0]?.severity ?? 'none',
    counts,
    worthReading: findings.length - computed.length,
    topFindings: findings.slice(0, MOST_FINDINGS).map(brief),
    furtherFindings: findings.slice(MOST_FINDINGS).map(({ title }) => title),
    keyTerms: keyTerms.map(({ clause: _, ...term }) => term),
    concludedOn,
    concludedOnBasis,
    languages,
    rentCeiling,
    unknowns: unknowns.map(({ text }) => text),
    disclaimer: LEASE_WORDS[locale]['leases.disclaimer'],
  }
}

function brief({ alsoIn, said, rule, appliesFrom, ...finding }: LeaseFinding): BriefFinding {
  return { ...finding, clause: finding.clause && shortened(finding.clause) }
}

function shortened(clause: string): string {
  return clause.length <= LONGEST_CLAUSE
    ? clause
    : `${clause
        .slice(0, LONGEST_CLAUSE - 1)
        .toWellFormed()
        .trimEnd()}…`
}

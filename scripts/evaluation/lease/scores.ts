import type { LeaseSeverity } from '../../../models/contracts/law/lease-analysis.ts'
import type { LeaseCheck } from '../../../models/lease/checks/lease-check.ts'

/** Expected and actual findings of one lease. */
export interface LeaseOutcome {
  name: string
  isLawful: boolean
  expected: readonly string[]
  found: readonly string[]
}

export interface CheckScore {
  id: string
  severity: LeaseSeverity
  expected: number
  hits: number
  /** Findings in lawful leases. */
  falseAlarms: number
  /** Findings in unlawful leases without a matching label. */
  extra: number
}

/** Counts hits and false alarms of each check. */
export function scoreChecks(outcomes: readonly LeaseOutcome[], checks: readonly LeaseCheck[]): CheckScore[] {
  return checks.map(({ id, severity }) => {
    const labelled = outcomes.filter(({ expected }) => expected.includes(id))
    const unlabelled = outcomes.filter(({ expected, found }) => !expected.includes(id) && found.includes(id))
    return {
      id,
      severity,
      expected: labelled.length,
      hits: labelled.filter(({ found }) => found.includes(id)).length,
      falseAlarms: unlabelled.filter(({ isLawful }) => isLawful).length,
      extra: unlabelled.filter(({ isLawful }) => !isLawful).length,
    }
  })
}

/** Share of expected findings that were reported; null when none was expected. */
export function recallOf(scores: readonly CheckScore[], severity: LeaseSeverity): number | null {
  const of = scores.filter((score) => score.severity === severity)
  const expected = of.reduce((sum, score) => sum + score.expected, 0)
  return expected === 0 ? null : of.reduce((sum, { hits }) => sum + hits, 0) / expected
}

/** Findings of high or medium severity per lawful lease. */
export function falseAlarmsPerLease(scores: readonly CheckScore[], outcomes: readonly LeaseOutcome[]): number {
  const alarms = scores
    .filter(({ severity }) => severity !== 'low')
    .reduce((sum, { falseAlarms }) => sum + falseAlarms, 0)
  return alarms / outcomes.filter(({ isLawful }) => isLawful).length
}

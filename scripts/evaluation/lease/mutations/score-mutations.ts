import { analyzeLease } from '../../../../models/lease/analyze-lease.ts'
import type { LeaseLaw } from '../../../../models/lease/analyze-lease.ts'
import type { FindingFacts } from '../../../../models/lease/lease-facts.ts'
import { draftLease } from './draft-lease.ts'
import type { LeasePlan, Part } from './draft-lease.ts'
import type { Mutation } from './mutations.ts'
import { lawfulPlan, MUTATIONS, mutated } from './mutations.ts'
import { LEASE_TONGUES } from './write-quantity.ts'

export interface MutantOutcome {
  readonly mutation: Mutation
  readonly plan: LeasePlan
  readonly isFound: boolean
  readonly isComputed: boolean
}

export interface LawfulOutcome {
  readonly plan: LeasePlan
  /** Findings of high or medium severity. */
  readonly alarms: readonly FindingFacts[]
}

/** Leases of one part: every mutation in every language, once in digits and once in words; and lawful ones. */
export function scoreMutations(
  part: Part,
  { law, today, rounds, lawful }: { law: LeaseLaw; today: string; rounds: number; lawful: number },
): { mutants: MutantOutcome[]; unchanged: LawfulOutcome[] } {
  const findingsOf = (plan: LeasePlan): readonly FindingFacts[] =>
    analyzeLease({ text: draftLease(plan), today }, law).findings
  const mutants = LEASE_TONGUES.flatMap((tongue) =>
    MUTATIONS.flatMap((mutation, index) =>
      Array.from({ length: rounds }, (_, round): MutantOutcome => {
        const seed = (index * 31 + round * 2) * 2 + (round % 2) + (part === 'sealed' ? 50_000 : 0)
        const plan = mutated(lawfulPlan(tongue, part, seed, mutation.needs), mutation)
        const found = findingsOf(plan).find(({ id }) => id === mutation.id)
        const isFound = found !== undefined && (found.severity === mutation.severity || found.severity === 'high')
        return { mutation, plan, isFound, isComputed: isFound && found.kind !== 'worth_reading' }
      }),
    ),
  )
  const unchanged = LEASE_TONGUES.flatMap((tongue) =>
    Array.from({ length: lawful }, (_, index): LawfulOutcome => {
      const plan = lawfulPlan(tongue, part, index + (part === 'sealed' ? 90_000 : 80_000))
      return { plan, alarms: findingsOf(plan).filter(({ severity }) => severity !== 'low') }
    }),
  )
  return { mutants, unchanged }
}

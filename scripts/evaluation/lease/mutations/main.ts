import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadLeaseLaw } from '../../../../pipeline/reference/load-lease-law.ts'
import { ROOT } from '../../../../pipeline/base/settings.ts'
import { draftLease, PARTS } from './draft-lease.ts'
import { scoreMutations } from './score-mutations.ts'
import type { LawfulOutcome, MutantOutcome } from './score-mutations.ts'

// Changes one number, date, payer or mention of lawful leases and prints how many changes are found. `--details` prints the misses of development, and of
// sealed leases the kinds of changes alone.
const { values: options } = parseArgs({
  options: { part: { type: 'string' }, details: { type: 'boolean' }, show: { type: 'string' } },
})
const law = await loadLeaseLaw(join(ROOT, 'data', 'reference'))
for (const part of PARTS.filter((name) => options.part === undefined || options.part === name)) {
  const outcome = scoreMutations(part, { law, today: '2026-11-21', rounds: 2, lawful: 15 })
  if (options.details && part === 'development') printDetails(outcome)
  else if (options.details) printKinds(outcome.mutants)
  const of = (severity: string): MutantOutcome[] =>
    outcome.mutants.filter(({ mutation }) => mutation.severity === severity)
  const share = (mutants: readonly MutantOutcome[], test: (mutant: MutantOutcome) => boolean): string =>
    (mutants.filter(test).length / mutants.length).toFixed(3)
  const alarms = outcome.unchanged.reduce((sum, each) => sum + each.alarms.length, 0)
  const high = outcome.unchanged.filter((each) => each.alarms.some(isGrave)).length
  console.log(
    `Mutants, ${part}: ${outcome.mutants.length}, found high ${share(of('high'), ({ isFound }) => isFound)}, ` +
      `medium ${share(of('medium'), ({ isFound }) => isFound)}, computed ${share(outcome.mutants, ({ isComputed }) => isComputed)}; ` +
      `lawful ${outcome.unchanged.length}: false alarms per lease ${(alarms / outcome.unchanged.length).toFixed(2)}, risk high ${high}`,
  )
}

function isGrave({ severity, kind }: LawfulOutcome['alarms'][number]): boolean {
  return severity === 'high' && kind !== 'worth_reading'
}

function printKinds(mutants: readonly MutantOutcome[]): void {
  const missed = mutants.filter(({ isFound }) => !isFound)
  const kinds = Map.groupBy(missed, ({ mutation }) => `${mutation.id} ${mutation.what}`)
  for (const [kind, of] of kinds) console.log(`- ${kind}: ${of.map(({ plan }) => plan.tongue).join(' ')}`)
}

function printDetails({ mutants, unchanged }: ReturnType<typeof scoreMutations>): void {
  for (const { mutation, plan, isFound } of mutants)
    if (!isFound) {
      console.log(`- ${mutation.id} ${mutation.what} ${plan.tongue} ${plan.seed}`)
      if (options.show === mutation.id) console.log(draftLease(plan))
    }
  for (const { plan, alarms } of unchanged)
    for (const { id, said, clause, kind } of alarms)
      console.log(`+ ${id} ${kind} ${said.id} ${plan.tongue} ${plan.seed} | ${clause}`)
}

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { LeaseFacts } from '../../../models/lease/lease-facts.ts'
import { analyzeLease, UnreadableLeaseError } from '../../../models/lease/analyze-lease.ts'
import type { LeaseInput } from '../../../models/lease/analyze-lease.ts'
import { loadLeaseLaw } from '../../../pipeline/reference/load-lease-law.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { labelledLeases } from './labelled-leases.ts'
import { LOOKED_INTO, MENDED_BY } from './opened-sets.ts'
import { falseAlarmsPerLease, recallOf, scoreChecks } from './scores.ts'
import type { CheckScore, LeaseOutcome } from './scores.ts'

/** Day of the evaluation; leases without a date are judged by the law of this day. */
const TODAY = '2026-11-21'
/**
 * Sets by their history. `tuning`: read while the checks were written. `looked into`: unseen when first measured, used for learning since, so they
 * only guard against regressions. `not looked into`: only their totals have been seen; one set alone is too small to judge by.
 */
const GROUPS = {
  tuning: { sets: ['tuning'], high: 0.95, medium: 0.85, alarms: 0.3 },
  'looked into': {
    sets: LOOKED_INTO,
    high: 0.85,
    medium: 0.85,
    alarms: 0.5,
  },
  /** Words were mended by it after it was first measured, and its statements were learned from. */
  'mended by': {
    sets: MENDED_BY,
    high: 0.85,
    medium: 0.9,
    alarms: 0.25,
  },
  /** The newest set; only its totals have been seen. */
  newest: { sets: ['fifteenth-blind'], high: 0.75, medium: 0.8, alarms: 0.5 },
  /** Its lawful leases were opened and their computed alarms mended; of its breaches only the totals have been seen. */
  'half opened': { sets: ['nineteenth-blind'], high: 0.65, medium: 0.65, alarms: 0.35 },
  'not looked into': {
    sets: ['fifth-blind', 'sixth-blind', 'seventh-blind'],
    high: 0.82,
    medium: 0.85,
    alarms: 0.5,
  },
} as const
type Group = keyof typeof GROUPS

/** Pages of a long lease at 3,000 characters each, made of the tuning leases one after another. */
const LONG_PAGES = 30
const PAGE_CHARACTERS = 3_000
const LONG_LEASE_MS = 1_000

const { values: options } = parseArgs({ options: { set: { type: 'string' }, details: { type: 'boolean' } } })
const law = await loadLeaseLaw(join(ROOT, 'data', 'reference'))
const missed = [...(Object.keys(GROUPS) as Group[]).flatMap((group) => evaluateGroup(group)), ...timeLongLease()]
if (missed.length > 0) {
  console.log(`Missed: ${missed.join('; ')}.`)
  process.exitCode = 1
}

/** @returns the limits that the sets of a group miss together; empty if only one set was requested */
function evaluateGroup(group: Group): string[] {
  const { sets, high, medium, alarms } = GROUPS[group]
  const asked = sets.filter((set) => options.set === undefined || options.set === set)
  const outcomes = asked.flatMap((set) => {
    const started = performance.now()
    const of = outcomesOf(set)
    printSummary(`${set} (${Math.round(performance.now() - started)} ms)`, of, set === 'tuning' || options.details)
    return of
  })
  if (asked.length < sets.length) return []
  if (sets.length > 1) printSummary(`${group}, ${sets.length} sets together`, outcomes, group === 'looked into')
  const scores = scoreChecks(outcomes, law.checks)
  return [
    ...((recallOf(scores, 'high') ?? 0) < high ? [`${group}: recall high below ${high}`] : []),
    ...((recallOf(scores, 'medium') ?? 0) < medium ? [`${group}: recall medium below ${medium}`] : []),
    ...(falseAlarmsPerLease(scores, outcomes) > alarms
      ? [`${group}: more than ${alarms} false alarms per lawful lease`]
      : []),
  ]
}

function outcomesOf(set: string): LeaseOutcome[] {
  return labelledLeases(set).map(({ name, isLawful, expected, text, concludedOn }): LeaseOutcome => {
    const findings = findingsOf(name, { text, today: TODAY, ...(concludedOn && { concludedOn }) })
    if (options.details)
      for (const finding of findings)
        if (!expected.includes(finding.id) && finding.severity !== 'low')
          console.log(`${name} + ${finding.id} ${finding.said.id} | ${finding.clause}`)
    if (options.details)
      for (const id of expected) if (!findings.some((finding) => finding.id === id)) console.log(`${name} - ${id}`)
    return { name, isLawful, expected, found: findings.map(({ id }) => id) }
  })
}

function printSummary(name: string, outcomes: readonly LeaseOutcome[], hasChecks: boolean | undefined): void {
  const scores = scoreChecks(outcomes, law.checks)
  const [high, medium, low] = (['high', 'medium', 'low'] as const).map((severity) => share(recallOf(scores, severity)))
  console.log(
    `\nLeases ${name}: ${outcomes.length}, of them lawful ${outcomes.filter(({ isLawful }) => isLawful).length}`,
  )
  if (hasChecks) printChecks(scores)
  console.log(
    `recall high ${high}, medium ${medium}, low ${low}; false alarms of high or medium per lawful lease ${falseAlarmsPerLease(scores, outcomes).toFixed(2)}`,
  )
  console.log(
    'findings of high or medium in unlawful leases that no label names: ' +
      `${scores.filter(({ severity }) => severity !== 'low').reduce((sum, { extra }) => sum + extra, 0)}`,
  )
}

/** A refused lease has no findings; its name is printed. */
function findingsOf(name: string, input: LeaseInput): LeaseFacts['findings'] {
  try {
    return analyzeLease(input, law).findings
  } catch (error) {
    if (!(error instanceof UnreadableLeaseError)) throw error
    console.log(`${name} was refused: ${error.message}`)
    return []
  }
}

function timeLongLease(): string[] {
  const leases = labelledLeases('tuning')
  let text = ''
  for (let index = 0; text.length < LONG_PAGES * PAGE_CHARACTERS; index++)
    text += `${leases[index % leases.length]!.text}\n`
  const started = performance.now()
  analyzeLease({ text, today: TODAY }, law)
  const ms = Math.round(performance.now() - started)
  console.log(`\n${LONG_PAGES} pages (${text.length} characters): ${ms} ms`)
  return ms < LONG_LEASE_MS ? [] : [`${LONG_PAGES} pages take ${ms} ms`]
}

function printChecks(scores: readonly CheckScore[]): void {
  console.log('check severity  found/expected  false alarms  unlabelled')
  for (const { id, severity, expected, hits, falseAlarms, extra } of scores)
    console.log(
      `${id}   ${severity.padEnd(8)}  ${`${hits}/${expected}`.padEnd(14)}  ${String(falseAlarms).padEnd(12)}  ${extra}`,
    )
}

function share(value: number | null): string {
  return value === null ? 'none expected' : value.toFixed(3)
}

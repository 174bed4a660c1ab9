import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { LeaseAnalysis } from '../../models/contracts/lease-analysis.ts'
import { analyzeLease, UnreadableLeaseError } from '../../models/lease/analyze-lease.ts'
import type { LeaseInput } from '../../models/lease/analyze-lease.ts'
import { loadLeaseLaw } from '../../pipeline/reference/load-lease-law.ts'
import { ROOT } from '../../pipeline/settings.ts'
import { labelledLeases } from './labelled-leases.ts'
import { falseAlarmsPerLease, recallOf, scoreChecks } from './scores.ts'
import type { CheckScore, LeaseOutcome } from './scores.ts'

/** Day of the evaluation; leases without a day of their own are judged by the law of this one. */
const TODAY = '2026-11-21'
/** `tuning`: looked at while the checks were written. `unseen`: at first only their totals were. `fresh` and those named blind: written before their authors had read the checks. `later`: after. */
const BARS = {
  tuning: { high: 0.95, medium: 0.85, alarms: 0.3 },
  unseen: { high: 0.85, medium: 0.85, alarms: 0.5 },
  fresh: { high: 0.85, medium: 0.85, alarms: 0.5 },
  later: { high: 0.85, medium: 0.85, alarms: 0.5 },
  blind: { high: 0.85, medium: 0.85, alarms: 0.5 },
  reserve: { high: 0.85, medium: 0.85, alarms: 0.5 },
  'second-blind': { high: 0.85, medium: 0.85, alarms: 0.5 },
  'third-blind': { high: 0.85, medium: 0.85, alarms: 0.5 },
  'fourth-blind': { high: 0.85, medium: 0.85, alarms: 0.5 },
  'fifth-blind': { high: 0.85, medium: 0.85, alarms: 0.5 },
  'sixth-blind': { high: 0.85, medium: 0.85, alarms: 0.5 },
  'seventh-blind': { high: 0.85, medium: 0.85, alarms: 0.5 },
} as const
type LeaseSet = keyof typeof BARS

/** Pages of a long lease, at 3,000 characters each, made of the leases for tuning one after another. */
const LONG_PAGES = 30
const PAGE_CHARACTERS = 3_000
const LONG_LEASE_MS = 1_000

const { values: options } = parseArgs({ options: { set: { type: 'string' }, details: { type: 'boolean' } } })
const law = await loadLeaseLaw(join(ROOT, 'data', 'reference'))
const sets = (Object.keys(BARS) as LeaseSet[]).filter((set) => options.set === undefined || options.set === set)
const missed = [...sets.flatMap((set) => evaluate(set)), ...timeLongLease()]
if (missed.length > 0) {
  console.log(`Missed: ${missed.join('; ')}.`)
  process.exitCode = 1
}

function evaluate(set: LeaseSet): string[] {
  const started = performance.now()
  const outcomes = labelledLeases(set).map(({ name, isLawful, expected, text, concludedOn }): LeaseOutcome => {
    const findings = findingsOf(name, { text, today: TODAY, ...(concludedOn && { concludedOn }) })
    if (options.details)
      for (const finding of findings)
        if (!expected.includes(finding.id) && finding.severity !== 'low')
          console.log(`${name} + ${finding.id} ${finding.detail} | ${finding.clause}`)
    if (options.details)
      for (const id of expected) if (!findings.some((finding) => finding.id === id)) console.log(`${name} - ${id}`)
    return { name, isLawful, expected, found: findings.map(({ id }) => id) }
  })
  const scores = scoreChecks(outcomes, law.checks)
  const high = recallOf(scores, 'high')
  const medium = recallOf(scores, 'medium')
  const low = recallOf(scores, 'low')
  const alarms = falseAlarmsPerLease(scores, outcomes)
  const lawful = outcomes.filter(({ isLawful }) => isLawful).length
  console.log(
    `\nLeases ${set}: ${outcomes.length}, of them lawful ${lawful} (${Math.round(performance.now() - started)} ms)`,
  )
  if (set === 'tuning' || options.details) printChecks(scores)
  console.log(
    `recall high ${share(high)}, medium ${share(medium)}, low ${share(low)}; false alarms of high or medium per lawful lease ${alarms.toFixed(2)}`,
  )
  console.log(
    `findings of high or medium in unlawful leases that no label names: ${scores.filter(({ severity }) => severity !== 'low').reduce((sum, { extra }) => sum + extra, 0)}`,
  )
  const bars = BARS[set]
  return [
    ...((high ?? 0) < bars.high ? [`${set}: recall high below ${bars.high}`] : []),
    ...((medium ?? 0) < bars.medium ? [`${set}: recall medium below ${bars.medium}`] : []),
    ...(alarms > bars.alarms ? [`${set}: more than ${bars.alarms} false alarms per lawful lease`] : []),
  ]
}

/** A lease that is refused has no findings, and is told by name. */
function findingsOf(name: string, input: LeaseInput): LeaseAnalysis['findings'] {
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

import { join } from 'node:path'
import { readClauses } from '../../../models/lease/learned/clause-reader.ts'
import { linearReader } from '../../../models/learned/linear-reader.ts'
import type { LinearReader } from '../../../models/learned/linear-reader.ts'
import { applicationOf } from '../../../models/lease/checks/lease-check.ts'
import { buildGlossary } from '../../../models/learned/glossary.ts'
import { leaseLimits } from '../../../models/lease/terms/lease-limits.ts'
import { leaseTerms } from '../../../models/lease/terms/lease-terms.ts'
import { RULES } from '../../../models/lease/rules/rules.ts'
import { readLeaseText } from '../../../models/lease/text/lease-text.ts'
import { EVIDENCE_THRESHOLDS, weighEvidence } from '../../../models/lease/learned/weigh-evidence.ts'
import type { EvidenceThresholds } from '../../../models/lease/learned/weigh-evidence.ts'
import { loadLeaseLaw } from '../../../pipeline/reference/load-lease-law.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { falseAlarmsPerLease, recallOf, scoreChecks } from '../../evaluation/lease/scores.ts'
import type { LeaseOutcome } from '../../evaluation/lease/scores.ts'
import { otherRows } from './all-rows.ts'
import { learnReader } from '../linear-reader/learn-reader.ts'
import { annotatedLeases, glossaryEntries } from './learning-material.ts'
import type { AnnotatedLease } from './learning-material.ts'
import { readerBytes } from '../linear-reader/reader-bytes.ts'
import { LEARNING, READER_LABELS, rowsOfLease, TRAINER } from './rows-to-learn.ts'

// Reads each writer's annotated leases with a reader trained without them, and prints the results of several thresholds.
const law = await loadLeaseLaw(join(ROOT, 'data', 'reference'))
const entries = glossaryEntries()
const glossary = buildGlossary(entries)
const common = otherRows(glossary)
const leases = annotatedLeases()
const rowsOf = new Map(leases.map((lease) => [lease, rowsOfLease(lease, glossary, law.checks)]))
const readings = Object.values(Object.groupBy(leases, ({ writer }) => writer)).flatMap((own) => {
  const rows = [...common, ...leases.filter((lease) => !own!.includes(lease)).flatMap((lease) => rowsOf.get(lease)!)]
  const bytes = readerBytes(learnReader(rows, READER_LABELS, LEARNING, TRAINER), READER_LABELS, entries)
  const reader = linearReader(bytes)
  return own!.map((lease) => ({ lease, ...read(lease, reader) }))
})

type Reading = (typeof readings)[number]

function read({ lines, concludedOn }: AnnotatedLease, reader: LinearReader) {
  const text = readLeaseText(lines.map((line) => line.text).join('\n'))
  const reading = { text, terms: leaseTerms(text), limits: leaseLimits(law.legal, concludedOn) }
  const judged = law.checks.flatMap((check) => {
    const application = applicationOf(check, concludedOn)
    return application === 'not_applicable' ? [] : [{ id: check.id, application }]
  })
  const verdicts = new Map(Object.entries(RULES).map(([id, rule]) => [id, rule(reading)]))
  return { judged, verdicts, clauses: readClauses(text, reader) }
}

function outcomeOf(
  { lease, judged, verdicts, clauses }: Reading,
  thresholds: EvidenceThresholds | null,
  index: number,
): LeaseOutcome {
  const expected = new Set([...lease.missing, ...lease.lines.flatMap(({ labels }) => labels)])
  const found = judged.filter(({ id, application }) =>
    thresholds
      ? weighEvidence(id, verdicts, application, clauses, thresholds).evidence.length > 0
      : (verdicts.get(id) ?? []).some(({ detail }) => detail !== null),
  )
  const grave = law.checks.filter(({ severity }) => severity !== 'low')
  return {
    name: `${lease.writer} ${index}`,
    isLawful: !grave.some(({ id }) => expected.has(id)),
    expected: judged.map(({ id }) => id).filter((id) => expected.has(id)),
    found: found.map(({ id }) => id),
  }
}

function summary(name: string, thresholds: EvidenceThresholds | null, details = false): void {
  const outcomes = readings.map((reading, index) => outcomeOf(reading, thresholds, index))
  const scores = scoreChecks(outcomes, law.checks)
  const [high, medium, low] = (['high', 'medium', 'low'] as const).map((severity) =>
    recallOf(scores, severity)?.toFixed(3),
  )
  console.log(
    `${name.padEnd(40)} recall high ${high}, medium ${medium}, low ${low}; false alarms per lawful lease ${falseAlarmsPerLease(scores, outcomes).toFixed(2)}`,
  )
  if (details)
    for (const { id, severity, expected, hits, falseAlarms, extra } of scores)
      console.log(`${id} ${severity.padEnd(6)} ${hits}/${expected}, false alarms ${falseAlarms}, unlabelled ${extra}`)
}

console.log(`${leases.length} leases by ${new Set(leases.map(({ writer }) => writer)).size} writers`)
summary('computed alone', null)
for (const sure of [-0.3, -0.25, -0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1])
  for (const mentioned of [-0.5, -0.4, -0.35, -0.3])
    summary(`sure ${sure}, mentioned ${mentioned}`, { sure, mentioned })
summary('as set', EVIDENCE_THRESHOLDS, true)

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { acceptanceSchema, type Acceptance } from '../../models/contracts/release/acceptance.ts'
import type { QualityFinding } from '../../models/contracts/release/quality.ts'
import { UsageError } from '../base/usage-error.ts'
import { writeFileAtomic } from '../files/write-atomic.ts'
import { ANSWER_GATE, JUMP_GATE, ROW_GATES, type RowGate } from './gate-names.ts'

/** Gates whose findings nobody can accept: what they find is wrong for every reader, or harms somebody. */
const ABSOLUTE: readonly string[] = [
  ANSWER_GATE,
  'rows-accounted-for',
  'listing-ids-unique',
  'adverts-belong-to-one-property',
  'communes-complete',
  'no-personal-data',
] satisfies (RowGate | typeof ANSWER_GATE)[]

/** Name of a finding in `lux run --accept`: its gate; for a jump the metric too, so that one decision never covers another. */
export function findingName({ gate, rows }: QualityFinding): string {
  const metric = rows[0]?.['metric']
  return gate === JUMP_GATE && typeof metric === 'string' ? `${gate}/${metric}` : gate
}

export function canBeAccepted(name: string): boolean {
  return !ABSOLUTE.includes(name.split('/')[0]!)
}

/** Findings with every accepted blocker as a warning that says who accepted it, why and until when. */
export function withAcceptances(
  findings: readonly QualityFinding[],
  accepted: readonly Acceptance[],
): QualityFinding[] {
  return findings.map((finding) => {
    const decision = accepted.find(({ finding: name }) => name === findingName(finding))
    if (finding.severity !== 'blocker' || decision === undefined) return finding
    const { by, on, until, because } = decision
    const message = `${finding.message}. Accepted by ${by} on ${on}, until ${until}: ${because}`
    return { ...finding, severity: 'warning', message }
  })
}

/** Decisions that count for results of a day. @throws UsageError when the file was damaged */
export function acceptancesOn(stateDir: string, day: string): Acceptance[] {
  return readAcceptances(stateDir).filter(({ until }) => until >= day)
}

type Decision = Record<keyof Acceptance, string>

/** Records decisions, all or none; a new one about the same finding takes the place of the old. @throws UsageError for one that cannot be taken */
export function recordAcceptances(stateDir: string, decisions: readonly Decision[]): void {
  const taken = decisions.map(acceptanceOf)
  const others = readAcceptances(stateDir).filter((known) => !taken.some(({ finding }) => finding === known.finding))
  const all = [...others, ...taken].sort((a, b) => (a.finding < b.finding ? -1 : 1))
  writeFileAtomic(pathIn(stateDir), `${JSON.stringify(all, null, 2)}\n`)
}

function acceptanceOf(decision: Decision): Acceptance {
  const { data, error } = acceptanceSchema.safeParse(decision)
  if (error) {
    const [{ path, message }] = error.issues as [z.core.$ZodIssue]
    throw new UsageError(`--accept ${decision.finding}: ${path.join('.')}: ${message}. ${EXAMPLE}`)
  }
  const gate = data.finding.split('/')[0]!
  const known: readonly string[] = [...ROW_GATES, ANSWER_GATE, JUMP_GATE]
  if (!known.includes(gate)) throw new UsageError(`There is no gate ${gate}; there are ${known.join(', ')}.`)
  if (gate === JUMP_GATE && gate === data.finding)
    throw new UsageError(
      `Say which figure: --accept ${JUMP_GATE}/METRIC, for example ${JUMP_GATE}/listings.rent.apartment.`,
    )
  if (!canBeAccepted(gate)) throw new UsageError(`What ${gate} finds cannot be accepted: it must be corrected.`)
  if (data.until < data.on) throw new UsageError(`--until ${data.until} is over: give a day from ${data.on} on.`)
  return data
}

const EXAMPLE = `For example: --accept ${JUMP_GATE}/listings.sale.house --because "an agency left; 212 of its houses went with it"`

function readAcceptances(stateDir: string): Acceptance[] {
  const path = pathIn(stateDir)
  if (!existsSync(path)) return []
  try {
    return z.array(acceptanceSchema).parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new UsageError(`${path} cannot be read: correct or delete it, and accept again what still stands.`)
  }
}

function pathIn(stateDir: string): string {
  return join(stateDir, 'acceptances.json')
}

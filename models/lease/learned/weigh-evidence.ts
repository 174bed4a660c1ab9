import type { ClauseReading } from './clause-reader.ts'
import type { Evidence } from '../checks/evidence.ts'
import { said } from '../checks/evidence.ts'
import type { Application } from '../checks/lease-check.ts'

/** Scores between which patterns and learned likeness decide together. */
export interface EvidenceThresholds {
  /** Above it a likeness finds alone. */
  readonly sure: number
  /** Below it what patterns found is dropped. */
  readonly doubtful: number
  /** Above it a passage mentions what has to be mentioned. */
  readonly mentioned: number
}

/**
 * Chosen on annotated leases, those of each writer read by what was learned from the others (`scripts/learn/lease-reader/cross-read.ts`); `sure` was
 * then lowered by 0.1, since ordinary leases have fewer lines that look suspicious than those.
 */
export const EVIDENCE_THRESHOLDS: EvidenceThresholds = { sure: -0.1, doubtful: -0.45, mentioned: -0.4 }

/** Checks that find that a lease does not mention something. */
const MENTIONS: ReadonlySet<string> = new Set(['L09', 'L10', 'L11', 'L12', 'L14', 'L15', 'L41', 'L42'])
/** Details of what the lease does not say, whatever statement is quoted for it. */
const ABSENCE = /_(?:missing|unsaid)$/
/** Two amounts, which one figure for everything does not tell apart. */
const SPLIT: ReadonlySet<string> = new Set(['L11', 'L12'])
const ALL_IN = 'L11'
/** Found missing, or refused by a clause. */
const FORESEEN: ReadonlySet<string> = new Set(['L26', 'L30'])
/** Both have to be named. */
const PARTIES = 'L08'
/** A guarantee is counted: likeness says nothing of that. */
const COUNTED: ReadonlySet<string> = new Set(['L01', 'L13'])

/** Weighs the finds of patterns with the likeness of the passage to what the check looks for; a sure likeness is a finding by itself. */
export function weighEvidence(
  id: string,
  evidence: readonly Evidence[],
  application: Application,
  { likest, scoreOf, countAbove }: ClauseReading,
  { sure, doubtful, mentioned }: EvidenceThresholds = EVIDENCE_THRESHOLDS,
): readonly Evidence[] {
  if (COUNTED.has(id)) return evidence
  if (id === PARTIES) return countAbove(`+${id}`, mentioned) > 1 ? [] : evidence
  const mention = likest.get(`+${id}`)?.score ?? Number.NEGATIVE_INFINITY
  const isMentioned = mention > mentioned && !(SPLIT.has(id) && mention < (likest.get(ALL_IN)?.score ?? mention))
  if (MENTIONS.has(id)) return isMentioned ? [] : evidence
  const passage = likest.get(id)
  if (passage === undefined) return evidence
  const isSure = passage.score > sure
  const kept = evidence.filter(({ statement, detail }) => {
    if (statement !== null && !ABSENCE.test(detail.id))
      return (scoreOf(id, statement) ?? Number.POSITIVE_INFINITY) > doubtful
    return FORESEEN.has(id) ? !isMentioned : passage.score > doubtful
  })
  if (kept.length > 0) return kept
  // The reader was trained on today's law: under an earlier rule the same clause may be lawful.
  return isSure && application !== 'earlier_rule'
    ? [{ statement: passage.statement, detail: said('read_by_likeness') }]
    : []
}

import { bearerOf } from '../text/bearer.ts'
import { actorsIn } from '../text/actors.ts'
import { said } from '../checks/evidence.ts'
import type { Evidence } from '../checks/evidence.ts'
import type { Application } from '../checks/lease-check.ts'
import type { Verdict } from '../rules/verdict.ts'
import { isDepositReturn } from '../rules/deposit-rules.ts'
import type { Statement } from '../text/lease-text.ts'
import type { ClauseReading, LikestPassage } from './clause-reader.ts'

/** Scores from which a likeness says something. */
export interface EvidenceThresholds {
  /** Above it a passage is worth reading. */
  readonly sure: number
  /** Above it a passage mentions what has to be mentioned. */
  readonly mentioned: number
}

/**
 * Chosen on annotated leases, those of each writer read by what was learned from the others (`scripts/learn/lease-reader/cross-read.ts`); `sure` is
 * the lowest at which three lawful ones have a false alarm between them.
 */
export const EVIDENCE_THRESHOLDS: EvidenceThresholds = { sure: -0.15, mentioned: -0.35 }

/** Checks that find that a lease does not mention something. */
const MENTIONS: ReadonlySet<string> = new Set(['L09', 'L10', 'L11', 'L12', 'L14', 'L15', 'L41', 'L42'])
/** Two amounts, which one figure for everything does not tell apart. */
const SPLIT: ReadonlySet<string> = new Set(['L11', 'L12'])
const ALL_IN = 'L11'
/** Found missing, or refused by a clause. */
const FORESEEN: ReadonlySet<string> = new Set(['L26', 'L30'])
/** Both have to be named. */
const PARTIES = 'L08'
/** A guarantee is counted: likeness says nothing of that. */
const COUNTED: ReadonlySet<string> = new Set(['L01', 'L13', 'L51'])
/** About costs that are put on the tenant: a clause in which only the landlord bears anything is none of them. */
const COSTS: ReadonlySet<string> = new Set(['L05', 'L06', 'L28', 'L31', 'L40', 'L48'])
/** Checks that compare figures: a statement whose figure keeps to one limit is no breach of another by its likeness. */
const FIGURES: ReadonlySet<string> = new Set(['L16', 'L18', 'L20', 'L23', 'L24', 'L36', 'L38', 'L43', 'L47'])
/** Checks whose breaches resemble little else: of clauses that nothing was learned from, hardly any lawful one came near them. */
const DISTINCT: ReadonlySet<string> = new Set('L25 L48'.split(' '))
const NEARER = 0.2
/** How much more a likeness has to say against a rule: where it cleared the statement, or read the figure that the check looks for elsewhere. */
const CONTRADICTED = 0.4
/** Computed with a figure that the lease does not state: it may be a breach, and is asked for. */
const OPEN: ReadonlySet<string> = new Set(['capital_open'])
/** A likeness below it is weak, and what it has to grow by to say the opposite. */
const WEAK = 0.15
const GROWS = 0.15
/** Words of a statement that says enough to be like something: `Total: 930 EUR` is like anything. */
const FEWEST_WORDS = 3
const ABSENCE = /_missing$/

export type VerdictsOfChecks = ReadonlyMap<string, readonly Verdict[]>

export interface Weighed {
  readonly evidence: readonly Evidence[]
  /** Whether likeness alone points at it, or a figure that decides is not stated: worth reading, and no breach by itself. */
  readonly isRead: boolean
}

/**
 * Computed findings stand. Where nothing was, the likest passage is worth reading; one that a rule has cleared only if it is much alike, and no figure was
 * compared.
 */
export function weighEvidence(
  id: string,
  all: VerdictsOfChecks,
  application: Application,
  clauses: ClauseReading,
  { sure, mentioned }: EvidenceThresholds = EVIDENCE_THRESHOLDS,
): Weighed {
  const verdicts = all.get(id) ?? []
  const computed = verdicts
    .filter(
      ({ detail, isRefusal }) =>
        detail !== null && (isRefusal || !(isAbsence(id, detail.id) && isMentioned(id, clauses, mentioned))),
    )
    .map(({ statement, detail }): Evidence => ({ statement, detail: detail! }))
  const isOpen = computed.length > 0 && computed.every(({ detail }) => OPEN.has(detail.id))
  if (computed.length > 0 || COUNTED.has(id) || MENTIONS.has(id) || id === PARTIES || application === 'earlier_rule')
    return { evidence: computed, isRead: isOpen }
  const cleared = new Set(
    (FIGURES.has(id) ? [...FIGURES] : [id]).flatMap((check) =>
      (all.get(check) ?? []).map(({ statement }) => statement),
    ),
  )
  const own = DISTINCT.has(id) ? sure - NEARER : sure
  const least =
    (FIGURES.has(id) || FORESEEN.has(id)) && verdicts.some(({ detail }) => detail === null) ? sure + CONTRADICTED : own
  const isOpenTo = (statement: Statement): boolean =>
    (statement.folded.match(/[a-z]{2,}/g) ?? []).length >= FEWEST_WORDS && !(COSTS.has(id) && isLandlords(statement))
  const free = clauses.likestTo(id, (statement) => !cleared.has(statement) && isOpenTo(statement))
  const any = FIGURES.has(id) ? undefined : clauses.likestTo(id, isOpenTo)
  const passage = [
    ...(free !== undefined && free.score > least && !isTurned(free) ? [free] : []),
    ...(any !== undefined && any.score > sure + CONTRADICTED && !isTurned(any) ? [any] : []),
  ][0]
  return passage !== undefined
    ? { evidence: [{ statement: passage.statement, detail: said('read_by_likeness') }], isRead: true }
    : { evidence: [], isRead: false }
}

/** A weak likeness that grows once nothing is denied: the sentence denies what it resembles. */
function isTurned(passage: LikestPassage): boolean {
  return passage.score < WEAK && passage.affirmedScore() > passage.score + GROWS
}

function isAbsence(id: string, detail: string): boolean {
  return MENTIONS.has(id) || id === PARTIES || (FORESEEN.has(id) && ABSENCE.test(detail))
}

function isMentioned(id: string, { likestTo, countAbove }: ClauseReading, mentioned: number): boolean {
  if (id === PARTIES) return countAbove(`+${id}`, mentioned) > 1
  const mention =
    likestTo(`+${id}`, (statement) => id !== 'L26' || !isDepositReturn(statement))?.score ?? Number.NEGATIVE_INFINITY
  return mention > mentioned && !(SPLIT.has(id) && mention < (likestTo(ALL_IN)?.score ?? mention))
}

/** The landlord alone is named, and bears: a landlord who need not do a thing leaves it to the tenant. */
function isLandlords(statement: Statement): boolean {
  const actors = actorsIn(statement.folded)
  return (
    actors.length > 0 && actors.every(({ actor }) => actor === 'landlord') && bearerOf(statement, 0, 0) === 'landlord'
  )
}

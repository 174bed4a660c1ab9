import { FIRST_DAY } from './first-day.ts'
import * as phrases from '../language/lease/layout.ts'
import { LEASE_SEVERITIES } from '../contracts/law/lease-analysis.ts'
import type { LeaseFinding, LeaseUnknown } from '../contracts/law/lease-analysis.ts'
import type { LegalFacts } from '../contracts/law/legal.ts'
import { readClauses } from './learned/clause-reader.ts'
import { linearReader } from '../learned/linear-reader.ts'
import type { ClauseReading } from './learned/clause-reader.ts'
import type { DateBasis } from './terms/conclusion-date.ts'
import { conclusionDate } from './terms/conclusion-date.ts'
import type { Evidence, LeaseReading } from './checks/evidence.ts'
import { isOldLuxury, spared } from './rules/luxury-home.ts'
import { RULES } from './rules/rules.ts'
import type { FindingFacts, LeaseFacts } from './lease-facts.ts'
import { keyTerms } from './key-terms.ts'
import type { LeaseCheck } from './checks/lease-check.ts'
import { applicationOf } from './checks/lease-check.ts'
import { isSilence } from './checks/detail-ids.ts'
import { leaseLimits } from './terms/lease-limits.ts'
import { leaseLanguages } from './text/lease-languages.ts'
import { statedCeiling } from './stated-ceiling.ts'
import { leaseTerms } from './terms/lease-terms.ts'
import { MAX_LEASE_CHARACTERS, readLeaseText } from './text/lease-text.ts'
import { quote } from './text/quote.ts'
import { weighEvidence } from './learned/weigh-evidence.ts'
import type { VerdictsOfChecks } from './learned/weigh-evidence.ts'

export interface LeaseInput {
  readonly text: string
  /** ISO date, where the caller knows it. */
  readonly concludedOn?: string
  /** Day of the question, an ISO date; taken for a lease that tells no day. */
  readonly today: string
}

/** Basis for judging leases: the committed checks, the dated figures, and the trained clause reader. */
export interface LeaseLaw {
  readonly checks: readonly LeaseCheck[]
  /** Bytes of `lease-reader.bin`. */
  readonly reader: Uint8Array
  readonly legal: LegalFacts
}

/** Why a text cannot be analysed; the message says what to do. */
export class UnreadableLeaseError extends Error {
  override name = 'UnreadableLeaseError'
}

const FEWEST_WORDS = 30

/**
 * Reads a residential lease of Luxembourg (French, German, English, Luxembourgish, also mixed) and looks for possible issues by the law of the day on
 * which it was concluded. No legal advice: patterns, weighed with what was learned from clauses that were written for it; it quotes what it saw.
 *
 * @throws UnreadableLeaseError for a text too short, too long or without any word of a lease
 */
export function analyzeLease(
  { text, concludedOn, today }: LeaseInput,
  { checks, legal, reader }: LeaseLaw,
): LeaseFacts {
  const leaseText = readLeaseText(checkedText(text))
  if (!phrases.LEASE_WORDS.test(leaseText.folded) && new Set(leaseText.folded.match(phrases.HOME_WORDS)).size < 3)
    throw new UnreadableLeaseError(
      'No word of a lease was found in French, German, English or Luxembourgish. Send the text of a residential lease.',
    )
  const date = conclusionDate(leaseText, concludedOn, today)
  if (date.date < FIRST_DAY && concludedOn !== undefined)
    throw new UnreadableLeaseError(
      `The law of 21 September 2006 applies from ${FIRST_DAY}; earlier leases cannot be judged by it. Leave concludedOn out or give a later day.`,
    )
  const on = date.date < FIRST_DAY ? FIRST_DAY : date.date
  const terms = leaseTerms(leaseText)
  const lease: LeaseReading = { text: leaseText, terms, limits: leaseLimits(legal, on) }
  const clauses = readClauses(leaseText, linearReader(reader))
  const verdicts = new Map(Object.entries(RULES).map(([id, rule]) => [id, rule(lease)]))
  const isLuxury = isOldLuxury(lease, on)
  const judged = checks.map((check) => ({
    check,
    application: isLuxury && spared(check.id) ? ('not_applicable' as const) : applicationOf(check, on),
  }))
  return {
    concludedOn: date.date,
    concludedOnBasis: date.basis,
    languages: leaseLanguages(text),
    keyTerms: keyTerms(lease),
    findings: judged
      .flatMap(({ check, application }) =>
        application === 'not_applicable' ? [] : findingsOf(verdicts, check, application, clauses),
      )
      .sort(byGravity),
    notApplied: judged.filter(({ application }) => application === 'not_applicable').map(({ check }) => check.id),
    rentCeiling: isLuxury ? null : statedCeiling(terms, legal, on),
    unknowns: [...unknownsOf(lease, date.basis), ...(isLuxury ? (['luxury_home'] as const) : [])],
  }
}

function checkedText(text: string): string {
  if (text.length > MAX_LEASE_CHARACTERS)
    throw new UnreadableLeaseError(
      `The text has ${text.length} characters; at most ${MAX_LEASE_CHARACTERS} are read. Send the lease without its annexes.`,
    )
  const count = text.match(/\p{L}{2,}/gu)?.length ?? 0
  if (count < FEWEST_WORDS)
    throw new UnreadableLeaseError(`The text has ${count} words; a lease has more. Send the whole text of the lease.`)
  return text
}

function findingsOf(
  verdicts: VerdictsOfChecks,
  check: LeaseCheck,
  application: LeaseFinding['application'],
  clauses: ClauseReading,
): FindingFacts[] {
  const { evidence, isRead } = weighEvidence(check.id, verdicts, application, clauses)
  const [first] = evidence
  if (first === undefined) return []
  return [
    {
      id: check.id,
      title: check.title,
      severity: check.severity,
      kind: isRead ? 'worth_reading' : kindOf(check, evidence),
      clause: first.statement && quote(first.statement.text),
      alsoIn: evidence
        .filter((other) => other !== first && isOther(other, first))
        .slice(0, 2)
        .map(({ statement }) => quote(statement!.text)),
      said: first.detail,
      rule: check.rule,
      legalBasis: check.legal_basis,
      appliesFrom: check.applies_from || null,
      application,
      status: check.status,
      source: check.source,
      sourceUrl: check.url || null,
      ask: check.ask,
    },
  ]
}

/** A lease that is silent on a point breaks no rule with it. */
function kindOf({ kind }: LeaseCheck, evidence: readonly Evidence[]): LeaseFinding['kind'] {
  return kind === 'contrary' && evidence.every(({ detail }) => isSilence(detail.id)) ? 'missing' : kind
}

/** Computed before read, the gravest first, then by id. */
function byGravity(a: FindingFacts, b: FindingFacts): number {
  return (
    Number(a.kind === 'worth_reading') - Number(b.kind === 'worth_reading') ||
    LEASE_SEVERITIES.indexOf(a.severity) - LEASE_SEVERITIES.indexOf(b.severity) ||
    (a.id < b.id ? -1 : 1)
  )
}

function isOther(evidence: Evidence, first: Evidence): boolean {
  return evidence.statement !== null && evidence.statement !== first.statement
}

function unknownsOf({ text, terms }: LeaseReading, basis: DateBasis): LeaseUnknown[] {
  const unknowns: LeaseUnknown[] = []
  if (basis === 'assumed') unknowns.push('date_assumed')
  if (basis === 'start') unknowns.push('date_of_start')
  if (!phrases.SIGNATURE.test(text.folded)) unknowns.push('no_signature')
  if (terms.capitalEur === null) unknowns.push('no_capital')
  if (terms.furnished !== null && terms.furnitureInvoicesEur === null) unknowns.push('no_invoices')
  if (terms.rentEur === null) unknowns.push('no_rent')
  return unknowns
}

import { clauseFeatures } from '../../../models/lease/learned/clause-features.ts'
import { statementTokens } from '../../../models/lease/learned/clause-tokens.ts'
import type { StatementTokens } from '../../../models/lease/learned/clause-tokens.ts'
import type { LeaseCheck } from '../../../models/lease/checks/lease-check.ts'
import { applicationOf } from '../../../models/lease/checks/lease-check.ts'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { readLeaseText } from '../../../models/lease/text/lease-text.ts'
import { partyVoice, withoutPronouns } from '../../../models/lease/text/party-voice.ts'
import { passagesOf } from '../../../models/lease/learned/passages.ts'
import type { LabelledLease } from '../../evaluation/lease/labelled-leases.ts'
import { eachAlone } from '../linear-reader/learn-reader.ts'
import type { LearningOptions, RowToLearn, Trainer } from '../linear-reader/learn-reader.ts'
import type { AnnotatedLease, WrittenClause } from './learning-material.ts'

/** Checks that report a missing mention. */
const MENTIONED = ['L08', 'L09', 'L10', 'L11', 'L12', 'L13', 'L14', 'L15', 'L26', 'L30', 'L41', 'L42']
/** Checks whose clauses often mention amounts and accounts without a label for it. */
const MENTIONS_MORE = new Set(['L01', 'L05', 'L27', 'L28', 'L29', 'L35', 'lawful', ...MENTIONED])
/** All but the co-tenancy inventory (L59), which is only ever missing. */
const CHECKS = Array.from({ length: 60 }, (_, index) => `L${String(index + 1).padStart(2, '0')}`).filter(
  (check) => check !== 'L59',
)

export const READER_LABELS: readonly string[] = [...CHECKS, ...MENTIONED.map((check) => `+${check}`)]

/** How the clauses are learned. */
export const LEARNING: LearningOptions & { readonly cost: number } = {
  fewestRows: 3,
  mostFeatures: 200_000,
  cost: 4,
  smallest: 3,
}
export const TRAINER: Trainer = eachAlone(LEARNING.cost)

/** A clause written for one check is no example of another, unless labelled; its other mentions are unknown. */
export function rowsOfClause(clause: WrittenClause, glossary: Glossary): RowToLearn[] {
  const targets = targetsOfClause(clause)
  return wordings(clause.text).map((wording) => ({ features: featuresOf(wording, clause.heading, glossary), targets }))
}

function targetsOfClause({ labels, subject }: WrittenClause): Int8Array {
  return targetsOf((label) => {
    if (labels.includes(label)) return 1
    const check = label.replace('+', '')
    if (label === check || labels.includes(check) || subject === check) return -1
    return MENTIONS_MORE.has(subject) ? 0 : -1
  })
}

/**
 * Builds a row for every passage of the lease. A line with several sentences is an example only as a whole.
 * @param checks checks that did not apply on the day of the lease: a clause lawful then is not a lawful example
 */
export function rowsOfLease(
  { lines, concludedOn }: AnnotatedLease,
  glossary: Glossary,
  checks: readonly LeaseCheck[],
): RowToLearn[] {
  const later = new Set(checks.filter((check) => applicationOf(check, concludedOn) !== 'in_force').map(({ id }) => id))
  const text = readLeaseText(lines.map((line) => line.text).join('\n'))
  const owners = ownersOf(
    text.statements.map((statement) => statement.text),
    lines.map((line) => line.text),
  )
  const rows = passagesOf(text, glossary).flatMap(({ statement, previous, tokens }) => {
    const own = [statement, ...(previous ? [previous] : [])].map((each) => owners[text.statements.indexOf(each)]!)
    if (own.some((line) => line < 0)) return []
    const labels = new Set(own.flatMap((line) => lines[line]!.labels))
    const isWhole = own.every((line) => owners.filter((other) => other === line).length === 1)
    const targets = targetsOf((label) => {
      if (labels.has(label)) return isWhole ? 1 : 0
      return later.has(label) || (label.startsWith('+') && labels.has(label.slice(1))) ? 0 : -1
    })
    return [{ features: clauseFeatures(tokens), targets }]
  })
  const labelled = lines
    .filter(({ labels }) => labels.some((label) => READER_LABELS.includes(label)))
    .flatMap(({ labels, text: line }) => {
      const targets = targetsOf((label) => (labels.includes(label) ? 1 : later.has(label) ? 0 : -1))
      return wordings(line).map((wording) => ({ features: featuresOf(wording, '', glossary), targets }))
    })
  return [...rows, ...labelled]
}

/**
 * Builds rows from leases with known findings: a statement that was seen to hold one is an example, other passages are unknown to that check, and none is an
 * example of another check.
 * @param placesOf numbers of the statements that hold a finding
 */
export function rowsOfLabelled(
  lease: LabelledLease,
  glossary: Glossary,
  placesOf: (id: string) => readonly number[],
): RowToLearn[] {
  const text = readLeaseText(lease.text)
  const found = new Map(lease.expected.map((id) => [id, new Set(placesOf(id).map((at) => text.statements[at]))]))
  return passagesOf(text, glossary).map(({ statement, previous, tokens }) => {
    const targets = targetsOf((label) => {
      if (label.startsWith('+')) return 0
      const statements = found.get(label)
      if (statements === undefined) return -1
      return previous === null && statements.has(statement) ? 1 : 0
    })
    return { features: clauseFeatures(tokens), targets }
  })
}

/** Builds rows from clauses in the tests of the patterns. */
export function rowsOfFixture(clause: string, id: string | null, glossary: Glossary): RowToLearn[] {
  const targets = targetsOf((label) => (label === id ? 1 : label.startsWith('+') || id !== null ? 0 : -1))
  return wordings(clause).map((wording) => ({ features: featuresOf(wording, '', glossary), targets }))
}

function targetsOf(target: (label: string) => -1 | 0 | 1): Int8Array {
  return Int8Array.from(READER_LABELS, target)
}

/** The text as written, and with its pronouns read as in a letter. */
function wordings(text: string): string[] {
  const spoken = withoutPronouns(text, partyVoice(`${text}\n`.repeat(3)))
  return spoken === text ? [text] : [text, spoken]
}

function featuresOf(text: string, heading: string, glossary: Glossary): ReadonlyMap<number, number> {
  return clauseFeatures({
    statements: tokensOf(text, glossary),
    heading: heading === '' ? null : statementTokens(readLeaseText(heading).folded, glossary),
  })
}

function tokensOf(text: string, glossary: Glossary): StatementTokens[] {
  const { statements } = readLeaseText(text)
  return [statements[0]?.before ?? '', ...statements.map((statement) => statement.folded)]
    .filter((part) => part !== '')
    .map((part) => statementTokens(part, glossary))
}

/** Finds the line of each statement; -1 when there is none near the previous statement. */
function ownersOf(statements: readonly string[], lines: readonly string[]): number[] {
  const plain = lines.map(lettersOf)
  let at = 0
  return statements.map((statement) => {
    const letters = lettersOf(statement)
    const found = plain.findIndex(
      (line, index) =>
        index >= at &&
        index < at + SEARCHED_LINES &&
        line !== '' &&
        (line.includes(letters) || (letters.length > LONG_STATEMENT && letters.includes(line))),
    )
    if (found >= 0) at = found
    return found
  })
}

const SEARCHED_LINES = 12
const LONG_STATEMENT = 20

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

import type { Said } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Statement } from '../text/lease-text.ts'

/** Result a rule computed of a statement. A detail: it passes a limit. None: it keeps to the rule, and no likeness says otherwise. */
export interface Verdict {
  /** Null: the lease has no such statement. */
  readonly statement: Statement | null
  readonly detail: Said | null
  /** The statement says outright that something is left out: no likeness makes it a mention. */
  readonly isRefusal?: true
}

/** Computes quantities, dates, parties and mentions of a lease and compares them with the law. */
export type Rule = (lease: LeaseReading) => Verdict[]
export type Rules = Readonly<Record<string, Rule>>

/** A rule of single statements, each read by itself. */
export function ofEach(rule: (statement: Statement, lease: LeaseReading) => Verdict[]): Rule {
  return (lease) => lease.text.statements.flatMap((statement) => rule(statement, lease))
}

export function keeps(statement: Statement): Verdict {
  return { statement, detail: null }
}

export function refuses(statement: Statement, detail: Said): Verdict {
  return { statement, detail, isRefusal: true }
}

export function passes(statement: Statement | null, detail: Said): Verdict {
  return { statement, detail }
}

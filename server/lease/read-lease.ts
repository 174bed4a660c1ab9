import { Buffer } from 'node:buffer'
import { setTimeout } from 'node:timers/promises'
import type { LeaseAnalysis } from '../../models/contracts/law/lease-analysis.ts'
import { leaseAnalysis } from '../../content/say/lease-analysis.ts'
import { FIRST_DAY } from '../../models/lease/first-day.ts'
import type { LeaseRefusal, LeaseSource } from '../../models/lease/analyze-source.ts'
import { BusyError } from '../base/busy.ts'
import type { Told } from '../base/told.ts'
import { NotFoundError } from '../base/not-found.ts'
import { BadArgumentsError } from '../base/read-arguments.ts'
import type { ReleaseFacts } from '../release/facts.ts'
import { leaseChecks } from './lease-checks.ts'
import type { LeaseDesk } from './lease-desk.ts'
import { countReadingTime, requireReadingTime } from './reading-time.ts'
import type { State } from '../state/state.ts'
import { isoDateAt } from '../../models/kernel/day.ts'

/** A lease to read: exactly one of document and text. */
export interface LeaseRequest {
  /** A PDF, DOCX or ODT, whatever the name says. */
  pdfBase64?: string | undefined
  text?: string | undefined
  /** ISO date. */
  concludedOn?: string | undefined
}

const ONE_OF: Told = { key: 'reply.expected.leaseOrText' }
const BUSY: LeaseRefusal = 'busy'
const SEVERAL: Told = { key: 'reply.error.leases' }
/** Milliseconds after which a place is free again. */
const BUSY_MS = 30_000
/** Milliseconds before a refusal is told: who sends again at once, on many connections, would keep the server busy with refusing. */
const REFUSED_AFTER_MS = 1_000

/** Who has a lease read. */
interface Reading {
  /** Account, or network address of somebody without one. */
  holder: string
  /** Milliseconds since 1970; its day's law applies to a lease without a date. */
  now: number
  /** Fires when the visitor leaves, which ends the work. */
  left: AbortSignal
}

interface ReadingServices {
  leases: LeaseDesk
  state: Pick<State, 'db'>
  accounts: { secret: string }
}

/**
 * Refuses a lease for which there is no room before anything is counted, stored or read of it.
 * @param left ends the wait
 * @throws BusyError, after a second
 */
export async function admitLease(
  { leases }: Pick<ReadingServices, 'leases'>,
  holder: string,
  left: () => AbortSignal,
): Promise<void> {
  if (leases.hasRoom(holder)) return
  await setTimeout(REFUSED_AFTER_MS, undefined, { signal: left() }).catch(() => undefined)
  throw new BusyError([SEVERAL], BUSY_MS)
}

/**
 * Reads a lease and looks for possible issues. Stores nothing beyond the passages that the analysis quotes.
 * @throws BadArgumentsError that says why the lease cannot be read
 * @throws NotFoundError when the release carries no law
 * @throws BusyError when too many leases wait, or the holder has used its reading time
 * @throws LeftEarlyError when the visitor has left
 */
export async function readLease(
  { leases, state, accounts }: ReadingServices,
  facts: Pick<ReleaseFacts, 'id' | 'legal'>,
  request: LeaseRequest,
  { holder, now, left }: Reading,
): Promise<LeaseAnalysis> {
  const { legal } = facts
  if (!legal) throw new NotFoundError([{ key: 'reply.lack.law', values: { id: facts.id } }])
  const source = sourceOf(request)
  const { concludedOn } = request
  const throttling = { db: state.db, secret: accounts.secret, now }
  await requireReadingTime(throttling, holder)
  const outcome = await leases.analyze(
    {
      source,
      law: { checks: await leaseChecks(), legal },
      today: isoDateAt(now),
      ...(concludedOn !== undefined && { concludedOn }),
    },
    holder,
    { signal: left, spent: (milliseconds) => countReadingTime(throttling, holder, milliseconds) },
  )
  if ('analysis' in outcome) return leaseAnalysis(outcome.analysis)
  if (outcome.refusal === BUSY) throw new BusyError([SEVERAL], BUSY_MS)
  const field = 'file' in source ? 'pdfBase64' : 'text'
  const { refusal, message: expected } = outcome
  const isEarly = concludedOn !== undefined && concludedOn < FIRST_DAY && refusal === 'unreadable'
  const sentence: Told = isEarly
    ? { key: 'reply.lease.tooEarly', values: { day: FIRST_DAY } }
    : { key: `leases.refusal.${refusal}` }
  throw new BadArgumentsError([{ field, received: refusal, expected }], sentence)
}

function sourceOf({ pdfBase64, text }: LeaseRequest): LeaseSource {
  if (pdfBase64 !== undefined && text !== undefined)
    throw new BadArgumentsError([{ field: 'text', received: 'both', expected: ONE_OF }])
  if (text !== undefined) return { text }
  if (pdfBase64 === undefined)
    throw new BadArgumentsError([{ field: 'text', received: null, expected: ONE_OF, example: 'CONTRAT DE BAIL …' }])
  const bytes = Buffer.from(pdfBase64.replace(/^data:[a-z./+-]{1,100};base64,/, ''), 'base64')
  // Copied out of the shared pool, so that the thread gets only these bytes.
  return { file: new Uint8Array(bytes) }
}

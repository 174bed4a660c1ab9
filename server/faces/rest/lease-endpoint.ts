import type { H3 } from 'h3'
import type { z } from 'zod'
import { wordedLease } from '../../../content/say/lease-analysis.ts'
import { summarizeLease } from '../../../content/say/lease-summary.ts'
import type { LeaseAnalysis } from '../../../models/contracts/law/lease-analysis.ts'
import { leaseRequestSchema, type leaseDocumentSchema } from '../../../models/openapi/lease-document.ts'
import { BusyError } from '../../base/busy.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import { toProblem } from '../../endpoints/endpoint.ts'
import { ProblemError } from '../../http/problem.ts'
import { keepAnalysis, MAX_ANALYSES } from '../../lease/kept-analyses.ts'
import { LEASES_API_PATH, LEASES_PATH } from '../../lease/leases-path.ts'
import { admitLease, readLease } from '../../lease/read-lease.ts'
import { ReadingTimeUsedError } from '../../lease/reading-time.ts'
import type { Services } from '../services.ts'
import { limited, retryAfter } from './account-person.ts'
import { mountAccountPost, privateJson } from './account-post.ts'
import { withNotes } from './answer-notes.ts'

type LeaseReport = z.input<typeof leaseDocumentSchema>

/** Mounts `POST /api/account/leases`: the engine, the queue and the limits of `analyze_lease` and of the page, for the same people. */
export function mountLeaseEndpoint(app: H3, services: Services): void {
  mountAccountPost(app, services, {
    path: LEASES_API_PATH,
    scope: 'documents:write',
    request: leaseRequestSchema,
    async answer({ accountId, count }, { args: asked, locale, notes }, exchange) {
      const { facts } = exchange.release
      const now = services.clock()
      await admitLease(services, accountId, exchange.left).catch(refuse)
      const counted = await count()
      const reading = { holder: accountId, now, left: exchange.left() }
      const analysis = await readLease(services, facts, asked, reading).catch(async (error: unknown) => {
        if (error instanceof BadArgumentsError) throw toProblem(error, await counted.giveBack?.())
        if (!(error instanceof BusyError)) throw toProblem(error, counted.headers)
        await counted.giveBack?.()
        throw busy(error)
      })
      const kept = asked.keep
        ? await keepAnalysis(services.state.db, { accountId, releaseId: facts.id, analysis, now })
        : undefined
      const report = reportOf(analysis, locale, kept && `${services.config.publicBaseUrl}${LEASES_PATH}/${kept}`)
      const full =
        asked.keep && kept === undefined ? [`Not stored: the account already has ${MAX_ANALYSES} analyses.`] : []
      return privateJson(withNotes(report, [...full, ...notes]), counted.headers)
    },
  })
}

function reportOf(analysis: LeaseAnalysis, locale: Parameters<typeof wordedLease>[1], reportUrl?: string): LeaseReport {
  const { riskLevel, counts, worthReading, disclaimer } = summarizeLease(analysis, locale)
  return {
    riskLevel,
    counts: { ...counts, worthReading },
    ...wordedLease(analysis, locale),
    reportUrl: reportUrl ?? null,
    disclaimer,
  }
}

function refuse(error: unknown): never {
  throw error instanceof BusyError ? busy(error) : error
}

function busy(error: BusyError): ProblemError {
  if (error instanceof ReadingTimeUsedError) return limited(error, error.retryAfterMs)
  return new ProblemError('INTERNAL_ERROR', error, { status: 503, headers: retryAfter(error.retryAfterMs) })
}

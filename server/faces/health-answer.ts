import { FastResponse } from 'srvx'
import type { Health } from '../../models/openapi/rest-documents.ts'
import { unstoredHeaders } from '../http/standard-headers.ts'
import type { Release } from '../serving/release.ts'
import type { Services } from './services.ts'

/** Reports how the service does; never waits longer than a second for its database. */
export async function healthOf(services: Services, { facts }: Release): Promise<Health> {
  const isStateThere = await services.isStateThere()
  const serving = isStateThere ? 'ok' : 'degraded'
  return {
    status: services.isDraining() ? 'draining' : serving,
    state: isStateThere ? 'ok' : 'unavailable',
    releaseId: facts.id,
    asOf: facts.asOf,
    sample: facts.sample,
    pointerReadAt: new Date(services.pointerReadAt()).toISOString(),
    uptimeSeconds: Math.floor((services.clock() - services.startedAt) / 1_000),
  }
}

/** Answers with a health report; 503 while the server is about to stop. */
export function healthAnswer<Report extends Pick<Health, 'status'>>(method: string, health: Report): Response {
  const body = JSON.stringify(health)
  return new FastResponse(method === 'HEAD' ? null : body, {
    status: health.status === 'draining' ? 503 : 200,
    headers: unstoredHeaders('application/json', body),
  })
}

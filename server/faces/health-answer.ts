import { FastResponse } from 'srvx'
import type { Health } from '../../models/openapi/rest-documents.ts'
import { unstoredHeaders } from '../http/standard-headers.ts'
import { ReleaseRefusedError } from '../release/release-refused.ts'
import type { RefusedRelease } from '../serving/release-holder.ts'
import type { Release } from '../serving/release.ts'
import type { Services } from './services.ts'

/** Characters shown of a reason, which may quote records of a damaged file. */
const MOST_CHARACTERS = 300

/** Reports how the service does; never waits longer than a second for its database. */
export async function healthOf(services: Services, { facts }: Release): Promise<Health> {
  const isStateThere = await services.isStateThere()
  const backup = services.backup()
  const { refused } = services.releases
  const serving = isStateThere && refused === null && backup?.isLate !== true ? 'ok' : 'degraded'
  return {
    status: services.isDraining() ? 'draining' : serving,
    state: isStateThere ? 'ok' : 'unavailable',
    releaseId: facts.id,
    refused: refused && { releaseId: refused.releaseId, reason: reasonOf(refused) },
    backup: backup && { at: backup.at === null ? null : new Date(backup.at).toISOString(), isLate: backup.isLate },
    asOf: facts.asOf,
    sample: facts.sample,
    pointerReadAt: new Date(services.pointerReadAt()).toISOString(),
    uptimeSeconds: Math.floor((services.clock() - services.startedAt) / 1_000),
  }
}

/** Messages of refusals name files of the release; any other may name what is nobody's business. */
function reasonOf({ error }: RefusedRelease): string {
  return error instanceof ReleaseRefusedError ? error.message.slice(0, MOST_CHARACTERS) : 'it cannot be read'
}

/** Answers with a health report; 503 while the server is about to stop. */
export function healthAnswer<Report extends Pick<Health, 'status'>>(method: string, health: Report): Response {
  const body = JSON.stringify(health)
  return new FastResponse(method === 'HEAD' ? null : body, {
    status: health.status === 'draining' ? 503 : 200,
    headers: unstoredHeaders('application/json', body),
  })
}

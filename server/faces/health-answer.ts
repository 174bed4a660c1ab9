import { FastResponse } from 'srvx'
import { unstoredHeaders } from '../http/standard-headers.ts'
import type { Services } from './services.ts'

/** Answers with a health report; 503 while the server is about to stop. */
export function healthAnswer<Health extends { status: 'ok' | 'draining' }>(method: string, health: Health): Response {
  const body = JSON.stringify(health)
  return new FastResponse(method === 'HEAD' ? null : body, {
    status: health.status === 'ok' ? 200 : 503,
    headers: unstoredHeaders('application/json', body),
  })
}

export function uptimeSeconds({ clock, startedAt }: Services): number {
  return Math.floor((clock() - startedAt) / 1_000)
}

import { randomUUID } from 'node:crypto'

const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** The caller's `X-Request-Id` if it is 8 to 64 plain characters, so that it cannot forge log lines; otherwise a new id. */
export function requestId(received: string | string[] | undefined): string {
  return typeof received === 'string' && SANE.test(received) ? received : randomUUID()
}

import { DAY_MS, isoDateAt } from '../../../models/kernel/day.ts'
import { createHotDocument, type HotDocument } from '../../http/hot-document.ts'
import type { Operator } from '../../../content/pages/trust/trust-pages.ts'

export const SECURITY_TEXT_PATH = '/.well-known/security.txt'
/** Days after the start of the server for which the text counts; RFC 9116 advises less than a year. */
const VALID_DAYS = 300

/** Whom to tell of a weakness (RFC 9116). */
export function securityText({ mail }: Operator, baseUrl: string, startedAt: number): HotDocument {
  const lines = [
    `Contact: mailto:${mail}`,
    `Expires: ${isoDateAt(startedAt + VALID_DAYS * DAY_MS)}T00:00:00Z`,
    'Preferred-Languages: en, fr, de, lb, pt',
    `Canonical: ${baseUrl}${SECURITY_TEXT_PATH}`,
  ]
  return createHotDocument(
    Buffer.from(`${lines.join('\n')}\n`),
    'text/plain; charset=utf-8',
    new Date(startedAt).toUTCString(),
  )
}

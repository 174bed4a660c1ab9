import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { AlertSettings, Settings } from '../base/settings.ts'
import { writeFileAtomic } from '../files/write-atomic.ts'
import { alertKey, type Alert } from './alert.ts'

const SEND_MS = 15_000
/** Milliseconds after which a problem that stays is said again. */
const REPEAT_MS = 86_400_000

const sentSchema = z.object({ key: z.string(), at: z.iso.datetime() })

/**
 * Sends a new alert by mail and to the webhook; one that was sent in the last day is not sent again. A run without an alert forgets the last one, so that
 * a problem that comes back is said at once.
 * @returns lines about alerts that could not be sent; they are tried again after the next run
 */
export async function sendAlert(
  { alerts, stateDir }: Pick<Settings, 'alerts' | 'stateDir'>,
  alert: Alert | null,
  now: Date,
): Promise<string[]> {
  const path = join(stateDir, 'alert.json')
  if (alert === null) {
    rmSync(path, { force: true })
    return []
  }
  if (alerts.mail === null && alerts.webhook === null) return []
  const key = alertKey(alert)
  const last = readSent(path)
  if (last?.key === key && now.getTime() - Date.parse(last.at) < REPEAT_MS) return []
  const problems: string[] = []
  for (const [name, send] of [
    ['LUX_ALERT_MAIL', alerts.mail === null ? null : () => sendMail(alerts, alert)],
    ['LUX_ALERT_WEBHOOK', alerts.webhook === null ? null : () => post(alerts.webhook!, alert)],
  ] as const) {
    await send?.().catch((error: unknown) =>
      problems.push(`The alert could not be sent (${name}): ${reasonOf(error)}.`),
    )
  }
  if (problems.length === 0) writeFileAtomic(path, `${JSON.stringify({ key, at: now.toISOString() })}\n`)
  return problems
}

async function sendMail({ mail, smtpUrl, from }: AlertSettings, { headline, lines }: Alert): Promise<void> {
  const timeouts = { connectionTimeout: SEND_MS, greetingTimeout: SEND_MS, socketTimeout: SEND_MS }
  // Loaded only now: most runs send nothing.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    { url: smtpUrl!, ...timeouts, disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  try {
    const headers = { 'Auto-Submitted': 'auto-generated' }
    await transport.sendMail({ to: mail!, subject: headline, text: `${lines.join('\n')}\n`, headers, xMailer: false })
  } finally {
    transport.close()
  }
}

/** Posts `{"text": …}`, the form that chat services take. */
async function post(webhook: string, { headline, lines }: Alert): Promise<void> {
  const answer = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: [headline, ...lines].join('\n') }),
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it answered ${answer.status}`)
}

/** Reason without the address, which may hold a secret. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name, message, cause } = error as Error & { code?: string; responseCode?: number }
  const inner = (cause as { code?: string } | undefined)?.code
  if (name === 'TimeoutError') return `no answer for ${SEND_MS / 1_000} s`
  return [inner ?? code, responseCode].filter((part) => part !== undefined).join(' ') || message
}

function readSent(path: string): z.infer<typeof sentSchema> | null {
  if (!existsSync(path)) return null
  try {
    return sentSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

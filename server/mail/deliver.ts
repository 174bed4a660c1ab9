import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { toLanguageTag } from '../../models/kernel/locale.ts'
import type { Config } from '../base/config.ts'
import { outboxPath } from './outbox.ts'
import type { Mail } from './mail-queue.ts'

/** Delivers a mail. @throws errors of nodemailer or the disk */
export type Deliver = (mail: Mail) => Promise<unknown>

const SMTP_TIMEOUT_MS = 15_000

/** Creates the delivery: through the configured SMTP server, or as `.eml` files in the outbox. */
export function delivery({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Deliver {
  return mail.smtpUrl === null ? toOutbox(outboxPath(dataDir), mail.from) : toSmtp(mail.smtpUrl, mail.from)
}

/** Whether the mail server refused the mail permanently, such as for an unknown address: 5xx in RFC 5321. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}

/** Error code, without the server's message, which may name the address. */
export function faultCode(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string }
  return [code ?? name ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ')
}

function toSmtp(url: string, from: string): Deliver {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  }
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }, { from })
  return (mail) => transport.sendMail(toMessage(mail))
}

function toOutbox(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail))
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
    writeFileSync(join(folder, name), message as Buffer, { flag: 'wx', mode: 0o600 })
  }
}

// Marks mails so that auto-responders leave them alone (RFC 3834), with their language (RFC 3282).
function toMessage({ to, locale, subject, text }: Mail): SendMailOptions {
  const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': toLanguageTag(locale) }
  return { to, subject, text, headers, xMailer: false }
}

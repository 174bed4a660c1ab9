import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { toLanguageTag } from '../../models/domain/locale.ts'
import type { Locale } from '../../models/domain/locale.ts'
import type { Config } from '../config.ts'
import type { Log } from '../observability/log.ts'

export interface Mail {
  to: string
  /** Language of what it says. */
  locale: Locale
  subject: string
  /** Plain text. */
  text: string
}

export interface Mailer {
  /** Hands a mail over and returns at once: how long an answer takes must not tell whether a mail was sent. */
  send(mail: Mail): void
  /** Waits for what was handed over. */
  settle(): Promise<void>
}

const RETRY_AFTER_MS = [1_000, 10_000, 60_000]
const SMTP_TIMEOUT_MS = 15_000

/** Where mails are written when no SMTP server is set. */
export function outboxPath(dataDir: string): string {
  return join(dataDir, 'state', 'outbox')
}

/** Sends through the SMTP server of the settings, or writes `.eml` files into the outbox. What cannot be sent is tried again and then logged. */
export function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>, log: Log): Mailer {
  const deliver = mail.smtpUrl === null ? toOutbox(outboxPath(dataDir), mail.from) : toSmtp(mail.smtpUrl, mail.from)
  const underWay = new Set<Promise<void>>()
  return {
    send(mail) {
      const work = deliverPatiently(deliver, mail, log).finally(() => underWay.delete(work))
      underWay.add(work)
    },
    async settle() {
      await Promise.all(underWay)
    },
  }
}

type Deliver = (mail: Mail) => Promise<unknown>

async function deliverPatiently(deliver: Deliver, mail: Mail, log: Log): Promise<void> {
  for (const retryAfterMs of [...RETRY_AFTER_MS, null])
    try {
      await deliver(mail)
      return
    } catch (error) {
      // Neither the address nor the text, which holds a link that signs in.
      const { code, message } = error as { code?: string; message: string }
      log.error({ subject: mail.subject, reason: code ?? message, retryAfterMs }, 'mail was not sent')
      if (retryAfterMs !== null) await delay(retryAfterMs, undefined, { ref: false })
    }
}

// So that programs that answer mails leave these alone (RFC 3834), and others know the language (RFC 3282).
function toMessage({ to, locale, subject, text }: Mail): SendMailOptions {
  const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': toLanguageTag(locale) }
  return { to, subject, text, headers, xMailer: false }
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

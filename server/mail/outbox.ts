import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface OutboxMail {
  file: string
  to: string
  subject: string
  text: string
}

const NEWEST = 200

/** Folder of written mails when no SMTP server is set. */
export function outboxPath(dataDir: string): string {
  return join(dataDir, 'state', 'outbox')
}

/** Reads the newest written mails, newest first. They hold links that sign in: show them on this machine only. */
export function readOutbox(dataDir: string, most = NEWEST): OutboxMail[] {
  const folder = outboxPath(dataDir)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return files
    .sort()
    .reverse()
    .slice(0, most)
    .map((file) => parse(file, readFileSync(join(folder, file), 'utf8')))
}

// The mailer's own format: one part of plain text, folded header fields.
function parse(file: string, source: string): OutboxMail {
  const end = source.indexOf('\n\n')
  const head = source.slice(0, end).replaceAll(/\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  const body = source.slice(end + 2)
  const encoding = field('content-transfer-encoding').toLowerCase()
  const text =
    encoding === 'quoted-printable' ? fromQuotedPrintable(body) : encoding === 'base64' ? fromBase64(body) : body
  return { file, to: field('to'), subject: fromEncodedWords(field('subject')), text }
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function fromEncodedWords(text: string): string {
  const word = /=\?UTF-8\?([QB])\?([^?]*)\?=(?:\s+(?==\?))?/gi
  return text.replaceAll(word, (_, kind: string, coded: string) =>
    kind.toUpperCase() === 'B' ? fromBase64(coded) : fromQuotedPrintable(coded.replaceAll('_', ' ')),
  )
}

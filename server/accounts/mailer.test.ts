import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLog } from '../observability/log.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createMailer, outboxPath } from './mailer.ts'
import { readOutbox } from './outbox.ts'
import { readSecret, secretPath } from './secret.ts'

const FROM = 'Lux <no-reply@example.lu>'
const MAIL = {
  to: 'anna@example.lu',
  locale: 'lu' as const,
  subject: 'Wëllkomm: your new password for the whole of this long service',
  text: `Hello Zoë,\n\nhttps://property.example.lu/account/reset?token=${'a=b'.repeat(40)}\n`,
}

function silentLog() {
  const lines: string[] = []
  return { lines, log: createLog('trace', { write: (line) => void lines.push(line) }) }
}

describe('mails', () => {
  it('are written into the outbox without a server, for their owner only', async () => {
    using folder = temporaryFolder()
    const mailer = createMailer({ mail: { smtpUrl: null, from: FROM }, dataDir: folder.path }, silentLog().log)
    mailer.send(MAIL)
    await mailer.settle()
    const [mail] = readOutbox(folder.path)
    expect(mail).toMatchObject({ to: MAIL.to, subject: MAIL.subject })
    expect(mail!.text.trim()).toBe(MAIL.text.trim())
    expect(statSync(join(outboxPath(folder.path), mail!.file)).mode & 0o077).toBe(0)
    expect(readOutbox(join(folder.path, 'none'))).toEqual([])
  })

  it('go through the SMTP server of the settings, and cannot bring recipients along', async () => {
    const received: string[] = []
    const server = createServer((socket) => {
      let isData = false
      socket.write('220 test\r\n')
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n')) {
          if (line === '') continue
          received.push(line)
          if (isData && line !== '.') continue
          const isOver = isData
          isData = line === 'DATA'
          socket.write(isData ? '354 go\r\n' : isOver ? '250 ok\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        }
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    const mailer = createMailer({ mail: { smtpUrl, from: FROM }, dataDir: 'unused' }, silentLog().log)
    mailer.send({ ...MAIL, to: 'anna@example.lu', subject: 'x\r\nBcc: eve@example.lu' })
    await mailer.settle()
    server.close()
    expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<anna@example.lu>'])
    expect(received).toContain('MAIL FROM:<no-reply@example.lu>')
  })

  it('that cannot be sent are logged without whom they are for and what they say', async () => {
    const { log, lines } = silentLog()
    const mailer = createMailer({ mail: { smtpUrl: 'smtp://127.0.0.1:9', from: FROM }, dataDir: 'unused' }, log)
    mailer.send(MAIL)
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines[0]).toContain('mail was not sent')
    expect(lines.join()).not.toMatch(/anna@|token=/)
  })
})

describe('the secret', () => {
  it('is made at the first start, for its owner only, and stays', () => {
    using folder = temporaryFolder()
    const first = readSecret({ authSecret: null, dataDir: folder.path })
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(statSync(secretPath(folder.path)).mode & 0o077).toBe(0)
    expect(readSecret({ authSecret: null, dataDir: folder.path })).toBe(first)
    expect(readSecret({ authSecret: 'x'.repeat(32), dataDir: folder.path })).toBe('x'.repeat(32))
  })
})

import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../observability/log.ts'
import type { State } from '../state/state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openAccount, silentAccounts } from '../testing/test-accounts.ts'
import type { TestAccounts } from '../testing/test-accounts.ts'
import { stateKinds } from '../testing/test-states.ts'
import { delivery } from './deliver.ts'
import type { Deliver } from './deliver.ts'
import { hurryMails, listMails, WORTH_MS } from './mail-queue.ts'
import type { Mail } from './mail-queue.ts'
import { createMailer } from './mailer.ts'
import type { Mailer } from './mailer.ts'
import { outboxPath, readOutbox } from './outbox.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const FROM = 'Lux <no-reply@example.lu>'
const ANNA = 'anna@example.lu'
const MAIL = {
  about: 'reset' as const,
  to: ANNA,
  locale: 'lu' as const,
  subject: 'Wëllkomm: your new password for the whole of this long service',
  text: `Hello Zoë,\n\nhttps://property.example.lu/account/reset?token=${'a=b'.repeat(40)}\n`,
}
const START = 1_790_000_000_000
const MINUTE_MS = 60_000

/** Says yes to everything, or what it is told to say to RCPT. */
async function startSmtp(toRecipient = '250 ok') {
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
        const answer = line.startsWith('RCPT') ? toRecipient : line === 'QUIT' ? '221 bye' : '250 ok'
        socket.write(`${isData ? '354 go' : isOver ? '250 ok' : answer}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, received, close: () => void server.close() }
}

describe.each(await stateKinds())('mails on $name', ({ open }) => {
  let state: State
  let accounts: TestAccounts
  const clock = { now: START }
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const mailer = (deliver: Deliver, secret = 'a secret of this test, long enough') =>
    createMailer({ db: state.db, secret, deliver, log, clock: () => clock.now })
  const sendAndSettle = async (each: Mailer, mail: Parameters<Mailer['send']>[0] = MAIL) => {
    each.send(mail)
    await each.settle()
  }
  const later = async (each: Mailer, ms: number) => {
    clock.now += ms
    await each.deliver()
  }

  beforeAll(async () => {
    state = await open(START)
    accounts = await silentAccounts(state)
  })
  beforeEach(async () => {
    clock.now = START
    lines.length = 0
    await state.db.deleteFrom('mail').execute()
  })
  afterAll(() => state.close())

  it('are written into the outbox without a server, for their owner only, and are gone from the queue', async () => {
    using folder = temporaryFolder()
    await sendAndSettle(mailer(delivery({ mail: { smtpUrl: null, from: FROM }, dataDir: folder.path })))
    const [mail] = readOutbox(folder.path)
    expect(mail).toMatchObject({ to: MAIL.to, subject: MAIL.subject })
    expect(mail!.text.trim()).toBe(MAIL.text.trim())
    expect(statSync(join(outboxPath(folder.path), mail!.file)).mode & 0o077).toBe(0)
    expect(readOutbox(join(folder.path, 'none'))).toEqual([])
    expect(await listMails(state.db)).toEqual([])
  })

  it('go through the SMTP server of the settings, say what they are, and cannot bring recipients along', async () => {
    const smtp = await startSmtp()
    const deliver = delivery({ mail: { smtpUrl: smtp.url, from: FROM }, dataDir: 'unused' })
    await sendAndSettle(mailer(deliver), { ...MAIL, subject: 'x\r\nBcc: eve@example.lu' })
    smtp.close()
    expect(smtp.received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<anna@example.lu>'])
    expect(smtp.received).toContain('MAIL FROM:<no-reply@example.lu>')
    expect(smtp.received).toContain('Auto-Submitted: auto-generated')
    expect(smtp.received).toContain('Content-Language: lb-LU')
    expect(smtp.received).toContain('Content-Type: text/plain; charset=utf-8')
    expect(Math.max(...smtp.received.map((line) => line.length))).toBeLessThanOrEqual(998)
  })

  it('wait while the server is away, longer each time, and outlive the process', async () => {
    const down = mailer(delivery({ mail: { smtpUrl: 'smtp://127.0.0.1:9', from: FROM }, dataDir: 'unused' }))
    await sendAndSettle(down)
    expect(lines.join()).toContain('mail was not sent')
    expect(lines.join()).not.toMatch(/anna@|token=/)
    const waits: number[] = []
    for (let round = 0; round < 4; round++) {
      const [row] = await listMails(state.db)
      waits.push(row!.next_at - clock.now)
      await later(down, row!.next_at - clock.now - 1)
      expect((await listMails(state.db))[0]!.attempts).toBe(round + 1)
      await later(down, 1)
    }
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000])
    expect(await listMails(state.db)).toMatchObject([{ attempts: 5, last_fault: 'ESOCKET', given_up_at: null }])
    // Another process, once the server is back.
    const sent: Mail[] = []
    const up = mailer(async (mail) => sent.push(mail))
    expect(await hurryMails(state.db, clock.now)).toBe(1)
    await up.deliver()
    const { about: _, ...mail } = MAIL
    expect(sent).toEqual([mail])
    expect(await listMails(state.db)).toEqual([])
  })

  it('are given up when their link has ended, and what they said is erased', async () => {
    let tries = 0
    const failing = mailer(async () => {
      tries++
      throw Object.assign(new Error('no anna@example.lu here'), { code: 'ECONNECTION' })
    })
    await sendAndSettle(failing)
    for (let minute = 0; minute < 120; minute++) await later(failing, MINUTE_MS)
    const [row] = await state.db.selectFrom('mail').selectAll().execute()
    expect(row).toMatchObject({ sealed: null, attempts: tries, last_fault: 'ECONNECTION' })
    expect(row!.given_up_at! - START).toBeLessThanOrEqual(WORTH_MS.reset)
    expect(tries).toBe(7)
    expect(lines.at(-1)).toContain('mail was given up')
    await later(failing, 31 * DAY_MS)
    expect(await listMails(state.db)).toEqual([])
  })

  it('that the server refuses for good are given up at once; a server that is busy is asked again', async () => {
    const refusing = await startSmtp('550 5.1.1 no anna@example.lu here')
    await sendAndSettle(mailer(delivery({ mail: { smtpUrl: refusing.url, from: FROM }, dataDir: 'unused' })))
    refusing.close()
    expect(await listMails(state.db)).toMatchObject([{ attempts: 1, last_fault: 'EENVELOPE 550', given_up_at: START }])
    await state.db.deleteFrom('mail').execute()
    const busy = await startSmtp('451 4.7.1 greylisted')
    await sendAndSettle(mailer(delivery({ mail: { smtpUrl: busy.url, from: FROM }, dataDir: 'unused' })))
    busy.close()
    expect(await listMails(state.db)).toMatchObject([{ last_fault: 'EENVELOPE 451', given_up_at: null }])
    expect(lines.join()).not.toContain('anna@')
  })

  it('are sent once, however many processes look after them', async () => {
    const sent: string[] = []
    const deliver: Deliver = async ({ subject }) => {
      await new Promise((resolve) => setImmediate(resolve))
      sent.push(subject)
    }
    const mailers = [mailer(deliver), mailer(deliver), mailer(deliver)]
    for (let number = 0; number < 30; number++) mailers[number % 3]!.send({ ...MAIL, subject: String(number) })
    await Promise.all(mailers.flatMap((each) => [each.deliver(), each.settle()]))
    expect(sent.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, number) => number))
  })

  it('that a process took up and lost are sent by another ten minutes later, not before', async () => {
    const lost = mailer(() => new Promise(() => undefined))
    lost.send(MAIL)
    await expect.poll(async () => (await listMails(state.db))[0]?.attempts).toBe(1)
    const sent: Mail[] = []
    const other = mailer(async (mail) => sent.push(mail))
    await later(other, 10 * MINUTE_MS - 1)
    expect(sent).toEqual([])
    await later(other, 1)
    expect(sent).toHaveLength(1)
  })

  it('tell the database nothing of whom they are for and what they say, and another secret nothing either', async () => {
    const never = mailer(() => Promise.reject(new Error('away')))
    await sendAndSettle(never)
    const rows = JSON.stringify(await state.db.selectFrom('mail').selectAll().execute())
    for (const secret of [ANNA, 'Zoë', 'token=', 'a=b']) expect(rows).not.toContain(secret)
    const sent: Mail[] = []
    await later(
      mailer(async (mail) => sent.push(mail), 'another secret of this test, long enough'),
      MINUTE_MS,
    )
    expect(sent).toEqual([])
    expect(await listMails(state.db)).toMatchObject([
      { last_fault: 'sealed with another secret', given_up_at: clock.now },
    ])
  })

  it('go when their account goes, and are kept with what else a transaction does, or not at all', async () => {
    const accountId = await openAccount(accounts, ANNA)
    const never = mailer(() => Promise.reject(new Error('away')))
    await sendAndSettle(never, { ...MAIL, accountId })
    expect(await listMails(state.db)).toMatchObject([{ about: 'reset', email: ANNA }])
    const undone = state.db.transaction().execute(async (transaction) => {
      await never.enqueue(transaction, MAIL, START)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await listMails(state.db)).toHaveLength(1)
    await state.db.deleteFrom('user').where('id', '=', accountId).execute()
    expect(await listMails(state.db)).toEqual([])
  })
})

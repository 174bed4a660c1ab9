import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings, type AlertSettings } from '../base/settings.ts'
import { temporaryDirectory } from '../ingest/testing/feed-files.ts'
import { alertOf } from './alert.ts'
import { sendAlert } from './send-alert.ts'

const market = 'sample'
const START = new Date('2026-10-01T05:15:00Z')
const hoursLater = (hours: number): Date => new Date(START.getTime() + hours * 3_600_000)
const STALE = {
  market,
  status: 'done' as const,
  feedProblems: ['warning: feed alpha: no file for 9 days. Ask the portal.'],
}

describe('an alert', () => {
  it('is not raised by a run with sound feeds, nor by a person who stops one', () => {
    expect(alertOf({ market, status: 'done', feedProblems: [] })).toBeNull()
    expect(alertOf({ market, status: 'interrupted', error: 'stopped', feedProblems: STALE.feedProblems })).toBeNull()
  })

  it('says what happened and what to do', () => {
    expect(alertOf(STALE)).toEqual({ headline: 'sample: a problem in the files of feeds', lines: STALE.feedProblems })
    expect(alertOf({ market, status: 'failed', job: 'match', error: 'no space left', feedProblems: [] })).toEqual({
      headline: 'sample: a run failed in the job match; the last release is still served',
      lines: ['no space left', expect.stringContaining('lux run')],
    })
    expect(
      alertOf({ market, status: 'blocked', error: 'held back\nlux run --accept x', feedProblems: [] })!.lines,
    ).toEqual(['held back', 'lux run --accept x'])
  })

  it('stays short, and says how many lines it leaves out', () => {
    const feedProblems = Array.from({ length: 40 }, (_, row) => `warning: row ${row}`)
    const { headline, lines } = alertOf({ market, status: 'done', feedProblems })!
    expect([headline, lines.length, lines.at(-1)]).toEqual([
      'sample: 40 problems in the files of feeds',
      13,
      '28 more: lux doctor lists them.',
    ])
  })
})

describe('sending', () => {
  const directory = temporaryDirectory()
  let stateDir: string
  let servers: { close(): unknown }[]
  let received: string[]
  let status: number
  let runs = 0
  beforeEach(() => {
    stateDir = `${directory}/state-${runs++}`
    ;[servers, received, status] = [[], [], 200]
  })
  afterEach(() => servers.forEach((server) => server.close()))

  const listen = async (server: Server): Promise<number> => {
    servers.push(server)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return (server.address() as AddressInfo).port
  }
  const webhook = async (): Promise<AlertSettings> => {
    const server = createHttpServer(async (request, response) => {
      received.push(`${request.method} ${await text(request)}`)
      response.writeHead(status).end()
    })
    return {
      mail: null,
      webhook: `http://127.0.0.1:${await listen(server)}/hook/secret`,
      smtpUrl: null,
      from: 'x@localhost',
    }
  }
  const send = (alerts: AlertSettings, alert: ReturnType<typeof alertOf>, now = START): Promise<string[]> =>
    sendAlert({ alerts, stateDir }, alert, now)

  it('posts one text, once a day for the same problem, and at once when it comes back', async () => {
    const alerts = await webhook()
    expect(await send(alerts, alertOf(STALE))).toEqual([])
    expect(received).toEqual([
      `POST ${JSON.stringify({ text: `sample: a problem in the files of feeds\n${STALE.feedProblems[0]}` })}`,
    ])
    await send(alerts, alertOf(STALE), hoursLater(23))
    expect(received).toHaveLength(1)
    await send(alerts, alertOf(STALE), hoursLater(25))
    expect(received).toHaveLength(2)
    await send(alerts, null, hoursLater(26))
    await send(alerts, alertOf(STALE), hoursLater(27))
    expect(received).toHaveLength(3)
    await send(alerts, alertOf({ market, status: 'failed', error: 'other', feedProblems: [] }), hoursLater(28))
    expect(received).toHaveLength(4)
  })

  it('says when it cannot, without the address, and tries again after the next run', async () => {
    const alerts = await webhook()
    status = 503
    expect(await send(alerts, alertOf(STALE))).toEqual([
      'The alert could not be sent (LUX_ALERT_WEBHOOK): it answered 503.',
    ])
    status = 200
    expect(await send(alerts, alertOf(STALE), hoursLater(1))).toEqual([])
    expect(received).toHaveLength(2)
    const nobody = { ...alerts, webhook: 'http://127.0.0.1:1/hook/secret' }
    const [problem] = await send(nobody, alertOf({ ...STALE, market: 'luxembourg' }))
    expect(problem).toMatch(/LUX_ALERT_WEBHOOK/)
    expect(problem).not.toContain('secret')
  })

  it('sends a mail through the mail server', async () => {
    const port = await listen(
      createServer((socket) => {
        let isData = false
        socket.write('220 test\r\n')
        socket.on('data', (chunk) => {
          for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
            received.push(line)
            if (isData && line !== '.') continue
            isData = line === 'DATA'
            socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
          }
        })
        socket.on('error', () => undefined)
      }),
    )
    const alerts = {
      mail: 'ops@example.lu',
      webhook: null,
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'Lux <lux@example.lu>',
    }
    expect(await send(alerts, alertOf(STALE))).toEqual([])
    const mail = received.join('\n')
    expect(mail).toContain('RCPT TO:<ops@example.lu>')
    expect(mail).toContain('Subject: sample: a problem in the files of feeds')
    expect(mail).toContain('no file for 9 days')
  })
})

describe('settings of alerts', () => {
  it.each([
    [{ LUX_ALERT_MAIL: 'ops@example.lu' }, /set SMTP_URL too/],
    [{ LUX_ALERT_MAIL: 'nobody', SMTP_URL: 'smtp://localhost' }, /LUX_ALERT_MAIL: expected one mail address/],
    [{ LUX_ALERT_WEBHOOK: 'http://chat.example.lu/x' }, /LUX_ALERT_WEBHOOK: expected an https address/],
    [{ LUX_ALERT_WEBHOOK: 'chat' }, /LUX_ALERT_WEBHOOK: expected an https address/],
  ])('refuse %j', (env, message) => expect(() => readSettings(env)).toThrow(message))
})

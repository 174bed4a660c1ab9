import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createKey } from '../auth/keys.ts'
import { consume } from '../limits/sliding-window.ts'
import { createMailer } from '../mail/mailer.ts'
import { openPostgresState } from '../state/postgres-state.ts'
import { openState } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { isStateUnavailable } from '../state/unavailable.ts'
import { startPostgres } from '../testing/postgres.ts'
import { sampleListing } from '../testing/sample-records.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { linkOwner } from './listing-owners.ts'
import { noticeOwners } from './owner-notices.ts'
import { senderOf } from './sender.ts'
import { submitInquiry } from './submit-inquiry.ts'

const NOW = 1_790_000_000_000
const SECRET = 'a secret that only tests have, and long enough'
// Two listings: a message that could not be stored may still have been counted against its listing.
const LISTINGS = [0, 1].map((index) => ({
  ...sampleListing(index),
  hosting: 'service' as const,
  ownerRef: 'owner-1',
}))
const MESSAGES = 24
const ALL = Array.from({ length: MESSAGES }, (_, number) => number)

const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())

/** Different messages, each from a different sender, long enough to need space. */
async function writers(state: State) {
  const settings = { name: 'k', tier: 'free', scopes: ['inquiries:write'], expiresAt: null } as const
  const senders = await Promise.all(
    ALL.map(async () => senderOf({ kind: 'key', key: (await createKey(state.db, settings, NOW)).record })),
  )
  const write = async (number: number) => {
    const message = `Question number ${number} of many. ${'Is it still free? '.repeat(200)}`
    const desk = { db: state.db, secret: SECRET, now: NOW }
    await submitInquiry(desk, senders[number]!, { listing: LISTINGS[number % 2]!, message })
    return number
  }
  const stored = async () =>
    (await state.db.selectFrom('inquiry_message').select('text').execute())
      .map(({ text }) => Number(/\d+/.exec(text)![0]))
      .sort((a, b) => a - b)
  return { write, stored }
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

/** Ways SQLite can fail to write, and how to end each. */
const FAULTS = {
  'is full': async (state: State) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(state.db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 4)}`.execute(state.db)
    return async () => void (await sql`pragma max_page_count = 1000000`.execute(state.db))
  },
  'can only be read': async (state: State) => {
    await sql`pragma query_only = on`.execute(state.db)
    return async () => void (await sql`pragma query_only = off`.execute(state.db))
  },
  'is locked by another': async (state: State, path: string) => {
    await sql`pragma busy_timeout = 20`.execute(state.db)
    const locker = new DatabaseSync(path)
    locker.exec('begin immediate')
    return async () => {
      locker.exec('rollback')
      locker.close()
    }
  },
} as const

describe.each(Object.entries(FAULTS))('a database that %s', (fault, begin) => {
  it('stores an inquiry completely or not at all, once however often it is sent, and counts every request', async () => {
    using folder = temporaryFolder()
    const path = join(folder.path, 'lux.sqlite')
    const state = openState(path, NOW)
    const { write, stored } = await writers(state)
    await linkOwner(state.db, { ownerRef: 'owner-1', email: 'otto@example.lu', locale: 'fr', linkedAt: NOW })
    const end = await begin(state, path)

    const confirmed: number[] = []
    const faults: unknown[] = []
    const send = (number: number): Promise<unknown> =>
      write(number).then(
        () => confirmed.push(number),
        (error: unknown) => faults.push(error),
      )
    // Each waits for a lock as long as it may; together they wait once.
    if (fault === 'is locked by another') await Promise.all(ALL.map(send))
    else for (const number of ALL) await send(number)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.filter((error) => !isStateUnavailable(error))).toEqual([])
    expect(await stored()).toEqual(confirmed.toSorted((a, b) => a - b))
    // Counts until there is no more space; none may be allowed without being counted.
    const counting = async () => {
      for (let holder = 0; ; holder++) await consume(state.db, `account:${'x'.repeat(800)}${holder}`, 100, NOW)
    }
    expect(isStateUnavailable(await failure(counting()))).toBe(true)

    await end()
    for (const number of [...ALL, ...ALL]) await write(number)
    expect(await stored()).toEqual(ALL)
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from allowance_window where id not in (select window_id from hit)`.execute(state.db)
    expect(rows).toEqual([{ n: 0 }])
    await state.verify()
    await state.close()
  })

  it('notifies an owner once, when it can write again', async () => {
    using folder = temporaryFolder()
    const path = join(folder.path, 'lux.sqlite')
    const state = openState(path, NOW)
    const { write } = await writers(state)
    await linkOwner(state.db, { ownerRef: 'owner-1', email: 'otto@example.lu', locale: 'fr', linkedAt: NOW })
    await write(0)
    const sent: string[] = []
    const log = { error: () => undefined } as never
    const deliver = async ({ to }: { to: string }) => sent.push(to)
    const mailer = createMailer({ db: state.db, secret: SECRET, deliver, log, clock: () => NOW })
    const notice = () =>
      noticeOwners({ db: state.db, mailer, secret: SECRET, publicBaseUrl: 'https://property.example.lu', now: NOW })
    const end = await begin(state, path)
    await failure(notice())
    expect(sent.length).toBeLessThanOrEqual(1)
    await end()
    await notice()
    await mailer.deliver()
    await mailer.settle()
    expect(sent).toEqual(['otto@example.lu'])
    await state.close()
  })
})

describe.skipIf(!postgres)('a PostgreSQL whose connections are lost', () => {
  it('keeps every confirmed inquiry, each once after all are sent again', async () => {
    const state = await openPostgresState(await postgres!.newDatabase(), NOW)
    const { write, stored } = await writers(state)
    const [answers] = await Promise.all([Promise.allSettled(ALL.map(write)), postgres!.dropConnections()])
    const confirmed = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const reasons = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    expect(reasons.filter((error) => !isStateUnavailable(error))).toEqual([])
    await expect.poll(() => stored().catch(() => [])).toEqual(expect.arrayContaining(confirmed))
    for (const number of [...ALL, ...ALL]) await write(number)
    expect(await stored()).toEqual(ALL)
    await state.close()
  })
})

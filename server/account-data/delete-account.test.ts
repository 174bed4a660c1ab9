import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findKeyById } from '../auth/keys.ts'
import type { Caller } from '../auth/caller.ts'
import { reportCorrection } from '../corrections/corrections.ts'
import { linkOwner, ownersOf } from '../inquiries/listing-owners.ts'
import { inboxOf, replyToInquiry } from '../inquiries/owner-inbox.ts'
import { senderOf } from '../inquiries/sender.ts'
import { submitInquiry } from '../inquiries/submit-inquiry.ts'
import type { NewInquiry } from '../inquiries/submit-inquiry.ts'
import { consume } from '../limits/sliding-window.ts'
import { createMailer } from '../mail/mailer.ts'
import { outboxPath } from '../mail/outbox.ts'
import type { State } from '../state/state.ts'
import { openState, statePath } from '../state/state.ts'
import { tablesInOrder } from '../state/table-order.ts'
import { sampleListing } from '../testing/sample-records.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { HERE, openAccount, PASSWORD, silentAccounts } from '../testing/test-accounts.ts'
import { stateKinds } from '../testing/test-states.ts'
import { createAccountKey } from '../accounts/account-keys.ts'
import { deleteAccount } from './delete-account.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { requestReset } from '../accounts/reset-password.ts'
import { signIn } from '../accounts/sign-in.ts'
import { signUp } from '../accounts/sign-up.ts'

const NOW = Date.now()
const ANNA = 'anna@example.lu'
const BERT = 'bert@example.lu'
const WORDS = 'Anna would like to see it on Monday.'

const listingOf = (ownerRef: string): NewInquiry['listing'] => ({
  ...sampleListing(0),
  id: `l${ownerRef}`,
  hosting: 'service',
  ownerRef,
})

/** The whole database as one text. */
async function everything({ db, dialect }: State): Promise<string> {
  const rows: unknown[] = []
  for (const { name } of await tablesInOrder(db, dialect))
    rows.push(name, ...(await sql`select * from ${sql.table(name)}`.execute(db)).rows)
  return JSON.stringify(rows)
}

/** Creates an account with data in every table that can hold any, on both sides of inquiries. */
async function liveThrough(state: State, email: string) {
  const { db } = state
  const accounts = await silentAccounts(state)
  const id = await openAccount(accounts, email)
  await requestReset(accounts, email, HERE)
  const settings = { name: `key of ${email}`, scopes: ['market:read'], expiresAt: null } as const
  const { record } = await createAccountKey(db, id, settings, NOW)
  const key = (await findKeyById(db, record.id))!
  const app: Caller = { kind: 'account', accountId: id, clientId: `app-of-${id}`, scopes: [], tier: 'free' }
  await connectApp(state, id, app.clientId)
  for (const holder of [`key:${key.id}`, `account:${id}`] as const) await consume(db, holder, 100, NOW)
  const write = (sender: Parameters<typeof senderOf>[0], ownerRef: string, contactEmail: string) =>
    submitInquiry({ db, secret: accounts.secret, now: NOW }, senderOf(sender), {
      listing: listingOf(ownerRef),
      message: WORDS,
      contactEmail,
    })
  await write({ kind: 'key', key }, `other-${id}`, email)
  await write(app, `other-${id}`, email)
  await linkOwner(db, { ownerRef: `owner-${id}`, email, locale: 'fr', linkedAt: NOW })
  const received = await write(
    { kind: 'account', accountId: await stranger(accounts), clientId: 'x', scopes: [], tier: 'free' },
    `owner-${id}`,
    'carla@example.lu',
  )
  await replyToInquiry(db, [`owner-${id}`], received.conversationId, { text: `Write to ${email}`, now: NOW })
  await reportCorrection(
    { db, secret: accounts.secret, now: NOW },
    { listingId: 'lx', field: 'price', fault: 'wrong', address: HERE.address },
  )
  await signIn(accounts, { email, password: PASSWORD }, HERE)
  const failing = createMailer({
    ...accounts,
    db,
    deliver: () => Promise.reject(new Error('away')),
    log: silent,
    clock: () => NOW,
  })
  for (const about of ['reset', 'existing'] as const)
    failing.send({ about, accountId: id, to: email, locale: 'fr', subject: 'x', text: 'x' })
  await failing.settle()
  return { id, keyName: settings.name, clientId: app.clientId }
}

const silent = { error: () => undefined } as never

/** Another account, which writes to owners. */
async function stranger(accounts: Awaited<ReturnType<typeof silentAccounts>>): Promise<string> {
  const row = await accounts.state.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', 'carla@example.lu')
    .executeTakeFirst()
  return row?.id ?? openAccount(accounts, 'carla@example.lu')
}

// Written as the authorization server would.
async function connectApp({ db, dialect }: State, userId: string, clientId: string): Promise<void> {
  const [at, list] = [new Date(NOW).toISOString(), JSON.stringify(['market:read'])]
  const json = dialect === 'postgres' ? sql`${list}::jsonb` : sql`${list}`
  await sql`insert into "oauthClient" ("id", "clientId", "name", "redirectUris", "createdAt") values (${clientId}, ${clientId}, 'App', ${json}, ${at})`.execute(
    db,
  )
  await sql`insert into "oauthConsent" ("id", "clientId", "userId", "scopes", "createdAt", "updatedAt")
    values (${userId}, ${clientId}, ${userId}, ${json}, ${at}, ${at})`.execute(db)
  for (const table of ['oauthRefreshToken', 'oauthAccessToken'])
    await sql`insert into ${sql.table(table)} ("id", "token", "clientId", "userId", "scopes", "expiresAt", "createdAt")
      values (${userId}, ${`t-${userId}`}, ${clientId}, ${userId}, ${json}, ${new Date(NOW + 1e9).toISOString()}, ${at})`.execute(
      db,
    )
}

describe.each(await stateKinds())('an account on $name', ({ open }) => {
  it('that is deleted leaves nothing of itself in the whole database, and all of others', async () => {
    const state = await open(NOW)
    const anna = await liveThrough(state, ANNA)
    const bert = await liveThrough(state, BERT)
    const traces = ({ id, keyName }: typeof anna, email: string) => [email, id, keyName, `t-${id}`]
    const before = await everything(state)
    for (const trace of [...traces(anna, ANNA), ...traces(bert, BERT)]) expect(before).toContain(trace)
    expect(await deleteAccount(state.db, anna.id)).toBe(true)
    expect(await deleteAccount(state.db, anna.id)).toBe(false)
    const after = await everything(state)
    // The name of an app is not personal data; that the account connected it is.
    for (const trace of traces(anna, ANNA)) expect(after.replaceAll(anna.clientId, '')).not.toContain(trace)
    for (const trace of traces(bert, BERT)) expect(after).toContain(trace)
    expect(await inboxOf(state.db, [`owner-${bert.id}`])).toHaveLength(1)
    expect(after.split('"about":"reset"')).toHaveLength(2)
    await state.close()
  })

  it('whose address was never confirmed takes nothing along that belongs to whoever has the address', async () => {
    const state = await open(NOW)
    const accounts = await silentAccounts(state)
    await linkOwner(state.db, { ownerRef: 'owner-1', email: ANNA, locale: 'fr', linkedAt: NOW })
    const sender = senderOf({
      kind: 'account',
      accountId: await openAccount(accounts, BERT),
      clientId: 'x',
      scopes: [],
      tier: 'free',
    })
    const desk = { db: state.db, secret: accounts.secret, now: NOW }
    await submitInquiry(desk, sender, { listing: listingOf('owner-1'), message: WORDS, contactEmail: ANNA })
    await signUp(accounts, { email: ANNA, password: PASSWORD }, HERE)
    const { id } = await state.db.selectFrom('user').select('id').where('email', '=', ANNA).executeTakeFirstOrThrow()
    expect((await exportAccount(state.db, id, NOW))!.inquiries).toEqual({ sent: [], received: [], owners: [] })
    await deleteAccount(state.db, id)
    expect(await ownersOf(state.db, ANNA)).toHaveLength(1)
    expect(await inboxOf(state.db, ['owner-1'])).toHaveLength(1)
    await state.close()
  })

  it('is exported with keys by their prefix, apps, use, and every conversation on either side', async () => {
    const state = await open(NOW)
    const { id, keyName, clientId } = await liveThrough(state, ANNA)
    const writer = await stranger(await silentAccounts(state))
    const more = Array.from({ length: 205 }, (_, number) => ({
      id: `inq_${number}`,
      sender: `account:${number}`,
      party: `account:${number}`,
      key_id: null,
      account_id: writer,
      listing_id: 'lx',
      listing_title: 'Flat',
      owner_ref: `owner-${id}`,
      contact_email: '',
      agent_name: null,
      status: 'awaiting_reply' as const,
      created_at: NOW,
      last_message_at: NOW,
      last_reply_at: null,
      closed_at: null,
    }))
    await state.db.insertInto('inquiry').values(more).execute()
    const exported = (await exportAccount(state.db, id, NOW))!
    expect(exported).toMatchObject({
      account: { email: ANNA, tier: 'free', locale: 'en' },
      keys: [{ name: keyName, prefix: expect.stringMatching(/^lux_/), usage: { last24Hours: 1 } }],
      usage: { last24Hours: 1 },
      sessions: [{ userAgent: 'test' }],
      connectedApps: [{ clientId, scopes: ['market:read'] }],
    })
    expect(exported.inquiries.sent).toHaveLength(2)
    expect(exported.inquiries.received).toHaveLength(206)
    expect(JSON.stringify(exported)).not.toMatch(/"hash"|"token"|"t-/)
    await state.close()
  })
})

it('an erased account is in no file of the state, while the server runs', async () => {
  using folder = temporaryFolder()
  const path = statePath(folder.path)
  const all = () => readdirSync(folder.path, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const files = () =>
    all()
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
      .join('')
  mkdirSync(outboxPath(folder.path), { recursive: true })
  for (const [number, to] of [ANNA, BERT, ANNA].entries())
    writeFileSync(join(outboxPath(folder.path), `${number}.eml`), `To: ${to}\nSubject: x\n\nA link for ${to}`)
  const state = openState(path, NOW)
  const { id } = await liveThrough(state, ANNA)
  const names = all().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['lux.sqlite', 'lux.sqlite-wal', '0.eml', '1.eml', '2.eml']))
  for (const trace of [ANNA, WORDS]) expect([trace, files().includes(trace)]).toEqual([trace, true])
  expect(await eraseAccount(state, folder.path, id)).toBe(true)
  for (const trace of [ANNA, WORDS]) expect([trace, files().includes(trace)]).toEqual([trace, false])
  expect(files()).toContain(BERT)
  await state.close()
  for (const trace of [ANNA, WORDS]) expect([trace, files().includes(trace)]).toEqual([trace, false])
})

import { describe, expect, it } from 'vitest'
import { createKey, findKey, listKeys, revokeKey, rotateKey } from '../auth/keys.ts'
import { consume } from '../limits/sliding-window.ts'
import { HERE, openAccount, PASSWORD, silentAccounts, tokenOf } from '../testing/test-accounts.ts'
import { stateKinds } from '../testing/test-states.ts'
import { createAccountKey, TooManyKeysError } from './account-keys.ts'
import { findAccount, findAccountByEmail, listAccounts, setTier } from './accounts.ts'
import { deleteAccount } from '../account-data/delete-account.ts'
import { exportAccount } from '../account-data/export-account.ts'
import { pruneAccounts } from '../account-data/prune-accounts.ts'
import { listSessions, readSession, signOutSessions } from './sessions.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { signIn, signOut } from './sign-in.ts'
import { confirmAccount, resendVerification, signUp } from './sign-up.ts'
import { ThrottledError } from '../limits/throttle.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const ANNA = 'anna@example.lu'

const cookieHeaders = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })

describe.each(await stateKinds())('accounts on $name', ({ open }) => {
  async function setUp() {
    const clock = { now: Date.now() }
    const state = await open(clock.now)
    const accounts = await silentAccounts(state, () => clock.now)
    const enter = async (email = ANNA, password = PASSWORD) => {
      const result = await signIn(accounts, { email, password }, HERE)
      return result.kind === 'signed-in' ? cookieHeaders(result.cookies) : result.kind
    }
    return { clock, state, accounts, db: state.db, enter }
  }

  it('open by a mailed link, whatever the case of the address', async () => {
    const { accounts, state, enter } = await setUp()
    expect(await signUp(accounts, { email: ' Anna@Example.lu ', password: PASSWORD, name: 'Anna' }, HERE)).toBe(true)
    expect(await enter()).toBe('unverified')
    const token = tokenOf(accounts.mails[0])
    const confirm = async (sent: { token: string; password: string }) =>
      (await confirmAccount(accounts, sent, HERE)).kind
    expect(await confirm({ token: 'nonsense', password: PASSWORD })).toBe('expired')
    expect(await confirm({ token: `${token.slice(0, -5)}AAAAA`, password: PASSWORD })).toBe('expired')
    expect(await confirm({ token, password: 'of somebody else' })).toBe('refused')
    expect(await enter()).toBe('unverified')
    expect(await confirm({ token, password: PASSWORD })).toBe('confirmed')
    const headers = await enter('ANNA@example.lu')
    const signedIn = await readSession(accounts.auth, headers as Headers)
    expect(signedIn).toMatchObject({ email: ANNA })
    expect(await findAccount(state.db, signedIn!.accountId)).toMatchObject({
      tier: 'free',
      name: 'Anna',
      emailVerified: true,
    })
    await state.close()
  })

  it('take no password that is too short and no address that is none', async () => {
    const { accounts, state } = await setUp()
    await expect(signUp(accounts, { email: ANNA, password: 'short' }, HERE)).rejects.toThrow(RangeError)
    expect(await signUp(accounts, { email: 'anna', password: PASSWORD }, HERE)).toBe(false)
    expect(await listAccounts(state.db)).toEqual([])
    await state.close()
  })

  it('sign out one browser or all, and then know it no more', async () => {
    const { accounts, state, db, enter } = await setUp()
    const id = await openAccount(accounts, ANNA)
    const browsers = [await enter(), await enter(), await enter()] as Headers[]
    expect(await listSessions(db, id)).toHaveLength(3)
    const cleared = await signOut(accounts.auth, browsers[0]!)
    expect(cleared.join()).toMatch(/session_token=;.*Max-Age=0/i)
    expect(await readSession(accounts.auth, browsers[0]!)).toBeUndefined()
    expect(await signOutSessions(db, 'someone-else')).toBe(0)
    expect(await signOutSessions(db, id)).toBe(2)
    for (const browser of browsers) expect(await readSession(accounts.auth, browser)).toBeUndefined()
    await state.close()
  })

  it('get a new password by a mailed link, once, which signs out and disconnects everything', async () => {
    const { accounts, state, enter } = await setUp()
    await openAccount(accounts, ANNA)
    const browser = (await enter()) as Headers
    await requestReset(accounts, ANNA, HERE)
    const token = tokenOf(accounts.mails.at(-1))
    expect(await resetPassword(accounts, token, 'short')).toBe(false)
    expect(await resetPassword(accounts, token, 'another horse battery')).toBe(true)
    expect(await resetPassword(accounts, token, 'a third horse battery')).toBe(false)
    expect(await readSession(accounts.auth, browser)).toBeUndefined()
    expect(await enter()).toBe('refused')
    expect(await enter(ANNA, 'another horse battery')).toBeInstanceOf(Headers)
    await state.close()
  })

  it('keep of a mailed link only its hash', async () => {
    const { accounts, state, db } = await setUp()
    await openAccount(accounts, ANNA)
    await requestReset(accounts, ANNA, HERE)
    const token = tokenOf(accounts.mails.at(-1))
    expect(token.length).toBeGreaterThan(20)
    expect(JSON.stringify(await db.selectFrom('verification').selectAll().execute())).not.toContain(token)
    await state.close()
  })

  it('are not told apart from addresses that have none', async () => {
    const { accounts, state, enter } = await setUp()
    await openAccount(accounts, ANNA)
    const mailed = accounts.mails.length
    expect(await enter('nobody@example.lu')).toBe('refused')
    expect(await enter(ANNA, 'wrong horse battery')).toBe('refused')
    expect(await signUp(accounts, { email: ANNA, password: PASSWORD }, HERE)).toBe(true)
    expect(accounts.mails.slice(mailed).map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: ANNA, subject: 'You already have an account' },
    ])
    expect(await requestReset(accounts, 'nobody@example.lu', HERE)).toBeUndefined()
    expect(await resendVerification(accounts, 'nobody@example.lu', HERE)).toBeUndefined()
    expect(accounts.mails).toHaveLength(mailed + 1)
    expect(await enter()).toBeInstanceOf(Headers)
    await state.close()
  })

  it('take no password that many people have', async () => {
    const { accounts, state } = await setUp()
    const open = (password: string) => signUp(accounts, { email: ANNA, password }, HERE)
    await expect(open('Luxembourg2026!')).rejects.toThrow('common')
    await expect(open('anna-anna-1234')).rejects.toThrow('common')
    expect(await open('four goats on a window')).toBe(true)
    await state.close()
  })

  it('are not shut out of a reset by mails that strangers ask for', async () => {
    const { accounts, state, clock } = await setUp()
    await openAccount(accounts, ANNA)
    const asked = async (from: number): Promise<number> => {
      const before = accounts.mails.length
      await requestReset(accounts, ANNA, { address: `198.51.100.${from}` })
      await signUp(accounts, { email: ANNA, password: PASSWORD }, { address: `198.51.101.${from}` })
      return accounts.mails.slice(before).filter(({ subject }) => subject === 'Set a new password').length
    }
    for (let stranger = 0; stranger < 40; stranger++) {
      await asked(stranger)
      clock.now += 300_000
      // The owner, who asks now, has a link of the last half hour, and links work for an hour.
      await requestReset(accounts, ANNA, HERE).catch(() => undefined)
    }
    const resets = accounts.mails.filter(({ subject }) => subject === 'Set a new password')
    expect(resets.length).toBeGreaterThanOrEqual(12)
    expect(resets.length, 'two in half an hour').toBeLessThanOrEqual(16)
    expect(await resetPassword(accounts, tokenOf(resets.at(-1)), 'another horse, another battery')).toBe(true)
    await state.close()
  })

  it('slow down whoever guesses passwords, and let the owner in from elsewhere', async () => {
    const { accounts, state, clock } = await setUp()
    await openAccount(accounts, ANNA)
    const guess = (address: string, password = 'wrong horse battery') =>
      signIn(accounts, { email: ANNA, password }, { address, userAgent: null })
    for (let round = 0; round < 10; round++) expect((await guess('198.51.100.7')).kind).toBe('refused')
    await expect(guess('198.51.100.7', PASSWORD)).rejects.toThrow(ThrottledError)
    expect((await guess('192.0.2.1', PASSWORD)).kind).toBe('signed-in')
    clock.now += 900_000
    expect((await guess('198.51.100.7', PASSWORD)).kind).toBe('signed-in')
    await state.close()
  })

  it('have keys with their own tier, so many and no more', async () => {
    const { accounts, state, db, clock } = await setUp()
    const id = await openAccount(accounts, ANNA)
    const make = () => createAccountKey(db, id, { name: 'k', scopes: ['market:read'], expiresAt: null }, clock.now)
    const made = await Promise.allSettled(Array.from({ length: 8 }, make))
    expect(made.filter((each) => each.status === 'fulfilled')).toHaveLength(5)
    expect(made.filter((each) => each.status === 'rejected' && each.reason instanceof TooManyKeysError)).toHaveLength(3)
    const keys = await listKeys(db, id)
    expect(keys.every((key) => key.tier === 'free' && key.accountId === id)).toBe(true)
    await setTier(db, id, 'premium')
    expect((await listKeys(db, id)).every((key) => key.tier === 'premium')).toBe(true)
    await revokeKey(db, keys[0]!.id, clock.now, id)
    await expect(make()).rejects.toThrow(TooManyKeysError)
    clock.now += DAY_MS
    expect((await make()).record.tier).toBe('premium')
    await state.close()
  })

  it('rotate a key, which keeps its allowance, and touch no key of others', async () => {
    const { accounts, state, db, clock } = await setUp()
    const [anna, bert] = [await openAccount(accounts, ANNA), await openAccount(accounts, 'bert@example.lu')]
    const settings = { name: 'k', scopes: ['market:read'], expiresAt: null } as const
    const { key, record } = await createAccountKey(db, anna, settings, clock.now)
    await consume(db, `key:${record.id}`, 2, clock.now)
    expect(await rotateKey(db, record.id, bert)).toBeUndefined()
    expect(await revokeKey(db, record.id, clock.now, bert)).toBeUndefined()
    const rotated = await rotateKey(db, record.id, anna)
    expect(rotated).toMatchObject({ record: { id: record.id, revokedAt: null } })
    expect(await findKey(db, key)).toBeUndefined()
    expect(await findKey(db, rotated!.key)).toMatchObject({ id: record.id, scopes: ['market:read'] })
    expect((await consume(db, `key:${record.id}`, 2, clock.now)).remaining).toBe(0)
    await revokeKey(db, record.id, clock.now, anna)
    expect(await rotateKey(db, record.id, anna)).toBeUndefined()
    await state.close()
  })

  it('are exported whole and without secrets', async () => {
    const { accounts, state, db, clock, enter } = await setUp()
    const id = await openAccount(accounts, ANNA)
    await enter()
    const { key, record } = await createAccountKey(
      db,
      id,
      { name: 'mine', scopes: ['market:read'], expiresAt: null },
      clock.now,
    )
    await consume(db, `key:${record.id}`, 5, clock.now)
    const text = JSON.stringify(await exportAccount(db, id, clock.now))
    expect(JSON.parse(text)).toMatchObject({
      account: { email: ANNA },
      keys: [{ name: 'mine', usage: { last24Hours: 1 } }],
      sessions: [{ userAgent: 'test' }],
      connectedApps: [],
    })
    const { token } = await db.selectFrom('session').select('token').executeTakeFirstOrThrow()
    for (const secret of [key, token, PASSWORD]) expect(text).not.toContain(secret)
    expect(await exportAccount(db, 'nobody', clock.now)).toBeUndefined()
    await state.close()
  })

  it('leave nothing behind when they are deleted', async () => {
    const { accounts, state, db, clock, enter } = await setUp()
    const [id, other] = [await openAccount(accounts, ANNA), await openAccount(accounts, 'bert@example.lu')]
    await enter()
    for (const owner of [id, other]) {
      const { record } = await createAccountKey(db, owner, { name: 'k', scopes: [], expiresAt: null }, clock.now)
      await consume(db, `key:${record.id}`, 5, clock.now)
      await consume(db, `account:${owner}`, 5, clock.now)
    }
    await createKey(db, { name: 'operator', tier: 'free', scopes: [], expiresAt: null }, clock.now)
    await requestReset(accounts, ANNA, HERE)
    expect(await deleteAccount(db, id)).toBe(true)
    expect(await deleteAccount(db, id)).toBe(false)
    expect(await findAccountByEmail(db, ANNA)).toBeUndefined()
    for (const table of ['session', 'verification'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    const holders = await db.selectFrom('usage_day').select('holder').orderBy('holder').execute()
    expect(holders.map(({ holder }) => holder)).toEqual([`account:${other}`, expect.stringMatching(/^key:/)])
    expect((await listKeys(db)).map(({ name, accountId }) => [name, accountId])).toEqual([
      ['k', other],
      ['operator', null],
    ])
    await state.close()
  })

  it('are forgotten when they were never confirmed, and so is what has expired', async () => {
    const { accounts, state, db, clock, enter } = await setUp()
    await openAccount(accounts, ANNA)
    await enter()
    await signUp(accounts, { email: 'never@example.lu', password: PASSWORD }, HERE)
    await pruneAccounts(db, clock.now)
    expect(await listAccounts(db)).toHaveLength(2)
    await pruneAccounts(db, clock.now + 8 * DAY_MS)
    expect((await listAccounts(db)).map(({ email }) => email)).toEqual([ANNA])
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
    await state.close()
  })

  it('write no password, link, token or address into the log', async () => {
    const { accounts, state, enter } = await setUp()
    await openAccount(accounts, ANNA)
    const browser = (await enter()) as Headers
    await enter(ANNA, 'wrong horse battery')
    await enter('nobody@example.lu')
    await signUp(accounts, { email: ANNA, password: PASSWORD }, HERE)
    await requestReset(accounts, ANNA, HERE)
    await resetPassword(accounts, 'nonsense', 'another horse battery')
    const log = accounts.logLines.join('\n')
    const secrets = [PASSWORD, 'wrong horse', ANNA, 'nobody@', browser.get('cookie')!.split('=')[1]!.slice(0, 20)]
    for (const secret of [...secrets, ...accounts.mails.map(tokenOf)])
      if (secret !== '') expect(log).not.toContain(secret)
    await state.close()
  })
})

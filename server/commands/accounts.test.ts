import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { createAccountKey } from '../accounts/account-keys.ts'
import { signIn } from '../accounts/sign-in.ts'
import { consume } from '../limits/sliding-window.ts'
import { BackupError } from '../state/backup.ts'
import { enqueueMail, putBackMail } from '../mail/mail-queue.ts'
import { openState, statePath } from '../state/state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { HERE, openAccount, PASSWORD, silentAccounts } from '../testing/test-accounts.ts'
import { accountsCommand } from './accounts.ts'
import { stateCommand } from './state.ts'
import type { CommandSurroundings } from './surroundings.ts'

const NOW = Date.now()
const ANNA = 'anna@example.lu'

async function run(make: (surroundings: CommandSurroundings) => Command, dataDir: string, ...words: string[]) {
  const out: string[] = []
  let error = ''
  const command = make({
    environment: { DATA_DIR: dataDir },
    clock: () => NOW,
    out: (line) => void out.push(line),
    note: () => undefined,
  })
  for (const each of [command, ...command.commands])
    each.exitOverride().configureOutput({ writeErr: (text) => (error += text), outputError: (text) => (error += text) })
  try {
    await command.parseAsync(words, { from: 'user' })
  } catch (thrown) {
    if (thrown instanceof BackupError) throw thrown
  }
  return { out, error }
}

/** Creates a data folder with an account and a key used once. */
async function withAccount(dataDir: string): Promise<void> {
  const state = openState(statePath(dataDir), NOW)
  const accounts = await silentAccounts(state)
  const id = await openAccount(accounts, ANNA)
  await signIn(accounts, { email: ANNA, password: PASSWORD }, HERE)
  const settings = { name: 'mine', scopes: ['market:read'], expiresAt: null } as const
  const { record } = await createAccountKey(state.db, id, settings, NOW)
  await consume(state.db, `key:${record.id}`, 100, NOW)
  await state.close()
}

describe('accounts command', () => {
  it('lists, shows, and sets the tier of an account and its keys', async () => {
    using folder = temporaryFolder()
    await withAccount(folder.path)
    expect((await run(accountsCommand, folder.path, 'list')).out).toEqual([
      expect.stringMatching(/^anna@example\.lu {2}free \(100 a day\) {2}opened \d{4}-\d\d-\d\d$/),
    ])
    expect((await run(accountsCommand, folder.path, 'tier', 'ANNA@example.lu', 'basic')).out[0]).toContain(
      'basic (1000 a day)',
    )
    const shown = (await run(accountsCommand, folder.path, 'show', ANNA)).out
    expect(shown[1]).toMatch(/^key 1 {2}lux_.{4}… {2}mine {2}1 in 24 hours, 1 in 30 days$/)
    expect(JSON.parse((await run(accountsCommand, folder.path, 'list', '--json')).out[0]!)).toMatchObject({
      tier: 'basic',
    })
  })

  it('exports everything stored', async () => {
    using folder = temporaryFolder()
    await withAccount(folder.path)
    const { out } = await run(accountsCommand, folder.path, 'export', ANNA)
    expect(JSON.parse(out.join('\n'))).toMatchObject({ account: { email: ANNA }, keys: [{ name: 'mine' }] })
  })

  it('removes a second factor, signs out and deletes', async () => {
    using folder = temporaryFolder()
    await withAccount(folder.path)
    const state = openState(statePath(folder.path), NOW)
    await state.db.updateTable('user').set({ twoFactorEnabled: 1 }).execute()
    const [line] = (await run(accountsCommand, folder.path, 'remove-second-factor', ANNA)).out
    expect(line).toContain('without a second factor')
    const { twoFactorEnabled } = await state.db.selectFrom('user').select('twoFactorEnabled').executeTakeFirstOrThrow()
    expect(twoFactorEnabled).toBe(0)
    await state.close()
    expect((await run(accountsCommand, folder.path, 'sign-out', ANNA)).out[0]).toContain('signed out of 1 browsers')
    expect((await run(accountsCommand, folder.path, 'delete', ANNA)).out).toEqual([`${ANNA}  deleted`])
    expect((await run(accountsCommand, folder.path, 'list')).out).toEqual([])
  })

  it.each([
    [['show', 'nobody@example.lu'], 'There is no account nobody@example.lu'],
    [['tier', 'nobody@example.lu', 'basic'], 'There is no account nobody@example.lu'],
    [['tier', ANNA, 'gold'], 'Allowed choices are free, basic, premium'],
  ])('says what is wrong with %j', async (words, message) => {
    using folder = temporaryFolder()
    expect((await run(accountsCommand, folder.path, ...words)).error).toContain(message)
  })
})

describe('state command', () => {
  it('backs up, refuses to overwrite data unasked, restores, and checks', async () => {
    using folder = temporaryFolder()
    const file = join(folder.path, 'backup.gz')
    await withAccount(folder.path)
    expect((await run(stateCommand, folder.path, 'backup', file)).out[0]).toMatch(/ {2}\d+ rows of \d+ tables$/)
    await run(accountsCommand, folder.path, 'tier', ANNA, 'premium')
    expect((await run(stateCommand, folder.path, 'restore', file)).error).toContain('--replace')
    expect((await run(accountsCommand, folder.path, 'list')).out[0]).toContain('premium')
    expect((await run(stateCommand, folder.path, 'restore', file, '--replace')).out[0]).toContain('restored')
    expect((await run(accountsCommand, folder.path, 'list')).out[0]).toContain('free')
    expect((await run(stateCommand, folder.path, 'check')).out).toEqual(['whole'])
    expect(existsSync(`${file}.unfinished`)).toBe(false)
  })

  it('shows waiting mails, and retries them at once', async () => {
    using folder = temporaryFolder()
    await withAccount(folder.path)
    const state = openState(statePath(folder.path), NOW)
    const { id } = await state.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const mail = { about: 'reset', accountId: id, to: ANNA, locale: 'en', subject: 'x', text: 'x' } as const
    await enqueueMail(state.db, 'a secret that only tests have', mail, NOW - 60_000)
    await putBackMail(
      state.db,
      { id: 1, attempts: 2, expiresAt: NOW + 3_600_000 },
      { fault: 'ECONNREFUSED', isForGood: false },
      NOW,
    )
    await state.close()
    const minute = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`
    const waiting = `mail 1  reset  ${ANNA}  written ${minute(NOW - 60_000)}  0 tries  ECONNREFUSED  tried again `
    expect((await run(stateCommand, folder.path, 'mails')).out).toEqual([waiting + minute(NOW + 60_000)])
    expect((await run(stateCommand, folder.path, 'mails', '--retry')).out).toEqual([waiting + minute(NOW)])
  })

  it('rejects a file that is not a backup', async () => {
    using folder = temporaryFolder()
    const file = join(folder.path, 'backup.gz')
    writeFileSync(file, 'hello')
    await expect(run(stateCommand, folder.path, 'restore', file)).rejects.toThrow(BackupError)
  })
})

import { sha256Of } from '../../models/kernel/sha256-of.ts'
import type { AccountServices } from '../accounts/account-services.ts'
import { createAuth } from '../accounts/auth.ts'
import type { PasswordHashing } from '../accounts/auth.ts'
import type { Mail } from '../mail/mail-queue.ts'
import type { Mailer } from '../mail/mailer.ts'
import { confirmAccount, signUp } from '../accounts/sign-up.ts'
import { createLog } from '../observability/log.ts'
import type { State } from '../state/state.ts'

export const PASSWORD = 'correct horse battery'
export const HERE = { address: '192.0.2.1', userAgent: 'test' }

/** Fast hashing: real hashing is slow on purpose, and most tests are not about it. Servers in a process of their own hash as users' do. */
export const QUICK: PasswordHashing = {
  hash: async (password) => sha256Of(password),
  verify: async ({ hash, password }) => hash === (await QUICK.hash(password)),
}

export interface TestAccounts extends AccountServices {
  mails: Mail[]
  /** Logged lines, one JSON text each. */
  logLines: string[]
}

/** Accounts whose mails are collected instead of sent. */
export async function silentAccounts(state: State, clock: () => number = Date.now): Promise<TestAccounts> {
  const mails: Mail[] = []
  const logLines: string[] = []
  const log = createLog('trace', { write: (line) => void logLines.push(line) })
  const mailer: Mailer = {
    send: (mail) => void mails.push(mail),
    enqueue: async (_, mail) => void mails.push(mail),
    deliver: async () => undefined,
    settle: async () => undefined,
  }
  const secret = 'a secret that only tests have, and long enough'
  const auth = createAuth({
    config: { publicBaseUrl: 'https://property.example.lu' },
    state,
    secret,
    mailer,
    log,
    passwords: QUICK,
  })
  await auth.$context
  return { auth, state, mailer, secret, clock, mails, logLines }
}

/** Token of the link in a mail. */
export function tokenOf(mail: Pick<Mail, 'text'> | undefined): string {
  return decodeURIComponent(/\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
}

/** Opens and confirms an account. @returns its id */
export async function openAccount(accounts: TestAccounts, email: string): Promise<string> {
  await signUp(accounts, { email, password: PASSWORD }, HERE)
  await confirmAccount(accounts, { token: tokenOf(accounts.mails.at(-1)), password: PASSWORD }, HERE)
  // Makes the account look long open, in another browser.
  await accounts.state.db.deleteFrom('session').execute()
  await accounts.state.db.deleteFrom('allowance_window').where('holder', 'like', 'throttle:%').execute()
  const row = await accounts.state.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}

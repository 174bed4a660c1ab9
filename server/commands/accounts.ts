import { Argument, Command } from 'commander'
import { findAccountByEmail, listAccounts, setTier } from '../accounts/accounts.ts'
import type { Account } from '../accounts/accounts.ts'
import { disconnectAllApps } from '../accounts/connected-apps.ts'
import { eraseAccount } from '../account-data/erase-account.ts'
import { exportAccount } from '../account-data/export-account.ts'
import { dropSecondFactor } from '../accounts/second-factor/second-factor.ts'
import { signOutSessions } from '../accounts/sessions.ts'
import { listKeys } from '../auth/keys.ts'
import { readConfig } from '../base/config.ts'
import { TIER_DAY_LIMITS, TIERS } from '../base/tiers.ts'
import type { Tier } from '../base/tiers.ts'
import { usageOf } from '../limits/usage.ts'
import type { State } from '../state/state.ts'
import { isoDateAt } from '../../models/kernel/day.ts'
import { addList, ORDINARY, withState } from './surroundings.ts'
import type { CommandSurroundings } from './surroundings.ts'

/** `accounts list | show | export | tier | sign-out | delete`: the operator's commands for accounts. */
export function accountsCommand(surroundings: CommandSurroundings = ORDINARY): Command {
  const { clock, out } = surroundings
  const accounts = new Command('accounts').description('list accounts, set their tiers, sign them out, delete them')

  /** Adds a command for the account of an e-mail address. */
  const onAccount = (name: string, description: string, work: (state: State, account: Account) => Promise<unknown>) =>
    accounts
      .command(name)
      .description(description)
      .argument('<email>', 'address of the account')
      .action((email: string, _options: unknown, command: Command) =>
        withState(surroundings, async (state) => {
          const account = await findAccountByEmail(state.db, email)
          if (account) await work(state, account)
          else command.error(`There is no account ${email}; "accounts list" shows them.`, { exitCode: 1 })
        }),
      )

  addList(accounts, surroundings, 'all accounts, oldest first', ({ db }) => listAccounts(db), describe)
  onAccount('show', 'show one account with its keys and usage', async ({ db }, account) => {
    out(describe(account))
    for (const key of await listKeys(db, account.id)) {
      const { last24Hours, last30Days } = await usageOf(db, `key:${key.id}`, clock())
      const state = key.revokedAt === null ? '' : `  revoked ${isoDateAt(key.revokedAt)}`
      out(`key ${key.id}  ${key.prefix}…  ${key.name}  ${last24Hours} in 24 hours, ${last30Days} in 30 days${state}`)
    }
    const { last24Hours, last30Days } = await usageOf(db, `account:${account.id}`, clock())
    out(`apps  ${last24Hours} in 24 hours, ${last30Days} in 30 days`)
  })
  onAccount('export', 'export everything stored about an account, as JSON', async ({ db }, account) =>
    out(JSON.stringify(await exportAccount(db, account.id, clock()), null, 2)),
  )
  onAccount('sign-out', 'sign out every browser and disconnect every app', async ({ db }, account) => {
    const browsers = await signOutSessions(db, account.id)
    await disconnectAllApps(db, account.id)
    out(`${account.email}  signed out of ${browsers} browsers, all apps disconnected`)
  })
  onAccount('remove-second-factor', 'let the account sign in with its password alone', async ({ db }, account) => {
    await dropSecondFactor(db, account.id)
    out(`${account.email}  signs in without a second factor`)
  })
  onAccount(
    'delete',
    'delete an account and everything stored about it, including messages to it as an owner, at once and for good',
    async (state, account) => {
      await eraseAccount(state, readConfig(surroundings.environment).dataDir, account.id)
      out(`${account.email}  deleted`)
    },
  )
  accounts
    .command('tier')
    .description('change the allowance of an account and all its keys')
    .argument('<email>', 'address of the account')
    .addArgument(new Argument('<tier>', 'allowance').choices(TIERS))
    .action((email: string, tier: Tier, _options: unknown, command: Command) =>
      withState(surroundings, async ({ db }) => {
        const account = await findAccountByEmail(db, email)
        if (!account) command.error(`There is no account ${email}; "accounts list" shows them.`, { exitCode: 1 })
        else out(describe((await setTier(db, account.id, tier))!))
      }),
    )
  return accounts
}

function describe({ email, emailVerified, tier, createdAt }: Account): string {
  const parts = [email, `${tier} (${TIER_DAY_LIMITS[tier]} a day)`, `opened ${isoDateAt(createdAt)}`]
  if (!emailVerified) parts.push('address not confirmed')
  return parts.join('  ')
}

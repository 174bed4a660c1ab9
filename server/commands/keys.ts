import { Command, InvalidArgumentError, Option } from 'commander'
import { SCOPES } from '../auth/api-key.ts'
import type { Scope } from '../auth/api-key.ts'
import { createKey, listKeys, revokeKey } from '../auth/keys.ts'
import type { ApiKey } from '../auth/keys.ts'
import { TIER_DAY_LIMITS, TIERS } from '../base/tiers.ts'
import type { Tier } from '../base/tiers.ts'
import { isoDateAt } from '../../models/kernel/day.ts'
import { addList, ORDINARY, withState } from './surroundings.ts'
import type { CommandSurroundings } from './surroundings.ts'

const DEFAULT_SCOPES: Scope[] = ['listings:read', 'market:read']

/** `keys create | list | revoke`: API keys in the server's database, also while it runs. */
export function keysCommand(surroundings: CommandSurroundings = ORDINARY): Command {
  const { clock, out, note } = surroundings
  const keys = new Command('keys').description('issue, list and revoke API keys')
  keys
    .command('create')
    .description('issue a key; it is shown once, on standard output')
    .requiredOption('--name <text>', 'name of the key', parseName)
    .addOption(new Option('--tier <tier>', 'allowance').choices(TIERS).default('free'))
    .option('--scopes <list>', `separated by commas, from ${SCOPES.join(', ')}`, parseScopes, DEFAULT_SCOPES)
    .option('--expires <date>', 'first day on which the key no longer works, YYYY-MM-DD', parseDate)
    .action((options: { name: string; tier: Tier; scopes: Scope[]; expires?: number }) =>
      withState(surroundings, async ({ db }) => {
        const { name, tier, scopes, expires } = options
        const { key, record } = await createKey(db, { name, tier, scopes, expiresAt: expires ?? null }, clock())
        note(`${describe(record, clock())}\nKeep the key: it cannot be shown again.`)
        out(key)
      }),
    )
  addList(
    keys,
    surroundings,
    'all keys, oldest first',
    ({ db }) => listKeys(db),
    (key) => describe(key, clock()),
  )
  keys
    .command('revoke')
    .description('revoke a key, at once and for good')
    .argument('<id>', 'number of the key, from "keys list"', parseId)
    .action((id: number, _options: unknown, command: Command) =>
      withState(surroundings, async ({ db }) => {
        const record = await revokeKey(db, id, clock())
        if (!record) command.error(`There is no key ${id}; "keys list" shows them.`, { exitCode: 1 })
        else out(describe(record, clock()))
      }),
    )
  return keys
}

function describe({ id, prefix, name, tier, scopes, createdAt, expiresAt, revokedAt }: ApiKey, now: number): string {
  const parts = [`${id}`, `${prefix}…`, name, `${tier} (${TIER_DAY_LIMITS[tier]} a day)`, scopes.join(',')]
  parts.push(`created ${isoDateAt(createdAt)}`)
  if (revokedAt !== null) parts.push(`revoked ${isoDateAt(revokedAt)}`)
  else if (expiresAt !== null) parts.push(`${expiresAt <= now ? 'expired' : 'expires'} ${isoDateAt(expiresAt)}`)
  return parts.join('  ')
}

function parseName(text: string): string {
  const name = text.trim()
  // Control characters could rewrite the terminal of anyone who lists the keys.
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name))
    throw new InvalidArgumentError('expected 1 to 100 characters on one line')
  return name
}

function parseScopes(text: string): Scope[] {
  const scopes = text.split(',').map((scope) => scope.trim())
  const unknown = scopes.filter((scope) => !SCOPES.some((known) => known === scope))
  if (unknown.length > 0)
    throw new InvalidArgumentError(`unknown: ${unknown.join(', ')}; expected ${SCOPES.join(', ')}`)
  return scopes as Scope[]
}

function parseDate(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  if (Number.isNaN(time) || isoDateAt(time) !== text)
    throw new InvalidArgumentError('expected a day such as 2027-12-31')
  return time
}

function parseId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('expected the number of a key')
  return Number(text)
}

import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from '../../../models/statistics/random.ts'
import { MAX_KEYS } from '../../accounts/account-keys.ts'
import { signIn } from '../../accounts/sign-in.ts'
import { listKeys } from '../../auth/keys.ts'
import { openPostgresState } from '../../state/postgres-state.ts'
import type { State } from '../../state/state.ts'
import { publishSampleRelease } from '../build-release.ts'
import { sampleListing } from '../sample-records.ts'
import { SHIFTABLE_CLOCK, startServerProcess } from '../server-process.ts'
import type { ServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { openAccount, PASSWORD, silentAccounts } from '../test-accounts.ts'
import { FREE_LIMIT, manageKeys, newHistory, SITE, useAllowances, writeMessages } from './clients.ts'
import type { History } from './clients.ts'
import { countingFaults, keyFaults, messageFaults, quotaFaults } from './history.ts'

const KINDS = ['kill', 'pause', 'skew'] as const

export interface Verdict {
  faults: Record<(typeof KINDS)[number], number>
  /** Requests that were answered or lost, and how many were lost. */
  requests: number
  lost: number
  acknowledged: { uses: number; keys: number; revocations: number; messages: number }
  /** Contradictions to the rules. */
  violations: string[]
}

const LISTINGS = 300
/** Accounts per fault injected; each makes six keys. */
const ACCOUNTS_PER_FAULT = 0.5
const MOST_SHIFT_MS = 2 * 3_600_000

/**
 * Kills, pauses and sets off the clocks of two servers over one PostgreSQL while clients use, make and revoke keys and write messages;
 * then checks all that was answered against what is stored.
 * @param databaseUrl an empty database
 */
export async function faultTwoServers(databaseUrl: string, count: number, seed: number): Promise<Verdict> {
  using folder = temporaryFolder()
  const records = Array.from({ length: LISTINGS }, (_, index) => ({
    ...sampleListing(index),
    hosting: 'service' as const,
    ownerRef: `owner-${index}`,
  }))
  publishSampleRelease(folder.path, { records })
  const state = await openPostgresState(databaseUrl, Date.now())
  const prepared = await signedInAccounts(state, Math.ceil(count * ACCOUNTS_PER_FAULT))
  const environment = {
    DATA_DIR: folder.path,
    STATE_URL: databaseUrl,
    AUTH_SECRET: prepared.secret,
    PUBLIC_BASE_URL: SITE,
    OPERATOR_NAME: 'Test',
    OPERATOR_ADDRESS: 'Test',
    OPERATOR_MAIL: 'test@example.lu',
    LOG_LEVEL: 'info',
  }
  const start = () => startServerProcess(environment, SHIFTABLE_CLOCK)
  const servers = [await start(), await start()]
  const history = newHistory()
  let isOver = false
  let messages = 0
  const clients = {
    state,
    random: seededRandom(seed),
    urls: () => servers.map(({ url }) => url),
    isOver: () => isOver,
    listings: records.map(({ id }) => id),
    accounts: prepared.accounts,
    history,
  }
  const next = () => ++messages
  const work = [
    ...[1, 2].map(() => useAllowances(clients)),
    ...[1, 2].map(() => manageKeys(clients)),
    ...[1, 2, 3].map(() => writeMessages(clients, next)),
  ]
  try {
    const faults = await injectFaults(servers, start, count, seededRandom(seed + 1))
    await delay(500)
    isOver = true
    await Promise.all(work)
    return { faults, ...(await verdict(state, history)) }
  } finally {
    isOver = true
    for (const server of servers) {
      server.resume()
      await server.kill()
    }
    await state.close()
  }
}

async function injectFaults(
  servers: ServerProcess[],
  start: () => Promise<ServerProcess>,
  count: number,
  random: () => number,
) {
  const faults = { kill: 0, pause: 0, skew: 0 }
  for (let number = 0; number < count; number++) {
    const kind = KINDS[number % KINDS.length]!
    const index = random() < 0.5 ? 0 : 1
    const [server, other] = [servers[index]!, servers[1 - index]!]
    await delay(100 + random() * 300)
    faults[kind]++
    if (kind === 'kill') {
      // The other server sometimes stands still meanwhile, with whatever it has locked.
      if (random() < 0.3) other.pause()
      await server.kill()
      other.resume()
      servers[index] = await start()
    } else if (kind === 'pause') {
      server.pause()
      await delay(50 + random() * 1_500)
      server.resume()
    } else server.shiftClock(Math.round((2 * random() - 1) * MOST_SHIFT_MS))
  }
  return faults
}

async function verdict(state: State, history: History): Promise<Omit<Verdict, 'faults'>> {
  const violations = [...history.seen]
  const note = (about: string, faults: readonly string[]) =>
    violations.push(...faults.map((fault) => `${about}: ${fault}`))
  const keys = await listKeys(state.db)
  for (const [id, requests] of history.counted)
    note(`key ${id}`, countingFaults(requests, FREE_LIMIT, await hitsOf(state, id)))
  for (const [id, uses] of history.keys)
    note(
      `key ${id}`,
      keyFaults(
        uses,
        keys.some((key) => key.id === Number(id) && key.revokedAt !== null),
      ),
    )
  for (const [account, names] of history.asked) {
    const own = keys.filter(({ accountId }) => accountId === account)
    if (own.length > MAX_KEYS) violations.push(`${account} has ${own.length} keys`)
    if (new Set(own.map(({ name }) => name)).size < own.length) violations.push(`${account} got a key twice`)
    if (own.some(({ name }) => !names.includes(name))) violations.push(`${account} has a key nobody asked for`)
  }
  for (const { name, id } of history.made)
    if (!keys.some((key) => key.id === id && key.name === name))
      violations.push(`the acknowledged key ${name} is not there`)
  const stored = await storedMessages(state)
  note('messages', messageFaults(history.messages, stored))
  note('messages', quotaFaults(history.messages, stored))
  const uses = [...history.counted.values()].flat()
  const lives = [...history.keys.values()].flat()
  const all = [...uses, ...lives, ...history.messages]
  return {
    requests: all.length,
    lost: all.filter(({ endedAt }) => endedAt === null).length,
    acknowledged: {
      uses: uses.filter(({ isAllowed }) => isAllowed).length,
      keys: history.made.length,
      revocations: lives.filter(({ what, works }) => what === 'revoke' && works).length,
      messages: new Set(history.messages.filter(({ conversation }) => conversation).map(({ number }) => number)).size,
    },
    violations,
  }
}

async function hitsOf(state: State, keyId: number): Promise<number> {
  const { hits } = await state.db
    .selectFrom('hit')
    .innerJoin('allowance_window', 'allowance_window.id', 'window_id')
    .select(({ fn }) => fn.countAll<number>().as('hits'))
    .where('holder', '=', `key:${keyId}`)
    .executeTakeFirstOrThrow()
  return Number(hits)
}

async function storedMessages(state: State) {
  const rows = await state.db.selectFrom('inquiry_message').select(['text', 'inquiry_id']).execute()
  return rows.map(({ text, inquiry_id }) => ({ number: Number(/\d+/.exec(text)![0]), conversation: inquiry_id }))
}

async function signedInAccounts(state: State, count: number) {
  const accounts = await silentAccounts(state)
  const people = Array.from({ length: count }, (_, index) => ({
    email: `person-${index}@example.lu`,
    address: `192.0.2.${index % 256}`,
  }))
  const ids: string[] = []
  // Opening an account ends the sessions of all others.
  for (const { email } of people) ids.push(await openAccount(accounts, email))
  const signedIn = []
  for (const [index, { email, address }] of people.entries()) {
    const result = await signIn(accounts, { email, password: PASSWORD }, { address, userAgent: 'test' })
    if (result.kind !== 'signed-in') throw new Error('An account of the test could not sign in')
    signedIn.push({ id: ids[index]!, cookie: result.cookies.map((each) => each.split(';')[0]).join('; ') })
  }
  return { accounts: signedIn, secret: accounts.secret }
}

import { setTimeout as delay } from 'node:timers/promises'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import { median } from '../../models/statistics/median.ts'
import { ACCESS_TOKEN_PREFIX, hashToken, mcpResource } from '../../server/accounts/auth.ts'
import type { State } from '../../server/state/state.ts'
import { openAccount, silentAccounts } from '../../server/testing/test-accounts.ts'

/** Most times as long as in peace. */
const BAR = 2
const FLOODING_CLIENTS = 9
const ROUNDS = 8
const LEASES_OF_ROUND = 8
/** Milliseconds after which a flood is under way, or over. */
const SETTLED_MS = 300

/** Access tokens of one account that floods, and of another person. */
export interface LeaseTokens {
  greedy: string
  other: string
}

/**
 * Has leases of one person read in peace and beside an account that sends leases without waiting for them, in turns, so that other work of the
 * machine weighs on both alike; prints the medians and their ratio, which is what counts.
 */
export async function leasesBesideAFlood(
  url: string,
  { greedy, other }: LeaseTokens,
): Promise<{ told: string; faults: string[] }> {
  const faults: string[] = []
  const [quiet, flooded]: number[][] = [[], []]
  let sent = 0
  const person = async (times: number[]) => {
    for (let index = 0; index < LEASES_OF_ROUND; index++) {
      const { ms, code } = await readLease(url, other)
      times.push(ms)
      if (code !== 'ok') faults.push(`another person's lease was answered with ${code}`)
    }
  }
  await readLease(url, other)
  for (let round = 0; round < ROUNDS; round++) {
    await delay(SETTLED_MS)
    await person(quiet!)
    const going = { on: true }
    const client = async () => {
      while (going.on) {
        sent++
        await readLease(url, greedy, AbortSignal.timeout(300 + 100 * (sent % 9))).catch(() => undefined)
      }
    }
    const flood = Array.from({ length: FLOODING_CLIENTS }, client)
    await delay(SETTLED_MS)
    await person(flooded!)
    going.on = false
    await Promise.all(flood)
  }
  const [inPeace, beside] = [median(quiet!), median(flooded!)]
  const ratio = beside / inPeace
  console.log(
    `another person's lease, median of ${quiet!.length}: ${inPeace.toFixed(0)} ms in peace, ${beside.toFixed(0)} ms beside a flood, ` +
      `${ratio.toFixed(2)} times   bar: <= ${BAR}`,
  )
  if (ratio > BAR) faults.push(`a flood makes another person's lease take ${ratio.toFixed(2)} times as long`)
  const calls = await Promise.all(Array.from({ length: FLOODING_CLIENTS }, () => readLease(url, greedy)))
  const refused = calls.find(({ code }) => code !== 'ok')
  console.log(
    `one too many of the greedy account: ${refused?.code}, counted: ${refused?.isCounted}, "${refused?.text}"`,
  )
  if (refused?.code !== 'RATE_LIMIT_EXCEEDED' || refused.isCounted !== false) faults.push('a busy answer cost a call')
  return { told: `${sent} calls of one account`, faults }
}

async function readLease(url: string, token: string, signal?: AbortSignal) {
  const startedAt = performance.now()
  const params = { name: 'analyze_lease', arguments: { text: LAWFUL_LEASE } }
  const response = await fetch(`${url}/api/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    ...(signal && { signal }),
  })
  const { result } = (await response.json()) as {
    result?: { isError?: boolean; content: { text: string }[]; _meta?: { error?: { code: string; counted?: boolean } } }
  }
  const { error } = result?.['_meta'] ?? {}
  return {
    ms: performance.now() - startedAt,
    code: result?.isError === true ? (error?.code ?? 'error') : `${result ? 'ok' : response.status}`,
    isCounted: error?.counted,
    text: result?.content[0]?.text.split('\n')[0] ?? '',
  }
}

/** Makes two accounts with an app that may read their leases. */
export async function leaseTokens(state: State, baseUrl: string): Promise<LeaseTokens> {
  const { db, dialect } = state
  if (dialect !== 'sqlite') throw new Error('The tokens of this test are for SQLite')
  const accounts = await silentAccounts(state)
  const at = new Date().toISOString()
  const list = (of: string[]) => JSON.stringify(of)
  await db
    .insertInto('oauthClient')
    .values({
      id: 'app',
      clientId: 'app',
      name: 'App',
      uri: null,
      redirectUris: list(['https://app.example/']),
      scopes: null,
      createdAt: at,
    })
    .execute()
  for (const name of ['greedy', 'other']) {
    const userId = await openAccount(accounts, `${name}@example.lu`)
    await db.updateTable('user').set({ tier: 'premium' }).where('id', '=', userId).execute()
    await db
      .insertInto('oauthAccessToken')
      .values({
        id: name,
        token: hashToken(name),
        clientId: 'app',
        userId,
        scopes: list(['documents:write']),
        resources: list([mcpResource(baseUrl)]),
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        createdAt: at,
        revoked: null,
      })
      .execute()
  }
  return { greedy: `${ACCESS_TOKEN_PREFIX}greedy`, other: `${ACCESS_TOKEN_PREFIX}other` }
}

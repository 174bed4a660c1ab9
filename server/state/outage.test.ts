import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { rpc } from '../faces/mcp/testing/rpc.ts'
import { OAUTH_PATH } from '../accounts/addresses.ts'
import { rawClient, startOAuthWorld } from '../testing/oauth-world.ts'
import type { OAuthWorld } from '../testing/oauth-world.ts'
import { startPostgres } from '../testing/postgres.ts'
import { PASSWORD } from '../testing/test-accounts.ts'
import { statePath } from './state.ts'

const REST = '/api/public/v1/market-index'
const A2A = '/api/a2a'
const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())

/** Takes the database away until called again. */
type Outage = (world: OAuthWorld) => Promise<() => Promise<void>>

const stopped: Outage = async () => {
  await postgres!.stop()
  return () => postgres!.start()
}

const locked: Outage = async ({ test }) => {
  const other = new DatabaseSync(statePath(test.dataDir))
  other.exec('begin immediate')
  return async () => other.close()
}

describe.each([
  { name: 'PostgreSQL is stopped', outage: stopped, readsToo: true, skipped: !postgres },
  { name: 'another process keeps SQLite locked', outage: locked, readsToo: false, skipped: false },
])('while $name', ({ outage, readsToo, skipped }) => {
  it.skipIf(skipped)('every face says so, what needs no account goes on, and all come back by themselves', async () => {
    const world = await startOAuthWorld(readsToo ? { STATE_URL: await postgres!.newDatabase() } : {})
    const { test } = world
    const key = await test.issueKey()
    const browser = world.browser()
    await browser.send(await browser.open('/account/sign-in'), { email: world.email, password: PASSWORD })
    const signIn = await world.browser().open('/account/sign-in')
    const call = (headers?: Record<string, string>) =>
      rpc(`${test.url}/api/mcp`, 'tools/call', MERSCH, { ...headers }).then(
        ({ status, headers: fields, ...answer }) => ({
          status,
          retryAfter: fields.get('retry-after'),
          text: JSON.stringify(answer),
        }),
      )
    const back = await outage(world)

    const closed = [
      await test.get(REST, { 'x-api-key': key }).then(shortOf),
      await call({ 'x-api-key': key }),
      await fetch(test.url + A2A, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify(MESSAGE),
      }).then(shortOf),
      await fetch(`${test.url}${OAUTH_PATH}/oauth2/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"redirect_uris":["http://127.0.0.1:1/callback"]}',
      }).then(shortOf),
      await rawClient(world)
        .refresh('nobody', 'none')
        .then(({ status, headers }) => ({ status, retryAfter: headers.get('retry-after'), text: '' })),
      await world
        .browser()
        .send(signIn, { email: world.email, password: PASSWORD })
        .then(({ status, headers, text }) => ({ status, retryAfter: headers.get('retry-after'), text })),
      ...(readsToo
        ? [
            await browser
              .open('/account')
              .then(({ status, headers, text }) => ({ status, retryAfter: headers.get('retry-after'), text })),
          ]
        : []),
    ]
    expect(closed.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(closed.map(() => [503, '5']))
    for (const { text } of closed) expect(text).not.toMatch(/ECONN|postgres|sqlite|locked/i)

    const open = await call()
    expect([open.status, open.text.includes('isError')]).toEqual([200, false])
    expect((await test.get('/openapi.json')).status).toBe(200)
    expect((await test.get('/account/sign-in')).status).toBe(200)
    expect((await test.get('/api/live')).status).toBe(200)
    await expect.poll(() => healthOf(world)).toMatchObject({ status: 'degraded', state: 'unavailable', code: 200 })

    await back()
    await expect.poll(async () => (await test.get(REST, { 'x-api-key': key })).status, { timeout: 10_000 }).toBe(200)
    expect((await call({ 'x-api-key': key })).status).toBe(200)
    expect((await browser.open('/account')).status).toBe(200)
    await expect.poll(() => healthOf(world), { timeout: 3_000 }).toMatchObject({ status: 'ok', state: 'ok' })
    await world.close()
  })
})

it('callers without a credential keep their cap while the database is away', async () => {
  const world = await startOAuthWorld()
  const back = await locked(world)
  const calls = []
  for (let call = 0; call < 21; call++) calls.push(await rpc(`${world.test.url}/api/mcp`, 'tools/call', MERSCH))
  const errors = calls.map(({ result }) => (result?.['_meta'] as { error?: { code: string } } | undefined)?.error?.code)
  expect(errors).toEqual([...Array.from({ length: 20 }, () => undefined), 'RATE_LIMIT_EXCEEDED'])
  await back()
  await world.close()
})

const MERSCH = { name: 'get_market_context', arguments: { commune: 'mersch' } }

const MESSAGE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'SendMessage',
  params: { message: { role: 'ROLE_USER', messageId: 'm', parts: [{ text: 'mersch' }] } },
}

async function shortOf(answer: Response): Promise<{ status: number; retryAfter: string | null; text: string }> {
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
}

async function healthOf({ test }: OAuthWorld): Promise<object> {
  const answer = await test.get('/api/health')
  return { ...((await answer.json()) as object), code: answer.status }
}

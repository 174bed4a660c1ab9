import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setTier } from '../../accounts/accounts.ts'
import { connectedApps } from '../../accounts/connected-apps.ts'
import { peek } from '../../limits/sliding-window.ts'
import { TIER_DAY_LIMITS } from '../../base/tiers.ts'
import { useAttacker } from '../../testing/oauth-attacker.ts'
import { CALLBACK, newPkce } from '../../testing/oauth-world.ts'
import { PASSWORD } from '../../testing/test-accounts.ts'

const { newClient, newCode, newTokens, call, signedInAt, consentPage, db, world, client } = useAttacker()
const text = (value: unknown) => String(value)

describe('audience', () => {
  it('is only ours', async () => {
    const clientId = await newClient()
    const address = client().authorizeUrl(clientId, newPkce(), { resource: 'https://evil.example/api' })
    const { leavesTo } = await world().agree(world().browser(), address)
    expect(leavesTo?.searchParams.get('error')).toBe('invalid_target')
    const { clientId: own, pkce, code } = await newCode()
    const redeemed = await client().redeem(own, code, pkce, { resource: 'https://evil.example/api' })
    expect(redeemed).toMatchObject({ status: 400, body: { error: 'invalid_target' } })
  })

  it('is the only one there is for an app that names none, and is checked at the call', async () => {
    const { clientId, pkce, code } = await newCode({ resource: undefined })
    const { body } = await client().form('/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: pkce.verifier,
      redirect_uri: CALLBACK,
    })
    expect((await call(text(body.access_token))).status).toBe(200)
    const { access, clientId: other } = await newTokens()
    expect((await call(access)).status).toBe(200)
    const elsewhere = JSON.stringify(['https://evil.example/api'])
    await db().updateTable('oauthAccessToken').set({ resources: elsewhere }).where('clientId', '=', other).execute()
    expect(await call(access)).toMatchObject({ status: 401, challenge: expect.stringContaining('invalid_token') })
  })
})

describe('scopes', () => {
  it('do not widen at refresh', async () => {
    const { clientId, refresh } = await newTokens()
    const wider = await client().refresh(clientId, refresh, { scope: 'market:read inquiries:write' })
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
    const same = await client().refresh(clientId, refresh)
    expect(same.body.scope).toBe('market:read offline_access')
  })

  it('are what the person was shown, whatever the form says', async () => {
    const { browser, shown, clientId } = await consentPage()
    const query = new URLSearchParams(/name="query" value="([^"]*)"/.exec(shown.text)![1]!.replaceAll('&amp;', '&'))
    query.set('scope', 'market:read inquiries:write')
    const changed = await browser.send(shown, { decision: 'allow', query: query.toString() })
    expect(changed.status).toBe(403)
    expect((await connectedApps(db(), world().accountId)).map((app) => app.clientId)).not.toContain(clientId)
  })

  it('that were not granted are not to be had with a token', async () => {
    const { access } = await newTokens({ scope: 'listings:read' })
    expect(await call(access)).toMatchObject({ status: 403, challenge: expect.stringContaining('insufficient_scope') })
  })
})

describe('refresh tokens', () => {
  it('change at each use, and a former one ends the whole family', async () => {
    const { clientId, refresh, access } = await newTokens()
    const second = await client().refresh(clientId, refresh)
    expect(second.body.refresh_token).not.toBe(refresh)
    expect((await call(text(second.body.access_token))).status).toBe(200)
    await db()
      .updateTable('oauthRefreshToken')
      .set({ rotationReplayExpiresAt: new Date(0).toISOString() })
      .execute()
    expect((await client().refresh(clientId, refresh)).status).toBe(400)
    expect((await client().refresh(clientId, text(second.body.refresh_token))).status).toBe(400)
    for (const token of [access, text(second.body.access_token)]) expect((await call(token)).status).toBe(401)
  })

  it('that come again at once get the same answer, and no other', async () => {
    const { clientId, refresh } = await newTokens()
    const answers = await Promise.all(Array.from({ length: 5 }, () => client().refresh(clientId, refresh)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1)
    expect((await client().refresh(await newClient(), refresh)).status).toBe(400)
    expect((await client().refresh(clientId, refresh, { scope: 'offline_access' })).status).toBe(400)
  })

  it('are of no use to another app', async () => {
    const { refresh } = await newTokens()
    expect((await client().refresh(await newClient(), refresh)).status).toBe(400)
  })

  it('and access tokens end when they are revoked, by their own app only', async () => {
    const { clientId, access, refresh } = await newTokens()
    await client().revoke(await newClient(), access)
    expect((await call(access)).status).toBe(200)
    expect((await client().revoke(clientId, access)).status).toBe(200)
    expect((await call(access)).status).toBe(401)
    const renewed = await client().refresh(clientId, refresh)
    expect((await client().revoke(clientId, text(renewed.body.refresh_token))).status).toBe(200)
    expect((await call(text(renewed.body.access_token))).status).toBe(401)
    expect((await client().refresh(clientId, text(renewed.body.refresh_token))).status).toBe(400)
  })
})

describe('the allowance of an account', () => {
  it('is one for all its apps, by its tier', async () => {
    const [first, second] = [await newTokens(), await newTokens()]
    await setTier(db(), world().accountId, 'basic')
    for (const { access } of [first, second, first]) await call(access)
    const { remaining } = await peek(db(), `account:${world().accountId}`, TIER_DAY_LIMITS.basic, Date.now())
    expect(remaining).toBe(TIER_DAY_LIMITS.basic - 3)
    await setTier(db(), world().accountId, 'free')
    await db().deleteFrom('allowance_window').execute()
    const calls = await Promise.all(Array.from({ length: 120 }, (_, each) => call((each % 2 ? first : second).access)))
    expect(calls.every(({ status }) => status === 200)).toBe(true)
    const { used } = await db()
      .selectFrom('hit')
      .select(({ fn }) => fn.countAll<number>().as('used'))
      .executeTakeFirstOrThrow()
    expect(Number(used)).toBe(TIER_DAY_LIMITS.free)
  })
})

describe('secrets', () => {
  it('stand neither in the log nor in the database', async () => {
    const { access, refresh, code, pkce } = await newTokens()
    const { browser } = await signedInAt('/account/sign-in')
    const cookie = [...browser.cookies.values()][0]!
    const key = await world().test.issueKey()
    await call(access)
    world().test.server.log.flush()
    const log = world().test.logLines.join('\n')
    for (const secret of [access, refresh, code, pkce.verifier, cookie, key, PASSWORD, world().email])
      expect(log).not.toContain(secret)
    expect(world().test.logLines.length).toBeGreaterThan(10)
    const kept = await everythingKept()
    // Sessions are stored in plain text because their cookie is also signed.
    for (const secret of [access.slice(6), refresh.slice(6), code, cookie, key, PASSWORD])
      expect(kept).not.toContain(secret)
  })
})

async function everythingKept(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db())
  const tables = await Promise.all(rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db())))
  return JSON.stringify(tables.map((table) => table.rows))
}

describe('an app told to ask for a wider scope', () => {
  it('gets no other token for a moment, keeps its refresh token, and holds up no other app', async () => {
    const { clientId, access, refresh } = await newTokens({ scope: 'inquiries:read' })
    const other = await newTokens()
    const { clock } = world().test
    expect((await call(access)).status).toBe(403)
    const refused = await client().refresh(clientId, refresh)
    expect([refused.status, refused.body.error]).toEqual([400, 'interaction_required'])
    expect((await client().refresh(other.clientId, other.refresh)).status).toBe(200)
    clock.now += 16_000
    expect((await client().refresh(clientId, refresh)).status).toBe(200)
  })
})

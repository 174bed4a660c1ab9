import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startDocumentHost } from '../../testing/document-host.ts'
import { APP_GENERATIONS, appMemory } from '../../testing/mcp-apps.ts'
import { CALLBACK, newPkce, rawClient, startOAuthWorld } from '../../testing/oauth-world.ts'
import type { OAuthWorld } from '../../testing/oauth-world.ts'

const CLIENT = 'https://app.example/oauth/client.json'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Documents by address; a status stands for a host that has none at the moment. */
const documents = new Map<string, object | number>()
let host: Awaited<ReturnType<typeof startDocumentHost>>
let world: OAuthWorld
let client: ReturnType<typeof rawClient>
const db = () => world.test.server.services.state.db
const stored = () => db().selectFrom('oauthClient').select(['clientId', 'name', 'redirectUris']).execute()

beforeAll(async () => {
  host = await startDocumentHost(({ headers, url }, response) => {
    const document = documents.get(`https://${headers.host}${url}`) ?? 404
    const [status, body] = typeof document === 'number' ? [document, {}] : [200, document]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  world = await startOAuthWorld({}, undefined, host.fetchDocument)
  client = rawClient(world)
})
beforeEach(async () => {
  documents.clear()
  host.asked.length = 0
  await db().deleteFrom('oauthClient').execute()
  await db().deleteFrom('allowance_window').execute()
})
afterAll(async () => {
  await world.close()
  await host.close()
})

const describes = (changed: object = {}, clientId = CLIENT) =>
  documents.set(clientId, {
    client_id: clientId,
    client_name: 'House Finder',
    redirect_uris: ['http://127.0.0.1/callback'],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
    ...changed,
  })
const open = (clientId = CLIENT, changed: Record<string, string> = {}) =>
  world.browser().open(client.authorizeUrl(clientId, newPkce(), changed))

describe('an app that describes itself', () => {
  it.each(APP_GENERATIONS)('connects without registering, as a client of $name', async ({ connect }) => {
    describes()
    const kept = appMemory('Unused name', CALLBACK, CLIENT)
    let app = await connect(world.resource, kept.provider)
    await expect(app.call('get_town_agencies', { commune: 'luxembourg' })).rejects.toThrow()
    expect(kept.authorizationUrl().searchParams.get('client_id')).toBe(CLIENT)

    const browser = world.browser()
    const signIn = await browser.open(kept.authorizationUrl().href)
    expect(signIn.text).toContain('House Finder')
    const consent = await browser.send(signIn, { email: world.email, password: 'correct horse battery' })
    expect(consent.text).toContain('<dt>Described at</dt><dd><code>app.example</code></dd>')
    expect(consent.text).toContain('<code>127.0.0.1:8999</code>')
    expect(consent.text).not.toContain('Send inquiries')
    await app.finish((await browser.send(consent, { decision: 'allow' })).leavesTo!)
    await app.close()

    app = await connect(world.resource, kept.provider)
    expect(await app.call('get_town_agencies', { commune: 'luxembourg' })).toHaveProperty('content')
    // Its document is not needed any more, and the session lasts.
    documents.clear()
    const { access_token, refresh_token } = kept.tokens()
    expect(refresh_token).toMatch(/^luxrt_/)
    await db()
      .updateTable('oauthAccessToken')
      .set({ expiresAt: new Date(0).toISOString() })
      .execute()
    expect(await app.call('get_town_agencies', { commune: 'luxembourg' })).toHaveProperty('content')
    expect(kept.tokens().access_token).not.toBe(access_token)
    await app.close()
    expect((await browser.open('/account/apps')).text).toContain('<code>app.example</code>')
    expect([host.asked, await stored()]).toEqual([
      ['app.example/oauth/client.json'],
      [expect.objectContaining({ clientId: CLIENT, name: 'House Finder' })],
    ])
  })

  it('is read again after an hour, and then known by its new redirects only', async () => {
    describes()
    expect((await open()).url.pathname).toBe('/account/sign-in')
    describes({ redirect_uris: ['https://app.example/callback'] })
    expect((await open()).url.pathname).toBe('/account/sign-in')
    expect(host.asked).toHaveLength(1)
    await age(HOUR_MS + 1)
    expect((await open()).url.pathname).toBe('/account/error')
    expect((await open(CLIENT, { redirect_uri: 'https://app.example/callback' })).url.pathname).toBe('/account/sign-in')
    expect(host.asked).toHaveLength(2)
  })

  it('stays known for a week while its host does not answer, not when the host denies it', async () => {
    describes()
    await open()
    documents.set(CLIENT, 503)
    await age(6 * DAY_MS)
    expect((await open()).url.pathname).toBe('/account/sign-in')
    await age(8 * DAY_MS)
    expect((await open()).url.href).toContain('error=client_document_unreachable')
    await age(2 * HOUR_MS)
    documents.set(CLIENT, 410)
    expect((await open()).url.href).toContain('error=client_document_refused')
  })

  it('may have a callback of its own scheme where registration takes it', async () => {
    const callback = 'cursor://anysphere.cursor-mcp/oauth/callback'
    describes({ redirect_uris: [callback] })
    const { leavesTo } = await world.agree(
      world.browser(),
      client.authorizeUrl(CLIENT, newPkce(), { redirect_uri: callback }),
    )
    expect(leavesTo?.href.startsWith(callback)).toBe(true)
    expect((await open(CLIENT, { redirect_uri: 'http://127.0.0.1:8999/' })).url.pathname).toBe('/account/error')
  })

  it('may know other ways of authentication, if it can do without', async () => {
    describes({
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_methods_supported: ['private_key_jwt', 'none'],
    })
    expect((await open()).url.pathname).toBe('/account/sign-in')
  })

  it('asks for reading alone when it names no scope', async () => {
    describes()
    const url = new URL(client.authorizeUrl(CLIENT, newPkce()))
    url.searchParams.delete('scope')
    const shown = await world.browser().open(url.href)
    expect(shown.url.searchParams.get('scope')!.split(' ').toSorted()).toEqual([
      'listings:read',
      'market:read',
      'offline_access',
    ])
  })

  async function age(ms: number): Promise<void> {
    const updatedAt = new Date(world.test.clock.now - ms).toISOString()
    const { adapter } = await world.test.server.services.accounts.auth.$context
    const where = [{ field: 'clientId', value: CLIENT }]
    await adapter.update({ model: 'oauthClient', where, update: { updatedAt: new Date(updatedAt) } })
  }
})

describe('a description that cannot be taken', () => {
  it.each([
    ['client_id', { client_id: 'https://app.example/other.json' }],
    ['client_id', { client_id: `${CLIENT}/` }],
    ['client_id', { client_id: undefined }],
    ['authentication', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['authentication', { token_endpoint_auth_method: 'private_key_jwt', jwks_uri: 'https://app.example/keys' }],
    ['metadata', { redirect_uris: undefined }],
    ['metadata', { redirect_uris: [] }],
    ['redirect_uri', { redirect_uris: ['https://*.app.example/callback'] }],
    ['redirect_uri', { redirect_uris: ['https://app.example/*'] }],
    ['redirect_uri', { redirect_uris: [CALLBACK, 'evil://callback'] }],
    ['redirect_uri', { redirect_uris: ['javascript:alert(1)'] }],
    ['redirect_uri', { redirect_uris: ['http://app.example/callback'] }],
    ['redirect_uri', { redirect_uris: ['https://user:secret@app.example/callback'] }],
    ['redirect_uri', { redirect_uris: ['https://app.example/callback#fragment'] }],
    ['redirect_uri', { redirect_uris: ['http://127.0.0.1.evil.example/callback'] }],
  ])('is refused (%s): %o', async (code, changed) => {
    describes(changed)
    const { url, status } = await open()
    expect([url.pathname, url.searchParams.get('error'), status]).toEqual([
      '/account/error',
      `client_document_${code}`,
      400,
    ])
    expect(await stored()).toEqual([])
  })

  it('costs nothing but the page when the address cannot be one of a document', async () => {
    for (const clientId of [
      'http://app.example/a',
      'https://app.example',
      'https://user@app.example/a',
      'https://a.example/../b',
    ])
      expect((await open(clientId)).url.pathname).toBe('/account/error')
    expect([host.asked, await stored()]).toEqual([[], []])
  })

  it('cannot be fetched without end by one visitor', async () => {
    const codes = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const response = await fetch(client.authorizeUrl(`https://app.example/${at}`, newPkce()), {
          redirect: 'manual',
        })
        return response.status
      }),
    )
    expect([codes.filter((code) => code === 429).length, host.asked.length]).toEqual([10, 30])
  })

  it('never becomes known by redeeming a token', async () => {
    describes()
    const { status, body } = await client.redeem(CLIENT, 'no-code', newPkce())
    expect([status, body.error, host.asked, await stored()]).toEqual([400, 'invalid_grant', [], []])
  })
})

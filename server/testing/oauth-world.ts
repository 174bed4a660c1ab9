import { createHash, randomBytes } from 'node:crypto'
import { freePort } from './free-port.ts'
import type { FetchDocument } from '../http/public-documents.ts'
import { readOutbox } from '../mail/outbox.ts'
import { confirmAccount, signUp } from '../accounts/sign-up.ts'
import type { SampleReleaseOptions } from './build-release.ts'
import { testBrowser } from './plain-browser.ts'
import type { Shown, TestBrowser } from './plain-browser.ts'
import { HERE, PASSWORD, tokenOf } from './test-accounts.ts'
import { startTestServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

export const CALLBACK = 'http://127.0.0.1:8999/callback'

/** A whole service with an account, as apps and people use it. */
export interface OAuthWorld {
  test: TestServer
  baseUrl: string
  issuer: string
  resource: string
  email: string
  accountId: string
  browser(): TestBrowser
  /** Signs in on the sign-in page and approves on the consent page. */
  agree(browser: TestBrowser, address: string | URL): Promise<Shown>
  /** Link in the newest mail to an address. */
  mailedLink(to: string): Promise<string>
  close(): Promise<void>
}

export async function startOAuthWorld(
  environment: Record<string, string> = {},
  release?: SampleReleaseOptions,
  fetchDocument?: FetchDocument,
): Promise<OAuthWorld> {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), PUBLIC_BASE_URL: baseUrl, ...environment }
  const test = await startTestServer({
    environment: settings,
    ...(release && { release }),
    ...(fetchDocument && { fetchDocument }),
  })
  test.clock.now = Date.now()
  const email = 'anna@example.lu'
  const { accounts } = test.server.services
  await signUp(accounts, { email, password: PASSWORD }, HERE)
  await accounts.mailer.settle()
  await confirmAccount(accounts, { token: tokenOf(readOutbox(test.dataDir)[0]), password: PASSWORD }, HERE)
  const { id } = await accounts.state.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  return {
    test,
    baseUrl,
    issuer: `${baseUrl}/api/mcp/oauth`,
    resource: `${baseUrl}/api/mcp`,
    email,
    accountId: id,
    browser: () => testBrowser(baseUrl),
    async agree(browser, address) {
      let shown = await browser.open(String(address))
      if (shown.url.pathname === '/account/sign-in') shown = await browser.send(shown, { email, password: PASSWORD })
      if (shown.url.pathname === '/account/consent') shown = await browser.send(shown, { decision: 'allow' })
      return shown
    },
    async mailedLink(to) {
      await accounts.mailer.settle()
      return /^https?:\S+/m.exec(readOutbox(test.dataDir).find((mail) => mail.to === to)!.text)![0]
    },
    close: () => test.close(),
  }
}

export interface Pkce {
  verifier: string
  challenge: string
}

export function newPkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export interface OAuthAnswer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** An app that builds protocol messages by hand, so that it can also build wrong ones. */
export function rawClient({ issuer, resource }: Pick<OAuthWorld, 'issuer' | 'resource'>) {
  const post = async (path: string, body: string, contentType: string): Promise<OAuthAnswer> => {
    const response = await fetch(issuer + path, { method: 'POST', headers: { 'content-type': contentType }, body })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    }
  }
  const form = (path: string, fields: Record<string, string>) =>
    post(path, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded')
  return {
    register: (metadata: object = {}) =>
      post(
        '/oauth2/register',
        JSON.stringify({ client_name: 'Raw', redirect_uris: [CALLBACK], ...metadata }),
        'application/json',
      ),
    authorizeUrl(clientId: string, { challenge }: Pkce, changed: Record<string, string | undefined> = {}): string {
      const fields = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: CALLBACK,
        scope: 'market:read offline_access',
        state: 'state-1',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        resource,
        ...changed,
      }
      const present = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)
      return `${issuer}/oauth2/authorize?${new URLSearchParams(present)}`
    },
    redeem: (clientId: string, code: string, { verifier }: Pkce, changed: Record<string, string> = {}) =>
      form('/oauth2/token', {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: CALLBACK,
        resource,
        ...changed,
      }),
    refresh: (clientId: string, refreshToken: string, changed: Record<string, string> = {}) =>
      form('/oauth2/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: refreshToken,
        resource,
        ...changed,
      }),
    revoke: (clientId: string, token: string) => form('/oauth2/revoke', { client_id: clientId, token }),
    form,
  }
}

/** Header fields of an app to which the person of the world has granted scopes. */
export async function bearerFor(world: OAuthWorld, scope: string): Promise<Record<string, string>> {
  const [client, pkce] = [rawClient(world), newPkce()]
  const { body: registered } = await client.register({ scope })
  const clientId = String(registered.client_id)
  const { leavesTo } = await world.agree(world.browser(), client.authorizeUrl(clientId, pkce, { scope }))
  const { body } = await client.redeem(clientId, leavesTo!.searchParams.get('code')!, pkce)
  return { authorization: `Bearer ${body.access_token}` }
}

/** Cookies of the person of the world, signed in. */
export async function sessionOf({ browser: open, email }: OAuthWorld): Promise<string> {
  const browser = open()
  await browser.send(await browser.open('/account/sign-in'), { email, password: PASSWORD })
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

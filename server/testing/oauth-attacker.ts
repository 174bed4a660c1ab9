import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { newPkce, rawClient, startOAuthWorld } from './oauth-world.ts'
import type { OAuthWorld } from './oauth-world.ts'
import type { Shown, TestBrowser } from './plain-browser.ts'
import { PASSWORD } from './test-accounts.ts'

/** A whole service for a test file, with the actions of attackers and victims. */
export function useAttacker() {
  let world: OAuthWorld
  let client: ReturnType<typeof rawClient>
  const db = () => world.test.server.services.state.db
  beforeAll(async () => {
    world = await startOAuthWorld()
    client = rawClient(world)
  })
  // Resets the throttles, which only one test is about.
  beforeEach(() => db().deleteFrom('allowance_window').execute())
  afterAll(() => world.close())

  async function newClient(metadata: object = {}): Promise<string> {
    const { status, body } = await client.register(metadata)
    expect(status).toBe(201)
    return String(body.client_id)
  }

  /** A code that a person has granted to an app. */
  async function newCode(asked: Record<string, string | undefined> = {}) {
    const clientId = await newClient()
    const pkce = newPkce()
    const { leavesTo } = await world.agree(world.browser(), client.authorizeUrl(clientId, pkce, asked))
    return { clientId, pkce, code: leavesTo!.searchParams.get('code')!, leavesTo: leavesTo! }
  }

  async function newTokens(asked: Record<string, string | undefined> = {}) {
    const { clientId, pkce, code } = await newCode(asked)
    const { body } = await client.redeem(clientId, code, pkce)
    return { clientId, pkce, code, access: String(body.access_token), refresh: String(body.refresh_token) }
  }

  /** Answer of the MCP endpoint to a call that needs market:read. */
  async function call(token: string): Promise<{ status: number; challenge: string }> {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_town_agencies', arguments: { commune: 'x' } },
    }
    const response = await fetch(world.resource, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'mcp-protocol-version': '2025-11-25',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(message),
    })
    await response.text()
    return { status: response.status, challenge: response.headers.get('www-authenticate') ?? '' }
  }

  async function signedInAt(path: string): Promise<{ browser: TestBrowser; shown: Shown }> {
    const browser = world.browser()
    const signIn = await browser.open(path)
    return { browser, shown: await browser.send(signIn, { email: world.email, password: PASSWORD }) }
  }

  async function consentPage(): Promise<{ browser: TestBrowser; shown: Shown; clientId: string }> {
    const clientId = await newClient()
    return { ...(await signedInAt(client.authorizeUrl(clientId, newPkce()))), clientId }
  }

  return {
    world: () => world,
    client: () => client,
    db,
    newClient,
    newCode,
    newTokens,
    call,
    signedInAt,
    consentPage,
  }
}

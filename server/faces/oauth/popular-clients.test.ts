import { expect, it, describe } from 'vitest'
import { useAttacker } from '../../testing/oauth-attacker.ts'
import { newPkce } from '../../testing/oauth-world.ts'

const { world, client, db } = useAttacker()

const BOTH = ['authorization_code', 'refresh_token']
const CODE = { grant_types: BOTH, response_types: ['code'] }
const PUBLIC = { ...CODE, token_endpoint_auth_method: 'none' }
const CURSOR = 'cursor://anysphere.cursor-mcp/oauth/callback'

/** Registration bodies as clients send them, with the callback each then uses. */
const CLIENTS: readonly [name: string, body: Record<string, unknown>, callback: string][] = [
  ['Claude Code', { ...PUBLIC, redirect_uris: ['http://localhost:53123/callback'] }, 'http://localhost:53999/callback'],
  [
    'Claude',
    {
      ...CODE,
      client_uri: 'https://claude.ai/api/mcp/auth_callback',
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
      token_endpoint_auth_method: 'client_secret_post',
      scope: 'claudeai',
    },
    'https://claude.ai/api/mcp/auth_callback',
  ],
  [
    'ChatGPT',
    {
      ...CODE,
      redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
      token_endpoint_auth_method: 'client_secret_basic',
    },
    'https://chatgpt.com/connector_platform_oauth_redirect',
  ],
  [
    'Cursor',
    {
      ...PUBLIC,
      redirect_uris: [CURSOR, 'https://www.cursor.com/agents/mcp/oauth/callback', 'http://localhost:8787/callback'],
    },
    CURSOR,
  ],
  [
    'Visual Studio Code',
    {
      ...PUBLIC,
      client_uri: 'https://code.visualstudio.com',
      grant_types: [...BOTH, 'urn:ietf:params:oauth:grant-type:device_code'],
      redirect_uris: [
        'https://insiders.vscode.dev/redirect',
        'https://vscode.dev/redirect',
        'http://127.0.0.1/',
        'http://127.0.0.1:33418/',
      ],
      application_type: 'native',
    },
    'http://127.0.0.1:61789/',
  ],
  [
    'Windsurf',
    { ...PUBLIC, application_type: 'web', redirect_uris: ['http://127.0.0.1:6277/callback'] },
    'http://127.0.0.1:6277/callback',
  ],
  ['Warp', { ...PUBLIC, redirect_uris: ['warp://mcp/oauth2callback'] }, 'warp://mcp/oauth2callback'],
  [
    'Zed',
    { ...PUBLIC, grant_types: ['authorization_code'], redirect_uris: ['http://127.0.0.1:27523/callback'] },
    'http://127.0.0.1:51111/callback',
  ],
  [
    'Raycast',
    { ...PUBLIC, redirect_uris: ['com.raycast:/oauth?package_name=Extension'], scope: 'read offline_access' },
    'com.raycast:/oauth?package_name=Extension',
  ],
  [
    'Gemini CLI MCP Client',
    {
      ...PUBLIC,
      redirect_uris: ['http://localhost:7777/oauth/callback'],
      code_challenge_method: ['S256'],
      scope: '',
    },
    'http://localhost:7777/oauth/callback',
  ],
  [
    'MCP CLI Proxy',
    {
      ...PUBLIC,
      client_uri: 'https://github.com/modelcontextprotocol/mcp-cli',
      redirect_uris: ['http://localhost:3334/oauth/callback'],
      software_id: '2e6dc280-f3c3-4e01-99a7-8181dbd1d23d',
      software_version: '0.1.37',
    },
    'http://localhost:3334/oauth/callback',
  ],
  [
    'MCP Inspector',
    {
      ...PUBLIC,
      client_uri: 'https://github.com/modelcontextprotocol/inspector',
      redirect_uris: ['http://localhost:6274/oauth/callback'],
      scope: 'listings:read market:read',
    },
    'http://localhost:6274/oauth/callback',
  ],
]

describe('popular clients', () => {
  it.each(CLIENTS)('register and complete an authorization: %s', async (client_name, body, callback) => {
    const { status, body: registered } = await client().register({ client_name, ...body })
    expect([status, registered.redirect_uris]).toEqual([201, body.redirect_uris])
    const [clientId, pkce] = [String(registered.client_id), newPkce()]
    const asked = client().authorizeUrl(clientId, pkce, { redirect_uri: callback, scope: 'listings:read market:read' })
    const { leavesTo } = await world().agree(world().browser(), asked)
    expect(leavesTo?.href.startsWith(callback)).toBe(true)
    const secret = String(registered.client_secret ?? '')
    const basic = registered.token_endpoint_auth_method === 'client_secret_basic'
    const fields: Record<string, string> = {
      grant_type: 'authorization_code',
      code: leavesTo!.searchParams.get('code')!,
      code_verifier: pkce.verifier,
      redirect_uri: callback,
      resource: world().resource,
      ...(!basic && { client_id: clientId }),
      ...(!basic && secret !== '' && { client_secret: secret }),
    }
    const headers = basic && { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` }
    const url = `${world().issuer}/oauth2/token`
    const response = await fetch(url, {
      method: 'POST',
      ...(headers && { headers }),
      body: new URLSearchParams(fields),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ token_type: 'Bearer' })
  })
})

describe('redirects', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript://a/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'intent://x#Intent;end',
    'urn:ietf:wg:oauth:2.0:oob',
    'evil://callback',
    'com.evil.app:/callback',
    'cursor://evil/oauth/callback',
    `${CURSOR}/more`,
    `${CURSOR}?a=1`,
    `${CURSOR}#a`,
    'cursor://user@anysphere.cursor-mcp/oauth/callback',
    ' cursor://anysphere.cursor-mcp/oauth/callback',
    'http://a.example/callback',
    'http://192.168.1.10/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://127.0.0.1@evil.example/callback',
    'http://localhost./callback',
    'http://0x7f000001/callback',
    'https://localhost/callback',
    'https://user:secret@a.example/callback',
    'https://a.example/callback#fragment',
    'https://*.a.example/callback',
    'https://a.example/*',
    'https://a.example\\@evil.example/',
    'https://a.example/call\nback',
    '/callback',
    '',
  ])('are refused: %j', async (uri) => {
    for (const redirect_uris of [[uri], ['http://127.0.0.1:8999/callback', uri], [CURSOR, uri]]) {
      const before = await db().selectFrom('oauthClient').select('id').execute()
      const { status, body } = await client().register({ redirect_uris })
      expect([status, redirect_uris]).toEqual([400, redirect_uris])
      expect(body.error).toMatch(/^(invalid_redirect_uri|invalid_client_metadata)$/)
      expect(await db().selectFrom('oauthClient').select('id').execute()).toEqual(before)
      await db().deleteFrom('allowance_window').execute()
    }
  })

  it('with a scheme of the app’s own are refused to an app with a secret', async () => {
    const metadata = { redirect_uris: [CURSOR], token_endpoint_auth_method: 'client_secret_post' }
    expect((await client().register(metadata)).body.error).toBe('invalid_redirect_uri')
  })

  it('with a scheme of the app’s own need PKCE', async () => {
    const { body } = await client().register({ redirect_uris: [CURSOR], token_endpoint_auth_method: 'none' })
    const asked = { redirect_uri: CURSOR, code_challenge: undefined, code_challenge_method: undefined }
    const { leavesTo } = await world().agree(
      world().browser(),
      client().authorizeUrl(String(body.client_id), newPkce(), asked),
    )
    expect(leavesTo?.searchParams.get('error')).toBe('invalid_request')
    expect(leavesTo?.searchParams.has('code')).toBe(false)
  })

  it('lead only to the callback registered, never to the one kept in its place', async () => {
    const { body } = await client().register({ redirect_uris: [CURSOR] })
    const asked = client().authorizeUrl(String(body.client_id), newPkce(), { redirect_uri: 'http://127.0.0.1:8999/' })
    expect((await world().agree(world().browser(), asked)).leavesTo).toBeUndefined()
  })
})

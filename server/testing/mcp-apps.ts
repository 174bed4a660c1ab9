import {
  auth as auth2026,
  Client as Client2026,
  StreamableHTTPClientTransport as Transport2026,
  UnauthorizedError as Unauthorized2026,
} from '@modelcontextprotocol/client'
import type { OAuthClientProvider } from '@modelcontextprotocol/client'
import { auth as auth2025, UnauthorizedError as Unauthorized2025 } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as Transport2025 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CALLBACK } from './oauth-world.ts'

interface AppMemory {
  provider: OAuthClientProvider
  authorizationUrl(): URL
  tokens(): { access_token: string; refresh_token?: string }
  clientId(): string
}

/** An app's memory of its authorization. */
export function appMemory(name: string, callback = CALLBACK, clientMetadataUrl?: string): AppMemory {
  const kept: Record<string, unknown> = {}
  const provider = {
    redirectUrl: callback,
    ...(clientMetadataUrl !== undefined && { clientMetadataUrl }),
    clientMetadata: {
      client_name: name,
      redirect_uris: [callback],
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    state: () => 'state-1',
    clientInformation: () => kept.client,
    saveClientInformation: (client: unknown) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens: unknown) => void (kept.tokens = tokens),
    redirectToAuthorization: (url: URL) => void (kept.url = url),
    saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (state: unknown) => void (kept.discovery = state),
    discoveryState: () => kept.discovery,
    invalidateCredentials: (scope: string) => void delete kept[scope === 'all' ? 'client' : scope],
  } as unknown as OAuthClientProvider
  return {
    provider,
    authorizationUrl: () => kept.url as URL,
    tokens: () => kept.tokens as { access_token: string },
    clientId: () => (kept.client as { client_id: string }).client_id,
  }
}

/** A client of one protocol generation, as apps use it. `resource` is the address of the MCP endpoint. */
interface AppGeneration {
  name: string
  isUnauthorized(error: unknown): boolean
  begin(resource: string, provider: OAuthClientProvider, scope: string): Promise<unknown>
  connect(
    resource: string,
    provider: OAuthClientProvider,
  ): Promise<{
    call(name: string, args: Record<string, unknown>): Promise<{ isError?: boolean }>
    finish(callback: URL): Promise<void>
    close(): Promise<void>
  }>
}

export const APP_GENERATIONS: readonly AppGeneration[] = [
  {
    name: '2025-11-25',
    isUnauthorized: (error) => error instanceof Unauthorized2025,
    begin: (resource, provider, scope) => auth2025(provider as never, { serverUrl: resource, scope }),
    async connect(resource, provider) {
      const transport = new Transport2025(new URL(resource), { authProvider: provider as never })
      const client = new Client2025({ name: 'test', version: '1' })
      await client.connect(transport)
      return {
        call: (name, args) => client.callTool({ name, arguments: args }) as Promise<{ isError?: boolean }>,
        finish: (callback) => transport.finishAuth(callback.searchParams.get('code')!),
        close: () => client.close(),
      }
    },
  },
  {
    name: '2026-07-28',
    isUnauthorized: (error) => error instanceof Unauthorized2026,
    begin: (resource, provider, scope) => auth2026(provider, { serverUrl: resource, scope }),
    async connect(resource, provider) {
      const transport = new Transport2026(new URL(resource), { authProvider: provider })
      const client = new Client2026({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
      await client.connect(transport)
      return {
        call: (name, args) => client.callTool({ name, arguments: args }) as Promise<{ isError?: boolean }>,
        finish: (callback) => transport.finishAuth(callback.searchParams),
        close: () => client.close(),
      }
    },
  },
]

import type { IncomingMessage } from 'node:http'
import type { H3, H3Event } from 'h3'
import { FastResponse } from 'srvx'
import { mcpResource } from '../../accounts/auth.ts'
import { isSteppingUp } from '../../accounts/step-up.ts'
import { ERROR_PATH, OAUTH_PATH } from '../../accounts/addresses.ts'
import { ThrottledError, throttle, throttlingNow } from '../../limits/throttle.ts'
import { problemAnswer, refusedMethod } from '../../endpoints/endpoint.ts'
import { exchangeOf } from '../../endpoints/exchange.ts'
import type { Exchange } from '../../endpoints/exchange.ts'
import type { ProblemError } from '../../http/problem.ts'
import { parseJson } from '../../http/parse-json.ts'
import { readBody } from '../../http/read-body.ts'
import type { Services } from '../services.ts'
import { PRIVATE_HEADERS, seeOther } from '../../http/private-answer.ts'
import { knowClient } from './client-document.ts'
import { restoreRedirects, toLibrary } from './known-redirects.ts'
import { stayConnected } from './stay-connected.ts'
import { completeRequest } from './complete-request.ts'
import { hashRefreshToken, refreshPatiently } from './refresh-patiently.ts'
import { sortRedirects } from './redirects.ts'
import { normalizeRegistration } from './registration.ts'

const BODY_BYTES = 16_384
const HOUR_MS = 3_600_000
const REGISTRATIONS_PER_HOUR = 30
const TOKEN_REQUESTS_PER_HOUR = 1_000

const CORS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'WWW-Authenticate, Retry-After, X-Request-Id',
}
const PREFLIGHT: Readonly<Record<string, string>> = {
  ...CORS,
  allow: 'POST, OPTIONS',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Mcp-Protocol-Version',
  'access-control-max-age': '86400',
}

type Answer = (event: H3Event, exchange: Exchange) => Promise<Response>

/**
 * Mounts the four public endpoints of the authorization server. The library has many more; those are called from within or not at
 * all, and no request reaches an endpoint not named here. Clients come without cookies, browsers only to `authorize`.
 */
export function mountAuthorizationServer(app: H3, services: Services): void {
  const { accounts, config } = services
  const brake = (what: string, { client }: Exchange, limit: number) =>
    throttle(throttlingNow(accounts), [{ what, who: client, limit, windowMs: HOUR_MS }])
  const ask = (path: string, init: RequestInit) =>
    accounts.auth.handler(new Request(`${config.publicBaseUrl}${OAUTH_PATH}${path}`, init))

  const resource = mcpResource(config.publicBaseUrl)

  const authorize: Answer = async (event, exchange) => {
    const headers = { cookie: event.req.headers.get('cookie') ?? '', ...AS_NAVIGATION }
    const fault = await knowClient(services, event.url.searchParams.get('client_id') ?? '', exchange.client)
    if (fault !== undefined) return seeOther(`${ERROR_PATH}?error=${fault}`)
    const query = await stayConnected(services.state.db, completeRequest(event.url.searchParams, resource))
    return browserAnswer(await ask(`/oauth2/authorize?${query}`, { headers }))
  }
  const send = async (path: string, { req }: H3Event, body: string) =>
    clientAnswer(await ask(path, { method: 'POST', headers: clientHeaders(req.headers), body }))
  const revoke: Answer = async (event) => send('/oauth2/revoke', event, await bodyOf(event))
  const token: Answer = async (event, exchange) => {
    await brake('token', exchange, TOKEN_REQUESTS_PER_HOUR)
    const fields = new URLSearchParams(await bodyOf(event))
    const body = fields.has('grant_type') ? completeRequest(fields, resource).toString() : fields.toString()
    const refreshToken = fields.get('refresh_token')
    const redeem = () => send('/oauth2/token', event, body)
    if (refreshToken === null) return redeem()
    const { db } = services.state
    if (await isSteppingUp(db, hashRefreshToken(refreshToken), services.clock()))
      return oauthError(
        'interaction_required',
        'a wider scope was asked for: send the person to authorization_endpoint',
      )
    return refreshPatiently(db, refreshToken, redeem)
  }
  const register: Answer = async (event, exchange) => {
    await brake('register', exchange, REGISTRATIONS_PER_HOUR)
    const registration = normalizeRegistration(await readJson(event))
    if (!registration) return oauthError('invalid_client_metadata', 'redirect_uris must contain 1 to 10 addresses')
    const redirects = sortRedirects(registration.redirect_uris, registration.token_endpoint_auth_method)
    if ('refused' in redirects) return oauthError('invalid_redirect_uri', redirects.refused)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ ...registration, redirect_uris: toLibrary(redirects) })
    const answer = await ask('/oauth2/register', { method: 'POST', headers, body })
    if (redirects.private.length === 0 || !answer.ok) return clientAnswer(answer)
    const client = (await answer.json()) as { client_id: string }
    const { redirect_uris } = registration
    await restoreRedirects(accounts.auth, client.client_id, redirect_uris)
    return clientAnswer(Response.json({ ...client, redirect_uris }, { status: answer.status }))
  }

  mount(app, services, '/oauth2/authorize', 'GET', authorize)
  mount(app, services, '/oauth2/token', 'POST', token)
  mount(app, services, '/oauth2/revoke', 'POST', revoke)
  mount(app, services, '/oauth2/register', 'POST', register)
}

/** Headers of a browser navigation; the library answers other requests with the address in JSON. */
const AS_NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

function mount(app: H3, services: Services, path: string, method: 'GET' | 'POST', answer: Answer): void {
  const route = OAUTH_PATH + path
  app.all(route, async (event) => {
    const exchange = exchangeOf(event.runtime?.node?.req)
    exchange.route = route
    try {
      if (exchange.method === 'OPTIONS' && method === 'POST')
        return new FastResponse(null, { status: 204, headers: { ...PREFLIGHT } })
      if (exchange.method !== method) throw methodNotAllowed(exchange, method)
      return await answer(event, exchange)
    } catch (error) {
      if (error instanceof ThrottledError) return throttledAnswer(error)
      return problemAnswer(error, exchange, services)
    }
  })
}

function clientHeaders(sent: Headers): Record<string, string> {
  const authorization = sent.get('authorization')
  return {
    'content-type': sent.get('content-type') ?? '',
    ...(authorization !== null && { authorization }),
  }
}

async function clientAnswer(response: Response): Promise<Response> {
  const headers = new Headers({ ...CORS, ...PRIVATE_HEADERS })
  for (const name of ['content-type', 'www-authenticate']) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new FastResponse(await response.text(), { status: response.status, headers })
}

async function browserAnswer(response: Response): Promise<Response> {
  const headers = new Headers({ ...PRIVATE_HEADERS, 'x-frame-options': 'DENY' })
  for (const name of ['location', 'content-type']) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return new FastResponse(await response.text(), { status: response.status, headers })
}

function bodyOf(event: H3Event): Promise<string> {
  return readBody(event.runtime!.node!.req as IncomingMessage, BODY_BYTES)
}

async function readJson(event: H3Event): Promise<unknown> {
  try {
    return parseJson(await bodyOf(event))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function oauthError(error: string, description: string, status = 400): Response {
  const headers = { ...CORS, ...PRIVATE_HEADERS, 'content-type': 'application/json' }
  return new FastResponse(JSON.stringify({ error, error_description: description }), { status, headers })
}

function throttledAnswer({ message, retryAfterMs }: ThrottledError): Response {
  const response = oauthError('temporarily_unavailable', message, 429)
  response.headers.set('retry-after', String(Math.ceil(retryAfterMs / 1_000)))
  return response
}

function methodNotAllowed({ method }: Exchange, allowed: string): ProblemError {
  return refusedMethod(method, allowed)
}

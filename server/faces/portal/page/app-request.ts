import { keepRequest, keptRequest } from '../../../accounts/kept-request.ts'
import { withReturnPath } from '../../../accounts/return-path.ts'
import { readAuthorizationRequest, redirectSources } from '../../../accounts/authorization-request.ts'
import type { AuthorizationRequest } from '../../../accounts/authorization-request.ts'
import type { PortalVisit } from './portal-page.ts'

type Way = Pick<PortalVisit, 'search' | 'returnPath'>

/** Parameters of a page itself, which another page must not repeat. */
const OF_THE_PAGE = ['lang', 'token', 'next']

/** Reads the app's request that a page of signing in belongs to: in its own query, or kept while a mail was on its way. */
export async function appRequest({
  services: { accounts, state },
  search,
  returnPath,
}: Pick<PortalVisit, 'services' | 'search' | 'returnPath'>): Promise<AuthorizationRequest | undefined> {
  const asked = await readAuthorizationRequest(state.db, search)
  if (asked) return asked
  const kept = await keptRequest(accounts, returnPath)
  return kept && readAuthorizationRequest(state.db, kept)
}

/** Hosts that the form of a page may lead to: after an earlier consent, signing in leads straight back to the app. */
export function appTargets(request: AuthorizationRequest | undefined): string[] {
  return request ? redirectSources(request.redirectUri) : []
}

/** Address of another page of signing in, with what this one was opened for: the request of an app, or the page to return to. */
export function onward(path: string, { search, returnPath }: Way): string {
  if (!isAppRequest(search)) return withReturnPath(path, returnPath)
  const query = new URLSearchParams(search)
  for (const name of OF_THE_PAGE) query.delete(name)
  return `${path}?${query}`
}

/** Path that a mailed link continues to. The request of an app is kept meanwhile: it would make the link too long to mail. */
export async function mailedPath({
  services,
  search,
  returnPath,
}: Pick<PortalVisit, 'services' | 'search' | 'returnPath'>): Promise<string | undefined> {
  const asked = await readAuthorizationRequest(services.state.db, search)
  return asked ? keepRequest(services.accounts, search) : returnPath
}

function isAppRequest(query: URLSearchParams): boolean {
  return query.has('client_id') && query.has('redirect_uri')
}

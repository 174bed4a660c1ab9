import { timingSafeEqual } from 'node:crypto'
import { CONSENT_PATH, OAUTH_PATH, SIGN_IN_PATH } from '../accounts/addresses.ts'
import { keyedHash } from '../accounts/secret.ts'
import { readSession } from '../accounts/sessions.ts'
import type { SignedIn } from '../accounts/sessions.ts'
import { ProblemError } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { readAuthorizationRequest, redirectSources } from './authorization-request.ts'
import type { AuthorizationRequest } from './authorization-request.ts'
import type { FormPage, Visit } from '../accounts/pages/form-page.ts'
import { markup } from '../../models/pages/markup.ts'
import { page, seeOther } from '../accounts/pages/page.ts'
import { SCOPE_WORDS } from './scope-words.ts'

/** Asks whether an app may act for the account: names the app, where it leads, and what it may do. */
export function consentPage({ accounts, state, config }: Services): FormPage {
  const ticketFor = ({ sessionId }: SignedIn, query: string) =>
    keyedHash(accounts.secret, 'consent', `${sessionId}\n${query}`)
  return {
    path: CONSENT_PATH,
    async show({ headers, search }) {
      const request = await readAuthorizationRequest(state.db, search)
      if (!request) return unknownPage()
      const signedIn = await readSession(accounts.auth, headers)
      if (!signedIn) return seeOther(`${SIGN_IN_PATH}?${search}`)
      return render(request, signedIn, { query: search.toString(), ticket: ticketFor(signedIn, search.toString()) })
    },
    async submit(visit, form) {
      const query = form.get('query') ?? ''
      const signedIn = await readSession(accounts.auth, visit.headers)
      if (!signedIn) return seeOther(`${SIGN_IN_PATH}?${query}`)
      // The page that was shown to this session, for this very request; another site cannot know its ticket.
      if (!isSame(form.get('ticket') ?? '', ticketFor(signedIn, query)))
        throw new ProblemError('BAD_REQUEST', 'The form does not belong to this session.', { status: 403 })
      return decide(visit, query, form.get('decision') === 'allow')
    },
  }

  async function decide({ headers }: Visit, query: string, accept: boolean): Promise<Response> {
    const response = await accounts.auth.handler(
      new Request(`${config.publicBaseUrl}${OAUTH_PATH}/oauth2/consent`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          origin: new URL(config.publicBaseUrl).origin,
          cookie: headers.get('cookie') ?? '',
        },
        body: JSON.stringify({ accept, oauth_query: query }),
      }),
    )
    const answer = response.ok ? ((await response.json()) as { url?: unknown }) : {}
    return typeof answer.url === 'string' ? seeOther(answer.url) : expiredPage()
  }
}

function render(
  request: AuthorizationRequest,
  { email }: SignedIn,
  hidden: { query: string; ticket: string },
): Response {
  const body = markup`
<p><strong>${request.clientName}</strong> (it calls itself so; nobody has checked it) asks to act for <strong>${email}</strong>.</p>
<p>You will be taken to <span class="host">${request.host}</span>. If you do not know that address, deny.</p>
<p>It may:</p>
<ul>
${request.scopes.map((scope) => markup`<li>${SCOPE_WORDS[scope]}</li>`)}
${request.isLasting ? markup`<li>Stay connected until you disconnect it</li>` : undefined}
</ul>
<p>Its calls count against your allowance. You can disconnect it at any time.</p>
<form method="post" action="${CONSENT_PATH}">
<input type="hidden" name="query" value="${hidden.query}">
<input type="hidden" name="ticket" value="${hidden.ticket}">
<button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny">Deny</button>
</form>`
  return page({ title: 'Connect an app', body, formTargets: redirectSources(request.redirectUri) })
}

function unknownPage(): Response {
  const body = markup`<p>No app is known that asks this. Start again from the app that you want to connect.</p>`
  return page({ title: 'Nothing to connect', body, status: 400 })
}

function expiredPage(): Response {
  const body = markup`<p>
    The request has expired or was changed on the way. Start again from the app that you want to connect.
  </p>`
  return page({ title: 'Start again', body, status: 400 })
}

function isSame(sent: string, expected: string): boolean {
  return sent.length === expected.length && timingSafeEqual(Buffer.from(sent), Buffer.from(expected))
}

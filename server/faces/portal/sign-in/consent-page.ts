import { CONSENT_PATH, OAUTH_PATH, SIGN_IN_PATH } from '../../../accounts/addresses.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { isSameHash, keyedHash } from '../../../base/secret.ts'
import type { SignedIn } from '../../../accounts/sessions.ts'
import { markup } from '../../../../content/html/markup.ts'
import type { Say } from '../../../../content/say/words.ts'
import { readAuthorizationRequest, redirectSources } from '../../../accounts/authorization-request.ts'
import type { AuthorizationRequest } from '../../../accounts/authorization-request.ts'
import { scopeText } from '../keys/keys-page.ts'
import { describedAtRow } from '../page/described-at.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage, PortalVisit, Shown } from '../page/portal-page.ts'

/** Asks whether an app may act for the account: its name, its hosts, its scopes. */
export const consentPage: PortalPage = openPage({
  path: CONSENT_PATH,
  async show(visit) {
    const { search, services, signedIn } = visit
    const request = await readAuthorizationRequest(services.state.db, search)
    if (!request) return startAgain(visit.say, 'unknown')
    if (!signedIn) return seeOther(`${SIGN_IN_PATH}?${search}`)
    return askPage(visit, request, signedIn)
  },
  async submit(visit, form) {
    const query = form.get('query') ?? ''
    if (!visit.signedIn) return seeOther(`${SIGN_IN_PATH}?${query}`)
    // The form was shown to this session for this very request; another site cannot know its ticket.
    if (!isSameHash(form.get('ticket') ?? '', ticketFor(visit, visit.signedIn, query)))
      return startAgain(visit.say, 'foreign')
    return decide(visit, query, form.get('decision') === 'allow')
  },
})

function ticketFor({ services }: PortalVisit, { sessionId }: SignedIn, query: string): string {
  return keyedHash(services.accounts.secret, 'consent', `${sessionId}\n${query}`)
}

async function decide({ services, headers, say }: PortalVisit, query: string, accept: boolean) {
  const { accounts, config } = services
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
  return typeof answer.url === 'string' ? seeOther(answer.url) : startAgain(say, 'expired')
}

function askPage(visit: PortalVisit, request: AuthorizationRequest, signedIn: SignedIn): Shown {
  const { say, search } = visit
  const query = search.toString()
  const body = markup`<p class="lead">${say('consent.lead')}</p>
<dl>
<dt>${say('consent.app')}</dt><dd><strong>${request.clientName}</strong><span class="hint">${say('consent.unchecked')}</span></dd>
${describedAtRow(say, request.clientId)}
<dt>${say('consent.leadsTo')}</dt><dd><code>${request.host}</code><span class="hint">${say('consent.unknownHost')}</span></dd>
<dt>${say('consent.account')}</dt><dd>${signedIn.email}</dd>
</dl>
<h2>${say('consent.may')}</h2>
<ul>
${request.scopes.map((scope) => markup`<li>${scopeText(say, scope)}</li>`)}
${request.isLasting ? markup`<li>${say('consent.lasting')}</li>` : undefined}
</ul>
<p class="hint">${say('consent.allowance', { page: say('apps.title') })}</p>
<form method="post" action="${CONSENT_PATH}">
<input type="hidden" name="query" value="${query}">
<input type="hidden" name="ticket" value="${ticketFor(visit, signedIn, query)}">
<p class="row"><button type="submit" name="decision" value="allow">${say('consent.allow')}</button>
<button class="quiet" type="submit" name="decision" value="deny">${say('consent.deny')}</button></p>
</form>`
  return { title: say('consent.title'), body, formTargets: redirectSources(request.redirectUri) }
}

const REASONS = {
  unknown: { title: 'consent.unknownTitle', text: 'consent.unknown', status: 400 },
  expired: { title: 'consent.expiredTitle', text: 'consent.expired', status: 400 },
  foreign: { title: 'consent.expiredTitle', text: 'consent.foreign', status: 403 },
} as const

function startAgain(say: Say, reason: keyof typeof REASONS): Shown {
  const { title, text, status } = REASONS[reason]
  return { title: say(title), body: markup`<p>${say(text)}</p>`, status }
}

import { HOME_PATH, RESET_PATH, SIGN_IN_PATH, SIGN_UP_PATH } from '../../../accounts/addresses.ts'
import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { withReturnPath } from '../../../accounts/return-path.ts'
import { signIn } from '../../../accounts/sign-in.ts'
import { authorizeAddress, readAuthorizationRequest, redirectSources } from '../../../accounts/authorization-request.ts'
import type { AuthorizationRequest } from '../../../accounts/authorization-request.ts'
import { emailField, passwordField } from './fields.ts'
import { faultNote } from '../page/layout.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage, PortalVisit, Shown } from '../page/portal-page.ts'

interface Refused {
  fault: string
  email: string
}

/** Sign-in page, with or without an app's authorization. It returns only to that authorization or to the account page asked for. */
export const signInPage: PortalPage = openPage({
  path: SIGN_IN_PATH,
  async show(visit) {
    const request = await readAuthorizationRequest(visit.services.state.db, visit.search)
    return render(visit, visit.search, request)
  },
  async submit(visit, form) {
    const { services, exchange, headers, say, returnPath = HOME_PATH } = visit
    const query = new URLSearchParams(form.get('query') ?? '')
    const request = await readAuthorizationRequest(services.state.db, query)
    const sent = { email: form.get('email') ?? '', password: form.get('password') ?? '' }
    const from = { address: exchange.client, userAgent: headers.get('user-agent') }
    const result = await signIn(services.accounts, sent, from)
    if (result.kind === 'signed-in') return seeOther(request ? authorizeAddress(query) : returnPath, result.cookies)
    const fault = say(result.kind === 'refused' ? 'auth.refused' : 'auth.unverified')
    return render(visit, query, request, { fault, email: sent.email })
  },
})

function render(
  { say, returnPath }: PortalVisit,
  query: URLSearchParams,
  request: AuthorizationRequest | undefined,
  refused?: Refused,
): Shown {
  const forgotten = markup`<a href="${withReturnPath(RESET_PATH, returnPath)}">${say('auth.forgotten')}</a>`
  const body = markup`
${refused && faultNote(refused.fault)}
${request && markup`<p>${say('auth.connect', { name: request.clientName, host: request.host })}</p>`}
<form method="post" action="${withReturnPath(SIGN_IN_PATH, returnPath)}">
<input type="hidden" name="query" value="${request ? query.toString() : ''}">
${emailField(say, refused?.email)}
${passwordField(say)}
<button type="submit">${say('nav.signIn')}</button>
</form>
<p><a href="${withReturnPath(SIGN_UP_PATH, returnPath)}">${say('nav.signUp')}</a> · ${forgotten}</p>`
  // After an earlier consent, signing in leads straight back to the app.
  const formTargets = request ? redirectSources(request.redirectUri) : []
  return { title: say('nav.signIn'), body, formTargets, status: refused ? 401 : 200 }
}

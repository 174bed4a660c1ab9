import { HOME_PATH, RESET_PATH, SIGN_IN_PATH, SIGN_UP_PATH } from '../addresses.ts'
import { signIn } from '../sign-in.ts'
import type { Services } from '../../services.ts'
import { authorizeAddress, readAuthorizationRequest, redirectSources } from '../../oauth/authorization-request.ts'
import type { AuthorizationRequest } from '../../oauth/authorization-request.ts'
import type { FormPage } from './form-page.ts'
import { markup, page, seeOther } from './page.ts'

const FAULTS = {
  refused: 'The e-mail address or the password is wrong.',
  unverified: 'Confirm your e-mail address first: follow the link in the mail that we sent to it.',
} as const

/** The page to sign in at, on the way to an app or without one. It leads back to the authorization of this service and nowhere else. */
export function signInPage({ accounts, state }: Services): FormPage {
  return {
    path: SIGN_IN_PATH,
    show: async ({ search }) => render(search, await readAuthorizationRequest(state.db, search)),
    async submit({ exchange, headers }, form) {
      const query = new URLSearchParams(form.get('query') ?? '')
      const request = await readAuthorizationRequest(state.db, query)
      const sent = { email: form.get('email') ?? '', password: form.get('password') ?? '' }
      const from = { address: exchange.client, userAgent: headers.get('user-agent') }
      const result = await signIn(accounts, sent, from)
      if (result.kind === 'signed-in') return seeOther(request ? authorizeAddress(query) : HOME_PATH, result.cookies)
      return render(query, request, { fault: FAULTS[result.kind], email: sent.email })
    },
  }
}

function render(
  query: URLSearchParams,
  request: AuthorizationRequest | undefined,
  { fault, email = '' }: { fault?: string; email?: string } = {},
): Response {
  const body = markup`
${fault === undefined ? undefined : markup`<p class="fault" role="alert">${fault}</p>`}
${request && markup`<p>to connect <strong>${request.clientName}</strong> at <span class="host">${request.host}</span></p>`}
<form method="post" action="${SIGN_IN_PATH}">
<input type="hidden" name="query" value="${request ? query.toString() : ''}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email.slice(0, 254)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200">
<button type="submit">Sign in</button>
</form>
<p><a href="${SIGN_UP_PATH}">Open an account</a> · <a href="${RESET_PATH}">Forgotten password</a></p>`
  // With consent given before, signing in leads straight back to the app.
  const formTargets = request ? redirectSources(request.redirectUri) : []
  return page({ title: 'Sign in', body, formTargets, status: fault === undefined ? 200 : 401 })
}

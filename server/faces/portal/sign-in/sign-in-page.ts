import { HOME_PATH, RESET_PATH, SECOND_FACTOR_PATH, SIGN_IN_PATH, SIGN_UP_PATH } from '../../../accounts/addresses.ts'
import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { signIn } from '../../../accounts/sign-in.ts'
import { authorizeAddress, readAuthorizationRequest } from '../../../accounts/authorization-request.ts'
import type { AuthorizationRequest } from '../../../accounts/authorization-request.ts'
import { appRequest, appTargets, onward } from '../page/app-request.ts'
import { emailField, passwordField } from './fields.ts'
import { faultNote } from '../page/layout.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage, PortalVisit, Shown } from '../page/portal-page.ts'

interface Refused {
  /** At the field of the password: which of both is not correct stays open. */
  fault?: string
  /** Above the form: the password was correct. */
  note?: string
  email: string
}

/** Sign-in page, with or without an app's authorization. It returns only to that authorization or to the account page asked for. */
export const signInPage: PortalPage = openPage({
  path: SIGN_IN_PATH,
  async show(visit) {
    return render(visit, await appRequest(visit))
  },
  async submit(visit, form) {
    const { services, exchange, headers, say, search, returnPath = HOME_PATH } = visit
    const sent = { email: form.get('email') ?? '', password: form.get('password') ?? '' }
    const from = { address: exchange.client, userAgent: headers.get('user-agent') }
    const result = await signIn(services.accounts, sent, from)
    if (result.kind === 'second-factor') return seeOther(onward(SECOND_FACTOR_PATH, visit), result.cookies)
    if (result.kind === 'signed-in') {
      const isAsked = await readAuthorizationRequest(services.state.db, search)
      return seeOther(isAsked ? authorizeAddress(search) : returnPath, result.cookies)
    }
    const told = result.kind === 'refused' ? { fault: say('auth.refused') } : { note: say('auth.unverified') }
    return render(visit, await appRequest(visit), { ...told, email: sent.email })
  },
})

function render(visit: PortalVisit, request: AuthorizationRequest | undefined, refused?: Refused): Shown {
  const { say } = visit
  const forgotten = markup`<a href="${onward(RESET_PATH, visit)}">${say('auth.forgotten')}</a>`
  const body = markup`
${refused?.note === undefined ? undefined : faultNote(refused.note)}
${request && markup`<p>${say('auth.connect', { name: request.clientName, host: request.host })}</p>`}
<form method="post" action="${onward(SIGN_IN_PATH, visit)}">
${emailField(say, refused?.email)}
${passwordField(say, '', refused?.fault)}
<button type="submit">${say('nav.signIn')}</button>
</form>
<p><a href="${onward(SIGN_UP_PATH, visit)}">${say('nav.signUp')}</a> · ${forgotten}</p>`
  return { title: say('nav.signIn'), body, formTargets: appTargets(request), status: refused ? 401 : 200 }
}

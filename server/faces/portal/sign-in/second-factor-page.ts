import { HOME_PATH, SECOND_FACTOR_PATH, SIGN_IN_PATH } from '../../../accounts/addresses.ts'
import { authorizeAddress, readAuthorizationRequest } from '../../../accounts/authorization-request.ts'
import { isHalfSignedIn, passSecondFactor } from '../../../accounts/second-factor/second-factor.ts'
import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { appRequest, appTargets, onward } from '../page/app-request.ts'
import { faultNote } from '../page/layout.ts'
import { openPage, type PortalPage, type PortalVisit, type Shown } from '../page/portal-page.ts'
import { codeField } from './fields.ts'

/** Second step of signing in. Leads on like the first one: to the app that asked, or to the account page asked for. */
export const secondFactorPage: PortalPage = openPage({
  path: SECOND_FACTOR_PATH,
  async show(visit) {
    return isHalfSignedIn(visit.headers) ? render(visit) : seeOther(onward(SIGN_IN_PATH, visit))
  },
  async submit(visit, form) {
    const { services, exchange, headers, say, search, returnPath = HOME_PATH } = visit
    const from = { address: exchange.client }
    const result = await passSecondFactor(services.accounts, headers, form.get('code') ?? '', from)
    if (result.kind === 'refused') return render(visit, say('auth.wrongCode'))
    if (result.kind === 'start-again') return render(visit, undefined, say('auth.codeTooLate'))
    const isAsked = await readAuthorizationRequest(services.state.db, search)
    return seeOther(isAsked ? authorizeAddress(search) : returnPath, result.cookies)
  },
})

async function render(visit: PortalVisit, fault?: string, end?: string): Promise<Shown> {
  const { say } = visit
  const body = markup`
${end === undefined ? undefined : faultNote(end)}
<p>${say('auth.codeHint')}</p>
<form method="post" action="${onward(SECOND_FACTOR_PATH, visit)}">
${codeField(say('auth.code'), fault)}
<button type="submit">${say('nav.signIn')}</button>
</form>
<p><a class="alone" href="${onward(SIGN_IN_PATH, visit)}">${say('auth.startAgain')}</a></p>`
  const formTargets = appTargets(await appRequest(visit))
  return { title: say('auth.codeTitle'), body, formTargets, status: (fault ?? end) === undefined ? 200 : 401 }
}

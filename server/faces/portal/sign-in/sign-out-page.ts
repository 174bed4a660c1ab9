import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../../../accounts/addresses.ts'
import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { signOutSessions } from '../../../accounts/sessions.ts'
import { signOut } from '../../../accounts/sign-in.ts'
import { ticketField } from '../page/layout.ts'
import { accountPage } from '../page/portal-page.ts'
import type { PortalPage } from '../page/portal-page.ts'

/** Ends this browser's session, or all. */
export const signOutPage: PortalPage = accountPage({
  path: SIGN_OUT_PATH,
  async show(visit) {
    const { say, signedIn } = visit
    const body = markup`<p>${say('overview.signedIn', { email: signedIn.email })}</p>
<form method="post" action="${SIGN_OUT_PATH}">${ticketField(visit)}
<p class="row"><button type="submit" name="where" value="here">${say('auth.signOutHere')}</button>
<button class="grave" type="submit" name="where" value="everywhere">${say('apps.signOutAll')}</button></p>
</form>`
    return { title: say('nav.signOut'), body }
  },
  async submit({ services, signedIn, headers }, form) {
    if (form.get('where') === 'everywhere') await signOutSessions(services.state.db, signedIn.accountId)
    return seeOther(SIGN_IN_PATH, await signOut(services.accounts.auth, headers))
  },
})

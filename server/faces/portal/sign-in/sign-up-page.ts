import { SIGN_IN_PATH, SIGN_UP_PATH, VERIFY_PATH } from '../../../accounts/addresses.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { mailingReturn } from '../../../accounts/mailed-return.ts'
import { signUp } from '../../../accounts/sign-up.ts'
import { mailedPath, onward } from '../page/app-request.ts'
import { emailField, newPasswordFault, newPasswordField } from './fields.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage, PortalVisit, Shown } from '../page/portal-page.ts'

/** Opens an account. The answer is the same when the account exists. */
export const signUpPage: PortalPage = openPage({
  path: SIGN_UP_PATH,
  show: async (visit) => render(visit),
  async submit(visit, form) {
    const { say, services, exchange, locale } = visit
    const [email, password] = [form.get('email') ?? '', form.get('password') ?? '']
    const fault = newPasswordFault(say, password, email)
    if (fault !== undefined) return render(visit, { password: fault }, email)
    const isAddress = await mailingReturn(await mailedPath(visit), () =>
      signUp(services.accounts, { email, password, locale }, { address: exchange.client }),
    )
    if (!isAddress) return render(visit, { email: say('auth.notAddress') }, email)
    return { title: say('auth.checkMail'), body: mailedText(visit) }
  },
})

/** Says that a mail is on its way, and where to ask for another. */
function mailedText(visit: PortalVisit): Markup {
  return markup`<p>${visit.say('auth.mailed')}</p>
<p><a class="alone" href="${onward(VERIFY_PATH, visit)}">${visit.say('auth.newLink')}</a></p>`
}

function render(visit: PortalVisit, faults: { email?: string; password?: string } = {}, email?: string): Shown {
  const { say } = visit
  const body = markup`
<form method="post" action="${onward(SIGN_UP_PATH, visit)}">
${emailField(say, email, faults.email)}
${newPasswordField(say, say('auth.password'), 'password', faults.password)}
<button type="submit">${say('nav.signUp')}</button>
</form>
<p><a class="alone" href="${onward(SIGN_IN_PATH, visit)}">${say('nav.signIn')}</a></p>`
  return { title: say('nav.signUp'), body, status: Object.keys(faults).length === 0 ? 200 : 400 }
}

import { RESET_PATH, SIGN_IN_PATH } from '../../../accounts/addresses.ts'
import { markup } from '../../../../content/html/markup.ts'
import { mailingReturn } from '../../../accounts/mailed-return.ts'
import { requestReset, resetPassword } from '../../../accounts/reset-password.ts'
import { MAILS_TO_ADDRESS } from '../../../accounts/email.ts'
import { mailedPath, onward } from '../page/app-request.ts'
import { addressPage, byToken, newPasswordFault, newPasswordField, tokenForm } from './fields.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage, PortalVisit, Shown } from '../page/portal-page.ts'

/** Replaces a forgotten password: requests a mail, whose link leads back here. */
export const resetPage: PortalPage = openPage({
  path: RESET_PATH,
  show: byToken(passwordPage, askPage),
  async submit(visit, form) {
    const { say, services, exchange } = visit
    const token = form.get('token')
    if (token === null) {
      await mailingReturn(await mailedPath(visit), () =>
        requestReset(services.accounts, form.get('email') ?? '', { address: exchange.client }),
      )
      return {
        title: say('auth.checkMail'),
        body: markup`<p>${say('auth.resetSent', { limit: MAILS_TO_ADDRESS.limit })}</p>`,
      }
    }
    const password = form.get('password') ?? ''
    const fault = newPasswordFault(say, password, '')
    if (fault !== undefined) return passwordPage(visit, token, fault)
    if (!(await resetPassword(services.accounts, token, password))) return askPage(visit, say('auth.linkExpired'))
    return {
      title: say('auth.isSet'),
      body: markup`<p><a class="alone" href="${onward(SIGN_IN_PATH, visit)}">${say('nav.signIn')}</a></p>`,
    }
  },
})

function askPage(visit: PortalVisit, fault?: string): Shown {
  const { say } = visit
  return addressPage(visit, RESET_PATH, { title: say('auth.resetTitle'), button: say('auth.resetAsk'), fault })
}

function passwordPage(visit: PortalVisit, token: string, fault?: string): Shown {
  const { say } = visit
  const field = newPasswordField(say, say('auth.newPassword'), 'password', fault)
  const words = { hint: say('auth.resetHint'), field, button: say('auth.setPassword') }
  const body = tokenForm(visit, RESET_PATH, token, words)
  return { title: say('auth.resetTitle'), body, status: fault === undefined ? 200 : 400 }
}

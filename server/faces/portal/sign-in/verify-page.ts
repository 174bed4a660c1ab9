import { HOME_PATH, VERIFY_PATH } from '../../../accounts/addresses.ts'
import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { mailingReturn } from '../../../accounts/mailed-return.ts'
import { confirmAccount, resendVerification } from '../../../accounts/sign-up.ts'
import { appRequest, appTargets, mailedPath } from '../page/app-request.ts'
import { addressPage, byToken, passwordField, tokenForm } from './fields.ts'
import { openPage } from '../page/portal-page.ts'
import type { PortalPage, PortalVisit, Shown } from '../page/portal-page.ts'

/** Page of the mailed confirmation link. It asks for the password: mail scanners follow links, and so do people who opened no account. */
export const verifyPage: PortalPage = openPage({
  path: VERIFY_PATH,
  show: byToken(confirmPage, againPage),
  async submit(visit, form) {
    const { say, services, exchange, headers, returnPath } = visit
    const email = form.get('email')
    if (email !== null) {
      await mailingReturn(await mailedPath(visit), () =>
        resendVerification(services.accounts, email, { address: exchange.client }),
      )
      return { title: say('auth.checkMail'), body: markup`<p>${say('auth.maybeSent')}</p>` }
    }
    const sent = { token: form.get('token') ?? '', password: form.get('password') ?? '' }
    const from = { address: exchange.client, userAgent: headers.get('user-agent') }
    const result = await confirmAccount(services.accounts, sent, from)
    if (result.kind === 'confirmed') return seeOther(returnPath ?? HOME_PATH, result.cookies)
    if (result.kind === 'refused') return confirmPage(visit, sent.token, say('auth.wrongPassword'))
    return againPage(visit, say('auth.linkExpired'))
  },
})

async function confirmPage(visit: PortalVisit, token: string, fault?: string): Promise<Shown> {
  const { say } = visit
  const words = { hint: say('auth.confirmHint'), field: passwordField(say, '', fault), button: say('auth.confirm') }
  const body = tokenForm(visit, VERIFY_PATH, token, words)
  const formTargets = appTargets(await appRequest(visit))
  return { title: say('auth.confirmTitle'), body, formTargets, status: fault === undefined ? 200 : 401 }
}

function againPage(visit: PortalVisit, fault?: string): Shown {
  const { say } = visit
  return addressPage(visit, VERIFY_PATH, { title: say('auth.confirmTitle'), button: say('auth.newLink'), fault })
}

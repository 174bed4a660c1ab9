import { EMAIL_PATH, SECURITY_PATH } from '../../../accounts/addresses.ts'
import { confirmEmailChange, newEmailOf } from '../../../accounts/second-factor/change-email.ts'
import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { faultNote, ticketField } from '../page/layout.ts'
import { accountPage, type AccountVisit, type PortalPage, type Shown } from '../page/portal-page.ts'

/** Page of the link that confirms a new address. Mail scanners follow links: only its button changes anything. */
export const emailPage: PortalPage = accountPage({
  path: EMAIL_PATH,
  async show(visit) {
    const token = visit.search.get('token') ?? ''
    const email = newEmailOf(token, visit.signedIn)
    return email === undefined ? brokenLink(visit) : confirmPage(visit, token, email)
  },
  async submit(visit, form) {
    const { services, signedIn, headers } = visit
    const accounts = { ...services.accounts, site: services.config.publicBaseUrl }
    const cookies = await confirmEmailChange(accounts, signedIn, headers, form.get('token') ?? '')
    return cookies ? seeOther(`${SECURITY_PATH}?done=email`, cookies) : brokenLink(visit)
  },
})

function confirmPage(visit: AccountVisit, token: string, email: string): Shown {
  const { say } = visit
  const body = markup`<p>${say('security.emailNew', { email })}</p>
<form method="post" action="${EMAIL_PATH}">${ticketField(visit)}<input type="hidden" name="token" value="${token.slice(0, 2_000)}">
<button type="submit">${say('security.emailUse')}</button></form>`
  return { title: say('security.emailTitle'), body }
}

function brokenLink({ say }: AccountVisit): Shown {
  const body = markup`${faultNote(say('security.emailLink'))}
<p><a class="alone" href="${SECURITY_PATH}">${say('nav.security')}</a></p>`
  return { title: say('security.emailTitle'), body, status: 400 }
}

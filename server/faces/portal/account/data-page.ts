import { FastResponse } from 'srvx'
import { eraseAccount } from '../../../account-data/erase-account.ts'
import { exportAccount } from '../../../account-data/export-account.ts'
import { markup } from '../../../../content/html/markup.ts'
import { PRIVATE_HEADERS } from '../../../http/private-answer.ts'
import { signIn, signOut } from '../../../accounts/sign-in.ts'
import { doneNote, faultAt, renderPage, ticketField } from '../page/layout.ts'
import { accountPage } from '../page/portal-page.ts'
import type { AccountVisit, PortalPage, Shown } from '../page/portal-page.ts'

const DATA_PATH = '/account/data'
const EXPORT_PATH = '/account/export.json'

/** Export and deletion of an account's data. */
export const dataPage: PortalPage = accountPage({
  path: DATA_PATH,
  show: async (visit) => choicePage(visit),
  async submit(visit, form) {
    const { services, signedIn, exchange, headers, say } = visit
    // Asks for the password again: an open browser must not be enough.
    const sent = { email: signedIn.email, password: form.get('password') ?? '' }
    const { kind } = await signIn(services.accounts, sent, { address: exchange.client, userAgent: null })
    if (kind !== 'signed-in' && kind !== 'second-factor') return choicePage(visit, say('data.wrongPassword'))
    const cookies = await signOut(services.accounts.auth, headers)
    await eraseAccount(services.state, services.config.dataDir, signedIn.accountId)
    const body = markup`${doneNote(say('data.deletedText'))}`
    const page = { title: say('data.deleted'), body, status: 200, fault: undefined }
    return renderPage({ ...visit, signedIn: undefined }, page, { cookies })
  },
})

/** Export as a file download. */
export const exportPage: PortalPage = accountPage({
  path: EXPORT_PATH,
  async show({ services, signedIn, now }) {
    const { db } = services.state
    const exported = await exportAccount(db, signedIn.accountId, now)
    const headers = {
      ...PRIVATE_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account-export.json"',
    }
    return new FastResponse(`${JSON.stringify(exported, null, 2)}\n`, { headers })
  },
})

function choicePage(visit: AccountVisit, fault?: string): Shown {
  const { say } = visit
  const { marks, note } = faultAt('password', fault)
  const body = markup`<h2>${say('data.exportTitle')}</h2>
<p>${say('data.exportHint')}</p>
<p><a href="${EXPORT_PATH}" download>${say('data.export')}</a></p>
<h2>${say('data.deleteTitle')}</h2>
<p>${say('data.deleteHint')}</p>
<form method="post" action="${DATA_PATH}">${ticketField(visit)}
<p><label for="password">${say('data.password')}</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password"${marks}>${note}</p>
<button class="grave" type="submit">${say('data.delete')}</button></form>`
  return { title: say('nav.data'), body, status: fault === undefined ? 200 : 400 }
}

import { connectedApps, disconnectApp } from '../../../accounts/connected-apps.ts'
import type { ConnectedApp } from '../../../accounts/connected-apps.ts'
import { SIGN_IN_PATH } from '../../../accounts/addresses.ts'
import { markup } from '../../../../content/html/markup.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { listSessions, signOutSessions } from '../../../accounts/sessions.ts'
import { signOut } from '../../../accounts/sign-in.ts'
import { browserName } from './browser-name.ts'
import { scopeText } from '../keys/keys-page.ts'
import { describedAtRow } from '../page/described-at.ts'
import { ticketField, timeText } from '../page/layout.ts'
import { accountPage } from '../page/portal-page.ts'
import type { AccountVisit, PortalPage } from '../page/portal-page.ts'

const APPS_PATH = '/account/apps'

/** Apps that act for the account and signed-in browsers, with buttons to end each. */
export const appsPage: PortalPage = accountPage({
  path: APPS_PATH,
  async show(visit) {
    const { say, services, signedIn } = visit
    const { db } = services.state
    const apps = await connectedApps(db, signedIn.accountId)
    const sessions = await listSessions(db, signedIn.accountId)
    const browsers = sessions.map(
      ({ id, userAgent, createdAt }) =>
        markup`<li>${browserName(say, userAgent)}, ${timeText(createdAt)}${id === signedIn.sessionId ? markup` (${say('apps.thisBrowser')})` : undefined}</li>`,
    )
    const body = markup`<h2>${say('apps.connected')}</h2>
${apps.length === 0 ? markup`<p>${say('apps.none')}</p>` : apps.map((app) => appCard(visit, app))}
<h2>${say('apps.browsers')}</h2>
<ul>${browsers}</ul>
<form method="post" action="${APPS_PATH}">${ticketField(visit)}
<button class="grave" type="submit" name="act" value="sign-out">${say('apps.signOutAll')}</button></form>`
    return { title: say('apps.title'), body }
  },
  async submit({ services, signedIn, headers }, form) {
    const { db } = services.state
    if (form.get('act') !== 'sign-out') {
      await disconnectApp(db, signedIn.accountId, form.get('client') ?? '')
      return seeOther(APPS_PATH)
    }
    await signOutSessions(db, signedIn.accountId)
    return seeOther(SIGN_IN_PATH, await signOut(services.accounts.auth, headers))
  },
})

function appCard(visit: AccountVisit, { clientId, name, hosts, scopes, connectedAt }: ConnectedApp) {
  const { say } = visit
  return markup`<article class="card"><h3>${name}</h3>
<p class="hint">${say('consent.unchecked')}</p>
<dl>
${describedAtRow(say, clientId)}
<dt>${say('consent.leadsTo')}</dt><dd><code>${hosts.join(', ')}</code></dd>
<dt>${say('apps.since')}</dt><dd>${timeText(connectedAt)}</dd>
</dl>
<ul>${scopes.map((scope) => markup`<li>${scopeText(say, scope)}</li>`)}</ul>
<form method="post" action="${APPS_PATH}">${ticketField(visit)}<input type="hidden" name="client" value="${clientId}">
<button class="grave" type="submit" name="act" value="disconnect">${say('apps.disconnect', { name })}</button></form></article>`
}

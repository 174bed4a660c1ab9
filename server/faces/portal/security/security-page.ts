import { markup, type Markup } from '../../../../content/html/markup.ts'
import type { WordKey } from '../../../../content/say/words.ts'
import {
  changePassword,
  confirmSecondFactor,
  hasSecondFactor,
  newBackupCodes,
  removeSecondFactor,
  setUpSchema,
  startSecondFactor,
  type SetUp,
} from '../../../accounts/second-factor/second-factor.ts'
import { SECURITY_PATH } from '../../../accounts/addresses.ts'
import { requestEmailChange } from '../../../accounts/second-factor/change-email.ts'
import { seal, unseal } from '../../../base/secret.ts'
import { seeOther } from '../../../http/private-answer.ts'
import { doneNote, faultAt, faultNote, ticketField } from '../page/layout.ts'
import { accountPage, type AccountVisit, type PortalPage, type Shown } from '../page/portal-page.ts'
import { codeField, newPasswordFault, newPasswordField, passwordField } from '../sign-in/fields.ts'
import { qrDrawing } from './qr-drawing.ts'

/** Changes that the page tells of once, as the address names them. */
const DONE: Readonly<Record<string, WordKey>> = {
  on: 'security.isOn',
  off: 'security.isOff',
  password: 'security.passwordChanged',
  email: 'security.emailChanged',
  mailed: 'security.emailMailed',
}

/** Password and second factor of an account. Every change asks for the password: an open browser must not be enough. */
export const securityPage: PortalPage = accountPage({
  path: SECURITY_PATH,
  show: (visit) => overview(visit),
  again: (visit, form) => overview(visit, {}, form.get('new-email') ?? ''),
  async submit(visit, form) {
    const { say, headers, signedIn, services } = visit
    const { accounts } = services
    const password = form.get('password') ?? ''
    const wrongPassword = say('auth.wrongPassword')
    switch (form.get('act')) {
      case 'start': {
        const setUp = await startSecondFactor(accounts, signedIn, headers, password)
        return setUp ? setUpPage(visit, setUp) : overview(visit, { 'password-start': wrongPassword })
      }
      case 'confirm': {
        const setUp = sealedSetUp(visit, form.get('set-up') ?? '')
        if (!setUp) return overview(visit, { all: say('form.stale') })
        const cookies = await confirmSecondFactor(accounts, signedIn, headers, form.get('code') ?? '')
        return cookies ? done('on', cookies) : setUpPage(visit, setUp, say('auth.wrongCode'))
      }
      case 'codes': {
        const codes = await newBackupCodes(accounts, signedIn, headers, password)
        if (!codes) return overview(visit, { 'password-codes': wrongPassword })
        return { title: say('security.backupTitle'), body: backupList(visit, codes) }
      }
      case 'remove': {
        const cookies = await removeSecondFactor(accounts, signedIn, headers, password)
        return cookies ? done('off', cookies) : overview(visit, { 'password-remove': wrongPassword })
      }
      case 'email': {
        const address = visit.exchange.client
        const newEmail = form.get('new-email') ?? ''
        const result = await requestEmailChange(accounts, signedIn, headers, { password, newEmail, address })
        if (result === 'mailed') return done('mailed', [])
        const faults =
          result === 'no-address' ? { 'new-email': say('security.emailOther') } : { 'password-email': wrongPassword }
        return overview(visit, faults, newEmail)
      }
      default: {
        const newPassword = form.get('new-password') ?? ''
        const fault = newPasswordFault(say, newPassword, signedIn.email)
        if (fault !== undefined) return overview(visit, { 'new-password': fault })
        const cookies = await changePassword(accounts, signedIn, headers, { password, newPassword })
        return cookies ? done('password', cookies) : overview(visit, { 'password-current': wrongPassword })
      }
    }
  },
})

function done(what: keyof typeof DONE, cookies: string[]): Response {
  return seeOther(`${SECURITY_PATH}?done=${what}`, cookies)
}

/** Faults of a form by the id of the field; `all` of the whole page. */
type Faults = Readonly<Record<string, string | undefined>>

/** @param newEmail address asked for before, which a fault keeps */
async function overview(visit: AccountVisit, faults: Faults = {}, newEmail = ''): Promise<Shown> {
  const { say, services, signedIn, search } = visit
  const isOn = await hasSecondFactor(services.state.db, signedIn.accountId)
  const isFine = Object.keys(faults).length === 0
  const told = isFine ? DONE[search.get('done') ?? ''] : undefined
  const email = faultAt('new-email', faults['new-email'])
  const factor = isOn
    ? markup`<p>${say('security.on')}</p>
${passwordForm(visit, 'codes', say('security.newCodes'), faults, 'quiet')}
${passwordForm(visit, 'remove', say('security.remove'), faults, 'grave')}`
    : markup`<p>${say('security.off')}</p>
${passwordForm(visit, 'start', say('security.start'), faults)}`
  const body = markup`${faults['all'] === undefined ? undefined : faultNote(faults['all'])}${told && doneNote(say(told))}
<div class="beside"><section><h2>${say('security.factorTitle')}</h2>
${factor}</section>
<section><h2>${say('security.emailTitle')}</h2>
<p>${say('security.emailHint', { email: signedIn.email })}</p>
<form method="post" action="${SECURITY_PATH}">${ticketField(visit)}
<p><label for="new-email">${say('security.emailField')}</label>
<input id="new-email" name="new-email" type="email" autocomplete="email" required maxlength="254"
value="${newEmail.slice(0, 254)}"${email.marks}>${email.note}</p>
${passwordField(say, 'email', faults['password-email'])}
<button class="second" type="submit" name="act" value="email">${say('security.emailSend')}</button></form></section>
<section><h2>${say('security.passwordTitle')}</h2>
<p>${say('security.passwordHint')}</p>
<form method="post" action="${SECURITY_PATH}">${ticketField(visit)}
${passwordField(say, 'current', faults['password-current'])}
${newPasswordField(say, say('auth.newPassword'), 'new-password', faults['new-password'])}
<button class="second" type="submit" name="act" value="password">${say('auth.setPassword')}</button></form></section></div>`
  return { title: say('nav.security'), body, status: isFine ? 200 : 400 }
}

function passwordForm(visit: AccountVisit, act: string, button: string, faults: Faults, look = 'second'): Markup {
  return markup`<form method="post" action="${SECURITY_PATH}">${ticketField(visit)}
${passwordField(visit.say, act, faults[`password-${act}`])}
<button class="${look}" type="submit" name="act" value="${act}">${button}</button></form>`
}

/** The secret is shown here only. It travels sealed for this session, so that a wrong code shows it again. */
function setUpPage(visit: AccountVisit, setUp: SetUp, fault?: string): Shown {
  const { say, services } = visit
  const secret = new URL(setUp.uri).searchParams.get('secret') ?? ''
  const sealed = seal(services.accounts.secret, purposeOf(visit), JSON.stringify(setUp))
  const body = markup`<ol class="steps"><li><p>${say('security.scan')}</p>
${qrDrawing(setUp.uri, say('security.qr'))}
<p>${say('security.type')} <code>${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
<p><a href="${setUp.uri}">${say('security.open')}</a></p></li>
<li>${backupList(visit, setUp.backupCodes)}</li>
<li><form method="post" action="${SECURITY_PATH}">${ticketField(visit)}<input type="hidden" name="set-up" value="${sealed}">
${codeField(say('security.firstCode'), fault)}
<button type="submit" name="act" value="confirm">${say('security.turnOn')}</button></form></li></ol>`
  return { title: say('security.factorTitle'), body, status: fault === undefined ? 200 : 400 }
}

function backupList({ say }: AccountVisit, codes: readonly string[]): Markup {
  return markup`<p>${say('security.backup')}</p>
<pre class="secret" tabindex="0">${codes.join('\n')}</pre>`
}

function sealedSetUp(visit: AccountVisit, sealed: string): SetUp | undefined {
  const text = unseal(visit.services.accounts.secret, purposeOf(visit), sealed)
  return text === undefined ? undefined : setUpSchema.parse(JSON.parse(text))
}

function purposeOf({ signedIn }: AccountVisit): string {
  return `second factor of ${signedIn.sessionId}`
}

import { PASSWORD_LENGTH } from '../../../accounts/auth.ts'
import { passwordFault } from '../../../accounts/sign-up.ts'
import { markup } from '../../../../content/html/markup.ts'
import type { Markup } from '../../../../content/html/markup.ts'
import { onward } from '../page/app-request.ts'
import { faultAt, faultNote } from '../page/layout.ts'
import type { PortalVisit, Shown } from '../page/portal-page.ts'
import type { Say } from '../../../../content/say/words.ts'

/** Shows the page of a mailed link; without its token, the page that asks for one. */
export function byToken(
  linked: (visit: PortalVisit, token: string) => Shown | Promise<Shown>,
  ask: (visit: PortalVisit) => Shown,
): (visit: PortalVisit) => Promise<Shown> {
  return async (visit) => {
    const token = visit.search.get('token')
    return token ? linked(visit, token) : ask(visit)
  }
}

/** Page that asks for an address to mail a link to. */
export function addressPage(
  visit: PortalVisit,
  path: string,
  { title, button, fault }: { title: string; button: string; fault: string | undefined },
): Shown {
  const { say } = visit
  const body = markup`
${fault === undefined ? undefined : faultNote(fault)}
<form method="post" action="${onward(path, visit)}">
${emailField(say)}
<button type="submit">${button}</button>
</form>`
  return { title, body, status: fault === undefined ? 200 : 400 }
}

/** Form behind a mailed link: a password, sent with the token of the link. */
export function tokenForm(
  visit: PortalVisit,
  path: string,
  token: string,
  { hint, field, button }: { hint: string; field: Markup; button: string },
): Markup {
  return markup`
<p>${hint}</p>
<form method="post" action="${onward(path, visit)}">
<input type="hidden" name="token" value="${token.slice(0, 2_000)}">
${field}
<button type="submit">${button}</button>
</form>`
}

/** Field for an e-mail address. @param value text sent before */
export function emailField(say: Say, value = '', fault?: string): Markup {
  const { marks, note } = faultAt('email', fault)
  return markup`<p><label for="email">${say('auth.email')}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${value.slice(0, 254)}"${marks}>${note}</p>`
}

/** Field for the account's current password. @param suffix of its id, where a page has several */
export function passwordField(say: Say, suffix = '', fault?: string): Markup {
  const id = suffix === '' ? 'password' : `password-${suffix}`
  const { marks, note } = faultAt(id, fault)
  return markup`<p><label for="${id}">${say('auth.password')}</label>
<input id="${id}" name="password" type="password" autocomplete="current-password" required maxlength="${PASSWORD_LENGTH.max}"${marks}>${note}</p>`
}

/** Field for a code of the second factor. */
export function codeField(label: string, fault?: string): Markup {
  const { marks, note } = faultAt('code', fault)
  return markup`<p><label for="code">${label}</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required maxlength="40"${marks}>${note}</p>`
}

/** Field for a new password, with the length rule. */
export function newPasswordField(say: Say, label: string, name = 'password', fault?: string): Markup {
  const { min, max } = PASSWORD_LENGTH
  const { marks, note } = faultAt(name, fault, 'rule')
  return markup`<p><label for="${name}">${label}</label><span class="hint" id="rule">${passwordRule(say)}</span>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="${min}" maxlength="${max}"${marks}>${note}</p>`
}

/** Says what is wrong with a new password; undefined when nothing is. @param email address of its account, '' when unknown */
export function newPasswordFault(say: Say, password: string, email: string): string | undefined {
  const fault = passwordFault(password, email)
  if (fault === undefined) return undefined
  return fault === 'common' ? say('auth.passwordCommon') : passwordRule(say)
}

function passwordRule(say: Say): string {
  return say('auth.passwordRule', PASSWORD_LENGTH)
}

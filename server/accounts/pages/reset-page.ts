import type { Services } from '../../services.ts'
import { RESET_PATH, SIGN_IN_PATH } from '../addresses.ts'
import { PASSWORD_LENGTH } from '../auth.ts'
import { requestReset, resetPassword } from '../reset-password.ts'
import { passwordFault } from '../sign-up.ts'
import type { FormPage } from './form-page.ts'
import { markup, page } from './page.ts'

/** Where a forgotten password is replaced: first a mail is asked for, then its link leads back here. */
export function resetPage({ accounts }: Services): FormPage {
  return {
    path: RESET_PATH,
    show: async ({ search }) => {
      const token = search.get('token')
      return token ? passwordPage(token) : askPage()
    },
    async submit({ exchange }, form) {
      const token = form.get('token')
      if (token === null) {
        await requestReset(accounts, form.get('email') ?? '', { address: exchange.client })
        return sentPage()
      }
      const password = form.get('password') ?? ''
      if (passwordFault(password)) return passwordPage(token, RULE)
      const isSet = await resetPassword(accounts, token, password)
      return isSet ? donePage() : askPage('The link has expired or was used.')
    },
  }
}

const RULE = `The password has to have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`

function askPage(fault?: string): Response {
  const body = markup`
${fault === undefined ? undefined : markup`<p class="fault" role="alert">${fault}</p>`}
<form method="post" action="${RESET_PATH}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254">
<button type="submit">Mail me a link</button>
</form>`
  return page({ title: 'Set a new password', body, status: fault === undefined ? 200 : 400 })
}

function passwordPage(token: string, fault?: string): Response {
  const body = markup`
${fault === undefined ? undefined : markup`<p class="fault" role="alert">${fault}</p>`}
<p>Setting it signs out every browser and disconnects every app.</p>
<form method="post" action="${RESET_PATH}">
<input type="hidden" name="token" value="${token.slice(0, 200)}">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${PASSWORD_LENGTH.min}" maxlength="${PASSWORD_LENGTH.max}" aria-describedby="rule">
<p id="rule">${RULE}</p>
<button type="submit">Set the password</button>
</form>`
  return page({ title: 'Set a new password', body, status: fault === undefined ? 200 : 400 })
}

function sentPage(): Response {
  const body = markup`<p>If there is an account with that address, we have sent a mail to it. Its link works for an hour.</p>`
  return page({ title: 'Look into your mail', body })
}

function donePage(): Response {
  return page({ title: 'The password is set', body: markup`<p><a href="${SIGN_IN_PATH}">Sign in</a> with it.</p>` })
}

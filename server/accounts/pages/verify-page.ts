import type { Services } from '../../services.ts'
import { HOME_PATH, VERIFY_PATH } from '../addresses.ts'
import { confirmAccount, resendVerification } from '../sign-up.ts'
import type { FormPage } from './form-page.ts'
import { markup, page, seeOther } from './page.ts'

/** Where the link to confirm an address leads. It takes the password: programs that look through mails follow links, and so do people who opened no account. */
export function verifyPage({ accounts }: Services): FormPage {
  return {
    path: VERIFY_PATH,
    show: async ({ search }) => {
      const token = search.get('token')
      return token ? confirmPage(token) : againPage()
    },
    async submit({ exchange, headers }, form) {
      const email = form.get('email')
      if (email !== null) {
        await resendVerification(accounts, email, { address: exchange.client })
        return sentPage()
      }
      const sent = { token: form.get('token') ?? '', password: form.get('password') ?? '' }
      const from = { address: exchange.client, userAgent: headers.get('user-agent') }
      const result = await confirmAccount(accounts, sent, from)
      if (result.kind === 'confirmed') return seeOther(HOME_PATH, result.cookies)
      if (result.kind === 'refused') return confirmPage(sent.token, 'The password is wrong.')
      return againPage('The link has expired.')
    },
  }
}

function confirmPage(token: string, fault?: string): Response {
  const body = markup`
${fault === undefined ? undefined : markup`<p class="fault" role="alert">${fault}</p>`}
<p>Enter the password that you opened the account with. If you opened none, close this page: nothing happens.</p>
<form method="post" action="${VERIFY_PATH}">
<input type="hidden" name="token" value="${token.slice(0, 2_000)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200">
<button type="submit">Confirm my e-mail address</button>
</form>`
  return page({ title: 'Confirm your e-mail address', body, status: fault === undefined ? 200 : 401 })
}

function againPage(fault?: string): Response {
  const body = markup`
${fault === undefined ? undefined : markup`<p class="fault" role="alert">${fault}</p>`}
<form method="post" action="${VERIFY_PATH}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254">
<button type="submit">Mail me a new link</button>
</form>`
  return page({ title: 'Confirm your e-mail address', body, status: fault === undefined ? 200 : 400 })
}

function sentPage(): Response {
  const body = markup`<p>If an account with that address waits to be confirmed, we have sent a mail to it.</p>`
  return page({ title: 'Look into your mail', body })
}

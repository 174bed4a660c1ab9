import type { Services } from '../../services.ts'
import { SIGN_IN_PATH, VERIFY_PATH } from '../addresses.ts'
import { resendVerification, verifyEmail } from '../sign-in.ts'
import type { FormPage } from './form-page.ts'
import { markup, page } from './page.ts'

/** Where the link to confirm an address leads. It takes a click: programs that look through mails follow links, too. */
export function verifyPage({ accounts }: Services): FormPage {
  return {
    path: VERIFY_PATH,
    show: async ({ search }) => {
      const token = search.get('token')
      return token ? confirmPage(token) : againPage()
    },
    async submit({ exchange }, form) {
      const email = form.get('email')
      if (email !== null) {
        await resendVerification(accounts, email, { address: exchange.client })
        return sentPage()
      }
      return (await verifyEmail(accounts, form.get('token') ?? ''))
        ? confirmedPage()
        : againPage('The link has expired.')
    },
  }
}

function confirmPage(token: string): Response {
  const body = markup`
<form method="post" action="${VERIFY_PATH}">
<input type="hidden" name="token" value="${token.slice(0, 2_000)}">
<button type="submit">Confirm my e-mail address</button>
</form>`
  return page({ title: 'Confirm your e-mail address', body })
}

function confirmedPage(): Response {
  return page({ title: 'Confirmed', body: markup`<p>Your account is open. <a href="${SIGN_IN_PATH}">Sign in</a>.</p>` })
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

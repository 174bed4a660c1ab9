import type { Services } from '../../services.ts'
import { SIGN_IN_PATH, SIGN_UP_PATH } from '../addresses.ts'
import { PASSWORD_LENGTH } from '../auth.ts'
import { passwordFault, signUp } from '../sign-up.ts'
import type { FormPage } from './form-page.ts'
import { markup, page } from './page.ts'

/** The page to open an account at. What it answers is the same whether there is one already. */
export function signUpPage({ accounts }: Services): FormPage {
  return {
    path: SIGN_UP_PATH,
    show: async () => render(),
    async submit({ exchange }, form) {
      const [email, password] = [form.get('email') ?? '', form.get('password') ?? '']
      if (passwordFault(password)) return render(PASSWORD_RULE, email)
      const isAddress = await signUp(accounts, { email, password }, { address: exchange.client })
      return isAddress ? mailedPage() : render('That is no e-mail address.', email)
    },
  }
}

const PASSWORD_RULE = `The password has to have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`

function render(fault?: string, email = ''): Response {
  const body = markup`
${fault === undefined ? undefined : markup`<p class="fault" role="alert">${fault}</p>`}
<form method="post" action="${SIGN_UP_PATH}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email.slice(0, 254)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${PASSWORD_LENGTH.min}" maxlength="${PASSWORD_LENGTH.max}" aria-describedby="rule">
<p id="rule">${PASSWORD_RULE}</p>
<button type="submit">Open an account</button>
</form>
<p><a href="${SIGN_IN_PATH}">Sign in</a> if you have one.</p>`
  return page({ title: 'Open an account', body, status: fault === undefined ? 200 : 400 })
}

function mailedPage(): Response {
  const body = markup`<p>We have sent a mail to that address. Follow its link within 24 hours, then sign in.</p>`
  return page({ title: 'Look into your mail', body })
}

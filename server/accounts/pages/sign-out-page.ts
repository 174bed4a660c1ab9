import type { Services } from '../../services.ts'
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../addresses.ts'
import { readSession, signOutSessions } from '../sessions.ts'
import { signOut } from '../sign-in.ts'
import type { FormPage } from './form-page.ts'
import { markup, page, seeOther } from './page.ts'

/** Ends the session of this browser, or of all. */
export function signOutPage({ accounts, state }: Services): FormPage {
  return {
    path: SIGN_OUT_PATH,
    async show({ headers }) {
      const signedIn = await readSession(accounts.auth, headers)
      if (!signedIn) return seeOther(SIGN_IN_PATH)
      const body = markup`
<p>You are signed in as <strong>${signedIn.email}</strong>.</p>
<form method="post" action="${SIGN_OUT_PATH}">
<button type="submit" name="where" value="here">Sign out here</button>
<button type="submit" name="where" value="everywhere">Sign out everywhere</button>
</form>`
      return page({ title: 'Sign out', body })
    },
    async submit({ headers }, form) {
      const signedIn = await readSession(accounts.auth, headers)
      if (signedIn && form.get('where') === 'everywhere') await signOutSessions(state.db, signedIn.accountId)
      return seeOther(SIGN_IN_PATH, await signOut(accounts.auth, headers))
    },
  }
}

import type { AccountServices } from './account-services.ts'
import { requestMail, succeeds } from './email.ts'
import type { From } from './sign-in.ts'

/** Mails a link to set a new password if the account exists; the answer never reveals whether it does. @throws ThrottledError */
export function requestReset(services: AccountServices, to: string, from: Pick<From, 'address'>): Promise<void> {
  return requestMail(services, 'reset', to, from, (email) =>
    services.auth.api.requestPasswordReset({ body: { email } }),
  )
}

/** Sets a new password through a mailed link, once; signs out every browser and disconnects every app. @returns whether the link was valid */
export async function resetPassword({ auth }: AccountServices, token: string, newPassword: string): Promise<boolean> {
  return succeeds(() => auth.api.resetPassword({ body: { token, newPassword } }))
}

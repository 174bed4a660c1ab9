import type { AccountServices } from './account-services.ts'
import { isEmailAddress, normalizeEmail, succeeds, throttleMail } from './email.ts'
import type { From } from './sign-in.ts'

/** Mails a link to set a new password if the account exists; the answer never reveals whether it does. @throws ThrottledError */
export async function requestReset(
  services: AccountServices,
  to: string,
  { address }: Pick<From, 'address'>,
): Promise<void> {
  const who = normalizeEmail(to)
  await throttleMail(services, who, { address })
  if (isEmailAddress(who)) await services.auth.api.requestPasswordReset({ body: { email: who } })
}

/** Sets a new password through a mailed link, once; signs out every browser and disconnects every app. @returns whether the link was valid */
export async function resetPassword({ auth }: AccountServices, token: string, newPassword: string): Promise<boolean> {
  return succeeds(() => auth.api.resetPassword({ body: { token, newPassword } }))
}

import { RESET_PATH, SIGN_IN_PATH, VERIFY_PATH } from './addresses.ts'
import type { Mail } from './mailer.ts'

/** Asks to confirm that the address is the account's. */
export function verificationMail(baseUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: `Someone, hopefully you, opened an account with this address at ${baseUrl}.

Confirm it within 24 hours:
${link(baseUrl, VERIFY_PATH, token)}

If it was not you, do nothing: the account stays closed.
`,
  }
}

/** Lets whoever owns the address set a new password. */
export function resetMail(baseUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'Set a new password',
    text: `Someone asked to set a new password for the account with this address at ${baseUrl}.

Set it within the hour:
${link(baseUrl, RESET_PATH, token)}

Setting it signs out every browser and disconnects every app. If it was not you, do nothing: the password stays.
`,
  }
}

/** Tells the owner of an account that someone tried to open another one with its address; whoever tried is not told. */
export function existingAccountMail(baseUrl: string, to: string): Mail {
  return {
    to,
    subject: 'You already have an account',
    text: `Someone, perhaps you, tried to open an account with this address at ${baseUrl}, where there is one already.

Sign in: ${baseUrl}${SIGN_IN_PATH}
There you can also set a new password. If it was not you, do nothing.
`,
  }
}

function link(baseUrl: string, path: string, token: string): string {
  return `${baseUrl}${path}?token=${encodeURIComponent(token)}`
}

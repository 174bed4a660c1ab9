/** Path of the authorization server; its issuer is the base address with this path. */
export const OAUTH_PATH = '/api/mcp/oauth'

/** Paths of the pages that mails and redirects lead to. */
export const SIGN_IN_PATH = '/account/sign-in'
/** Second step of signing in. */
export const SECOND_FACTOR_PATH = '/account/second-factor'
export const SIGN_UP_PATH = '/account/sign-up'
export const SIGN_OUT_PATH = '/account/sign-out'
/** Landing page after a sign-in that was not started by an app. */
export const HOME_PATH = '/account'
export const CONSENT_PATH = '/account/consent'
export const VERIFY_PATH = '/account/verify'
/** Page of the link that confirms a new address of an account. */
export const EMAIL_PATH = '/account/email'
export const SECURITY_PATH = '/account/security'
/** Claim of the tokens of such links, as the library names it. */
export const EMAIL_CHANGE = 'change-email-verification'
export const RESET_PATH = '/account/reset'
export const ERROR_PATH = '/account/error'
/** Goes on with an app's request that was kept meanwhile; its id follows. */
export const CONTINUE_PATH = '/account/continue'

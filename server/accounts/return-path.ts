import {
  CONSENT_PATH,
  ERROR_PATH,
  RESET_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  SIGN_UP_PATH,
  VERIFY_PATH,
} from './addresses.ts'

/** Query parameter of the pages that people sign in by: the page of the account that they asked for before. */
export const RETURN_PARAMETER = 'next'

const LONGEST = 200
/** Nothing that a browser could read as another host, decode, drop or walk up: neither dots nor percent signs, backslashes or empty parts. */
const BELOW_ACCOUNT = /^\/account(?:\/[\w-]+)+$/
/** Pages on the way in or out are no place to come back to. */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  SIGN_IN_PATH,
  SIGN_UP_PATH,
  SIGN_OUT_PATH,
  CONSENT_PATH,
  VERIFY_PATH,
  RESET_PATH,
  ERROR_PATH,
])

/**
 * The path to come back to after signing in, if what was sent is plainly one of a page below `/account`; never with a query, which could hold
 * a token. @returns undefined for everything else
 */
export function toReturnPath(sent: string | null): string | undefined {
  if (sent === null || sent.length > LONGEST || !BELOW_ACCOUNT.test(sent) || ON_THE_WAY.has(sent)) return undefined
  return sent
}

/** The path that a query of a page asks to come back to. */
export function returnPathOf(query: URLSearchParams): string | undefined {
  return toReturnPath(query.get(RETURN_PARAMETER))
}

/** An address without a fragment, with the path to come back to added to its query. */
export function withReturnPath(address: string, returnPath: string | undefined): string {
  if (returnPath === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`
}

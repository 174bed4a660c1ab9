import {
  CONSENT_PATH,
  ERROR_PATH,
  RESET_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  SIGN_UP_PATH,
  VERIFY_PATH,
} from './addresses.ts'

/** Query parameter of the sign-in pages: the account page that was asked for first. */
export const RETURN_PARAMETER = 'next'

const LONGEST = 200
/** Excludes everything a browser could read as another host, decode, drop or walk up: dots, percent signs, backslashes, empty parts. */
const BELOW_ACCOUNT = /^\/account(?:\/[\w-]+)+$/
/** Pages of signing in or out, which are never a place to return to. */
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
 * Checks a path to return to after signing in: a plain page below `/account`, without a query, which could hold a token.
 * @returns undefined for everything else
 */
export function toReturnPath(sent: string | null): string | undefined {
  if (sent === null || sent.length > LONGEST || !BELOW_ACCOUNT.test(sent) || ON_THE_WAY.has(sent)) return undefined
  return sent
}

/** Reads the path to return to from a page's query. */
export function returnPathOf(query: URLSearchParams): string | undefined {
  return toReturnPath(query.get(RETURN_PARAMETER))
}

/** Adds the path to return to to the query of an address without a fragment. */
export function withReturnPath(address: string, returnPath: string | undefined): string {
  if (returnPath === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`
}

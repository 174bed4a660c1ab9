import { createHash } from 'node:crypto'
import { oauthProvider } from '@better-auth/oauth-provider'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { SESSION_DAYS } from '../../content/pages/trust/cookies.ts'
import { SCOPES } from '../auth/api-key.ts'
import { decodeJwt } from 'jose'
import type { Config } from '../base/config.ts'
import type { Log } from '../observability/log.ts'
import type { State } from '../state/state.ts'
import { CONSENT_PATH, EMAIL_CHANGE, ERROR_PATH, OAUTH_PATH, SIGN_IN_PATH } from './addresses.ts'
import { clientDiscovery } from './client-discovery.ts'
import { disconnectAllApps } from './connected-apps.ts'
import type { Mailer } from '../mail/mailer.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { mailedReturn } from './mailed-return.ts'
import { changeMail, existingAccountMail, resetMail, verificationMail } from './mails.ts'
import type { Recipient } from './mails.ts'

export interface AuthOptions {
  config: Pick<Config, 'publicBaseUrl'>
  state: Pick<State, 'db' | 'dialect'>
  secret: string
  mailer: Mailer
  log: Log
  /** Password hashing; default scrypt. */
  passwords?: PasswordHashing
}

export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(kept: { hash: string; password: string }): Promise<boolean>
}

export type Auth = ReturnType<typeof createAuth>

/** Password length in characters. NIST SP 800-63B-4 asks for 15 without a second factor; users may choose more, never fewer than the minimum. */
export const PASSWORD_LENGTH = { min: 12, max: 200 } as const
export const ACCESS_TOKEN_PREFIX = 'luxat_'
export const REFRESH_TOKEN_PREFIX = 'luxrt_'

/** Seconds in which a reused refresh token gets the same answer: an app refreshed twice at once, or lost the first answer. */
const REUSE_S = 10
const MINUTE_S = 60
const HOUR_S = 3_600
const DAY_S = 86_400

/**
 * Creates the accounts library with its OAuth 2.1 server, on the state's tables. Access tokens are opaque and looked up at each
 * call, so a withdrawal takes effect at once. Only the HTTP endpoints that `server/faces/oauth` lets through are reachable.
 */
export function createAuth({ config, state, secret, mailer, log, passwords }: AuthOptions) {
  const { publicBaseUrl } = config
  const lead = () => ({ site: publicBaseUrl, returnPath: mailedReturn() })
  return betterAuth({
    appName: 'Luxembourg property intelligence',
    baseURL: publicBaseUrl,
    basePath: OAUTH_PATH,
    secret,
    // No transactions: hashing a password inside one would block SQLite's only connection.
    database: { db: state.db, type: state.dialect, transaction: false },
    telemetry: { enabled: false },
    // Arguments are left out: they may name people.
    logger: { level: 'error', log: (_level, message) => log.error({ from: 'better-auth' }, message) },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: publicBaseUrl + ERROR_PATH },
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        tier: { type: 'string', input: false, required: true, defaultValue: 'free' },
        locale: { type: [...LOCALES], required: true, defaultValue: 'en' },
      },
    },
    session: { expiresIn: SESSION_DAYS * DAY_S, updateAge: DAY_S, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      ...(passwords && { password: passwords }),
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: HOUR_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => mailer.send(resetMail(lead(), recipient(user), token)),
      onExistingUserSignUp: async ({ user }) => mailer.send(existingAccountMail(lead(), recipient(user))),
      // Someone who knew the old password may have connected an app with it.
      onPasswordReset: async ({ user }) => disconnectAllApps(state.db, user.id),
    },
    verification: { storeIdentifier: 'hashed' },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY_S,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, token }) => {
        const isChange = decodeJwt(token)['requestType'] === EMAIL_CHANGE
        mailer.send((isChange ? changeMail : verificationMail)(lead(), recipient(user), token))
      },
    },
    advanced: {
      cookiePrefix: 'lux',
      useSecureCookies: publicBaseUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      // A test compares the schema with the migrations, instead of each start.
      database: { validateSchema: false },
    },
    plugins: [
      // Secrets and backup codes are encrypted with the secret of the server. No browser is trusted for longer than its session.
      twoFactor({ issuer: new URL(publicBaseUrl).hostname }),
      oauthProvider({
        scopes: [...SCOPES, 'offline_access'],
        resources: [mcpResource(publicBaseUrl)],
        enforcePerClientResources: false,
        allowDynamicClientRegistration: true,
        allowUnauthenticatedClientRegistration: true,
        grantTypes: ['authorization_code', 'refresh_token'],
        loginPage: publicBaseUrl + SIGN_IN_PATH,
        consentPage: publicBaseUrl + CONSENT_PATH,
        disableJwtPlugin: true,
        extensions: [{ clientDiscovery }],
        codeExpiresIn: 10 * MINUTE_S,
        accessTokenExpiresIn: HOUR_S,
        refreshTokenExpiresIn: 30 * DAY_S,
        refreshTokenReuseInterval: REUSE_S,
        prefix: { opaqueAccessToken: ACCESS_TOKEN_PREFIX, refreshToken: REFRESH_TOKEN_PREFIX },
        storeTokens: { hash: async (token) => hashToken(token) },
      }),
    ],
  })
}

// The library's types lack the fields added to accounts.
function recipient({ id, email, locale }: { id: string; email: string; locale?: Locale }): Recipient {
  return { id, email, locale: locale! }
}

/** Audience of every token: the MCP endpoint (RFC 8707). */
export function mcpResource(publicBaseUrl: string): string {
  return `${publicBaseUrl}/api/mcp`
}

/** Hashes a token for storage. Tokens are random, so a slow hash would add nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

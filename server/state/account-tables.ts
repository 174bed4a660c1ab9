import type { Locale } from '../../models/kernel/locale.ts'
import type { Tier } from '../base/tiers.ts'

/** A time as the accounts library stores it: ISO 8601 text on SQLite, a Date on PostgreSQL. */
export type StoredTime = string | Date
/** A list as the library stores it: JSON, as text or parsed. */
export type StoredList = string | string[] | null
/** A boolean as the library stores it. */
type StoredBoolean = number | boolean

/** Columns we read from the accounts library's tables; it alone writes most of them. */
export interface AccountTables {
  user: {
    id: string
    name: string
    email: string
    emailVerified: StoredBoolean
    tier: Tier
    locale: Locale
    twoFactorEnabled: StoredBoolean | null
    createdAt: StoredTime
    updatedAt: StoredTime
  }
  session: {
    id: string
    token: string
    userId: string
    userAgent: string | null
    createdAt: StoredTime
    updatedAt: StoredTime
    expiresAt: StoredTime
  }
  twoFactor: { id: string; userId: string; secret: string; backupCodes: string }
  verification: { id: string; identifier: string; value: string; expiresAt: StoredTime }
  oauthClient: {
    id: string
    clientId: string
    name: string | null
    uri: string | null
    redirectUris: StoredList
    scopes: StoredList
    createdAt: StoredTime | null
  }
  oauthConsent: {
    id: string
    clientId: string
    userId: string | null
    scopes: StoredList
    resources: StoredList
    createdAt: StoredTime
    updatedAt: StoredTime
  }
  oauthRefreshToken: {
    id: string
    token: string
    clientId: string
    userId: string
    expiresAt: StoredTime
    createdAt: StoredTime
    revoked: StoredTime | null
    rotatedAt: StoredTime | null
    rotationReplayResponse: string | null
    rotationReplayExpiresAt: StoredTime | null
  }
  oauthAccessToken: {
    id: string
    token: string
    clientId: string
    userId: string | null
    scopes: StoredList
    resources: StoredList
    expiresAt: StoredTime
    createdAt: StoredTime
    revoked: StoredTime | null
  }
}

/** Converts a stored time to milliseconds since 1970. */
export function toMilliseconds(time: StoredTime): number {
  return new Date(time).getTime()
}

export function toList(list: StoredList): string[] {
  if (list === null) return []
  return typeof list === 'string' ? (JSON.parse(list) as string[]) : list
}

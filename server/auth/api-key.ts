import { hash, randomBytes } from 'node:crypto'

/** Scopes defined by the interface. */
export const SCOPES = ['listings:read', 'market:read', 'documents:write', 'inquiries:write', 'inquiries:read'] as const
/** Reading what is public; asked for together, so that a person is not asked twice. */
export const READ_SCOPES = ['listings:read', 'market:read'] as const satisfies Scope[]
export type Scope = (typeof SCOPES)[number]

/** API key: 256 random bits in base64url. */
const KEY = /^lux_[A-Za-z0-9_-]{43}$/
const PREFIX_LENGTH = 8

/** Generates a key. Only its hash is stored, so it is shown once. */
export function newApiKey(): string {
  return `lux_${randomBytes(32).toString('base64url')}`
}

/** Checks whether the text has the form of `newApiKey`. */
export function looksLikeApiKey(text: string): boolean {
  return KEY.test(text)
}

/** SHA-256 in hex. A slow hash would add nothing: nobody guesses 256 random bits. */
export function hashApiKey(key: string): string {
  return hash('sha256', key)
}

/** First characters of a key, by which people recognise it. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIX_LENGTH)
}

import { createHash, randomBytes } from 'node:crypto'

/** Scopes of the interface. */
export const SCOPES = ['listings:read', 'market:read', 'documents:write', 'inquiries:write', 'inquiries:read'] as const
export type Scope = (typeof SCOPES)[number]

/** 256 random bits in base64url. */
const KEY = /^lux_[A-Za-z0-9_-]{43}$/
const PREFIX_LENGTH = 8

/** A new key. It is shown once: only its hash is kept. */
export function newApiKey(): string {
  return `lux_${randomBytes(32).toString('base64url')}`
}

/** The text is one that `newApiKey` could have made. */
export function looksLikeApiKey(text: string): boolean {
  return KEY.test(text)
}

/** SHA-256, in hex. A slow hash would add nothing: nobody guesses 256 random bits. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The first characters, by which people recognise a key. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIX_LENGTH)
}

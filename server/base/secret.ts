import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from './config.ts'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

/** Path of the generated secret in the data folder. */
export function secretPath(dataDir: string): string {
  return join(dataDir, 'state', 'secret')
}

/**
 * Reads the secret for cookies, links and keyed hashes from the settings, or generates it at the first start into a file only its
 * owner may read. Losing it ends all sessions and links; servers that share a database must share it.
 * @throws ConfigurationError when the file holds something else
 */
export function readSecret({ authSecret, dataDir }: { authSecret: string | null; dataDir: string }): string {
  if (authSecret !== null) return authSecret
  const path = secretPath(dataDir)
  mkdirSync(join(dataDir, 'state'), { recursive: true, mode: 0o700 })
  try {
    // Fails when the file exists, so two processes that start together agree on the first one's secret.
    writeFileSync(path, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { flag: 'wx', mode: OWNER_ONLY })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, OWNER_ONLY)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < SECRET_BYTES)
    throw new ConfigurationError(
      `${path}: expected a secret of at least ${SECRET_BYTES} characters; delete the file to generate a new one`,
    )
  return secret
}

/** Derives one key per purpose, so a signature for one cannot be used for another. */
function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lux ${purpose}`, SECRET_BYTES))
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text for a purpose, so that the database alone does not reveal it; base64url. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @returns undefined when sealed with another secret, for another purpose, or changed since */
export function unseal(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, deriveKey(secret, purpose), nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** Compares with a keyed hash in constant time. */
export function isSameHash(sent: string, expected: string): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(sent)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

/** Signs or hashes a text for a purpose; base64url. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('base64url')
}

import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { publicKeyOf } from '../../models/release-format/signature/signature.ts'
import type { Settings } from '../base/settings.ts'
import { UsageError } from '../base/usage-error.ts'

const OWNER_ONLY = 0o600

/** The private key of the settings; null where releases are not signed. @throws UsageError that names the file */
export function signingKeyOf({ signing }: Pick<Settings, 'signing'>): KeyObject | null {
  return signing.keyFile === null ? null : readSigningKey(signing.keyFile)
}

/** Public keys that a release has to be signed with: those of the settings, otherwise that of the private key. */
export function trustedKeys(settings: Pick<Settings, 'signing'>): string[] {
  if (settings.signing.publicKeys.length > 0) return settings.signing.publicKeys
  const own = signingKeyOf(settings)
  return own ? [publicKeyOf(own)] : []
}

/** Writes a new private key, which only its owner may read. @returns its public key. @throws UsageError when the file exists */
export function createSigningKey(file: string): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(dirname(file), { recursive: true })
  try {
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })
    writeFileSync(file, pem, { flag: 'wx', mode: OWNER_ONLY })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new UsageError(`${file} is there already. Name another file: a new key replaces no old one.`)
  }
  return publicKeyOf(privateKey)
}

function readSigningKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new UsageError(`LUX_SIGNING_KEY: ${file} cannot be read (${code}). Make a key: lux keygen ${file}`)
  }
  throw new UsageError(`LUX_SIGNING_KEY: ${file} has no private key of Ed25519. Make one: lux keygen FILE`)
}

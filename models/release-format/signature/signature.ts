import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { releaseSignatureSchema, type ReleaseSignature } from '../../contracts/release/release-signature.ts'

const KEY_ID_DIGITS = 16

/** Signs the bytes of a manifest. @param privateKey an Ed25519 key. @returns the content of the signature file */
export function signManifest(manifest: Uint8Array, privateKey: KeyObject): Buffer {
  const signature: ReleaseSignature = {
    algorithm: 'Ed25519',
    keyId: keyIdOf(publicKeyOf(privateKey)),
    signature: sign(null, manifest, privateKey).toString('base64'),
  }
  return Buffer.from(`${JSON.stringify(signature)}\n`)
}

/**
 * Checks that one of the keys signed a manifest.
 * @param stored content of the signature file; undefined when there is none
 * @param publicKeys without any, nothing is checked
 * @returns what is wrong; null when nothing is
 */
export function signatureFault(
  manifest: Uint8Array,
  stored: Uint8Array | undefined,
  publicKeys: readonly string[],
): string | null {
  if (publicKeys.length === 0) return null
  if (!stored) return 'it is not signed, and a signature is required'
  const parsed = readSignature(stored)
  if (!parsed) return 'its signature cannot be read'
  const key = publicKeys.find((each) => keyIdOf(each) === parsed.keyId)
  if (key === undefined) return `it is signed with the key ${parsed.keyId}, which is not among the trusted ones`
  const isRight = verify(null, manifest, toKeyObject(key), Buffer.from(parsed.signature, 'base64'))
  return isRight ? null : `its signature with the key ${parsed.keyId} is not of this content`
}

/** Reads a signature file; undefined when it cannot be read. */
export function readSignature(stored: Uint8Array): ReleaseSignature | undefined {
  try {
    return releaseSignatureSchema.parse(JSON.parse(Buffer.from(stored).toString('utf8')))
  } catch {
    return undefined
  }
}

/** @param key private or public, Ed25519. @returns the 32 bytes of the public key in base64url */
export function publicKeyOf(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key
  return publicKey.export({ format: 'jwk' }).x!
}

/** Short name of a public key for people and files. */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, KEY_ID_DIGITS)
}

function toKeyObject(publicKey: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
}

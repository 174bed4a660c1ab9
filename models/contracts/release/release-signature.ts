import { z } from 'zod'

/** Path of the signature within a release, beside the manifest that it signs. The manifest does not list it. */
export const SIGNATURE_PATH = 'manifest.sig.json'

/** Ed25519 (RFC 8032) over the bytes of `manifest.json`. */
export const releaseSignatureSchema = z.object({
  algorithm: z.literal('Ed25519'),
  keyId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .describe('first 16 hexadecimal digits of the SHA-256 of the public key'),
  signature: z.base64().length(88),
})
export type ReleaseSignature = z.infer<typeof releaseSignatureSchema>

/** Public keys as a setting has them: 32 bytes each in base64url, as `lux keygen` prints them, separated by commas. */
export const publicKeysSchema = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine(
    (keys) => keys.every((key) => /^[\w-]{43}$/.test(key)),
    'expected keys of 43 characters as `lux keygen` prints them',
  )

import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keyIdOf, publicKeyOf, readSignature, signatureFault, signManifest } from './signature.ts'

const MANIFEST = Buffer.from('{"id":"2026Q3-aaaaaaaa"}')
const ours = generateKeyPairSync('ed25519')
const theirs = generateKeyPairSync('ed25519')
const [ourKey, theirKey] = [publicKeyOf(ours.publicKey), publicKeyOf(theirs.publicKey)]

it('accepts what one of the keys signed, and nothing else', () => {
  const stored = signManifest(MANIFEST, ours.privateKey)
  expect(publicKeyOf(ours.privateKey)).toBe(ourKey)
  expect(signatureFault(MANIFEST, stored, [ourKey])).toBeNull()
  expect(signatureFault(MANIFEST, stored, [theirKey, ourKey])).toBeNull()
  expect(signatureFault(MANIFEST, stored, [theirKey])).toContain(`the key ${keyIdOf(ourKey)}, which is not among`)
  expect(signatureFault(MANIFEST, undefined, [ourKey])).toContain('not signed')
  expect(signatureFault(MANIFEST, Buffer.from('{}'), [ourKey])).toContain('cannot be read')
})

it('requires nothing without a key', () => {
  expect(signatureFault(MANIFEST, undefined, [])).toBeNull()
})

it('refuses a changed byte of manifest or signature, and the name of our key on the signature of another', () => {
  const stored = signManifest(MANIFEST, ours.privateKey)
  for (let at = 0; at < MANIFEST.length; at++) {
    const changed = Buffer.from(MANIFEST)
    changed[at]! ^= 1
    expect(signatureFault(changed, stored, [ourKey])).toContain('is not of this content')
  }
  const { signature, ...rest } = readSignature(stored)!
  const flipped = Buffer.from(signature, 'base64')
  flipped[0]! ^= 1
  const forged = [
    { ...rest, signature: flipped.toString('base64') },
    { ...readSignature(signManifest(MANIFEST, theirs.privateKey))!, keyId: keyIdOf(ourKey) },
  ]
  for (const each of forged)
    expect(signatureFault(MANIFEST, Buffer.from(JSON.stringify(each)), [ourKey])).toContain('is not of this content')
})

it('is a signature that other programs check', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'signature-'))
  const file = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const { signature } = readSignature(signManifest(MANIFEST, ours.privateKey))!
  const check = ['pkeyutl', '-verify', '-rawin', '-pubin', '-inkey']
  try {
    const key = file('key.pem', ours.publicKey.export({ format: 'pem', type: 'spki' }))
    const rest = ['-in', file('m', MANIFEST), '-sigfile', file('s', Buffer.from(signature, 'base64'))]
    expect(execFileSync('openssl', [...check, key, ...rest], { encoding: 'utf8' })).toContain('Verified Successfully')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    context.skip('openssl is not installed')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

import { statSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readSecret, seal, secretPath, unseal } from './secret.ts'

const SECRET = 'a secret that only tests have, and long enough'

describe('the secret', () => {
  it('is generated at the first start, readable only by its owner, and then kept', () => {
    using folder = temporaryFolder()
    const first = readSecret({ authSecret: null, dataDir: folder.path })
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(statSync(secretPath(folder.path)).mode & 0o077).toBe(0)
    expect(readSecret({ authSecret: null, dataDir: folder.path })).toBe(first)
    expect(readSecret({ authSecret: 'x'.repeat(32), dataDir: folder.path })).toBe('x'.repeat(32))
  })

  it('unseals only what it sealed for the same purpose, unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (words, at) => {
        const text = words.toWellFormed()
        const sealed = seal(SECRET, 'mail', text)
        expect(unseal(SECRET, 'mail', sealed)).toBe(text)
        expect(unseal(SECRET, 'else', sealed)).toBeUndefined()
        expect(unseal(`${SECRET}!`, 'mail', sealed)).toBeUndefined()
        const bytes = Buffer.from(sealed, 'base64url')
        bytes[at % bytes.length]! ^= 1
        expect(unseal(SECRET, 'mail', bytes.toString('base64url'))).toBeUndefined()
      }),
    )
    expect(unseal(SECRET, 'mail', 'short')).toBeUndefined()
  })
})

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addBytes, addFile, addStream, blobPath, blobsDirOf } from './blob-store.ts'
import { aRawFile, temporaryDirectory } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const blobs = (name: string) => join(directory, name, 'blobs')
async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

describe('the blob store', () => {
  it('keeps the same bytes once, from any kind of input', async () => {
    const blobsDir = blobs('once')
    writeFileSync(join(directory, 'x.txt'), 'hello')
    const streamed = await addStream(blobsDir, pieces('he', 'llo'))
    const path = blobPath(blobsDir, streamed.sha256)
    const { ino, mtimeMs } = statSync(path)
    expect(await addBytes(blobsDir, Buffer.from('hello'))).toEqual(streamed)
    expect(await addFile(blobsDir, join(directory, 'x.txt'))).toEqual(streamed)
    expect(streamed).toEqual({ sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824', bytes: 5 })
    expect(path).toBe(join(blobsDir, '2c', streamed.sha256))
    expect(statSync(path)).toMatchObject({ ino, mtimeMs })
    expect(readdirSync(join(blobsDir, '.incoming'))).toEqual([])
  })

  it('leaves nothing of a stream that breaks', async () => {
    const blobsDir = blobs('broken')
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('line lost')
    }
    await expect(addStream(blobsDir, broken())).rejects.toThrow('line lost')
    expect(readdirSync(blobsDir)).toEqual(['.incoming'])
    expect(readdirSync(join(blobsDir, '.incoming'))).toEqual([])
  })

  it('rewrites a blob that was written only partly', async () => {
    const blobsDir = blobs('torn')
    const { sha256 } = await addBytes(blobsDir, Buffer.from('hello'))
    truncateSync(blobPath(blobsDir, sha256), 2)
    await addBytes(blobsDir, Buffer.from('hello'))
    expect(readFileSync(blobPath(blobsDir, sha256), 'utf8')).toBe('hello')
  })

  it('removes leftovers of killed runs after a day', async () => {
    const incoming = join(blobs('left'), '.incoming')
    mkdirSync(incoming, { recursive: true })
    for (const name of ['old', 'new']) writeFileSync(join(incoming, name), name)
    utimesSync(join(incoming, 'old'), 1, 1)
    await addBytes(blobs('left'), Buffer.from('x'))
    expect(existsSync(join(incoming, 'old'))).toBe(false)
    expect(existsSync(join(incoming, 'new'))).toBe(true)
  })

  it('finds the store of a raw file, and refuses a file outside of it', async () => {
    const file = await aRawFile(directory, 'hello')
    expect(blobsDirOf(file)).toBe(join(directory, 'raw', 'blobs'))
    expect(() => blobsDirOf({ ...file, path: '/etc/passwd' })).toThrow('is outside the raw store')
  })
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { folderSource, openReleaseSource, storageSource } from './release-source.ts'

const BYTES = Buffer.from([0, 1, 2, 253, 254, 255])

async function bytesOf(stream: Readable | Uint8Array): Promise<Buffer> {
  return stream instanceof Uint8Array ? Buffer.from(stream) : Buffer.concat(await stream.toArray())
}

describe('release source', () => {
  it('reads whole files and parts of them from a folder, byte for byte', async () => {
    using folder = temporaryFolder()
    mkdirSync(join(folder.path, 'releases'))
    writeFileSync(join(folder.path, 'releases', 'a.bin'), BYTES)
    const source = folderSource(folder.path)
    expect(await source.read('releases/a.bin')).toEqual(BYTES)
    expect(await source.read('releases/b.bin')).toBeUndefined()
    expect(await bytesOf(await source.stream('releases/a.bin', 1, 3))).toEqual(BYTES.subarray(1, 4))
    await expect(source.stream('releases/b.bin', 0, 1)).rejects.toThrow('ENOENT')
    expect(await source.readPart('releases/a.bin', 1, 3)).toEqual(BYTES.subarray(1, 4))
    expect(await source.readPart('releases/a.bin', 4, 30)).toEqual(BYTES.subarray(4))
    expect(await source.readPart('releases/b.bin', 0, 1)).toBeUndefined()
  })

  it('reads the same from any other store', async () => {
    const storage = createStorage()
    await storage.setItemRaw('releases/a.bin', BYTES)
    const source = storageSource(storage)
    expect(source.folder).toBeNull()
    expect(await source.read('releases/a.bin')).toEqual(BYTES)
    expect(await bytesOf(await source.stream('releases/a.bin', 1, 3))).toEqual(BYTES.subarray(1, 4))
    await expect(source.stream('releases/b.bin', 0, 1)).rejects.toThrow('No such file in the store: releases/b.bin')
    expect(await source.readPart('releases/a.bin', 1, 3), 'a part costs the whole').toBeUndefined()
  })

  it('is opened by the name of a driver', async () => {
    const open = (driver: string) =>
      openReleaseSource({ dataDir: 'data', releaseKeys: [], storage: { driver, options: {} } })
    expect((await open('fs')).folder).toBe('data')
    expect((await open('memory')).folder).toBeNull()
    await expect(open('floppy')).rejects.toThrow('STORAGE_DRIVER: "floppy" is not an unstorage driver')
  })
})

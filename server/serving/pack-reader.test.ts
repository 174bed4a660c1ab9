import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReleaseFile, ReleaseManifest } from '../../models/contracts/release/release.ts'
import { PACK_KINDS } from '../../models/release-format/pack/pack-document.ts'
import { openHead } from '../../models/release-format/pack/pack-head.ts'
import { shardOf, shardPath } from '../../models/release-format/pack/shard.ts'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { folderSource } from '../release/release-source.ts'
import type { ReleaseSource } from '../release/release-source.ts'
import { publishSampleRelease } from '../testing/build-release.ts'
import { sampleListing } from '../testing/sample-records.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createPackReader } from './pack-reader.ts'

const LISTINGS = 40
const CACHE = { publicBaseUrl: 'https://property.example.lu', cacheBytes: 1_000_000 }
const [id, neighbour] = idsOfOneShard()

let folder: ReturnType<typeof temporaryFolder>
let manifest: ReleaseManifest
let releaseFolder: string
beforeEach(() => {
  folder = temporaryFolder()
  manifest = publishSampleRelease(folder.path, { listings: LISTINGS })
  releaseFolder = `releases/${manifest.id}`
})
afterEach(() => folder[Symbol.dispose]())

describe('pack reader', () => {
  it('finds every document by reading the head and one listing, never a whole pack', async () => {
    const { source, read } = watched(folder.path)
    const packs = createPackReader(source, releaseFolder, manifest, CACHE)
    for (let index = 0; index < LISTINGS; index++) {
      const listing = sampleListing(index)
      expect((await packs.document(listing.id, 'md'))?.toString()).toContain(`# ${listing.title}`)
      expect(JSON.parse((await packs.document(listing.id, 'json'))!.toString())).toMatchObject({ id: listing.id })
    }
    expect(await packs.document('lnotthere', 'md')).toBeUndefined()
    expect(read.whole).toEqual([])
    const smallest = Math.min(...packFiles().map(({ bytes }) => bytes))
    expect(Math.max(...read.parts)).toBeLessThan(smallest / 3)
  })

  it('reads a head once for simultaneous requests, and again after eviction', async () => {
    const { source, read } = watched(folder.path)
    const kept = createPackReader(source, releaseFolder, manifest, CACHE)
    await Promise.all([kept.document(id, 'md'), kept.document(id, 'md'), kept.document(neighbour, 'md')])
    expect(read.parts).toHaveLength(1 + 3)
    const { source: other, read: again } = watched(folder.path)
    const crowded = createPackReader(other, releaseFolder, manifest, { ...CACHE, cacheBytes: 1 })
    for (const round of [1, 2])
      for (let index = 0; index < LISTINGS; index++)
        expect(await crowded.document(sampleListing(index).id, 'md'), `round ${round}`).toBeDefined()
    expect(again.parts.length).toBeGreaterThan(2 * LISTINGS + packFiles().length)
  })

  it('refuses a head that differs from the manifest', async () => {
    const { path } = packOf(id)
    const damaged = changed(path, 20)
    await expect(reader().document(id, 'md')).rejects.toThrow(`${path}: the SHA-256 of its head is`)
    writeFileSync(join(folder.path, releaseFolder, path), damaged.subarray(0, 10))
    await expect(reader().document(id, 'md')).rejects.toThrow(`${path}: the SHA-256 of its head is`)
  })

  it('refuses a listing with a damaged byte anywhere, and still serves the others', async () => {
    const { path, head } = packOf(id)
    const pack = readFileSync(join(folder.path, releaseFolder, path))
    const { offset, bytes } = openHead(pack).find(id)!
    expect(offset).toBe(head!.bytes)
    for (let at = offset; at < offset + bytes; at += 50) {
      writeFileSync(join(folder.path, releaseFolder, path), pack)
      changed(path, at)
      const packs = reader()
      for (const kind of PACK_KINDS)
        await expect(packs.document(id, kind), `byte ${at}`).rejects.toThrow(
          `${path}: Damaged pack: the documents of listing ${id}`,
        )
      expect(await packs.document(neighbour, 'md'), `byte ${at}`).toBeDefined()
    }
    writeFileSync(join(folder.path, releaseFolder, path), pack.subarray(0, offset + 4))
    await expect(reader().document(id, 'md')).rejects.toThrow('Damaged pack')
  })

  it('distinguishes a deleted pack from one the release never had', async () => {
    const { path } = packOf(id)
    rmSync(join(folder.path, releaseFolder, path))
    await expect(reader().document(id, 'md')).rejects.toThrow(`${path}: the file is missing`)
    const without = { ...manifest, files: manifest.files.filter((file) => file.path !== path) }
    const packs = createPackReader(folderSource(folder.path), releaseFolder, without, CACHE)
    expect(await packs.document(id, 'md')).toBeUndefined()
  })

  it('reads packs without a head in the manifest (version 2), and checks them whole', async () => {
    const { path } = packOf(id)
    const header = JSON.stringify({ v: 2, entries: { [id]: { md: 4 } } })
    const bytes = Buffer.from(`${header}\n# Hi`)
    writeFileSync(join(folder.path, releaseFolder, path), bytes)
    const { head: _, ...before } = packOf(id)
    const file: ReleaseFile = { ...before, bytes: bytes.length, sha256: sha256Of(bytes) }
    const earlier = { ...manifest, files: [file] }
    const { source, read } = watched(folder.path)
    const packs = createPackReader(source, releaseFolder, earlier, CACHE)
    expect((await packs.document(id, 'md'))?.toString()).toBe('# Hi')
    expect(await packs.document(id, 'json')).toBeUndefined()
    expect(read).toEqual({ parts: [], whole: [`${releaseFolder}/${path}`] })
    changed(path, bytes.length - 1)
    const fresh = createPackReader(folderSource(folder.path), releaseFolder, earlier, CACHE)
    await expect(fresh.document(id, 'md')).rejects.toThrow(`${path}: its SHA-256 is`)
  })

  it('caches whole packs from a store without partial reads, and when a file was dropped meanwhile', async () => {
    const { source, read } = watched(folder.path)
    let hasParts = false
    const store: ReleaseSource = {
      ...source,
      readPart: async (path, start, bytes) => (hasParts ? source.readPart(path, start, bytes) : undefined),
    }
    const packs = createPackReader(store, releaseFolder, manifest, CACHE)
    for (const each of [id, neighbour, id]) expect(await packs.document(each, 'md')).toBeDefined()
    expect(read).toEqual({ parts: [], whole: [`${releaseFolder}/${packOf(id).path}`] })
    hasParts = true
    const mirrored = createPackReader(store, releaseFolder, manifest, CACHE)
    expect(await mirrored.document(id, 'md')).toBeDefined()
    hasParts = false
    expect(await mirrored.document(neighbour, 'md')).toBeDefined()
    expect(read.whole).toHaveLength(2)
  })
})

function reader(): ReturnType<typeof createPackReader> {
  return createPackReader(folderSource(folder.path), releaseFolder, manifest, CACHE)
}

function packFiles(): ReleaseFile[] {
  return manifest.files.filter(({ path }) => path.startsWith('packs/'))
}

function packOf(listingId: string): ReleaseFile {
  const path = shardPath(shardOf(listingId, manifest.counts['listingShards']!))
  return manifest.files.find((file) => file.path === path)!
}

/** First two listings of one pack. */
function idsOfOneShard(): [string, string] {
  const ids = Array.from({ length: LISTINGS }, (_, index) => sampleListing(index).id)
  return ids.filter((each) => shardOf(each, 3) === shardOf(ids[0]!, 3)).sort() as [string, string]
}

function changed(path: string, at: number): Buffer {
  const file = join(folder.path, releaseFolder, path)
  const bytes = readFileSync(file)
  bytes[at]! ^= 1
  writeFileSync(file, bytes)
  return bytes
}

/** A folder source that records what was read. */
function watched(path: string): { source: ReleaseSource; read: { parts: number[]; whole: string[] } } {
  const direct = folderSource(path)
  const read = { parts: [] as number[], whole: [] as string[] }
  const source: ReleaseSource = {
    ...direct,
    async readPart(file, start, bytes) {
      read.parts.push(bytes)
      return direct.readPart(file, start, bytes)
    },
    async read(file) {
      read.whole.push(file)
      return direct.read(file)
    },
  }
  return { source, read }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'
import { MAX_UNIT_DEPTH, STORE_KEYS } from '../../../models/contracts/release/release-store.ts'
import { createPieceReader } from '../../../models/release-format/store/unit-reader.ts'
import { buildRelease, noise } from '../../testing/built-release.ts'
import { openReleaseStore, type ReleaseStore } from '../../releases/release-store.ts'
import type { ObjectStore } from './object-store.ts'
import { publishToStore, type Publication } from './publish-to-store.ts'
import { readIndex, readPointer } from './read-store.ts'

let dataDir: string
let releases: ReleaseStore
let store: MemoryStore
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'publish-'))
  releases = openReleaseStore(dataDir)
  store = memoryStore()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

interface MemoryStore extends ObjectStore {
  objects: Map<string, Uint8Array>
  writes: string[]
  mostUnderWay: number
  writeMs: number
  /** Hook on every write; throws or changes the bytes. */
  spoil: (key: string, bytes: Uint8Array) => Uint8Array
}

function memoryStore(): MemoryStore {
  let underWay = 0
  const memory: MemoryStore = {
    name: 'memory',
    objects: new Map(),
    writes: [],
    mostUnderWay: 0,
    writeMs: 0,
    spoil: (_, bytes) => bytes,
    async read(key) {
      const bytes = memory.objects.get(key)
      return bytes ? { bytes, version: null } : null
    },
    async write(key, bytes) {
      memory.mostUnderWay = Math.max(memory.mostUnderWay, ++underWay)
      await new Promise((done) => setTimeout(done, memory.writeMs))
      underWay--
      memory.objects.set(key, memory.spoil(key, bytes))
      memory.writes.push(key)
    },
    async remove(key) {
      memory.objects.delete(key)
    },
  }
  return memory
}

/** Documents that state the day they were made, a table that changes a little every day, and pictures that never change. */
function market(day: number): Record<string, string | Uint8Array> {
  const lines = Array.from(
    { length: 4_000 },
    (_, id) => `{"id":"l${id * 7919}","daysOnMarket":${id + day},"day":${day}}\n`,
  )
  return {
    'index/listings.ndjson': lines.join('') + `{"id":"new ${day}"}\n`,
    'public/media/a.webp': noise('a', 20_000),
    'public/media/b.webp': noise('b', 20_000),
    ...Object.fromEntries(
      ['bech', 'mersch', 'vianden'].map((name) => [
        `public/en/communes/${name}.md`,
        `# ${name}\n\nAs of day ${day}.\n`,
      ]),
    ),
  }
}

const tagOf = (day: number): string => `day${String(day).padStart(5, '0')}`
const build = (day: number): Promise<string> => buildRelease(releases, tagOf(day), market(day))
const publish = (id: string, keep = 5): Promise<Publication> =>
  publishToStore(releases, id, store, { keep, signal: new AbortController().signal })

/** Reads every file of the release that the store points at, put together like a reader does. */
async function filesInStore(): Promise<{ releaseId: string; files: Record<string, string> }> {
  const { pointer } = await readPointer(store)
  const index = await readIndex(store, pointer!)
  const read = createPieceReader(index.units, async (key) => store.objects.get(key), 1 << 20)
  const files: Record<string, string> = {}
  for (const [path, pieces] of Object.entries(index.files)) files[path] = (await read(pieces)).toString('latin1')
  return { releaseId: pointer!.releaseId, files }
}

async function expectInStore(id: string, day: number): Promise<void> {
  const { releaseId, files } = await filesInStore()
  const { [RELEASE_PATHS.manifest]: manifest, ...others } = files
  expect(releaseId).toBe(id)
  expect(manifest).toBe(releases.manifestFile(id).toString('latin1'))
  const expected = Object.entries(market(day)).map(([path, content]) => [
    path,
    Buffer.from(content as string).toString('latin1'),
  ])
  expect(others).toEqual(Object.fromEntries(expected))
}

describe('publishing to a store', () => {
  it('brings over every file, day after day, beyond the longest chain of changes', async () => {
    for (let day = 0; day <= MAX_UNIT_DEPTH + 1; day++) {
      const id = await build(day)
      await publish(id)
      releases.prune(2)
      if (day < 3 || day >= MAX_UNIT_DEPTH - 1) await expectInStore(id, day)
    }
    const index = await readIndex(store, (await readPointer(store)).pointer!)
    expect(Math.max(...index.units.map(({ depth }) => depth))).toBeLessThanOrEqual(MAX_UNIT_DEPTH)
  })

  it('sends only changes, compressed against the previous version', async () => {
    const first = await publish(await build(1))
    const second = await publish(await build(2))
    expect(second).toMatchObject({ previousReleaseId: first.releaseId, files: 7, reusedFiles: 2 })
    expect(second.sent.bytes).toBeLessThan(first.sent.bytes / 8)
  })

  it('sends nothing for a release that is already there', async () => {
    const id = await build(1)
    await publish(id)
    store.writes.length = 0
    expect((await publish(id)).sent).toEqual({ objects: 0, bytes: 0 })
    expect(store.writes).toEqual([])
  })

  it('reads the previous version from the store when the release on disk is missing or damaged', async () => {
    const first = await build(1)
    await publish(first)
    const second = await build(2)
    writeFileSync(join(releases.directory, first, 'index/listings.ndjson'), 'damaged')
    await publish(second)
    await expectInStore(second, 2)
    rmSync(join(releases.directory, second, '..', first), { recursive: true })
    const third = await build(3)
    rmSync(join(releases.directory, second), { recursive: true })
    await publish(third)
    await expectInStore(third, 3)
  })

  it('keeps the served release when it is interrupted at any write, and then sends only what is missing', async () => {
    const before = await build(1)
    await publish(before)
    const earlier = new Map(store.objects)
    const id = await build(2)
    store.writes.length = 0
    await publish(id)
    const writes = store.writes.length
    for (let cut = 0; cut < writes; cut++) {
      store.objects = new Map(earlier)
      store.writes.length = 0
      let left = cut
      store.spoil = (key, bytes) => {
        if (left-- > 0) return bytes
        // Simulates a failing file system: a partial object under its name, but never a partial pointer.
        if (key.startsWith('objects/')) store.objects.set(key, bytes.subarray(0, bytes.length >> 1))
        throw new Error('cut short')
      }
      await expect(publish(id)).rejects.toThrow('cut short')
      await expectInStore(before, 1)
      const arrived = store.writes.length
      store.spoil = (_, bytes) => bytes
      const { sent, found } = await publish(id)
      await expectInStore(id, 2)
      const pointerCut = cut === writes - 1 ? 1 : 0
      expect(sent.objects).toBe(writes - arrived + pointerCut)
      expect(found.objects).toBe(arrived - pointerCut)
    }
  })

  it('does not move the pointer when an object reads back differently', async () => {
    const before = await build(1)
    await publish(before)
    const id = await build(2)
    store.spoil = (key, bytes) => (key.startsWith('objects/') ? Buffer.from(bytes).fill(0, 0, 1) : bytes)
    await expect(publish(id)).rejects.toThrow('not what was written when it is read back')
    await expectInStore(before, 1)
  })

  it('sends everything again when the index in the store is damaged', async () => {
    await publish(await build(1))
    const { pointer } = await readPointer(store)
    store.objects.set(STORE_KEYS.object(pointer!.index), Buffer.from('damaged'))
    const id = await build(2)
    expect((await publish(id)).reusedFiles).toBe(0)
    await expectInStore(id, 2)
  })

  it('removes releases that are no longer kept, one publication later, and no object that is needed', async () => {
    let id = ''
    for (let day = 1; day <= 6; day++) id = (await publish(await build(day), 2)).releaseId
    await expectInStore(id, 6)
    const kept = [...store.objects.keys()].filter((key) => key.startsWith('releases/')).sort()
    expect(kept).toEqual([4, 5, 6].map((day) => STORE_KEYS.release(`2026Q3-${tagOf(day)}`)))
    const index = await readIndex(store, (await readPointer(store)).pointer!)
    expect(index.kept).toEqual([id, `2026Q3-${tagOf(5)}`])
    expect(index.retired[0]).toBe(`2026Q3-${tagOf(4)}`)
  })

  it('sends at most the allowed number of objects at the same time', async () => {
    const id = await buildRelease(
      releases,
      'wide0000',
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`public/f${index}/x.md`, `file ${index}`])),
    )
    store.writeMs = 100
    await publishToStore(releases, id, store, { keep: 2, concurrency: 3, signal: new AbortController().signal })
    expect(store.mostUnderWay).toBe(3)
  })

  it('refuses a damaged release and a place that holds something else', async () => {
    const id = await build(1)
    store.objects.set(STORE_KEYS.current, Buffer.from('{"mine":true}'))
    await expect(publish(id)).rejects.toThrow('does not point at a published release. Name an empty place.')
    store.objects.clear()
    writeFileSync(join(releases.directory, id, 'public/media/a.webp'), 'damaged')
    await expect(publish(id)).rejects.toThrow(`Release ${id} was not sent: public/media/a.webp`)
    expect(store.writes).toEqual([])
  })
})

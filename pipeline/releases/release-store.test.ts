import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RELEASE_PATHS } from '../../models/contracts/release/release.ts'
import { publicKeyOf } from '../../models/release-format/signature/signature.ts'
import { writeManifest } from '../testing/built-release.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { createReleaseWriter } from './release-writer.ts'

let dataDir: string
let store: ReleaseStore
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'release-store-'))
  store = openReleaseStore(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true }))

async function build(id: string, text: string): Promise<string> {
  const building = store.buildingDirectory()
  const writer = createReleaseWriter(building)
  await writer.write('public/a.md', text, { contentType: 'text/markdown' })
  await writer.write('public/b.md', 'the same in all', { contentType: 'text/markdown' })
  await writeManifest(writer, id, id.split('-')[1]!)
  return building
}

async function publish(id: string, text: string, day: number): Promise<void> {
  await store.adopt(await build(id, text), id)
  store.pointTo(id)
  const published = new Date(Date.UTC(2026, 0, day))
  utimesSync(join(store.directory, id, RELEASE_PATHS.manifest), published, published)
}

const textOf = (id: string): string => readFileSync(join(store.directory, id, 'public/a.md'), 'utf8')

describe('release store', () => {
  it('has no release before the first one', () => {
    expect(store.current()).toBeNull()
    expect(store.list()).toEqual([])
  })

  it('flushes every file before it moves the folder', async () => {
    const building = await build('2026Q3-aaaaaaaa', 'first')
    await using own = await open(join(building, RELEASE_PATHS.manifest))
    const handles = Object.getPrototypeOf(own) as FileHandle
    const sync = vi.spyOn(handles, 'sync').mockImplementation(async () => {
      expect(existsSync(building)).toBe(true)
    })
    await store.adopt(building, '2026Q3-aaaaaaaa')
    const flushed = sync.mock.calls.length
    sync.mockRestore()
    expect(flushed).toBe(store.manifest('2026Q3-aaaaaaaa').files.length + 1)
    expect(existsSync(building)).toBe(false)
  })

  it('moves a finished folder to its place and points to it', async () => {
    await publish('2026Q3-aaaaaaaa', 'first', 1)
    expect(store.current()?.releaseId).toBe('2026Q3-aaaaaaaa')
    expect(await store.verify('2026Q3-aaaaaaaa')).toEqual([])
    expect(existsSync(store.buildingDirectory())).toBe(false)
  })

  it('keeps the current release in place when it is built again, so that the pointer always names a release', async () => {
    await publish('2026Q3-aaaaaaaa', 'as it is served', 1)
    await store.adopt(await build('2026Q3-aaaaaaaa', 'built again'), '2026Q3-aaaaaaaa')
    expect(textOf('2026Q3-aaaaaaaa')).toBe('as it is served')
    expect(readdirSync(store.directory)).toEqual(['2026Q3-aaaaaaaa'])
  })

  it('repairs the current release by building it again when it is damaged', async () => {
    await publish('2026Q3-aaaaaaaa', 'good', 1)
    writeFileSync(join(store.directory, '2026Q3-aaaaaaaa', 'public/a.md'), 'evil')
    expect(await store.verify('2026Q3-aaaaaaaa')).toEqual(['public/a.md: its content is not what was published'])
    await store.adopt(await build('2026Q3-aaaaaaaa', 'good'), '2026Q3-aaaaaaaa')
    expect(await store.verify('2026Q3-aaaaaaaa')).toEqual([])
  })

  it('signs a release as it moves to its place, and the one that is kept when it is built again with a key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const id = '2026Q3-aaaaaaaa'
    await publish(id, 'as it is served', 1)
    const faults = async (): Promise<string[]> => store.verify(id, [publicKeyOf(publicKey)])
    expect(await faults()).toHaveLength(1)
    await store.adopt(await build(id, 'built again'), id, privateKey)
    expect(await faults(), 'the key did not see what is kept').toHaveLength(1)
    await store.adopt(await build(id, 'as it is served'), id, privateKey)
    expect(await faults()).toEqual([])
    await store.adopt(await build('2026Q3-bbbbbbbb', 'new'), '2026Q3-bbbbbbbb', privateKey)
    expect(await store.verify('2026Q3-bbbbbbbb', [publicKeyOf(publicKey)])).toEqual([])
  })

  it('repairs the current release when its manifest cannot be read', async () => {
    await publish('2026Q3-aaaaaaaa', 'good', 1)
    writeFileSync(join(store.directory, '2026Q3-aaaaaaaa', RELEASE_PATHS.manifest), '{')
    await store.adopt(await build('2026Q3-aaaaaaaa', 'good'), '2026Q3-aaaaaaaa')
    expect(await store.verify('2026Q3-aaaaaaaa')).toEqual([])
  })

  it('replaces an earlier build of a release that is not current', async () => {
    await publish('2026Q3-aaaaaaaa', 'old build', 1)
    await publish('2026Q3-bbbbbbbb', 'second', 2)
    await store.adopt(await build('2026Q3-aaaaaaaa', 'new build'), '2026Q3-aaaaaaaa')
    expect(textOf('2026Q3-aaaaaaaa')).toBe('new build')
  })

  it('names every file that is missing, or has another size or content', async () => {
    await publish('2026Q3-aaaaaaaa', 'first', 1)
    const folder = join(store.directory, '2026Q3-aaaaaaaa')
    writeFileSync(join(folder, 'public/a.md'), 'longer than it was')
    rmSync(join(folder, 'public/b.md'))
    expect(await store.verify('2026Q3-aaaaaaaa')).toEqual([
      'public/a.md: 18 bytes, the manifest says 5',
      'public/b.md: missing',
    ])
  })

  it('keeps the newest and the current release, and removes leftovers of killed runs', async () => {
    for (const [index, id] of ['2026Q3-aaaaaaaa', '2026Q3-bbbbbbbb', '2026Q3-cccccccc', '2026Q3-dddddddd'].entries())
      await publish(id, id, index + 1)
    store.pointTo('2026Q3-aaaaaaaa')
    mkdirSync(join(store.directory, '.removed-2026Q2-eeeeeeee'))
    expect(store.prune(2)).toEqual(['2026Q3-bbbbbbbb'])
    expect(store.list().map(({ id }) => id)).toEqual(['2026Q3-dddddddd', '2026Q3-cccccccc', '2026Q3-aaaaaaaa'])
    expect(readdirSync(store.directory).filter((name) => name.startsWith('.removed-'))).toEqual([])
  })

  it('does not list a folder without a manifest: it was never finished', async () => {
    await publish('2026Q3-aaaaaaaa', 'first', 1)
    await build('2026Q3-bbbbbbbb', 'unfinished')
    expect(store.list().map(({ id }) => id)).toEqual(['2026Q3-aaaaaaaa'])
    expect(store.has('2026Q3-bbbbbbbb')).toBe(false)
  })

  it.each([
    ['torn', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 9)), 'it is not whole JSON'],
    ['of another shape', (file: string) => writeFileSync(file, '{"releaseId":"../../etc"}'), 'it names no release'],
    ['a pipe', (file: string) => become(file, 'mkfifo'), 'it is no file'],
    ['a folder', (file: string) => become(file, 'mkdir'), 'it is no file'],
  ])('takes the newest release on disk while the pointer is %s, and can be pointed again', async (_, damage, fault) => {
    await publish('2026Q1-aaaaaaaa', 'one', 1)
    await publish('2026Q1-bbbbbbbb', 'two', 2)
    const whole = store.current()
    damage(join(dataDir, 'current.json'))
    expect([store.current(), store.pointerFault()]).toEqual([whole, fault])
    store.pointTo('2026Q1-aaaaaaaa')
    expect([store.current()?.releaseId, store.pointerFault()]).toEqual(['2026Q1-aaaaaaaa', null])
  })
})

function become(file: string, command: 'mkdir' | 'mkfifo'): void {
  rmSync(file)
  execFileSync(command, [file])
}

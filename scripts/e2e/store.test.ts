import { spawn } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { headOf } from '../../models/release-format/pack/pack.ts'
import { publicKeyOf } from '../../models/release-format/signature/signature.ts'
import { openReleaseStore } from '../../pipeline/releases/release-store.ts'
import { openObjectStore } from '../../pipeline/publish/store/open-object-store.ts'
import { publishToStore } from '../../pipeline/publish/store/publish-to-store.ts'
import { ROOT } from '../../pipeline/base/settings.ts'
import { buildRelease, noise } from '../../pipeline/testing/built-release.ts'
import { startFakeS3, type FakeS3 } from '../../pipeline/testing/fake-s3.ts'
import { readConfig } from '../../server/base/config.ts'
import { startServer, type RunningServer } from '../../server/start.ts'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { sampleListing } from '../../server/testing/sample-records.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

vi.setConfig({ testTimeout: 120_000 })

let pipelineHome: ReturnType<typeof temporaryFolder>
let serverHome: ReturnType<typeof temporaryFolder>
let place: ReturnType<typeof temporaryFolder>
let bucket: FakeS3
const servers: RunningServer[] = []
beforeEach(async () => {
  pipelineHome = temporaryFolder()
  serverHome = temporaryFolder()
  place = temporaryFolder()
  bucket = await startFakeS3()
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  for (const folder of [pipelineHome, serverHome, place]) folder[Symbol.dispose]()
  await bucket[Symbol.asyncDispose]()
})

type Kind = 'fs' | 's3'
const optionsOf = (kind: Kind): Record<string, string> => (kind === 'fs' ? { base: place.path } : bucket.options)

async function publish(kind: Kind, tag: string, listings: number, keep = 3, key: KeyObject | null = null) {
  const { id } = publishSampleRelease(pipelineHome.path, { tag, listings })
  if (key) openReleaseStore(pipelineHome.path).sign(id, key)
  const store = await openObjectStore(kind, optionsOf(kind))
  const releases = openReleaseStore(pipelineHome.path)
  return publishToStore(releases, id, store, { keep, signal: new AbortController().signal })
}

async function serve(
  kind: Kind,
  home = serverHome.path,
  environment: Record<string, string> = {},
): Promise<{ url: string; releases: RunningServer['releases']; log: string[] }> {
  const log: string[] = []
  const config = readConfig({
    ...environment,
    PORT: '0',
    DATA_DIR: home,
    STORAGE_DRIVER: kind,
    STORAGE_OPTIONS: JSON.stringify({ ...optionsOf(kind), ...(kind === 's3' && { secretAccessKey: '${S3_SECRET}' }) }),
    S3_SECRET: bucket.options['secretAccessKey']!,
  })
  const server = await startServer(config, { logDestination: { write: (line) => void log.push(line) } })
  servers.push(server)
  return { url: server.url, releases: server.releases, log }
}

const healthAt = async (url: string): Promise<{ releaseId: string }> =>
  (await (await fetch(`${url}/api/health`)).json()) as { releaseId: string }
const servedId = async (url: string): Promise<string> => (await healthAt(url)).releaseId
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]),
  )

const ours = generateKeyPairSync('ed25519')
const next = generateKeyPairSync('ed25519')
const theirs = generateKeyPairSync('ed25519')
const RELEASE_PUBLIC_KEYS = [ours, next].map(({ publicKey }) => publicKeyOf(publicKey)).join()

it('a server is content with credentials that only read', async () => {
  const { releaseId } = await publish('s3', 'first000', 12)
  bucket.requests.length = 0
  bucket.before = (method) => (method === 'GET' || method === 'HEAD' ? undefined : 403)
  const { url, releases } = await serve('s3')
  bucket.before = () => undefined
  await publish('s3', 'second00', 14)
  const written = bucket.requests.filter((each) => !/^(?:GET|HEAD) /.test(each)).length
  bucket.before = (method) => (method === 'GET' || method === 'HEAD' ? undefined : 403)
  await releases.refresh()
  expect([releaseId, await servedId(url)]).toEqual(['2026Q3-first000', '2026Q3-second00'])
  expect((await fetch(`${url}/listings/feed.json`)).status).toBe(200)
  // Nothing was written but by the second publication.
  expect(bucket.requests.filter((each) => !/^(?:GET|HEAD) /.test(each))).toHaveLength(written)
  await expect(publish('s3', 'third000', 15)).rejects.toThrow(/403/)
})

describe.each(['fs', 's3'] as const)('a server with public keys over a store (%s)', (kind) => {
  it('copies only what is signed, and leaves what it serves as it is', async () => {
    const { releaseId } = await publish(kind, 'first000', 12, 3, ours.privateKey)
    const { url, releases } = await serve(kind, serverHome.path, { RELEASE_PUBLIC_KEYS })
    const before = filesOf(join(serverHome.path, 'mirror', 'releases'))
    expect(Object.keys(before)).toContain(`/${releaseId}/manifest.sig.json`)
    const forged: [string, KeyObject | null][] = [
      ['second00', null],
      ['third000', theirs.privateKey],
      // Takes the name of the release that is served.
      ['first000', null],
      ['first000', theirs.privateKey],
    ]
    for (const [tag, key] of forged) {
      rmSync(join(pipelineHome.path, 'releases'), { recursive: true })
      await publish(kind, tag, 14, 3, key)
      await releases.refresh()
      expect(await healthAt(url), tag).toMatchObject({
        status: 'degraded',
        releaseId,
        refused: { reason: expect.stringMatching(/not signed|not among the trusted/) as string },
      })
      expect((await fetch(`${url}/releases/2026Q3-second00/listings/feed.json`)).status).toBe(404)
      expect(filesOf(join(serverHome.path, 'mirror', 'releases'))).toEqual(before)
    }
    await publish(kind, 'fourth00', 14, 3, next.privateKey)
    await releases.refresh()
    expect(await healthAt(url)).toMatchObject({ status: 'ok', releaseId: '2026Q3-fourth00', refused: null })
  })

  it('starts with the last good release while the store names an unsigned one, and takes it once it is signed', async () => {
    const { releaseId } = await publish(kind, 'first000', 12, 3, ours.privateKey)
    await serve(kind, serverHome.path, { RELEASE_PUBLIC_KEYS })
    await servers.pop()!.close()
    await publish(kind, 'second00', 14)
    const { url } = await serve(kind, serverHome.path, { RELEASE_PUBLIC_KEYS })
    expect(await healthAt(url)).toMatchObject({ status: 'degraded', releaseId })
    await servers.pop()!.close()
    const { sent } = await publish(kind, 'second00', 14, 3, ours.privateKey)
    expect(sent.objects, 'the two pointers, which have the signature').toBe(2)
    const again = await serve(kind, serverHome.path, { RELEASE_PUBLIC_KEYS })
    expect(await healthAt(again.url)).toMatchObject({ status: 'ok', releaseId: '2026Q3-second00' })
  })

  it('gets nothing from a pipeline that does not find its own signature', async () => {
    const { id } = publishSampleRelease(pipelineHome.path)
    const releases = openReleaseStore(pipelineHome.path)
    const store = await openObjectStore(kind, optionsOf(kind))
    const options = { keep: 3, publicKeys: [publicKeyOf(ours.publicKey)], signal: new AbortController().signal }
    await expect(publishToStore(releases, id, store, options)).rejects.toThrow('not signed')
    releases.sign(id, ours.privateKey)
    await expect(publishToStore(releases, id, store, options)).resolves.toMatchObject({ releaseId: id })
  })
})

describe.each(['fs', 's3'] as const)('a server over a store (%s)', (kind) => {
  it('answers from the published release, and switches to the next one under load', async () => {
    const first = await publish(kind, 'first000', 12)
    const { url, releases } = await serve(kind)
    expect(await servedId(url)).toBe(first.releaseId)
    const before = await (await fetch(`${url}/listings/feed.json`)).text()
    const second = await publish(kind, 'second00', 14)
    expect(second.previousReleaseId).toBe(first.releaseId)
    const statuses: number[] = []
    const load = (async () => {
      while ((await servedId(url)) !== second.releaseId)
        statuses.push((await fetch(`${url}/listings/feed.json`)).status)
    })()
    await releases.refresh()
    await load
    expect(new Set(statuses).size).toBeLessThanOrEqual(1)
    expect(await (await fetch(`${url}/listings/feed.json`)).text()).not.toBe(before)
    const mirrored = join(serverHome.path, 'mirror', 'releases', second.releaseId)
    expect(filesOf(mirrored)).toEqual(filesOf(join(pipelineHome.path, 'releases', second.releaseId)))
  })

  it('serves listing documents and earlier releases that it has never held', async () => {
    const first = await publish(kind, 'first000', 12)
    const second = await publish(kind, 'second00', 12)
    const { url } = await serve(kind)
    const { id } = sampleListing(0)
    expect((await fetch(`${url}/listings/${id}/md`)).status).toBe(200)
    const vintage = await fetch(`${url}/releases/${first.releaseId}/listings/feed.json`)
    expect(vintage.status).toBe(200)
    const { files } = openReleaseStore(pipelineHome.path).manifest(first.releaseId)
    const { path } = files.find(({ publicPath }) => publicPath === '/listings/feed.json')!
    expect(await vintage.text()).toBe(readFileSync(join(pipelineHome.path, 'releases', first.releaseId, path), 'utf8'))
    const old = await fetch(`${url}/releases/${first.releaseId}/listings/${id}/md`)
    expect(await old.text()).toContain('# Appartement 0 à Esch')
    expect(await servedId(url)).toBe(second.releaseId)
  })

  it('fetches nothing again after a restart, and repairs damaged files on its disk', async () => {
    const { releaseId } = await publish(kind, 'first000', 12)
    await serve(kind)
    await servers.pop()!.close()
    bucket.requests.length = 0
    await serve(kind)
    await servers.pop()!.close()
    if (kind === 's3') expect(new Set(bucket.requests)).toEqual(new Set(['GET current.json']))
    const file = join(serverHome.path, 'mirror', 'releases', releaseId, 'index', 'listings.ndjson')
    writeFileSync(file, 'damaged')
    const { url } = await serve(kind)
    expect(await servedId(url)).toBe(releaseId)
  })

  it('refuses a listing document with a byte changed on its disk since it started', async () => {
    const { releaseId } = await publish(kind, 'first000', 12)
    const { url } = await serve(kind)
    const packs = join(serverHome.path, 'mirror', 'releases', releaseId, 'packs', 'listings')
    for (const name of readdirSync(packs)) {
      const bytes = readFileSync(join(packs, name))
      bytes[headOf(bytes).bytes + 10]! ^= 1
      writeFileSync(join(packs, name), bytes)
    }
    const statuses = new Map<number, number>()
    for (let index = 0; index < 12; index++) {
      const { status } = await fetch(`${url}/listings/${sampleListing(index).id}/md`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    // One listing from each of the three packs.
    expect(Object.fromEntries(statuses)).toEqual({ 200: 9, 500: 3 })
  })

  it('keeps its own release while the store keeps only the newest', async () => {
    const { releaseId } = await publish(kind, 'first000', 12, 1)
    const { url, releases } = await serve(kind)
    const { documents } = releases.current
    await publish(kind, 'second00', 12, 1)
    await releases.refresh()
    expect(await servedId(url)).not.toBe(releaseId)
    expect(await documents.packs.document(sampleListing(0).id, 'json')).toBeDefined()
  })

  it('keeps serving when the new release in the store is damaged', async () => {
    const first = await publish(kind, 'first000', 12)
    const { url, releases, log } = await serve(kind)
    const key = (hash: string): string => `objects/${hash.slice(0, 2)}/${hash}`
    const second = await publish(kind, 'second00', 12)
    const store = await openObjectStore(kind, optionsOf(kind))
    const pointer = JSON.parse(Buffer.from((await store.read('current.json'))!.bytes).toString()) as { index: string }
    const meta = { contentType: 'application/octet-stream', cacheControl: 'no-store' }
    await store.write(key(pointer.index), Buffer.from('damaged'), meta)
    await releases.refresh()
    expect(await servedId(url)).toBe(first.releaseId)
    expect(log.join('')).toContain('RELEASE REFUSED')
    await store.remove(key(pointer.index))
    await publish(kind, 'second00', 12)
    await expect
      .poll(() => releases.refresh().then(() => servedId(url)), { timeout: 60_000, interval: 2_000 })
      .toBe(second.releaseId)
  })
})

describe('lux publish', () => {
  const lux = (args: readonly string[], env: Record<string, string>) =>
    spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/lux.mjs'), ...args], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: pipelineHome.path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const market = (day: number): Record<string, Uint8Array> =>
    Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`public/f${index}/x.bin`, noise(`${day} ${index}`, 20_000)]),
    )

  it('may be killed at any moment: the store points at a complete release, and the next call finishes the work', async () => {
    const releases = openReleaseStore(pipelineHome.path)
    const store = await openObjectStore('fs', { base: place.path })
    const first = await buildRelease(releases, 'first000', market(1))
    await publishToStore(releases, first, store, { keep: 3, signal: new AbortController().signal })
    const id = await buildRelease(releases, 'second00', market(2))
    const env = { STORAGE_OPTIONS: JSON.stringify({ base: '${STORE}' }), STORE: place.path }
    for (const objects of [5, 20]) {
      const before = readdirSync(place.path, { recursive: true }).length
      const child = lux(['publish', '--to', 'fs', '--quiet'], env)
      const closed = once(child, 'close')
      const timer = setInterval(() => {
        if (readdirSync(place.path, { recursive: true }).length > before + objects) child.kill('SIGKILL')
      }, 20)
      await closed
      clearInterval(timer)
      const pointer = JSON.parse(readFileSync(join(place.path, 'current.json'), 'utf8')) as { releaseId: string }
      expect([first, id]).toContain(pointer.releaseId)
    }
    const child = lux(['publish', '--to', 'fs', '--json'], env)
    const lines = (await child.stdout.toArray()).join('').trim().split('\n')
    const report = JSON.parse(lines.at(-1)!) as { event: string; releaseId: string; found: { objects: number } }
    expect(report).toMatchObject({ event: 'publish-done', releaseId: id })
    expect(report.found.objects).toBeGreaterThan(0)
    const left = readdirSync(place.path, { recursive: true, encoding: 'utf8' })
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([])
    const config = {
      dataDir: serverHome.path,
      releaseKeys: [],
      storage: { driver: 'fs', options: { base: place.path } },
    }
    const { openReleaseSource } = await import('../../server/release/release-source.ts')
    const source = await openReleaseSource(config)
    await source.read('current.json')
    expect(Buffer.from((await source.read(`releases/${id}/public/f7/x.bin`))!).equals(noise('2 7', 20_000))).toBe(true)
  })
})

import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SIGNATURE_PATH } from '../../models/contracts/release/release-signature.ts'
import type { ReleaseManifest } from '../../models/contracts/release/release.ts'
import { publicKeyOf, signManifest } from '../../models/release-format/signature/signature.ts'
import { pointTo, writeSampleRelease } from '../testing/build-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { loadLocalRelease } from './load-local-release.ts'

const ours = generateKeyPairSync('ed25519')
const next = generateKeyPairSync('ed25519')
const theirs = generateKeyPairSync('ed25519')
const trusted = [ours, next].map(({ publicKey }) => publicKeyOf(publicKey))

let folder: ReturnType<typeof temporaryFolder>
let test: TestServer
beforeEach(async () => {
  folder = temporaryFolder()
  publishSigned('aaaaaaaa', ours.privateKey)
  test = await startTestServer({ dataDir: folder.path, environment: { RELEASE_PUBLIC_KEYS: trusted.join(', ') } })
})
afterEach(async () => {
  await test.close()
  folder[Symbol.dispose]()
})

const pathOf = ({ id }: ReleaseManifest, file: string): string => join(folder.path, 'releases', id, file)

function publishSigned(tag: string, key: KeyObject | null): ReleaseManifest {
  const manifest = writeSigned(tag, key)
  pointTo(folder.path, manifest)
  return manifest
}

function writeSigned(tag: string, key: KeyObject | null): ReleaseManifest {
  const manifest = writeSampleRelease(folder.path, { tag })
  if (key) sign(manifest, key)
  return manifest
}

function sign(manifest: ReleaseManifest, key: KeyObject): void {
  const content = readFileSync(pathOf(manifest, 'manifest.json'))
  writeFileSync(pathOf(manifest, SIGNATURE_PATH), signManifest(content, key))
}

async function health(): Promise<{ status: string; releaseId: string; refused: object | null }> {
  await test.server.releases.refresh()
  return (await (await test.get('/api/health')).json()) as Awaited<ReturnType<typeof health>>
}

/** Changes a file, and the manifest and pointer with it, as somebody would who can write everything but has no key. */
function tamper(manifest: ReleaseManifest): void {
  const changed = { ...manifest, files: manifest.files.map((file) => ({ ...file })), market: 'forged' }
  writeFileSync(pathOf(manifest, 'manifest.json'), JSON.stringify(changed))
  pointTo(folder.path, changed)
}

const FORGERIES: [string, () => void, string][] = [
  ['without a signature', () => void publishSigned('bbbbbbbb', null), 'not signed'],
  ['signed with another key', () => void publishSigned('bbbbbbbb', theirs.privateKey), 'not among the trusted'],
  ['whose manifest was changed', () => tamper(writeSigned('bbbbbbbb', ours.privateKey)), 'not of this content'],
  [
    'with the signature of another release',
    () => {
      const from = writeSigned('cccccccc', ours.privateKey)
      const to = writeSigned('bbbbbbbb', null)
      writeFileSync(pathOf(to, SIGNATURE_PATH), readFileSync(pathOf(from, SIGNATURE_PATH)))
      pointTo(folder.path, to)
    },
    'not of this content',
  ],
  [
    'with a file that was changed',
    () => {
      const manifest = writeSigned('bbbbbbbb', ours.privateKey)
      writeFileSync(pathOf(manifest, 'index/trends.json'), '[]')
      pointTo(folder.path, manifest)
    },
    'index/trends.json',
  ],
]

describe('a server with public keys', () => {
  it.each(FORGERIES)('refuses a release %s, keeps the last good one and says so', async (_, forge, reason) => {
    expect(await health()).toMatchObject({ status: 'ok', releaseId: '2026Q3-aaaaaaaa', refused: null })
    forge()
    expect(await health()).toMatchObject({
      status: 'degraded',
      releaseId: '2026Q3-aaaaaaaa',
      refused: { releaseId: '2026Q3-bbbbbbbb', reason: expect.stringContaining(reason) as string },
    })
    expect((await test.get('/releases/2026Q3-bbbbbbbb/listings/feed.json')).status).toBe(
      reason === 'index/trends.json' ? 200 : 404,
    )
    publishSigned('dddddddd', ours.privateKey)
    expect(await health()).toMatchObject({ status: 'ok', releaseId: '2026Q3-dddddddd', refused: null })
  })

  it('takes releases of both keys while one follows the other, and goes back to an earlier release', async () => {
    const first = publishSigned('bbbbbbbb', ours.privateKey)
    expect((await health()).releaseId).toBe('2026Q3-bbbbbbbb')
    publishSigned('cccccccc', next.privateKey)
    expect((await health()).releaseId).toBe('2026Q3-cccccccc')
    pointTo(folder.path, first)
    expect(await health()).toMatchObject({ releaseId: '2026Q3-bbbbbbbb', refused: null })
  })

  it('forgets the refusal when the pointer is put back', async () => {
    const good = publishSigned('bbbbbbbb', ours.privateKey)
    await health()
    publishSigned('cccccccc', null)
    expect((await health()).status).toBe('degraded')
    pointTo(folder.path, good)
    expect(await health()).toMatchObject({ status: 'ok', refused: null })
  })

  it('reads no unsigned release for one client either', async () => {
    const manifest = publishSigned('bbbbbbbb', ours.privateKey)
    await expect(loadLocalRelease(folder.path, 'http://127.0.0.1', trusted)).resolves.toBeDefined()
    rmSync(pathOf(manifest, SIGNATURE_PATH))
    await expect(loadLocalRelease(folder.path, 'http://127.0.0.1', trusted)).rejects.toThrow('not signed')
    await expect(loadLocalRelease(folder.path, 'http://127.0.0.1')).resolves.toBeDefined()
  })
})

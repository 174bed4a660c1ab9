import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'
import { flat } from './labels/listing.fixture.ts'
import { loadMarket } from './load-market.ts'

const ID = '2026Q3-abcdefghjkmn'
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'load-market-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('no release gives null', async () => {
  expect(await loadMarket(dataDir)).toBeNull()
})

test('reads the listings of the current release that a search may find', async () => {
  await writeRelease(
    [flat({ id: 'a' }), flat({ id: 'b', communeSlug: null })].map((listing) => JSON.stringify(listing)),
  )
  const market = await loadMarket(dataDir)
  expect(market).toMatchObject({ releaseId: ID, asOf: '2026-09-30' })
  expect(market!.listings.map(({ id }) => id)).toEqual(['a'])
})

test('a line that is not a listing is refused with file and line', async () => {
  await writeRelease([JSON.stringify(flat()), '{"id":"b"}'])
  await expect(loadMarket(dataDir)).rejects.toThrow(/listings\.ndjson:2: /)
})

async function writeRelease(lines: readonly string[]): Promise<void> {
  const folder = join(dataDir, 'releases', ID)
  const manifest = {
    schemaVersion: 1,
    id: ID,
    market: 'sample',
    sample: true,
    asOf: '2026-09-30',
    quarter: 'Q3-2026',
    previousReleaseId: null,
    inputsHash: 'x',
    counts: {},
    files: [],
  }
  await mkdir(join(folder, 'index'), { recursive: true })
  await writeFile(join(dataDir, 'current.json'), JSON.stringify({ releaseId: ID, manifestSha256: '0'.repeat(64) }))
  await writeFile(join(folder, RELEASE_PATHS.manifest), JSON.stringify(manifest))
  await writeFile(join(folder, RELEASE_PATHS.listings), `${lines.join('\n')}\n`)
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RELEASE_PATHS, releaseManifestSchema } from '../../models/contracts/release/release.ts'
import { searchByFilters } from '../queries/listings/search-listings.ts'
import { loadFacts } from '../release/load-facts.ts'
import { ReleaseRefusedError } from '../release/release-refused.ts'
import { publishSampleRelease, writeSampleRelease } from '../testing/build-release.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { sampleListing } from '../testing/sample-records.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { loadLocalRelease } from './load-local-release.ts'

const BASE = 'https://property.example.lu'
const view = { locale: 'en' as const, absoluteUrl: (path: string) => BASE + path }
const publicFiles = { '/a.txt': { content: 'kept on disk', contentType: 'text/plain' } }

describe('a local release', () => {
  const folder = temporaryFolder()
  beforeAll(() => void publishSampleRelease(folder.path, { listings: 30, publicFiles }))
  afterAll(() => folder[Symbol.dispose]())

  it('has the facts that the server loads, and finds the same listings although it indexes them later', async () => {
    const { facts } = await loadLocalRelease(folder.path, BASE)
    const served = await sampleFacts({ listings: 30 })
    expect(facts.listings).toEqual(served.listings)
    for (const listingType of ['rent', 'sale'] as const) {
      const search = (of: typeof facts) => searchByFilters(of, { listingType, limit: 50 }, view)
      expect(search(facts).total).toBeGreaterThan(0)
      expect(search(facts)).toEqual(search(served))
    }
    const home = sampleListing(0)
    expect(facts.similar.similarTo(home)).toEqual(served.similar.similarTo(home))
  })

  it('reads an index when it is first asked for, and refuses it then', async () => {
    const listings = RELEASE_PATHS.listings
    using other = temporaryFolder()
    const manifest = releaseManifestSchema.parse(writeSampleRelease(other.path, {}))
    const read = async (path: string) =>
      path === listings ? Buffer.from('{}') : readFileSync(join(other.path, 'releases', manifest.id, path))
    const listed = new Set(manifest.files.map(({ path }) => path))
    const readListed = async (path: string) => (listed.has(path) ? read(path) : undefined)
    const facts = await loadFacts(manifest, readListed, { isLazy: true })
    expect(facts.communes.has('mersch')).toBe(true)
    expect(() => facts.listings).toThrow(ReleaseRefusedError)
    await expect(loadFacts(manifest, readListed)).rejects.toThrow(ReleaseRefusedError)
  })

  it('reads documents when asked for', async () => {
    const { documents } = await loadLocalRelease(folder.path, BASE)
    const content = await documents.large.get('/a.txt')!.whole()
    expect(
      Buffer.from(content instanceof Uint8Array ? content : Buffer.concat(await content.toArray())).toString(),
    ).toBe('kept on disk')
  })

  it('works without a listing', async () => {
    const empty = temporaryFolder()
    publishSampleRelease(empty.path, { records: [] })
    const { facts } = await loadLocalRelease(empty.path, BASE)
    expect(searchByFilters(facts, { listingType: 'rent', limit: 5 }, view).total).toBe(0)
    empty[Symbol.dispose]()
  })

  it('is refused when a file is not as the manifest says', async () => {
    const broken = temporaryFolder()
    const { id } = publishSampleRelease(broken.path)
    writeFileSync(`${broken.path}/releases/${id}/index/listings.ndjson`, '{}')
    await expect(loadLocalRelease(broken.path, BASE)).rejects.toThrow('index/listings.ndjson')
    broken[Symbol.dispose]()
  })
})

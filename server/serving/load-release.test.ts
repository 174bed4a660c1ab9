import { readFileSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { releasePointerSchema, type ReleaseManifest } from '../../models/contracts/release/release.ts'
import { readConfig } from '../base/config.ts'
import { pointTo, publishSampleRelease } from '../testing/build-release.ts'
import { sampleForecasts } from '../testing/sample-records.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { loadRelease } from './load-release.ts'
import { folderSource } from '../release/release-source.ts'
import type { Release } from './release.ts'

const config = readConfig({ PUBLIC_BASE_URL: 'https://property.example.lu' })

function load(dataDir: string, changed: Partial<typeof config.limits> = {}): Promise<Release> {
  const pointer = releasePointerSchema.parse(JSON.parse(readFileSync(join(dataDir, 'current.json'), 'utf8')))
  return loadRelease(folderSource(dataDir), pointer, { ...config, limits: { ...config.limits, ...changed } })
}

describe('loading a release', () => {
  it('arranges the indexes for queries', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path, { forecasts: sampleForecasts() })
    const { facts, documents } = await load(folder.path)
    expect(facts).toMatchObject({ id: '2026Q3-sample00', asOf: '2026-09-30', sample: true })
    expect(facts.listings).toHaveLength(6)
    expect([...facts.communes.keys()]).toEqual(['esch-sur-alzette', 'luxembourg', 'mersch', 'vianden'])
    expect(facts.trends.has('commune/mersch/sale/all')).toBe(true)
    expect(facts.forecasts.has('esch-sur-alzette/apartment')).toBe(true)
    expect([...documents.hot.keys()]).toEqual(['/listings/feed.json', '/en/prices/md'])
    const listing = facts.listings[0]!
    expect(await documents.packs.document(listing.id, 'md')).toBeDefined()
  })

  it('leaves large public files on disk', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path)
    const { documents } = await load(folder.path, { hotFileBytes: 1_000 })
    expect([...documents.hot.keys()]).toEqual(['/en/prices/md'])
    expect([...documents.large.keys()]).toEqual(['/listings/feed.json'])
  })

  it('stops filling memory at the total bound', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path)
    const { documents } = await load(folder.path, { hotTotalBytes: 4_100 })
    expect(documents.hot.size + documents.large.size).toBe(2)
    expect(documents.hot.size).toBe(1)
  })

  it('refuses a file that differs from the manifest, and names it', async () => {
    using folder = temporaryFolder()
    const { id, files } = publishSampleRelease(folder.path)
    for (const { path } of files) {
      const place = join(folder.path, 'releases', id, path)
      const whole = readFileSync(place)
      const flipped = Buffer.from(whole)
      flipped[flipped.length - 1]! ^= 1
      writeFileSync(place, flipped)
      await expect(load(folder.path), path).rejects.toThrow(`${path}: its SHA-256 is`)
      truncateSync(place, whole.length - 1)
      await expect(load(folder.path), path).rejects.toThrow(`${path}: it has ${whole.length - 1} bytes`)
      writeFileSync(place, Buffer.concat([whole, Buffer.from('x')]))
      await expect(load(folder.path), path).rejects.toThrow(`${path}: it has ${whole.length + 1} bytes`)
      unlinkSync(place)
      await expect(load(folder.path), path).rejects.toThrow(path)
      writeFileSync(place, whole)
    }
    await expect(load(folder.path)).resolves.toBeDefined()
  })

  it('names the first of several damaged files, in whatever order they are read', async () => {
    using folder = temporaryFolder()
    const { id, files } = publishSampleRelease(folder.path)
    const source = folderSource(folder.path)
    const pointer = releasePointerSchema.parse(JSON.parse(readFileSync(join(folder.path, 'current.json'), 'utf8')))
    const damaged = files.slice(1, 4)
    for (const { path } of damaged) unlinkSync(join(folder.path, 'releases', id, path))
    const late = {
      ...source,
      read: async (path: string) => {
        if (path.endsWith(damaged[0]!.path)) await delay(50)
        return source.read(path)
      },
    }
    await expect(loadRelease(late, pointer, config)).rejects.toThrow(`${damaged[0]!.path}: the file is missing`)
  })

  it('refuses a manifest other than the pointer’s', async () => {
    using folder = temporaryFolder()
    const { id } = publishSampleRelease(folder.path)
    writeFileSync(join(folder.path, 'releases', id, 'manifest.json'), '{}')
    await expect(load(folder.path)).rejects.toThrow(/manifest.json: its SHA-256 is/)
  })

  it('loads releases made before packs had heads, and none of a later version', async () => {
    using folder = temporaryFolder()
    const manifest = publishSampleRelease(folder.path)
    const files = manifest.files.map(({ head: _, ...file }) => file)
    const place = join(folder.path, 'releases', manifest.id, 'manifest.json')
    const rewrite = (schemaVersion: number) => {
      const changed = { ...manifest, schemaVersion, files } as ReleaseManifest
      writeFileSync(place, JSON.stringify(changed))
      pointTo(folder.path, changed)
    }
    rewrite(1)
    const { documents, facts } = await load(folder.path)
    expect(await documents.packs.document(facts.listings[0]!.id, 'md')).toBeDefined()
    rewrite(4)
    await expect(load(folder.path)).rejects.toThrow('schemaVersion')
  })

  it('refuses records that break their contract, and says where', async () => {
    using folder = temporaryFolder()
    const forecasts = sampleForecasts()
    forecasts.forecasts[0]!.predictions.pop()
    publishSampleRelease(folder.path, { forecasts })
    await expect(load(folder.path)).rejects.toThrow(
      /index\/forecasts.json: does not match its contract[\s\S]*predictions/,
    )
  })
})

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../base/config.ts'
import { pointTo, publishSampleRelease, writeSampleRelease } from '../testing/build-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { holdRelease } from './release-holder.ts'
import type { ReleaseEvents } from './release-holder.ts'
import { folderSource, storeSource } from '../release/release-source.ts'

const config = readConfig({ RELEASE_POLL_MS: '3600000' })

function recorded() {
  return {
    loaded: vi.fn<ReleaseEvents['loaded']>(),
    refused: vi.fn<ReleaseEvents['refused']>(),
    pointerRead: vi.fn<() => void>(),
  }
}

function becomes(path: string, [command, ...args]: [string, string]): void {
  rmSync(path)
  execFileSync(command, args)
}

describe('holding a release', () => {
  it('swaps when the pointer changes; current requests keep the old release', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path, { tag: 'aaaaaaaa' })
    const events = recorded()
    const holder = await holdRelease(folderSource(folder.path), config, events)
    const taken = holder.current
    publishSampleRelease(folder.path, { tag: 'bbbbbbbb' })
    await holder.refresh()
    holder.close()
    expect(holder.current.facts.id).toBe('2026Q3-bbbbbbbb')
    expect(taken.facts.id).toBe('2026Q3-aaaaaaaa')
    expect(events.loaded.mock.lastCall?.[2].previous).toBe(taken)
  })

  it('keeps the stylesheets of pages that caches may still show, and nothing else of the release before', async () => {
    using folder = temporaryFolder()
    const css = (name: string) => ({ [`/assets/${name}.css`]: { content: name, contentType: 'text/css' } })
    publishSampleRelease(folder.path, {
      tag: 'aaaaaaaa',
      publicFiles: { ...css('old'), ...css('both'), '/en/old': { content: 'x', contentType: 'text/html' } },
    })
    const holder = await holdRelease(folderSource(folder.path), config, recorded())
    for (const tag of ['bbbbbbbb', 'cccccccc']) {
      publishSampleRelease(folder.path, { tag, publicFiles: { ...css('new'), ...css('both') } })
      await holder.refresh()
    }
    holder.close()
    const { hot } = holder.current.documents
    expect([...hot.keys()].filter((path) => path.startsWith('/assets/')).sort()).toEqual([
      '/assets/both.css',
      '/assets/new.css',
      '/assets/old.css',
    ])
    expect(hot.has('/en/old')).toBe(false)
    expect(hot.get('/assets/old.css')!.representation.identity.body.toString()).toBe('old')
  })

  it('does not miss a pointer that changes while a release is being loaded', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path, { tag: 'aaaaaaaa' })
    const holder = await holdRelease(folderSource(folder.path), config, recorded())
    for (let round = 0; round < 10; round++) {
      publishSampleRelease(folder.path, { tag: `first00${round}` })
      const first = holder.refresh()
      await new Promise((resolve) => setTimeout(resolve, round))
      publishSampleRelease(folder.path, { tag: `second0${round}` })
      await Promise.all([first, holder.refresh(), holder.refresh()])
      expect(holder.current.facts.id).toBe(`2026Q3-second0${round}`)
    }
    holder.close()
  })

  it('notices by itself that the pointer was renamed into place', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path, { tag: 'aaaaaaaa' })
    const holder = await holdRelease(folderSource(folder.path), config, recorded())
    publishSampleRelease(folder.path, { tag: 'bbbbbbbb' })
    await vi.waitFor(() => expect(holder.current.facts.id).toBe('2026Q3-bbbbbbbb'), { timeout: 10_000 })
    holder.close()
  })

  it('refuses a corrupt release once, keeps the old one, and takes the next good one', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path, { tag: 'aaaaaaaa' })
    const events = recorded()
    const holder = await holdRelease(folderSource(folder.path), config, events)
    const broken = writeSampleRelease(folder.path, { tag: 'cccccccc' })
    writeFileSync(join(folder.path, 'releases', broken.id, 'index/trends.json'), '[]')
    pointTo(folder.path, broken)
    await holder.refresh()
    await holder.refresh()
    expect(holder.current.facts.id).toBe('2026Q3-aaaaaaaa')
    expect(events.refused).toHaveBeenCalledTimes(1)
    expect(String(events.refused.mock.lastCall?.[1])).toContain('index/trends.json')
    publishSampleRelease(folder.path, { tag: 'dddddddd' })
    await holder.refresh()
    holder.close()
    expect(holder.current.facts.id).toBe('2026Q3-dddddddd')
  })

  it('keeps the release while the pointer is missing or invalid', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path)
    const events = recorded()
    const holder = await holdRelease(folderSource(folder.path), config, events)
    rmSync(join(folder.path, 'current.json'))
    await holder.refresh()
    writeFileSync(join(folder.path, 'current.json'), '{"releaseId":"../../etc"}')
    await holder.refresh()
    holder.close()
    expect(holder.current.facts.id).toBe('2026Q3-sample00')
    expect(events.refused).toHaveBeenCalled()
  })

  it.each([
    ['torn', (pointer: string) => writeFileSync(pointer, readFileSync(pointer).subarray(0, 20))],
    ['a pipe that nobody writes to', (pointer: string) => becomes(pointer, ['mkfifo', pointer])],
    ['a folder', (pointer: string) => becomes(pointer, ['mkdir', pointer])],
    ['missing', (pointer: string) => rmSync(pointer)],
  ])('keeps following, and starts with the last good release, while the pointer is %s', async (_, damage) => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path, { tag: 'aaaaaaaa' })
    const first = recorded()
    const holder = await holdRelease(folderSource(folder.path), config, first)
    damage(join(folder.path, 'current.json'))
    await holder.refresh()
    expect(first.refused).toHaveBeenCalledTimes(1)
    const again = await holdRelease(folderSource(folder.path), config, recorded(), first.loaded.mock.lastCall![1])
    expect(again.current.facts.id).toBe('2026Q3-aaaaaaaa')
    rmSync(join(folder.path, 'current.json'), { recursive: true, force: true })
    publishSampleRelease(folder.path, { tag: 'bbbbbbbb' })
    for (const each of [holder, again]) {
      await each.refresh()
      each.close()
      expect(each.current.facts.id).toBe('2026Q3-bbbbbbbb')
    }
  })

  it('tells when it read the pointer, and keeps following a store that does not answer for a while', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path, { tag: 'aaaaaaaa' })
    const storage = createStorage({ driver: fsDriver({ base: folder.path, readOnly: true }) })
    let hangs = false
    const getItemRaw = storage.getItemRaw.bind(storage)
    storage.getItemRaw = async (key: string) => (hangs ? new Promise<never>(() => undefined) : getItemRaw(key))
    using home = temporaryFolder()
    const events = recorded()
    const holder = await holdRelease(storeSource(storage, { dataDir: home.path, releaseKeys: [] }, 100), config, events)
    hangs = true
    await holder.refresh()
    expect([events.pointerRead.mock.calls.length, events.refused.mock.calls.length]).toEqual([0, 1])
    expect(String(events.refused.mock.lastCall![1])).toContain('did not answer within 0.1 s')
    hangs = false
    publishSampleRelease(folder.path, { tag: 'bbbbbbbb' })
    await holder.refresh()
    holder.close()
    expect([events.pointerRead.mock.calls.length, holder.current.facts.id]).toEqual([1, '2026Q3-bbbbbbbb'])
  })

  it('cannot start without a release, and says what to do', async () => {
    using folder = temporaryFolder()
    await expect(holdRelease(folderSource(folder.path), config, recorded())).rejects.toThrow('publish a release first')
  })

  it('starts with the last good release when the current one is corrupt', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path, { tag: 'aaaaaaaa' })
    const first = recorded()
    ;(await holdRelease(folderSource(folder.path), config, first)).close()
    const lastGood = first.loaded.mock.lastCall![1]
    const broken = publishSampleRelease(folder.path, { tag: 'cccccccc' })
    rmSync(join(folder.path, 'releases', broken.id, 'index/communes.json'))
    const events = recorded()
    const holder = await holdRelease(folderSource(folder.path), config, events, lastGood)
    holder.close()
    expect(holder.current.facts.id).toBe('2026Q3-aaaaaaaa')
    expect(events.refused).toHaveBeenCalledTimes(1)
    await expect(holdRelease(folderSource(folder.path), config, recorded())).rejects.toThrow('index/communes.json')
  })
})

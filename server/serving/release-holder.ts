import { watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { releasePointerSchema } from '../../models/contracts/release/release.ts'
import type { ReleasePointer } from '../../models/contracts/release/release.ts'
import type { Config } from '../base/config.ts'
import { keepAssets } from './keep-assets.ts'
import { loadRelease } from './load-release.ts'
import type { LoadConfig } from './load-release.ts'
import { parseJsonFile } from '../release/parse-index.ts'
import { ReleaseRefusedError } from '../release/release-refused.ts'
import type { ReleaseSource } from '../release/release-source.ts'
import type { Release } from './release.ts'

/** Name of the pointer in the data folder. */
const POINTER = 'current.json'

/** Milliseconds before a refused release is retried: it may have been half copied. */
const RETRY_MS = 30_000
/** Milliseconds in which several folder changes are handled together. */
const SETTLE_MS = 50

type HolderConfig = LoadConfig & Pick<Config, 'releasePollMs'>

export interface ReleaseEvents {
  loaded(release: Release, pointer: ReleasePointer, how: { previous: Release | undefined; durationMs: number }): void
  refused(releaseId: string, error: unknown): void
  /** The pointer was read, whatever it names. */
  pointerRead(): void
}

/** A release that is not served, or the pointer itself. */
export interface RefusedRelease {
  releaseId: string
  error: unknown
}

export interface ReleaseHolder {
  /** Current release. A request takes it once and keeps it until its end. */
  readonly current: Release
  /** The release that the pointer names and that cannot be served; null when the current release is the one it names. */
  readonly refused: RefusedRelease | null
  /** Checks the pointer now; resolves when its release is served or refused. Never rejects. */
  refresh(): Promise<void>
  close(): void
}

/**
 * Loads the current release and then follows the pointer: always by polling, and by watching where the store is a folder. Loads the
 * next release beside the current one and swaps by one assignment. Refuses a release that fails its checks and keeps the old one.
 * @param lastGood release served before the last stop, used when the current one is refused at the start
 * @throws ReleaseRefusedError when there is no release to start with
 */
export async function holdRelease(
  source: ReleaseSource,
  config: HolderConfig,
  events: ReleaseEvents,
  lastGood?: ReleasePointer,
): Promise<ReleaseHolder> {
  let standing: RefusedRelease | null = null
  const told: ReleaseEvents = {
    ...events,
    refused(releaseId, error) {
      standing = { releaseId, error }
      events.refused(releaseId, error)
    },
  }
  let { pointer, release } = await firstRelease(source, config, told, lastGood)
  const refused = { pointer: '', at: -Infinity }
  let underWay: Promise<void> | undefined
  let queued: Promise<void> | undefined

  async function follow(): Promise<void> {
    let next: ReleasePointer | undefined
    try {
      next = await readPointer(source)
      events.pointerRead()
      if (next.manifestSha256 === pointer.manifestSha256) {
        standing = null
        return
      }
      if (next.manifestSha256 === refused.pointer && performance.now() - refused.at < RETRY_MS) return
      release = await loadTimed(source, next, config, events, release)
      pointer = next
      standing = null
      refused.pointer = ''
    } catch (error) {
      const isNews = refused.pointer !== (next?.manifestSha256 ?? POINTER) || performance.now() - refused.at >= RETRY_MS
      if (!isNews) return
      Object.assign(refused, { pointer: next?.manifestSha256 ?? POINTER, at: performance.now() })
      told.refused(next?.releaseId ?? POINTER, error)
    }
  }

  // A check under way may have read the pointer before it changed, so callers meanwhile get the next check.
  const refresh = (): Promise<void> => {
    if (!underWay) return (underWay = follow().finally(() => (underWay = undefined)))
    return (queued ??= underWay.then(() => {
      queued = undefined
      return refresh()
    }))
  }
  const timer = setInterval(() => void refresh(), config.releasePollMs)
  timer.unref()
  const watcher = source.folder === null ? undefined : watchPointer(source.folder, () => void refresh())
  return {
    get current() {
      return release
    },
    get refused() {
      return standing
    },
    refresh,
    close() {
      clearInterval(timer)
      watcher?.close()
    },
  }
}

async function firstRelease(
  source: ReleaseSource,
  config: HolderConfig,
  events: ReleaseEvents,
  lastGood: ReleasePointer | undefined,
): Promise<{ pointer: ReleasePointer; release: Release }> {
  let pointer: ReleasePointer | undefined
  try {
    pointer = await readPointer(source)
    return { pointer, release: await loadTimed(source, pointer, config, events) }
  } catch (error) {
    if (!lastGood || lastGood.manifestSha256 === pointer?.manifestSha256) throw error
    events.refused(pointer?.releaseId ?? POINTER, error)
    return { pointer: lastGood, release: await loadTimed(source, lastGood, config, events) }
  }
}

async function loadTimed(
  source: ReleaseSource,
  pointer: ReleasePointer,
  config: HolderConfig,
  events: ReleaseEvents,
  previous?: Release,
): Promise<Release> {
  const startedAt = performance.now()
  const release = keepAssets(await loadRelease(source, pointer, config), previous)
  events.loaded(release, pointer, { previous, durationMs: performance.now() - startedAt })
  return release
}

async function readPointer(source: ReleaseSource): Promise<ReleasePointer> {
  const bytes = await source.read(POINTER)
  if (!bytes) throw new ReleaseRefusedError(POINTER, 'the file is missing; publish a release first (lux run)')
  return parseJsonFile(POINTER, bytes, releasePointerSchema)
}

// Watching is optional: where the file system does not support it, polling suffices.
function watchPointer(folder: string, changed: () => void): FSWatcher | undefined {
  let timer: NodeJS.Timeout | undefined
  try {
    const watcher = watch(folder, { persistent: false }, (_event, name) => {
      if (name !== POINTER) return
      clearTimeout(timer)
      timer = setTimeout(changed, SETTLE_MS).unref()
    })
    return watcher.on('error', () => watcher.close())
  } catch {
    return undefined
  }
}

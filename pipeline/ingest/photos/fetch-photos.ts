import { setTimeout as timer } from 'node:timers/promises'
import { agentFor } from '../fetch/http-download.ts'
import { fetchPhoto, type DuePhoto, type PhotoFetchOptions, type PhotoOutcome } from './fetch-photo.ts'
import type { PhotoCache } from './photo-cache.ts'

/** What became of the photos of one host. `left`: not asked for, because the host was overloaded or did not answer. */
export interface HostResult extends Record<Exclude<PhotoOutcome, 'overloaded'> | 'left', number> {
  host: string
}

/** Photos of the biggest size that are in memory at a time are those of 6 hosts × 4 connections. */
const HOSTS_AT_ONCE = 6
/** After so many failures in a row the host is left alone until the next run. */
const PATIENCE = 5

/**
 * Asks for photos, host by host: few hosts at a time, few connections to each, a pause after every request, and no more of a host that
 * is overloaded or does not answer.
 * @param advance is told after each photo how many are done
 * @returns a result for each host, by name
 */
export async function fetchPhotos(
  photos: readonly DuePhoto[],
  cache: PhotoCache,
  options: PhotoFetchOptions,
  advance: (done: number) => void,
): Promise<HostResult[]> {
  const hosts = [...Map.groupBy(photos, ({ url }) => new URL(url).host)]
  const results: HostResult[] = []
  let done = 0
  const tell = (): void => advance(++done)
  await together(HOSTS_AT_ONCE, hosts, async ([host, own]) => {
    results.push(await fetchHost(host, own, cache, options, tell))
  })
  return results.sort((a, b) => (a.host < b.host ? -1 : 1))
}

async function fetchHost(
  host: string,
  photos: readonly DuePhoto[],
  cache: PhotoCache,
  options: PhotoFetchOptions,
  tell: () => void,
): Promise<HostResult> {
  const result: HostResult = { host, fetched: 0, unchanged: 0, refused: 0, failed: 0, left: 0 }
  const wait = options.wait ?? ((ms, signal) => timer(ms, undefined, { signal }))
  // Where several feeds show photos of one host, the gentlest policy counts.
  const connections = Math.min(...photos.map(({ policy }) => policy.connections))
  const pauseMs = Math.max(...photos.map(({ policy }) => policy.pauseMilliseconds))
  const agents = new Map(
    [true, false].map((allowPrivate) => [allowPrivate, agentFor({ allowPrivate }, options.resolve)]),
  )
  let failuresInARow = 0
  let isLeftAlone = false
  try {
    await together(connections, photos, async (photo) => {
      if (isLeftAlone) {
        result.left++
        return
      }
      const outcome = await fetchPhoto(photo, cache, agents.get(photo.policy.allowPrivate)!, options)
      result[outcome === 'overloaded' ? 'left' : outcome]++
      failuresInARow = outcome === 'failed' ? failuresInARow + 1 : 0
      isLeftAlone ||= outcome === 'overloaded' || failuresInARow >= PATIENCE
      tell()
      if (pauseMs > 0) await wait(pauseMs, options.signal)
    })
  } finally {
    await Promise.all([...agents.values()].map((agent) => agent.destroy()))
  }
  return result
}

/** Works through items in their order, so many at a time. @throws what the first to fail throws, after the others under way have ended */
async function together<T>(atOnce: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item)
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

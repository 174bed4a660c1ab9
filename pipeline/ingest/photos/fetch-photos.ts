import { setTimeout as timer } from 'node:timers/promises'
import type { Agent } from 'undici'
import { agentFor } from '../fetch/http-download.ts'
import { fetchPhoto, type DuePhoto, type PhotoFetchOptions, type PhotoOutcome } from './fetch-photo.ts'
import type { PhotoCache } from './photo-cache.ts'

/** Photo counts of one host by outcome. `left`: not requested because the host was overloaded or did not answer. */
export interface HostResult extends Record<Exclude<PhotoOutcome, 'overloaded'> | 'left', number> {
  host: string
}

/** Maximum concurrent hosts. With 4 connections each, at most 24 photos are in memory. */
const HOSTS_AT_ONCE = 6
/** Consecutive failures after which a host is left alone until the next run. */
const PATIENCE = 5

/**
 * Requests photos host by host: few hosts at a time, few connections per host, a pause after every request, and no more requests to a host that is
 * overloaded or does not answer.
 * @param advance called after each photo with the number done
 * @returns one result per host, ordered by name
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
  // If several feeds show photos of one host, the most restrictive policy applies.
  const connections = Math.min(...photos.map(({ policy }) => policy.connections))
  const pauseMs = Math.max(...photos.map(({ policy }) => policy.pauseMilliseconds))
  const agents = new Map<boolean, Agent>()
  for (const allowPrivate of [true, false]) agents.set(allowPrivate, await agentFor({ allowPrivate }, options.resolve))
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

/** Processes items in order, `atOnce` at a time. @throws the first error, after the work in progress has ended */
async function together<T>(atOnce: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item)
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

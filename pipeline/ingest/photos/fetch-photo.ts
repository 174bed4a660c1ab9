import type { Agent } from 'undici'
import type { PhotoPolicy } from '../../../models/contracts/release/source.ts'
import { RefusedAddress } from '../fetch/address-check.ts'
import { excerpt, messageOf } from '../raw/feed-error.ts'
import { download, type DownloadOptions, type HttpLocation } from '../fetch/http-download.ts'
import { HttpFault } from '../fetch/http-retry.ts'
import { pictureFormat } from '../../files/picture-format.ts'
import type { PhotoCache, PhotoRecord } from './photo-cache.ts'
import { DAY_MS } from '../../../models/kernel/day.ts'

/** A photo to ask for, and what is known of it. */
export interface DuePhoto {
  url: string
  sourceId: string
  policy: PhotoPolicy
  known: PhotoRecord | undefined
}

export interface PhotoFetchOptions extends Omit<DownloadOptions, 'agent' | 'log'> {
  /** The time of the run. */
  now: Date
}

/** `overloaded`: the host asks for less; nothing is written down and the photo stays due. */
export type PhotoOutcome = 'fetched' | 'unchanged' | 'refused' | 'failed' | 'overloaded'

const LONGEST_PAUSE_DAYS = 30
/** The host says that it is not there, or must not be. What was fetched before goes, too. */
const GONE = new Set([404, 410, 451])
const OVERLOADED = new Set([429, 503])

/**
 * Asks for one photo and writes down what came of it. What fails is due again after 1, 2, 4 … days, what is refused for good (no such photo, no
 * picture, too large, a private address) after 30; what is held stays held meanwhile, unless the host says that it is gone.
 * @throws only the reason of the abort signal
 */
export async function fetchPhoto(
  photo: DuePhoto,
  cache: PhotoCache,
  agent: Agent,
  options: PhotoFetchOptions,
): Promise<PhotoOutcome> {
  const { url, sourceId, policy, known } = photo
  const held = known !== undefined && cache.holds(known) ? known : undefined
  const now = options.now.toISOString()
  const current = {
    url,
    sourceId,
    fetchedAt: now,
    failure: null,
    failures: 0,
    dueAt: daysAfter(options.now, policy.refreshDays),
  }
  try {
    const validators = held ?? { etag: null, lastModified: null }
    const keep = (body: AsyncIterable<Uint8Array>) => keepPicture(body, cache)
    const result = await download(locationOf(url, policy), validators, keep, {
      ...options,
      agent,
      log: () => undefined,
    })
    if (result.status === 'fresh') {
      const { kept, etag, lastModified } = result
      cache.save({ ...current, ...kept, etag, lastModified })
      return 'fetched'
    }
    if (held === undefined) throw new HttpFault(`${url} answered 304 to a first request`)
    cache.save({ ...held, ...current })
    return 'unchanged'
  } catch (error) {
    options.signal.throwIfAborted()
    const status = error instanceof HttpFault ? error.status : undefined
    if (status !== undefined && OVERLOADED.has(status)) return 'overloaded'
    const failures = (known?.failures ?? 0) + 1
    const lasts = isLasting(error)
    const pauseDays = lasts ? LONGEST_PAUSE_DAYS : Math.min(2 ** (failures - 1), LONGEST_PAUSE_DAYS)
    const before = held !== undefined && !(status !== undefined && GONE.has(status)) ? held : NOTHING
    const failure = excerpt(messageOf(error))
    cache.save({ ...before, url, sourceId, failure, failures, dueAt: daysAfter(options.now, pauseDays) })
    return lasts ? 'refused' : 'failed'
  }
}

const NOTHING = { sha256: null, bytes: null, etag: null, lastModified: null, fetchedAt: null }

function locationOf(url: string, policy: PhotoPolicy): HttpLocation {
  const { allowPrivate, maxBytes, timeoutSeconds, retries, hosts } = policy
  const allowHosts = hosts.map((host) => host.replace(/:\d+$/, ''))
  return { type: 'http', url, allowHosts, allowPrivate, maxBytes, timeoutSeconds, retries, headers: {} }
}

/** Held in memory up to the size that the policy allows: a page of errors sent as a picture is not to reach the disk. */
async function keepPicture(body: AsyncIterable<Uint8Array>, cache: PhotoCache) {
  const content = Buffer.concat(await Array.fromAsync(body))
  if (pictureFormat(content) === undefined)
    throw new HttpFault(`sends ${content.length} bytes that are no JPEG, PNG, WebP, GIF or AVIF`)
  return cache.keep(content)
}

/** What another attempt will not mend soon: refused on our side, or by a clear word of the host. */
function isLasting(error: unknown): boolean {
  if (error instanceof RefusedAddress) return true
  if (!(error instanceof HttpFault)) return false
  const { status } = error
  return status === undefined || (status >= 300 && status < 500 && status !== 408 && status !== 425)
}

function daysAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString()
}

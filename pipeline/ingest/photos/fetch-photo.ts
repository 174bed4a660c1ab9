import type { Agent } from 'undici'
import type { PhotoPolicy } from '../../../models/contracts/release/source.ts'
import { RefusedAddress } from '../fetch/address-check.ts'
import { excerpt, messageOf } from '../raw/feed-error.ts'
import { download, type DownloadOptions, type HttpLocation } from '../fetch/http-download.ts'
import { HttpFault } from '../fetch/http-retry.ts'
import { pictureFormat } from '../../files/picture-format.ts'
import type { PhotoCache, PhotoRecord } from './photo-cache.ts'
import { DAY_MS } from '../../../models/kernel/day.ts'

/** A photo to request, with its current record. */
export interface DuePhoto {
  url: string
  sourceId: string
  policy: PhotoPolicy
  known: PhotoRecord | undefined
}

export interface PhotoFetchOptions extends Omit<DownloadOptions, 'agent' | 'log'> {
  /** Start of the run. */
  now: Date
}

/** `overloaded`: the host asks for fewer requests; nothing is recorded and the photo stays due. */
export type PhotoOutcome = 'fetched' | 'unchanged' | 'refused' | 'failed' | 'overloaded'

const LONGEST_PAUSE_DAYS = 30
/** Status codes for a photo that does not exist or must not be shown. A copy fetched before is deleted. */
const GONE = new Set([404, 410, 451])
const OVERLOADED = new Set([429, 503])

/**
 * Requests one photo and records the result. A failed photo is due again after 1, 2, 4 … days; a permanently refused one (not found, not a picture,
 * too large, a private address) after 30. The earlier copy is kept meanwhile, unless the host says that the photo is gone.
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

/** Holds the picture in memory, up to the policy's size limit, so that an error page sent as a picture never reaches the disk. */
async function keepPicture(body: AsyncIterable<Uint8Array>, cache: PhotoCache) {
  const content = Buffer.concat(await Array.fromAsync(body))
  if (pictureFormat(content) === undefined)
    throw new HttpFault(`sends ${content.length} bytes that are not JPEG, PNG, WebP, GIF or AVIF`)
  return cache.keep(content)
}

/** Whether the failure is permanent: refused on this side, or by a clear answer of the host. */
function isLasting(error: unknown): boolean {
  if (error instanceof RefusedAddress) return true
  if (!(error instanceof HttpFault)) return false
  const { status } = error
  return status === undefined || (status >= 300 && status < 500 && status !== 408 && status !== 425)
}

function daysAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString()
}

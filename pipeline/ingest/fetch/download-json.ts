import { HttpFault } from './http-retry.ts'
import { download, type DownloadOptions, type HttpLocation } from './http-download.ts'

const MAX_BYTES = 33_554_432

/**
 * Fetches one JSON document of at most 32 MiB into memory.
 * @throws HttpFault when the answer is no JSON, and everything `download` throws
 */
export async function downloadJson(location: HttpLocation, options: DownloadOptions): Promise<unknown> {
  const bounded = { ...location, maxBytes: Math.min(location.maxBytes, MAX_BYTES) }
  const result = await download(bounded, { etag: null, lastModified: null }, textOf, options)
  const text = result.status === 'fresh' ? result.kept : ''
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpFault(`${location.url} answered ${JSON.stringify(text.slice(0, 80))}, expected JSON`)
  }
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(body)).toString('utf8')
}

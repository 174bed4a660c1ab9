import { z } from 'zod'
import type { Source } from '../../../models/contracts/release/source.ts'
import { downloadJson } from './download-json.ts'
import { isHostWithin, type DownloadOptions } from './http-download.ts'
import { HttpFault } from './http-retry.ts'

export type OgcFeaturesLocation = Extract<Source['location'], { type: 'ogc-features' }>

const pageSchema = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
  numberMatched: z.int().min(0).optional(),
  links: z.array(z.looseObject({ rel: z.string(), href: z.string() })).default([]),
})
const MAX_PAGES = 10_000

/**
 * Yields the features of a collection of an OGC API, page by page, as one GeoJSON text sequence (a feature a line).
 * @throws HttpFault when a page is none, leads to another host, leads to itself, or features lack at the end
 */
export async function* ogcFeatures(
  location: OgcFeaturesLocation,
  options: DownloadOptions,
): AsyncGenerator<Uint8Array> {
  const { limit, url: collection, type: _type, ...network } = location
  const first = new URL(`${collection.replace(/\/$/, '')}/items`)
  first.searchParams.set('f', 'json')
  first.searchParams.set('limit', String(limit))
  const asked = new Set<string>()
  let url: URL | undefined = first
  let features = 0
  let expected: number | undefined
  let bytes = 0
  while (url !== undefined) {
    if (asked.has(url.href) || asked.size === MAX_PAGES) throw new HttpFault(`${collection} leads in a circle of pages`)
    asked.add(url.href)
    const page = pageSchema.safeParse(await downloadJson({ ...network, type: 'http', url: url.href }, options))
    if (!page.success) throw new HttpFault(`${url} answered no page of features`)
    const lines = Buffer.from(page.data.features.map((feature) => `${JSON.stringify(feature)}\n`).join(''))
    bytes += lines.length
    if (bytes > location.maxBytes) throw new HttpFault(`${collection} is larger than ${location.maxBytes} bytes`)
    features += page.data.features.length
    expected = page.data.numberMatched ?? expected
    yield lines
    url = nextPage(page.data.links, url, location)
  }
  if (expected !== undefined && features < expected)
    throw new HttpFault(`${collection} gave ${features} of ${expected} features`)
}

function nextPage(
  links: readonly { rel: string; href: string }[],
  from: URL,
  { allowHosts }: OgcFeaturesLocation,
): URL | undefined {
  const href = links.find(({ rel }) => rel === 'next')?.href
  if (href === undefined) return undefined
  if (!URL.canParse(href, from)) throw new HttpFault(`${from} has a next page that is no address`)
  const next = new URL(href, from)
  // Behind a proxy such services often name themselves by http; asking the same host by https is what was meant.
  if (from.protocol === 'https:' && next.host === from.host) next.protocol = 'https:'
  if (![from.hostname, ...allowHosts].some((pattern) => isHostWithin(next.hostname, pattern)))
    throw new HttpFault(`${from.hostname} leads to ${next.hostname}, which allowHosts does not list`)
  return next
}

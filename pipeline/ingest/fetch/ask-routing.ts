import { z } from 'zod'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { Point } from '../../../models/places/point-index.ts'
import type { DownloadOptions, HttpLocation } from './http-download.ts'
import { agentFor, download } from './http-download.ts'
import { routingOptionsSchema } from '../open-data/routing-matrix.ts'
import type { RoutingOptions } from '../open-data/routing-matrix.ts'

/** Places between which a routing engine is asked for trips. */
export interface RoutingQuestion {
  readonly origins: readonly Point[]
  readonly destinations: readonly Point[]
}

/** Maximum bytes of one answer; the limit of the feed applies to all answers together. */
const MAX_ANSWER_BYTES = 8_388_608
const anyJson = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])

/**
 * Asks a routing engine for the trips between all places: a few origins per request, one request after the other. Yields one line of JSON per answer,
 * with the question and the answer.
 * @throws HttpFault, RefusedAddress; Error for an answer that is not JSON, or more bytes than the feed allows
 */
export async function* askRouting(
  source: Source,
  location: HttpLocation,
  { origins, destinations }: RoutingQuestion,
  options: DownloadOptions,
): AsyncGenerator<Uint8Array> {
  const asked = routingOptionsSchema.parse(source.options)
  const agent = await agentFor(location, options.resolve)
  let bytes = 0
  try {
    for (let from = 0; from < origins.length; from += asked.origins) {
      const some = origins.slice(from, from + asked.origins)
      const url = questionUrl(location.url, asked, some, destinations)
      const answer = await answerOf({ ...location, url }, { ...options, agent })
      const line = `${JSON.stringify({ origins: some.map(pair), destinations: destinations.map(pair), answer })}\n`
      bytes += line.length
      if (bytes > location.maxBytes) throw new Error(`answers with more than ${location.maxBytes} bytes (maxBytes)`)
      yield Buffer.from(line)
    }
  } finally {
    await agent.destroy()
  }
}

async function answerOf(location: HttpLocation, options: DownloadOptions): Promise<unknown> {
  const bounded = { ...location, maxBytes: Math.min(location.maxBytes, MAX_ANSWER_BYTES) }
  const result = await download(bounded, { etag: null, lastModified: null }, textOf, options)
  if (result.status === 'unchanged') throw new Error('answered 304 (unchanged) to a new question')
  try {
    return anyJson.parse(JSON.parse(result.kept))
  } catch {
    throw new Error(`${new URL(location.url).host} answered with something other than JSON`)
  }
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

/** Builds the URL of a table request, below the engine's own URL. */
function questionUrl(
  base: string,
  { engine, profile }: RoutingOptions,
  origins: readonly Point[],
  destinations: readonly Point[],
): string {
  const root = base.replace(/\/+$/, '')
  if (engine === 'osrm') {
    const points = [...origins, ...destinations].map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';')
    const indices = (from: number, count: number): string =>
      Array.from({ length: count }, (_, index) => from + index).join(';')
    const [sources, targets] = [indices(0, origins.length), indices(origins.length, destinations.length)]
    return `${root}/table/v1/${profile}/${points}?sources=${sources}&destinations=${targets}&annotations=duration,distance`
  }
  const places = (points: readonly Point[]) => points.map(({ latitude: lat, longitude: lon }) => ({ lat, lon }))
  const json = { sources: places(origins), targets: places(destinations), costing: profile, units: 'kilometers' }
  return `${root}/sources_to_targets?json=${encodeURIComponent(JSON.stringify(json))}`
}

function pair({ latitude, longitude }: Point): [number, number] {
  return [latitude, longitude]
}

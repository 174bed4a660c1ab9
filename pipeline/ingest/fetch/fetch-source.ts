import { glob, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { addFile, addStream, type Blob } from '../raw/blob-store.ts'
import { messageOf } from '../raw/feed-error.ts'
import { askRouting, type RoutingQuestion } from './ask-routing.ts'
import { download, type DownloadOptions, type HttpLocation } from './http-download.ts'
import type { Provenance, RawStore } from '../raw/raw-store.ts'
import { ogcFeatures, type OgcFeaturesLocation } from './ogc-features.ts'
import { snapshotDateOf } from './snapshot-date.ts'
import { udataFiles, type UdataLocation } from './udata.ts'

export interface FetchOptions extends DownloadOptions {
  /** Start of the run; `fetchedAt` of new files. */
  now: Date
  /** Question for the routing engines among the feeds. @default none; such a feed then fails */
  routing?: RoutingQuestion
}

/**
 * Result of fetching a feed. `added` is new in the store, `known` was there before; together they are all files of the feed. A failed fetch states
 * its reason and removes nothing.
 */
export type FetchResult =
  | { ok: true; added: RawFile[]; known: RawFile[] }
  | { ok: false; reason: string; added: RawFile[]; known: RawFile[] }

/** One file offered by the feed, kept in the store. */
interface Arrival extends Blob {
  name: string
  url: string
  etag: string | null
  lastModified: string | null
}

/** Copies the files that a feed offers now into the raw store. Feed errors are results; only the abort signal is thrown. */
export async function fetchSource(source: Source, store: RawStore, options: FetchOptions): Promise<FetchResult> {
  const added: RawFile[] = []
  let known: RawFile[] = []
  try {
    known = await store.files(source.id)
    assertResolved(source)
    const provenances = await store.provenances(source.id)
    for await (const arrival of arrivals(source, store, provenances, options)) {
      options.signal.throwIfAborted()
      if (isKnown(arrival, provenances)) continue
      added.push(await store.record(provenanceOf(arrival, source, options.now)))
    }
    return { ok: true, added, known }
  } catch (error) {
    options.signal.throwIfAborted()
    return { ok: false, reason: `source ${source.id}: ${messageOf(error)}`, added, known }
  }
}

function arrivals(
  source: Source,
  store: RawStore,
  provenances: Provenance[],
  options: FetchOptions,
): AsyncGenerator<Arrival> {
  const { location } = source
  if (location.type === 'file') return fileArrivals([location.path], basename, store)
  if (location.type === 'http' && source.adapter === 'routing-matrix')
    return routingArrivals(source, location, store, options)
  if (location.type === 'http') return httpArrivals(location, store, provenances, options)
  if (location.type === 'udata') return udataArrivals(location, store, provenances, options)
  if (location.type === 'ogc-features') return featureArrivals(location, store, options)
  return directoryArrivals(location, store)
}

async function* directoryArrivals(
  location: { path: string; pattern: string },
  store: RawStore,
): AsyncGenerator<Arrival> {
  const found = await stat(location.path).catch(() => undefined)
  if (!found?.isDirectory()) throw new Error(`there is no directory at ${location.path}`)
  const names: string[] = []
  for await (const name of glob(location.pattern, { cwd: location.path })) {
    if (!name.split(sep).some((part) => part.startsWith('.')) && (await stat(join(location.path, name))).isFile())
      names.push(name)
  }
  if (names.length === 0) throw new Error(`no file in ${location.path} matches ${location.pattern}`)
  yield* fileArrivals(
    names.sort().map((name) => join(location.path, name)),
    (path) => path.slice(location.path.length).split(sep).filter(Boolean).join('/'),
    store,
  )
}

async function* fileArrivals(
  paths: string[],
  nameOf: (path: string) => string,
  store: RawStore,
): AsyncGenerator<Arrival> {
  const empty: string[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) throw new Error(`there is no file at ${path}`)
    if (found.size === 0) {
      empty.push(path)
      continue
    }
    const blob = await addFile(store.blobsDir, path)
    yield { ...blob, name: nameOf(path), url: path, etag: null, lastModified: found.mtime.toUTCString() }
  }
  // After the others: an empty file must not keep later ones from being read.
  if (empty.length > 0) throw new Error(`the file ${empty.join(', ')} is empty`)
}

async function* httpArrivals(
  location: HttpLocation,
  store: RawStore,
  provenances: Provenance[],
  options: FetchOptions,
): AsyncGenerator<Arrival> {
  const last = provenances.findLast(({ url }) => url === location.url)
  const isHeld =
    last !== undefined && (await stat(store.blobPath(last.sha256)).catch(() => undefined))?.size === last.bytes
  const validators = isHeld ? last : { etag: null, lastModified: null }
  const result = await download(location, validators, (body) => addStream(store.blobsDir, body), options)
  if (result.status === 'unchanged') return
  const name = basename(decodeURIComponent(new URL(location.url).pathname)) || 'index'
  const { kept, etag, lastModified } = result
  yield { ...kept, name, url: location.url, etag, lastModified }
}

async function* udataArrivals(
  location: UdataLocation,
  store: RawStore,
  provenances: Provenance[],
  options: FetchOptions,
): AsyncGenerator<Arrival> {
  for (const file of await udataFiles(location, options)) yield* httpArrivals(file, store, provenances, options)
}

async function* featureArrivals(
  location: OgcFeaturesLocation,
  store: RawStore,
  options: FetchOptions,
): AsyncGenerator<Arrival> {
  const blob = await addStream(store.blobsDir, ogcFeatures(location, options))
  yield { ...blob, name: 'features.geojsonl', url: location.url, etag: null, lastModified: null }
}

/** Yields the answers of a routing engine as one file. Equal answers give equal files, which are not new. */
async function* routingArrivals(
  source: Source,
  location: HttpLocation,
  store: RawStore,
  options: FetchOptions,
): AsyncGenerator<Arrival> {
  if (!options.routing) throw new Error('a routing engine can only be asked during a run')
  const blob = await addStream(store.blobsDir, askRouting(source, location, options.routing, options))
  yield { ...blob, name: 'answers.ndjson', url: location.url, etag: null, lastModified: null }
}

function isKnown(arrival: Arrival, provenances: Provenance[]): boolean {
  return provenances.some(({ name, sha256 }) => name === arrival.name && sha256 === arrival.sha256)
}

function provenanceOf(arrival: Arrival, source: Source, now: Date): Provenance {
  return {
    sourceId: source.id,
    name: arrival.name,
    url: arrival.url,
    producer: source.producer,
    licence: source.licence,
    fetchedAt: now.toISOString(),
    snapshotDate: snapshotDateOf(source, arrival.name, now),
    sha256: arrival.sha256,
    bytes: arrival.bytes,
    etag: arrival.etag,
    lastModified: arrival.lastModified,
  }
}

function assertResolved({ location }: Source): void {
  const variable = /\$\{(\w+)\}/.exec(JSON.stringify(location))?.[1]
  if (variable !== undefined)
    throw new Error(`its location needs the environment variable ${variable}, which is not set`)
}

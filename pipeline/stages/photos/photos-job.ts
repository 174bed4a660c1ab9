import { photoFailureSchema, photoSchema } from '../../../models/contracts/listings/photo.ts'
import type { Photo, PhotoFailure } from '../../../models/contracts/listings/photo.ts'
import type { Counts, Job, Run } from '../../engine/job.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { describeDue, duePhotos } from './due-photos.ts'
import { fetchPhotos, type HostResult } from '../../ingest/photos/fetch-photos.ts'
import { openPhotoCache, photoCacheExists, type PhotoCache } from '../../ingest/photos/photo-cache.ts'
import { fetchingSources, wantedPhotos, type FetchingSource } from './wanted-photos.ts'
import { DAY_MS } from '../../../models/kernel/day.ts'

/** Days that photos are kept after their last advert left the market. */
const KEEP_DAYS = 90

/**
 * Fetches photos of adverts on the market where their feed allows it. Later jobs see only the fetched photos, so runs that fetch nothing new give the
 * same release.
 */
export const photosJob: Job = {
  name: 'photos',
  title: 'photos of feeds that allow fetching',
  inputs: ['advert'],
  outputs: ['photo', 'photo_failure'],
  module: import.meta.url,
  parameters: ({ sources }) => Object.fromEntries(fetchingSources(sources).map(({ id, photos }) => [id, photos])),
  missing: whatIsDue,
  async work(run) {
    const sources = fetchingSources(run.sources)
    if (sources.length === 0 && !photoCacheExists(run.settings.rawDir)) return writePhotos(run, [], [])
    const cache = openPhotoCache(run.settings.rawDir)
    try {
      return await fetchAndList(run, sources, cache)
    } finally {
      cache.close()
    }
  },
}

/** Describes what a run would request now. @returns null when there is nothing */
async function whatIsDue(run: Run): Promise<string | null> {
  const sources = fetchingSources(run.sources)
  if (!run.fetches || sources.length === 0 || !(await advertsAreKnown(run))) return null
  // A plan must not create anything, not even an empty cache.
  if (!photoCacheExists(run.settings.rawDir))
    return describeDue(await duePhotos(run, sources, { find: () => undefined, holds: () => false }))
  const cache = openPhotoCache(run.settings.rawDir)
  try {
    return describeDue(await duePhotos(run, sources, cache))
  } finally {
    cache.close()
  }
}

async function fetchAndList(run: Run, sources: readonly FetchingSource[], cache: PhotoCache): Promise<Counts> {
  const { due, later } = run.fetches ? await duePhotos(run, sources, cache) : { due: [], later: 0 }
  const options = { now: run.now, signal: run.signal }
  const hosts = await fetchPhotos(due, cache, options, (done) => run.progress.advance(done, due.length, 'photos'))
  for (const { host, refused, failed, left } of hosts) {
    if (refused + failed + left === 0) continue
    run.progress.note(`photos of ${host}: ${refused} refused, ${failed} failed, ${left} left for a later run`)
  }
  const photos: Photo[] = []
  const failures: PhotoFailure[] = []
  const listed = new Set<string>()
  for (const source of sources) {
    for await (const url of wantedPhotos(run, source)) {
      if (listed.has(url)) continue
      listed.add(url)
      listPhoto(url, source, cache, photos, failures)
    }
  }
  const forgotten = run.fetches ? forgetUnwanted(cache, listed, run.now) : 0
  const total = (of: (host: HostResult) => number): number => hosts.reduce((sum, host) => sum + of(host), 0)
  return {
    ...(await writePhotos(run, photos, failures)),
    fetched: total(({ fetched }) => fetched),
    unchanged: total(({ unchanged }) => unchanged),
    left: later + total(({ left }) => left),
    forgotten,
  }
}

function forgetUnwanted(cache: PhotoCache, wanted: ReadonlySet<string>, now: Date): number {
  cache.markWanted(wanted, now.toISOString())
  return cache.forgetUnwanted(new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString())
}

function listPhoto(
  url: string,
  { id: sourceId, photos: { licence } }: FetchingSource,
  cache: PhotoCache,
  photos: Photo[],
  failures: PhotoFailure[],
): void {
  const known = cache.find(url)
  if (known === undefined) return
  if (known.failure !== null) failures.push({ url, sourceId, reason: known.failure, failures: known.failures })
  const { sha256, bytes } = known
  if (sha256 === null || bytes === null || !cache.holds(known)) return
  photos.push({ url, sourceId, sha256, bytes, licence: licence.name, credit: licence.attribution ?? null })
}

async function writePhotos({ warehouse }: Run, photos: Photo[], failures: PhotoFailure[]): Promise<Counts> {
  await writeRecords(warehouse, 'photo', photoSchema, photos)
  await writeRecords(warehouse, 'photo_failure', photoFailureSchema, failures)
  return {}
}

async function advertsAreKnown({ warehouse }: Run): Promise<boolean> {
  const { known } = await warehouse.one<{ known: number }>(
    `SELECT count(*) AS known FROM duckdb_tables() WHERE table_name = 'advert'`,
  )
  return known > 0
}

import type { Run } from '../../engine/job.ts'
import type { DuePhoto } from '../../ingest/photos/fetch-photo.ts'
import type { PhotoCache } from '../../ingest/photos/photo-cache.ts'
import { wantedPhotos, type FetchingSource } from './wanted-photos.ts'

/** Photos to request in one run, and the number left for later runs. */
export interface DuePhotos {
  due: DuePhoto[]
  later: number
}

/** Finds photos that were never fetched, failed long enough ago, are old or lost; at most as many per feed as one run may request. */
export async function duePhotos(
  run: Run,
  sources: readonly FetchingSource[],
  cache: Pick<PhotoCache, 'find' | 'holds'>,
): Promise<DuePhotos> {
  const now = run.now.toISOString()
  const due = new Map<string, DuePhoto>()
  let later = 0
  for (const source of sources) {
    let asked = 0
    for await (const url of wantedPhotos(run, source)) {
      const known = cache.find(url)
      const isLost = known !== undefined && known.failure === null && !cache.holds(known)
      if (due.has(url) || (known !== undefined && known.dueAt > now && !isLost)) continue
      if (++asked > source.photos.perRun) later++
      else due.set(url, { url, sourceId: source.id, policy: source.photos, known })
    }
  }
  return { due: [...due.values()], later }
}

/** Describes the due photos by host. @returns null when there are none */
export function describeDue({ due, later }: DuePhotos): string | null {
  if (due.length === 0) return null
  const hosts = [...Map.groupBy(due, ({ url }) => new URL(url).host)].toSorted((a, b) => b[1].length - a[1].length)
  const named = hosts.slice(0, 5).map(([host, photos]) => `${photos.length} from ${host}`)
  const others = hosts.length > named.length ? ` and from ${hosts.length - named.length} hosts more` : ''
  return `photos are due: ${named.join(', ')}${others}${later > 0 ? `; ${later} are left for later runs` : ''}`
}

import type { Run } from '../../engine/job.ts'
import type { DuePhoto } from '../../ingest/photos/fetch-photo.ts'
import type { PhotoCache } from '../../ingest/photos/photo-cache.ts'
import { wantedPhotos, type FetchingSource } from './wanted-photos.ts'

/** What one run asks for, and how many photos are left for later ones. */
export interface DuePhotos {
  due: DuePhoto[]
  later: number
}

/** Photos that were never fetched, failed long enough ago, are old or lost: of each feed as many as one run may ask for. */
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

/** In words, by host. @returns null for nothing */
export function describeDue({ due, later }: DuePhotos): string | null {
  if (due.length === 0) return null
  const hosts = [...Map.groupBy(due, ({ url }) => new URL(url).host)].toSorted((a, b) => b[1].length - a[1].length)
  const named = hosts.slice(0, 5).map(([host, photos]) => `${photos.length} from ${host}`)
  const others = hosts.length > named.length ? ` and from ${hosts.length - named.length} hosts more` : ''
  return `photos are due: ${named.join(', ')}${others}${later > 0 ? `; ${later} are left for later runs` : ''}`
}

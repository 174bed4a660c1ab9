import type { PhotoPolicy, Source } from '../../../models/contracts/release/source.ts'
import type { Run } from '../../engine/job.ts'
import { isHostWithin } from '../../ingest/fetch/http-download.ts'

const MAX_ADDRESS_CHARACTERS = 2000

/** A feed that allows its photos to be fetched. */
export type FetchingSource = Source & { photos: PhotoPolicy }

export function fetchingSources(sources: readonly Source[]): FetchingSource[] {
  return sources.filter((source): source is FetchingSource => source.photos?.policy === 'fetch')
}

/** Yields the URLs of photos that a feed's adverts on the market show and its policy allows: first all covers, then all second photos … */
export async function* wantedPhotos(
  { warehouse }: Run,
  { id, photos: policy }: FetchingSource,
): AsyncGenerator<string> {
  const rows = warehouse.stream<{ url: string }>(
    `SELECT url, min(rank) AS rank FROM (
       SELECT unnest(photos) AS url, generate_subscripts(photos, 1) AS rank
       FROM (SELECT from_json(photo_urls, '["VARCHAR"]') AS photos FROM advert WHERE active AND source_id = $id)
     ) WHERE rank <= $perListing GROUP BY url ORDER BY rank, url`,
    { id, perListing: policy.perListing },
  )
  for await (const chunk of rows) for (const { url } of chunk) if (isAllowed(url, policy)) yield url
}

/** Whether the policy lists the host, with the port if it is not the default one. */
export function isAllowed(address: string, { hosts }: Pick<PhotoPolicy, 'hosts'>): boolean {
  if (address.length > MAX_ADDRESS_CHARACTERS || !/^https?:/i.test(address) || !URL.canParse(address)) return false
  const { hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return hosts.some((host) => {
    const [name = '', listedPort = ''] = host.split(':')
    return port === listedPort && isHostWithin(hostname, name)
  })
}

import {
  matchPairSchema,
  propertyMemberSchema,
  type MatchPair,
  type PropertyMember,
} from '../../models/contracts/property.ts'
import type { MatchAdvert } from '../../models/listing-match/match-advert.ts'
import { matchAdverts } from '../../models/listing-match/match-adverts.ts'
import { photoKey } from '../../models/listing-match/photo-key.ts'
import { textSignature } from '../../models/listing-match/text-signature.ts'
import { unitLabel } from '../../models/listing-match/unit-label.ts'
import type { Job, Run } from '../engine/job.ts'
import { writeRecords } from '../warehouse/records.ts'

/** Which adverts are one property, across portals, agencies and relistings. */
export const dedupeJob: Job = {
  name: 'dedupe',
  title: 'adverts matched to properties',
  inputs: ['advert'],
  outputs: ['property_member', 'match_pair'],
  module: import.meta.url,
  async work(run) {
    const { adverts, firstSeen } = await readAdverts(run)
    const { clusters, pairs } = matchAdverts(adverts)
    await writeRecords(run.warehouse, 'property_member', propertyMemberSchema, members(clusters, firstSeen))
    await writeRecords(run.warehouse, 'match_pair', matchPairSchema, pairs.map(toPair))
    return { properties: clusters.length }
  },
}

type AdvertRow = Omit<MatchAdvert, 'textSignature' | 'unitLabel' | 'photoKeys'> & {
  title: string | null
  description: string | null
  photoUrls: string
}

/** Parking, offices and land are matched among themselves like dwellings; the texts are condensed as they stream by. */
async function readAdverts({
  warehouse,
  signal,
}: Run): Promise<{ adverts: MatchAdvert[]; firstSeen: Map<string, string> }> {
  const adverts: MatchAdvert[] = []
  const firstSeen = new Map<string, string>()
  const rows = warehouse.stream<AdvertRow>(
    `SELECT advert_id, portal_id, source_ref, listing_type, property_type, segment, is_project, commune_slug, locality, district, price_eur,
       list_min(from_json(price_history, '[{"priceEur": "DOUBLE"}]').list_transform(lambda e: e.priceEur)) AS price_min_eur,
       list_max(from_json(price_history, '[{"priceEur": "DOUBLE"}]').list_transform(lambda e: e.priceEur)) AS price_max_eur,
       area_m2, land_area_m2, rooms, bedrooms, floor, construction_year, energy_class, agency_name, agency_ref, latitude, longitude,
       coordinate_precision, first_seen, last_seen, title, description, photo_urls
     FROM advert ORDER BY advert_id`,
  )
  for await (const chunk of rows) {
    signal.throwIfAborted()
    for (const { title, description, photoUrls, ...advert } of chunk) {
      firstSeen.set(advert.advertId, advert.firstSeen)
      const photoKeys = (JSON.parse(photoUrls) as string[]).map(photoKey).filter((key) => key !== null)
      adverts.push({
        ...advert,
        textSignature: textSignature(description),
        unitLabel: unitLabel(title, description),
        photoKeys,
      })
    }
  }
  return { adverts, firstSeen }
}

/** A property is called by its earliest advert, so its name does not change when later ones join it. */
function* members(clusters: string[][], firstSeen: Map<string, string>): Generator<PropertyMember> {
  for (const cluster of clusters) {
    const earliest = cluster.reduce((best, advertId) => (isEarlier(advertId, best, firstSeen) ? advertId : best))
    for (const advertId of cluster) yield { advertId, propertyId: earliest }
  }
}

function isEarlier(a: string, b: string, firstSeen: Map<string, string>): boolean {
  const [dayA, dayB] = [firstSeen.get(a)!, firstSeen.get(b)!]
  return dayA < dayB || (dayA === dayB && a < b)
}

function toPair({ a, b, score, reasons }: { a: string; b: string; score: number; reasons: string[] }): MatchPair {
  return { advertA: a, advertB: b, score, reasons }
}

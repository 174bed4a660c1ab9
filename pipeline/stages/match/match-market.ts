import { join } from 'node:path'
import {
  matchPairSchema,
  propertyMemberSchema,
  type MatchPair,
  type PropertyMember,
} from '../../../models/contracts/listings/property.ts'
import type { MatchAdvert } from '../../../models/adverts/match/match-advert.ts'
import { matchAdverts, type MatchedPair } from '../../../models/adverts/match/match-adverts.ts'
import { photoKey } from '../../../models/adverts/match/photo-key.ts'
import { textSignature } from '../../../models/adverts/match/text-signature.ts'
import { unitLabel } from '../../../models/adverts/match/unit-label.ts'
import type { TaskFiles } from '../../engine/tasks.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'

/** One market (sales or rents), whose adverts stand in the Parquet file `adverts`. */
export interface MatchTask {
  name: string
}

export interface MatchOutcome {
  properties: number
  /** Parquet files by the table of their rows. */
  files: { property_member: string; match_pair: string }
}

/** Matches the adverts of a file and writes the properties and pairs as files. */
export async function matchMarket({ name }: MatchTask, { reads, writesTo }: TaskFiles): Promise<MatchOutcome> {
  const duckdb = await openWarehouse({ location: ':memory:', threads: 1, memoryLimit: '1GB' })
  try {
    const { adverts, firstSeen } = await readAdverts(duckdb, reads['adverts']!)
    const { clusters, pairs } = matchAdverts(adverts)
    await writeRecords(duckdb, 'property_member', propertyMemberSchema, members(clusters, firstSeen))
    await writeRecords(duckdb, 'match_pair', matchPairSchema, pairs.map(toPair))
    const files = {
      property_member: `${name}-property-member.parquet`,
      match_pair: `${name}-match-pair.parquet`,
    }
    for (const [table, file] of Object.entries(files))
      await duckdb.run(
        `COPY ${table} TO '${join(writesTo, file).replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION lz4)`,
      )
    return { properties: clusters.length, files }
  } finally {
    duckdb.close()
  }
}

type AdvertRow = Omit<MatchAdvert, 'textSignature' | 'unitLabel' | 'photoKeys'> & {
  title: string | null
  description: string | null
  photoUrls: string
  /** JSON list; null for an advert without a fetched photo. */
  photoHashes: string | null
}

/** Reads adverts, including parking, offices and land, which are matched like dwellings; texts are condensed while streaming. */
async function readAdverts(
  duckdb: Warehouse,
  file: string,
): Promise<{ adverts: MatchAdvert[]; firstSeen: Map<string, string> }> {
  const adverts: MatchAdvert[] = []
  const firstSeen = new Map<string, string>()
  const rows = duckdb.stream<AdvertRow>(
    `SELECT * FROM read_parquet('${file.replaceAll("'", "''")}') ORDER BY advert_id`,
  )
  for await (const chunk of rows) {
    for (const { title, description, photoUrls, photoHashes, ...advert } of chunk) {
      firstSeen.set(advert.advertId, advert.firstSeen)
      const names = (JSON.parse(photoUrls) as string[]).map(photoKey).filter((key) => key !== null)
      adverts.push({
        ...advert,
        textSignature: textSignature(description),
        unitLabel: unitLabel(title, description),
        photoKeys: [...names, ...(JSON.parse(photoHashes ?? '[]') as string[])],
      })
    }
  }
  return { adverts, firstSeen }
}

/** Names a property after its earliest advert, so that the name does not change when later ones join it. */
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

function toPair({ a, b, score, reasons }: MatchedPair): MatchPair {
  return { advertA: a, advertB: b, score, reasons }
}

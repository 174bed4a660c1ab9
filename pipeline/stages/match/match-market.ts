import { join } from 'node:path'
import { matchPairSchema, propertyMemberSchema } from '../../../models/contracts/listings/property.ts'
import type { MatchPair, PropertyMember } from '../../../models/contracts/listings/property.ts'
import { createColumns, type AdvertColumns } from '../../../models/adverts/match/advert-columns.ts'
import type { MatchAdvert } from '../../../models/adverts/match/match-advert.ts'
import { clustersIn, countClusters } from '../../../models/adverts/match/cluster-adverts.ts'
import { matchColumns, type MatchedPair } from '../../../models/adverts/match/match-adverts.ts'
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
    const columns = await readAdverts(duckdb, reads['adverts']!)
    const { clusterOf, pairs } = matchColumns(columns)
    await writeRecords(duckdb, 'property_member', propertyMemberSchema, members(columns, clusterOf))
    await writeRecords(duckdb, 'match_pair', matchPairSchema, pairs.map(toPair))
    const files = {
      property_member: `${name}-property-member.parquet`,
      match_pair: `${name}-match-pair.parquet`,
    }
    for (const [table, file] of Object.entries(files))
      await duckdb.run(
        `COPY ${table} TO '${join(writesTo, file).replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION lz4)`,
      )
    return { properties: countClusters(clusterOf), files }
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
async function readAdverts(duckdb: Warehouse, file: string): Promise<AdvertColumns> {
  const from = `read_parquet('${file.replaceAll("'", "''")}')`
  const { adverts } = await duckdb.one<{ adverts: number }>(`SELECT count(*) AS adverts FROM ${from}`)
  // The file is in the order of ids; sorting it again would hold all texts at once.
  await duckdb.run('SET preserve_insertion_order = true')
  const columns = createColumns(adverts)
  for await (const chunk of duckdb.stream<AdvertRow>(`SELECT * FROM ${from}`))
    for (const advert of chunk) {
      const { title, description, photoUrls, photoHashes } = advert
      const names = (JSON.parse(photoUrls) as string[]).map(photoKey).filter((key) => key !== null)
      // Added to the row itself: a copy of its thirty fields takes longer than the rest.
      columns.add(
        Object.assign(advert, {
          textSignature: textSignature(description),
          unitLabel: unitLabel(title, description),
          photoKeys: [...names, ...(JSON.parse(photoHashes ?? '[]') as string[])],
        }),
      )
    }
  return columns.finish()
}

/** Names a property after its earliest advert, so that the name does not change when later ones join it. */
function* members({ ids, firstDay }: AdvertColumns, clusterOf: Int32Array): Generator<PropertyMember> {
  for (const cluster of clustersIn(clusterOf)) {
    // Members lie in the order of their ids: the first of the earliest day counts.
    const earliest = cluster.reduce((best, i) => (firstDay[i]! < firstDay[best]! ? i : best))
    for (const i of cluster) yield { advertId: ids[i]!, propertyId: ids[earliest]! }
  }
}

function toPair({ a, b, score, reasons }: MatchedPair): MatchPair {
  return { advertA: a, advertB: b, score, reasons }
}

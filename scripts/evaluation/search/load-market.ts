import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import {
  RELEASE_PATHS,
  releaseManifestSchema,
  releasePointerSchema,
} from '../../../models/contracts/release/release.ts'

export interface Market {
  releaseId: string
  /** Day of the release. */
  asOf: string
  /** Listings with a known commune, the only ones that a search finds. */
  listings: readonly ListingRecord[]
}

/** Reads the listings of the release in `current.json`. @returns null when there is no release. @throws Error for a line that is not a listing */
export async function loadMarket(dataDir: string): Promise<Market | null> {
  const pointer = await readFile(join(dataDir, 'current.json'), 'utf8').catch(absent)
  if (pointer === null) return null
  const { releaseId } = releasePointerSchema.parse(JSON.parse(pointer))
  const folder = join(dataDir, 'releases', releaseId)
  const { asOf } = releaseManifestSchema.parse(JSON.parse(await readFile(join(folder, RELEASE_PATHS.manifest), 'utf8')))
  const file = join(folder, RELEASE_PATHS.listings)
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  const listings = lines.map((line, index) => parseLine(line, `${file}:${index + 1}`))
  return { releaseId, asOf, listings: listings.filter(({ communeSlug }) => communeSlug !== null) }
}

function parseLine(line: string, where: string): ListingRecord {
  const parsed = listingRecordSchema.safeParse(JSON.parse(line))
  if (!parsed.success) throw new Error(`${where}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

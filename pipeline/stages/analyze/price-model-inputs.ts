import type { OfficialLevel } from '../../../models/contracts/market/official-level.ts'
import type { MarketEntry } from '../../../models/contracts/listings/property.ts'
import type { AdvertRow } from '../../../models/prices/hedonic/advert.ts'
import type { Anchors } from '../../../models/prices/hedonic/price-frame.ts'
import type { Run } from '../../engine/job.ts'

/** Reads every market entry up to a quarter as input of the price models. */
export async function readAdvertRows(
  { warehouse }: Pick<Run, 'warehouse'>,
  listingType: 'rent' | 'sale',
  lastQuarter: number,
): Promise<AdvertRow[]> {
  const entries = await warehouse.all<MarketEntry>(
    `SELECT * FROM market_entry WHERE listing_type = $listing_type AND quarter <= $last ORDER BY property_id, quarter`,
    { listing_type: listingType, last: lastQuarter },
  )
  return entries.map((entry) => ({
    advertId: entry.propertyId,
    // A property can enter the market several times over the years; each entry is one observation.
    propertyId: `${entry.propertyId} ${entry.quarter}`,
    source: 'all',
    quarter: entry.quarter,
    firstSeenQuarter: entry.quarter,
    commune: entry.communeSlug,
    canton: entry.canton,
    section: entry.locality ?? undefined,
    type: entry.segment,
    areaM2: entry.areaM2,
    landAres: entry.landAreaM2 === null ? undefined : entry.landAreaM2 / 100,
    bedrooms: entry.bedrooms ?? undefined,
    energyClass: entry.energyClass ?? undefined,
    newBuild: entry.newBuild ?? undefined,
    parking: entry.parking ?? undefined,
    terrace: entry.terrace ?? undefined,
    condition: entry.condition ?? undefined,
    constructionYear: entry.constructionYear ?? undefined,
    priceEur: entry.priceEur,
  }))
}

/** Official asking levels towards which the long-run level of a commune and type is shrunk; the mean of the canton where a commune has none. */
export async function officialAnchors({ warehouse }: Pick<Run, 'warehouse'>): Promise<Anchors> {
  const levels = await warehouse.all<OfficialLevel>(
    `SELECT * FROM official_level WHERE listing_type = 'sale' AND basis = 'asking' ORDER BY commune_slug, segment`,
  )
  const anchors = new Map<string, { apartment?: number; house?: number }>()
  for (const { communeSlug, segment, pricePerSqm } of levels)
    anchors.set(communeSlug, { ...anchors.get(communeSlug), [segment]: Math.log(pricePerSqm) })
  return anchors
}

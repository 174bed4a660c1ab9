import { join } from 'node:path'
import { resolveCommuneArgument } from '../../../models/places/commune-argument.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import type { Warehouse } from '../../../pipeline/warehouse/warehouse.ts'

/** Official asking prices of 2025, a whole year; the cards say what they are compared with. */
export async function officialAskingLevels(warehouse: Warehouse, type: string): Promise<Map<string, number>> {
  const gazetteer = buildGazetteer(await loadReference(join(ROOT, 'data/reference')))
  const rows = await warehouse.all<{ name: string; price: number }>(
    `SELECT commune_text AS name, price_per_sqm AS price FROM official_price
     WHERE area_kind = 'commune' AND listing_type = 'sale' AND basis = 'asking' AND period = '2025' AND segment = $type
       AND price_per_sqm IS NOT NULL ORDER BY commune_text`,
    { type },
  )
  return new Map(
    rows.flatMap(({ name, price }) => {
      const found = resolveCommuneArgument(gazetteer, name)
      return found.kind === 'found' ? found.communes.map((slug) => [slug, price] as const) : []
    }),
  )
}

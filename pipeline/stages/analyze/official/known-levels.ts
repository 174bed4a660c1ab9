import type { OfficialLevel } from '../../../../models/contracts/market/official-level.ts'
import type { OfficialPrice } from '../../../../models/contracts/market/official-price.ts'
import { buildGazetteer, type Gazetteer } from '../../../../models/places/gazetteer.ts'
import { resolveCommuneArgument } from '../../../../models/places/commune-argument.ts'
import type { Run } from '../../../engine/job.ts'
import { CHECKED_LEVELS } from './official-facts.ts'
import type { PriceLevel } from '../../../reference/reference-tables.ts'

const CONDITIONS = { all: 'all', existing: 'existing', new_build: 'vefa' } as const
const MEANS = new Set<PriceLevel['statistic']>(['mean', 'mean_with_annexes'])

/** Every official level of a commune of today: of the committed table, and of delivered files. */
export async function knownLevels(run: Run): Promise<OfficialLevel[]> {
  const gazetteer = buildGazetteer(run.reference)
  return [...referenceLevels(run, gazetteer), ...(await deliveredLevels(run, gazetteer))]
}

/** A level of a merged commune counts for its former communes where the table still lists them separately. */
function referenceLevels({ reference }: Run, gazetteer: Gazetteer): OfficialLevel[] {
  return reference.priceLevels.flatMap((row) => {
    if (row.scope !== 'commune' || row.value === null || !MEANS.has(row.statistic)) return []
    const { listing_type: listingType, segment, basis, value: pricePerSqm, observations } = row
    const period = periodText(row.period_from, row.period_to)
    const level = { listingType, segment, basis, condition: CONDITIONS[row.age], pricePerSqm, observations, period }
    const merged = reference.communes.filter(({ successor }) => successor === row.area).map(({ slug }) => slug)
    return (merged.length > 0 ? merged : communesOf(gazetteer, row.area)).map((communeSlug) => ({
      communeSlug,
      ...level,
      source: CHECKED_LEVELS,
    }))
  })
}

async function deliveredLevels({ warehouse }: Run, gazetteer: Gazetteer): Promise<OfficialLevel[]> {
  const rows = await warehouse.all<OfficialPrice & { sourceId: string }>(
    `SELECT * FROM official_price WHERE area_kind IN ('commune', 'city') AND price_per_sqm IS NOT NULL ORDER BY source_id, batch_id, row_number`,
  )
  const communes = new Map<string, string[]>()
  return rows.flatMap((row) => {
    const slugs = communes.get(row.communeText) ?? communesOf(gazetteer, row.communeText)
    communes.set(row.communeText, slugs)
    const { listingType, segment, basis, condition, observations, period } = row
    const level = { listingType, segment, basis, condition, pricePerSqm: row.pricePerSqm!, observations, period }
    return slugs.map((communeSlug) => ({ communeSlug, ...level, source: row.sourceId }))
  })
}

/** Communes with exactly this name, as written in the year of the level. */
function communesOf(gazetteer: Gazetteer, name: string): string[] {
  const found = resolveCommuneArgument(gazetteer, name)
  return found.kind === 'found' && found.place.kind === 'commune' && !found.isCorrected ? found.communes : []
}

function periodText(from: string, to: string): string {
  const isYear = from.slice(4) === '-01-01' && to === `${from.slice(0, 4)}-12-31`
  return isYear ? from.slice(0, 4) : `${from.slice(0, 7)}/${to.slice(0, 7)}`
}

import type { IndicatorId } from '../../../models/liveability/indicators.ts'
import type { CommuneFacts, IndicatorFact } from '../../../models/liveability/liveability.ts'
import { newestDay } from '../../reference/newest-day.ts'
import type { Reference } from '../../reference/load-reference.ts'
import type { CommuneAmenity, CommuneTransit, ReferenceTableName } from '../../reference/reference-tables.ts'

type Indicators = CommuneFacts['indicators']
type Quality = IndicatorFact['quality']

/** Indicators from reference tables by commune: transit, services, education and health. */
export function surroundingsIndicators(reference: Reference): Map<string, Indicators> {
  const amenities = Map.groupBy(reference.communeAmenities, ({ commune }) => commune)
  const transit = new Map(reference.communeTransit.map((row) => [row.commune, row]))
  return new Map(
    reference.communes.map(({ slug, population, areaKm2 }) => [
      slug,
      {
        ...amenityIndicators(reference, amenities.get(slug) ?? [], population),
        ...transitIndicators(reference, transit.get(slug), areaKm2),
      },
    ]),
  )
}

function amenityIndicators(reference: Reference, rows: readonly CommuneAmenity[], population: number): Indicators {
  const of = new Map(rows.map((row) => [row.amenity, row]))
  const [grocery, school] = [of.get('grocery'), of.get('school')]
  const [pharmacy, health] = [of.get('pharmacy'), of.get('health')]
  const [retail, dining, bank] = [of.get('retail'), of.get('dining'), of.get('bank')]
  const per1000 = (row: CommuneAmenity | undefined): number | undefined => row && (1000 * row.in_commune) / population
  return facts(reference, 'commune-amenities', qualityOf(rows[0]), {
    groceryM: grocery?.nearest_m,
    groceries2km: grocery?.within_2km,
    groceriesPer1000: per1000(grocery),
    everyday2km: retail && dining && bank && retail.within_2km + dining.within_2km + bank.within_2km,
    leisure2km: of.get('leisure')?.within_2km,
    schoolM: school?.nearest_m,
    schools2km: school?.within_2km,
    schoolsPer1000: per1000(school),
    pharmacyM: pharmacy?.nearest_m,
    pharmacies5km: pharmacy?.within_5km,
    health5km: health?.within_5km,
    healthPer1000: per1000(health),
  })
}

function transitIndicators(reference: Reference, row: CommuneTransit | undefined, areaKm2: number): Indicators {
  return facts(reference, 'commune-transit', qualityOf(row), {
    departures1km: row?.departures_1km,
    railDepartures3km: row?.rail_departures_3km,
    stationM: row?.station_m,
    stopsPerKm2: row && row.served_stops / areaKm2,
  })
}

function facts(
  { sources }: Reference,
  table: ReferenceTableName,
  quality: Quality,
  values: Partial<Record<IndicatorId, number | undefined>>,
): Indicators {
  const date = newestDay(sources[table])
  const of = (value: number): IndicatorFact => ({
    value,
    sourceId: `reference:${table}`,
    date,
    quality,
  })
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => (value === undefined ? [] : [[id, of(value)]])),
  )
}

/** Points of a merged commune were divided between its former communes. */
function qualityOf(row: Pick<CommuneAmenity, 'mark'> | undefined): Quality {
  return row?.mark === 'nearest_locality' ? 'estimated' : 'full'
}

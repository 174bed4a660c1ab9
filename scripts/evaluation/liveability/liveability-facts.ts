import type { CommuneFacts, IndicatorFact } from '../../../models/liveability/liveability.ts'
import type { IndicatorId } from '../../../models/liveability/indicators.ts'
import { turnoverRatio } from '../../../models/liveability/turnover.ts'
import { COMMUTE_PARAMETERS_DATE, commuteTimes } from '../../../models/commute/commune-commute.ts'
import { communeOrigins, transitNetwork, transitValidOn } from '../../../pipeline/stages/analyze/commute.ts'
import { commuteIndicators } from '../../../pipeline/stages/analyze/liveability-commute.ts'
import { surroundingsIndicators } from '../../../pipeline/stages/analyze/liveability-surroundings.ts'
import type { Reference } from '../../../pipeline/reference/load-reference.ts'
import type { PriceLevel } from '../../../pipeline/reference/reference-tables.ts'

type Kind = Pick<PriceLevel, 'listing_type' | 'segment'>

const PRICES: Readonly<Partial<Record<IndicatorId, Kind>>> = {
  apartmentPriceRatio: { listing_type: 'sale', segment: 'apartment' },
  housePriceRatio: { listing_type: 'sale', segment: 'house' },
  apartmentRentRatio: { listing_type: 'rent', segment: 'apartment' },
}
const OFFERS: Readonly<Partial<Record<IndicatorId, Kind>>> = {
  saleTurnoverRatio: { listing_type: 'sale', segment: 'apartment' },
  rentTurnoverRatio: { listing_type: 'rent', segment: 'apartment' },
}

/**
 * Facts of all communes from the committed tables alone, with the published asking prices and advert counts of the Observatoire de l'Habitat in place
 * of a market. Days on the market are not published, and some prices are withheld.
 */
export function officialFacts(reference: Reference): CommuneFacts[] {
  const surroundings = surroundingsIndicators(reference)
  const transit = { network: transitNetwork(reference), validOn: transitValidOn(reference) }
  const commute = commuteIndicators(commuteTimes(communeOrigins(reference), transit, COMMUTE_PARAMETERS_DATE), [])
  const levels = reference.priceLevels.filter(({ basis, age }) => basis === 'asking' && age === 'all')
  const population = reference.communes.reduce((sum, commune) => sum + commune.population, 0)
  const rowOf = (scope: PriceLevel['scope'], areas: readonly (string | null)[], kind: Kind): PriceLevel | undefined =>
    levels.find((row) => row.scope === scope && areas.includes(row.area) && sameKind(row, kind))
  return reference.communes.map((commune) => {
    const areas = [commune.slug, commune.successor]
    const prices = Object.entries(PRICES).map(([id, kind]) => {
      const [own, nation] = [
        rowOf('commune', areas, kind)?.value,
        rowOf('country', ['luxembourg-country'], kind)?.value,
      ]
      return [id, own && nation ? own / nation : null] as const
    })
    const offers = Object.entries(OFFERS).map(([id, kind]) => {
      const homes = rowOf('commune', areas, kind)?.observations
      const all = levels.filter((row) => row.scope === 'commune' && sameKind(row, kind))
      const nation = { homes: all.reduce((sum, row) => sum + (row.observations ?? 0), 0), population }
      return [
        id,
        homes == null ? null : turnoverRatio({ homes, population: populationOf(reference, areas) }, nation),
      ] as const
    })
    const found = [...prices, ...offers].flatMap(([id, value]) => (value === null ? [] : [[id, officialFact(value)]]))
    const indicators = { ...surroundings.get(commune.slug), ...commute.get(commune.slug), ...Object.fromEntries(found) }
    return { slug: commune.slug, name: commune.name, indicators, series: {}, sourceIds: [] }
  })
}

/** Population of a merged commune: that of its former communes together. */
function populationOf({ communes }: Reference, areas: readonly (string | null)[]): number {
  const [slug, successor] = areas
  const members = communes.filter((one) => one.slug === slug || (successor !== null && one.successor === successor))
  return members.reduce((sum, one) => sum + one.population, 0)
}

function sameKind(row: PriceLevel, kind: Kind): boolean {
  return row.listing_type === kind.listing_type && row.segment === kind.segment && row.statistic === 'mean'
}

function officialFact(value: number): IndicatorFact {
  return { value, sourceId: 'reference:price-levels', date: '2026-03-31', quality: 'full' }
}

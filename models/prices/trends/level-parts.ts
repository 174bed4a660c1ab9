import type { LevelPart } from '../../contracts/tables/part-tables.ts'
import { formatQuarter, quarterBounds } from '../../kernel/quarter.ts'
import type { TrendCell } from './trends.ts'

/** Splits the log of each stated level into what nation, canton and commune add. A parent without a stated level adds nothing. */
export function levelParts(
  cells: readonly TrendCell[],
  listingType: LevelPart['listingType'],
  cantonOf: ReadonlyMap<string, string>,
): LevelPart[] {
  const stated = cells.filter(({ dataAvailability }) => dataAvailability !== 'insufficient')
  const logs = new Map(stated.map((cell) => [keyOf(cell), cell.logLevel]))
  return stated.map((cell) => {
    const { scope, place, type, quarter, logLevel, se } = cell
    const nationLog = logs.get(keyOf({ ...cell, scope: 'nation', place: '' })) ?? 0
    const canton = scope === 'canton' ? place : (cantonOf.get(place) ?? '')
    const upToCanton =
      scope === 'nation' ? nationLog : (logs.get(keyOf({ ...cell, scope: 'canton', place: canton })) ?? nationLog)
    return {
      areaLevel: scope,
      areaSlug: scope === 'nation' ? 'luxembourg' : place,
      listingType,
      segment: type,
      quarter: formatQuarter(quarter),
      quarterStart: quarterBounds(quarter).from,
      nationLog,
      cantonLog: upToCanton - nationLog,
      communeLog: logLevel - upToCanton,
      standardError: se,
    }
  })
}

function keyOf({ scope, place, type, quarter }: Pick<TrendCell, 'scope' | 'place' | 'type' | 'quarter'>): string {
  return `${scope} ${place} ${type} ${quarter}`
}

import { isPropertyType, segmentOf } from '../../../../models/kernel/property-type.ts'
import type { Expected } from './expected-value.ts'
import type { Conditions, LabelledQuery } from './labelled-query.ts'

export type Plain = string | number | boolean

/** Reading of a text, field by field; lists are sets. */
export type Reading = Readonly<Record<string, Plain | readonly string[]>>

/** Expected reading of a text, in the fields of a `Reading`. */
export type ExpectedReading = Readonly<Record<string, Expected<Plain> | readonly string[]>>

/** Returns the reading that a label expects: conditions and wishes together, because whether a wish is a condition is scored separately. */
export function expectedReading({
  states,
  hard,
  soft,
  unjudged,
  protected: isProtected,
}: LabelledQuery): ExpectedReading {
  const reading: Record<string, Expected<Plain> | readonly string[]> = {}
  for (const part of [soft, hard]) Object.assign(reading, scalarsOf(part))
  if (reading.incomeEur !== undefined) delete reading.priceMaxEur
  const lists = {
    near: union(hard.near && [hard.near.place], soft.near && [soft.near.place]),
    places: union(hard.places, soft.places),
    notPlaces: union(hard.notPlaces, soft.notPlaces),
    types: widest(union(hard.types, soft.types)),
    wishes: union(
      hard.with,
      soft.with,
      unjudged.filter((wish) => !isUnwanted(wish)),
    ),
    unwanted: union(hard.without, soft.without, unjudged.filter(isUnwanted)),
  }
  for (const [field, list] of Object.entries(lists)) if (list.length > 0) reading[field] = list
  if (states) reading.market = states
  if (isProtected) reading.protected = true
  return reading
}

/** In these texts a carpet is never wanted: every mention asks for none. */
function isUnwanted(wish: string): boolean {
  return wish === 'carpet'
}

function scalarsOf(conditions: Conditions): Record<string, Expected<Plain>> {
  const { places, notPlaces, near, types, condition, with: wanted, without, commute, ...scalars } = conditions
  return {
    ...scalars,
    ...(near?.radiusKm !== undefined && { radiusKm: near.radiusKm }),
    ...(condition && { condition: condition.includes('to_renovate') ? 'to_renovate' : 'ready' }),
    ...(commute && { commuteTo: commute.to, commuteMinutes: commute.minutes, commuteBy: commute.by }),
  }
}

/** Adds the narrower types that a wanted type covers: all kinds of a flat or house, and close relatives of a room, shop, duplex or terraced house. */
export function widest(types: readonly string[]): string[] {
  return types.filter((type) => {
    const wider = NARROWER[type] ?? (isPropertyType(type) ? segmentOf(type) : null)
    return wider === null || wider === type || !types.includes(wider)
  })
}

const NARROWER: Readonly<Record<string, string>> = {
  shared_flat: 'room',
  restaurant: 'retail',
  triplex: 'duplex',
  end_terrace_house: 'terraced_house',
}

function union(...lists: readonly (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => list ?? []))].sort()
}

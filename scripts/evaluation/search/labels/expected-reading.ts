import { isPropertyType, segmentOf } from '../../../../models/kernel/property-type.ts'
import type { Expected } from './expected-value.ts'
import type { Conditions, LabelledQuery } from './labelled-query.ts'

export type Plain = string | number | boolean

/** What a text was read to say, field by field; lists are sets. */
export type Reading = Readonly<Record<string, Plain | readonly string[]>>

/** What a text should be read to say, in the fields of a `Reading`. */
export type ExpectedReading = Readonly<Record<string, Expected<Plain> | readonly string[]>>

/** The reading that a label expects: conditions and wishes together, since whether a wish is a condition is another question. */
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

/** Nobody asks for a carpet in these texts: every one of them would rather have none. */
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

/** A flat or a house takes in every kind of its own; so does a room, a shop, a duplex and a terraced house of their nearest kin. */
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

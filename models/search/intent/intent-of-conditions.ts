import { isWishKey, NUMBER_FIELDS, SEARCH_ORDERS, typesOfGroup, RANGE_OPS } from './conditions.ts'
import type { Condition, NumberField, SearchOrder, OpenRange } from './conditions.ts'
import { emptyIntent, type CommuteWish, type PlaceWish, type SearchIntent } from './search-intent.ts'

/** Looks places up by their keys; null for an unknown one. */
export interface PlaceKeys {
  /** @param key `kind:slug` */
  placeOf(key: string): PlaceWish | null
  /** @param slug a place that one goes to every day */
  destinationOf(slug: string): Pick<CommuteWish, 'destination' | 'destinationName' | 'latitude' | 'longitude'> | null
}

/** Reads conditions back into an intent; unknown places, kinds and values are left out. The inverse of `conditionsOfIntent`. */
export function intentOfConditions(conditions: readonly Condition[], places: PlaceKeys): SearchIntent {
  const intent = emptyIntent('')
  for (const condition of conditions) apply(intent, condition, places)
  intent.propertyTypes.sort()
  intent.unwantedPropertyTypes.sort()
  intent.understood = [...conditions]
  return intent
}

function apply(intent: SearchIntent, condition: Condition, places: PlaceKeys): void {
  const { field, op, value, strength, words } = condition
  if (field in NUMBER_FIELDS) {
    if (typeof value !== 'number' || !(op in RANGE_OPS)) return
    const range: OpenRange = intent[field as NumberField]
    const end = RANGE_OPS[op as keyof typeof RANGE_OPS]
    if (strength === 'wish' && (op === 'at_least' || op === 'at_most'))
      intent.preferred.push({ field: field as NumberField, op, value, text: words })
    else if (end in range) range[end] = value
    return
  }
  switch (field) {
    case 'listingType':
      if (value === 'rent' || value === 'sale') intent.listingType = value
      return
    case 'propertyType': {
      const list = op === 'not' ? intent.unwantedPropertyTypes : intent.propertyTypes
      for (const type of typesOfGroup(String(value))) if (!list.includes(type)) list.push(type)
      return
    }
    case 'place': {
      const place = places.placeOf(String(value))
      const relation = op === 'not' ? 'not_in' : op === 'near' ? 'near' : 'in'
      if (place) intent.places.push({ ...place, relation, radiusM: condition.withinM ?? null, text: words })
      return
    }
    case 'priceIncludes':
      if (value === 'charges') intent.priceEur.includesCharges = true
      if (value === 'fees') intent.priceEur.includesFees = true
      return
    case 'energyClass':
      if (/^[A-I]$/.test(String(value))) intent.energyClass = String(value)
      return
    case 'availableBy':
      if (/^\d{4}-\d\d-\d\d$/.test(String(value))) intent.availableBy = String(value)
      return
    case 'persons':
      if (typeof value === 'number')
        intent.household = { persons: value, bedrooms: condition.bedrooms ?? Math.max(1, value - 1) }
      return
    case 'commute': {
      const to = places.destinationOf(condition.to ?? '')
      if (to && typeof value === 'number')
        intent.commutes.push({ ...to, mode: condition.by ?? null, minutes: value, text: words })
      return
    }
    case 'income':
      if (typeof value === 'number')
        intent.incomeEur = { amount: value, period: condition.unit === 'EUR/year' ? 'year' : 'month' }
      return
    case 'order':
      if ((SEARCH_ORDERS as readonly unknown[]).includes(value)) intent.order = value as SearchOrder
      return
    case 'feature': {
      if (!isWishKey(value)) return
      const isKind = value === 'furnished' || value === 'new_build'
      intent.wishes.push({
        key: value,
        wanted: op !== 'not',
        strength: op === 'has_unless_denied' ? 'wish' : strength,
        ...(isKind && op === 'has' && strength === 'wish' && !condition.byLikeness && { isSoftened: true }),
        ...(condition.byLikeness && { isLearned: true }),
        text: words,
      })
    }
  }
}

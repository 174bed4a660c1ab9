import type { SearchIntent } from './search-intent.ts'
import { groupTypes, NUMBER_FIELDS, RANGE_OPS } from './conditions.ts'
import type { Condition, ConditionField, NumberField, OpenRange } from './conditions.ts'

/** Words of the query by field, `feature.garden` or `place.commune:mersch` for one value. */
export type WordsOf = (field: string, value?: string | number) => string

/** Everything that an intent asks for, as a list that `intentOfConditions` reads back. */
export function conditionsOfIntent(intent: Omit<SearchIntent, 'understood'>, wordsOf: WordsOf = () => ''): Condition[] {
  const line = (
    field: ConditionField,
    op: Condition['op'],
    value: string | number | null | undefined,
    more: Partial<Condition> = {},
  ): Condition[] =>
    value === null || value === undefined
      ? []
      : [{ field, op, value, unit: null, strength: 'must', words: wordsOf(field, value), ...more }]
  return [
    ...line('listingType', 'is', intent.listingType),
    ...groupTypes(intent.propertyTypes).flatMap((group) => line('propertyType', 'is', group)),
    ...groupTypes(intent.unwantedPropertyTypes).flatMap((group) => line('propertyType', 'not', group)),
    ...intent.places.flatMap((place) =>
      line('place', RELATION_OPS[place.relation], placeKey(place), {
        words: place.radiusText ?? place.text,
        name: place.name,
        ...(place.radiusM !== null && { withinM: place.radiusM, unit: 'm' }),
      }),
    ),
    ...(Object.keys(NUMBER_FIELDS) as NumberField[]).flatMap((field) => {
      const range: OpenRange = intent[field]
      const unit = unitOf(intent, field)
      return Object.entries(RANGE_OPS).flatMap(([op, end]) => line(field, op as Condition['op'], range[end], { unit }))
    }),
    ...line('priceIncludes', 'is', intent.priceEur.includesCharges ? 'charges' : null),
    ...line('priceIncludes', 'is', intent.priceEur.includesFees ? 'fees' : null),
    ...line('energyClass', 'at_least', intent.energyClass),
    ...line('availableBy', 'at_most', intent.availableBy),
    ...line('persons', 'is', intent.household?.persons, { bedrooms: intent.household?.bedrooms }),
    ...intent.commutes.flatMap(({ minutes, mode, destination, destinationName, text }) =>
      line('commute', 'at_most', minutes, {
        unit: 'min',
        words: text,
        to: destination,
        name: destinationName,
        ...(mode !== null && { by: mode }),
      }),
    ),
    ...line('income', 'is', intent.incomeEur?.amount, { unit: `EUR/${intent.incomeEur?.period}`, strength: 'wish' }),
    ...intent.preferred.flatMap(({ field, op, value, text }) =>
      line(field, op, value, { unit: unitOf(intent, field), strength: 'wish', words: text }),
    ),
    ...line('order', 'is', intent.order, { strength: 'wish' }),
    ...intent.wishes.flatMap((wish) =>
      line('feature', featureOp(wish), wish.key, {
        words: wish.text,
        strength: featureOp(wish) === 'has_unless_denied' ? 'must' : wish.strength,
        ...(wish.isLearned && { byLikeness: true as const }),
      }),
    ),
  ]
}

/** `kind:slug`, the value of a place: a locality and a quarter may share a slug. */
export function placeKey({ kind, slug }: { kind: string; slug: string }): string {
  return `${kind}:${slug}`
}

/** `furnished` and `new build` name a kind of offer: homes that are known to be otherwise are not meant. */
export function isStatedPlainly({ key, wanted, strength, ...how }: SearchIntent['wishes'][number]): boolean {
  const isMeant = !how.isSoftened && !how.isLearned
  return (key === 'furnished' || key === 'new_build') && wanted && strength === 'wish' && isMeant
}

const RELATION_OPS = { in: 'is', near: 'near', not_in: 'not' } as const

function featureOp(wish: SearchIntent['wishes'][number]): Condition['op'] {
  if (!wish.wanted) return 'not'
  return isStatedPlainly(wish) ? 'has_unless_denied' : 'has'
}

function unitOf({ listingType }: Pick<SearchIntent, 'listingType'>, field: NumberField): string | null {
  return field === 'priceEur' && listingType === 'rent' ? 'EUR/month' : NUMBER_FIELDS[field]
}

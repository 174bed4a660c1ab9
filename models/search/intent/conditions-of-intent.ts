import type { PlaceWish, SearchIntent } from './search-intent.ts'
import { groupTypes, NUMBER_FIELDS, type Condition, type ConditionField, type NumberField } from './conditions.ts'

/** Words of the query by field, `feature.garden` or `place.commune:mersch` for one value. */
export type WordsOf = (field: string, value?: string | number) => string

/** Everything that an intent asks for, as a list that `intentOfConditions` reads back. */
export function conditionsOfIntent(intent: Omit<SearchIntent, 'understood'>, wordsOf: WordsOf = () => ''): Condition[] {
  const line = (
    field: ConditionField,
    op: Condition['op'],
    value: string | number,
    more: Partial<Condition> = {},
  ): Condition => ({ field, op, value, unit: null, strength: 'must', words: wordsOf(field, value), ...more })
  return [
    ...(intent.listingType === null ? [] : [line('listingType', 'is', intent.listingType)]),
    ...groupTypes(intent.propertyTypes).map((group) => line('propertyType', 'is', group)),
    ...groupTypes(intent.unwantedPropertyTypes).map((group) => line('propertyType', 'not', group)),
    ...intent.places.map((place) =>
      line('place', RELATION_OPS[place.relation], placeKey(place), {
        words: place.radiusText ?? place.text,
        name: place.name,
        ...(place.radiusM !== null && { withinM: place.radiusM, unit: 'm' }),
      }),
    ),
    ...Object.keys(NUMBER_FIELDS).flatMap((field) => numberLines(intent, field as NumberField, line)),
    ...(intent.priceEur.includesCharges ? [line('priceIncludes', 'is', 'charges')] : []),
    ...(intent.priceEur.includesFees ? [line('priceIncludes', 'is', 'fees')] : []),
    ...(intent.energyClass === null ? [] : [line('energyClass', 'at_least', intent.energyClass)]),
    ...(intent.availableBy === null ? [] : [line('availableBy', 'at_most', intent.availableBy)]),
    ...(intent.household === null
      ? []
      : [line('persons', 'is', intent.household.persons, { bedrooms: intent.household.bedrooms })]),
    ...intent.commutes.map(({ minutes, mode, destination, destinationName, text }) =>
      line('commute', 'at_most', minutes, {
        unit: 'min',
        words: text,
        to: destination,
        name: destinationName,
        ...(mode !== null && { by: mode }),
      }),
    ),
    ...(intent.incomeEur === null
      ? []
      : [
          line('income', 'is', intent.incomeEur.amount, {
            unit: `EUR/${intent.incomeEur.period}`,
            strength: 'wish',
          }),
        ]),
    ...intent.preferred.map(({ field, op, value, text }) =>
      line(field, op, value, { unit: unitOf(intent, field), strength: 'wish', words: text }),
    ),
    ...(intent.order === null ? [] : [line('order', 'is', intent.order, { strength: 'wish' })]),
    ...intent.wishes.map((wish) =>
      line('feature', featureOp(wish), wish.key, {
        words: wish.text,
        strength: featureOp(wish) === 'has_unless_denied' ? 'must' : wish.strength,
        ...(wish.isLearned && { byLikeness: true as const }),
      }),
    ),
  ]
}

/** `kind:slug`, the value of a place. */
export function placeKey({ kind, slug }: Pick<PlaceWish, 'kind' | 'slug'>): string {
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
  return field === 'priceEur' && listingType === 'rent' ? 'EUR/month' : NUMBER_FIELDS[field].unit
}

function numberLines(
  intent: Omit<SearchIntent, 'understood'>,
  field: NumberField,
  line: (field: ConditionField, op: Condition['op'], value: number, more: Partial<Condition>) => Condition,
): Condition[] {
  const range = intent[field] as { min?: number | null; max?: number | null; around?: number | null }
  const unit = unitOf(intent, field)
  const of = (op: Condition['op'], value: number | null | undefined): Condition[] =>
    value === null || value === undefined ? [] : [line(field, op, value, { unit })]
  return [...of('at_least', range.min), ...of('at_most', range.max), ...of('about', range.around)]
}

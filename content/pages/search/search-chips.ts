import { destinationText } from '../../say/document-words.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { writeSearchAddress } from '../../../models/search/form/search-address.ts'
import type { FormField, SearchAddress, WordedCondition } from '../../../models/search/form/search-address.ts'
import { NUMBER_FIELDS } from '../../../models/search/intent/conditions.ts'
import { conditionsOfIntent } from '../../../models/search/intent/conditions-of-intent.ts'
import type { NearWish } from '../../../models/search/intent/search-area.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { numberWords } from '../../say/numbers.ts'
import { offerWords } from '../../say/offer-words.ts'
import { tellCondition } from '../../say/tell-conditions.ts'
import { WORDS, sayIn, type WordKey } from '../../say/words.ts'
import { wishLabel, withoutText } from '../../say/match-reasons.ts'
import { isRefused, isSoft } from '../../../models/search/form/form-fields.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { distanceText, filterText } from './filter-words.ts'
import { searchPath, type HomesFacts } from './homes-facts.ts'

/** Numbers that only words set, in the order of their chips. */
const SPANS = ['rooms', 'bathrooms', 'landAreaM2', 'floor', 'constructionYear'] as const

export interface Condition {
  label: string
  /** The same search without it. */
  query: SearchAddress
  /** Its address. */
  address: string
  /** Names that an explanation of an empty result gives it. */
  names: readonly string[]
}

/**
 * Every condition of a search in words, each with the address of the search without it.
 * @param areWantedOne whether wanted places, of which a home meets one, are one condition together
 */
export function searchConditions(
  { address, intent, fields, communes }: Pick<HomesFacts, 'address' | 'intent' | 'fields' | 'communes'>,
  locale: Locale,
  areWantedOne = false,
): Condition[] {
  const say = sayIn(locale)
  const to = (query: SearchAddress): Pick<Condition, 'query' | 'address'> => {
    const first = { ...query, page: 1 }
    return { query: first, address: searchPath(ADDRESSES.homes(locale), writeSearchAddress(first)) }
  }
  const withField = (field: FormField, value: string): Pick<Condition, 'query' | 'address'> =>
    to({ ...address, given: { ...address.given, [field]: value } })
  const dropping = (name: WordedCondition): Pick<Condition, 'query' | 'address'> =>
    to({ ...address, without: [...address.without, name] })
  const said = (name: string, value: string | number | null, kind: 'min' | 'max' | 'is' | 'has_not' = 'is'): string[] =>
    value === null ? [] : [filterText({ name, value, kind, removed: 0, foundWithout: 0, nearest: null }, locale)]
  const partsOf = (field: FormField): { part: string; rest: string }[] => {
    const parts = fields[field] === '' ? [] : fields[field].split(',')
    return parts.map((part, at) => ({ part, rest: parts.filter((_, other) => other !== at).join(',') }))
  }
  const one = (field: FormField, words: readonly string[], names: readonly string[]): Condition[] =>
    words.length === 0 ? [] : [{ label: words.join(', '), ...withField(field, ''), names }]
  const worded = (name: WordedCondition, words: readonly string[], names: readonly string[]): Condition[] =>
    words.length === 0 ? [] : [{ label: words.join(', '), ...dropping(name), names }]
  const span = (name: string, { min, max }: { min: number | null; max: number | null }): string[] => [
    ...said(`${name}.min`, min, 'min'),
    ...said(`${name}.max`, max, 'max'),
  ]
  const { priceEur, bedrooms, areaM2 } = intent
  // Cards show a rent with its charges where they are known.
  const withoutCharges = (words: readonly string[]): readonly string[] =>
    words.length === 0 || intent.listingType !== 'rent' || priceEur.includesCharges
      ? words
      : [...words, say('homes.withoutCharges')]
  const soft = intent.wishes.filter(isSoft)
  const conditions = conditionsOfIntent(intent)
  const preferred = conditions.filter(({ field, strength }) => strength === 'wish' && field in NUMBER_FIELDS)
  const refused = intent.wishes.filter(isRefused)
  return [
    ...placeGroups(fields.place, areWantedOne).map(({ parts, rest }) => ({
      label: parts.map((part) => placeLabel(part, communes, locale)).join(' / '),
      ...withField('place', rest),
      names: [parts[0]!.startsWith('!') ? 'notIn' : 'place'],
    })),
    ...one('near', intent.near === null ? [] : [nearLabel(intent.near, locale)], ['near']),
    ...one('within', intent.within === null ? [] : [say('searchFilter.within')], ['within']),
    ...one('unplaced', intent.takesUnplaced && hasArea(intent) ? [say('homes.unplaced')] : [], []),
    ...one(
      'price',
      withoutCharges(span('priceEur', { min: priceEur.min, max: priceEur.max ?? priceEur.around })),
      endsOf('priceEur'),
    ),
    ...one('charges', priceEur.includesCharges ? [say('homes.charges')] : [], []),
    ...one('beds', span('bedrooms', bedrooms), endsOf('bedrooms')),
    ...one('area', span('areaM2', { min: areaM2.min ?? areaM2.around, max: areaM2.max }), endsOf('areaM2')),
    // Types are alternatives: without one of them there would be less, not more.
    ...one(
      'type',
      partsOf('type').map(({ part }) => typeText(part, locale)),
      ['propertyType'],
    ),
    ...one(
      'energy',
      intent.energyClass === null ? [] : [say('searchFilter.energyClass', { value: intent.energyClass })],
      ['energyClass'],
    ),
    ...partsOf('commute').map(({ rest }, at) => ({
      label: commuteLabel(intent, at, locale),
      ...withField('commute', rest),
      names: ['commute'],
    })),
    ...partsOf('features').map(({ part, rest }) => ({
      label: featureText(part, locale),
      ...withField('features', rest),
      names: [`wish.${part}`],
    })),
    ...SPANS.flatMap((name) => worded(name, span(name, intent[name]), endsOf(name))),
    ...worded(
      'availableBy',
      intent.availableBy === null
        ? []
        : [say('searchFilter.availableBy', { value: numberWords(locale).day(intent.availableBy) })],
      ['availableBy'],
    ),
    ...worded(
      'household',
      intent.household === null ? [] : [offerWords(locale).bedrooms(intent.household.bedrooms)],
      [],
    ),
    ...worded('order', intent.order === null || address.sort !== 'match' ? [] : [say(`ask.order.${intent.order}`)], []),
    ...worded(
      'pricePerM2Eur',
      (['min', 'max'] as const).flatMap((end) => {
        const value = intent.pricePerM2Eur[end]
        return value === null
          ? []
          : [
              say(`ask.pricePerM2Eur.${end === 'min' ? 'at_least' : 'at_most'}`, {
                value: numberWords(locale).euro(value),
              }),
            ]
      }),
      endsOf('pricePerM2Eur'),
    ),
    ...worded(
      'unwantedPropertyTypes',
      intent.unwantedPropertyTypes.length === 0
        ? []
        : said('unwantedPropertyType', intent.unwantedPropertyTypes.join(' / '), 'has_not'),
      ['unwantedPropertyType'],
    ),
    ...worded(
      'refused',
      refused.map(({ key }) => withoutText(key, locale)),
      refused.map(({ key }) => `wish.${key}`),
    ),
    ...worded(
      'wishes',
      soft.length + preferred.length === 0
        ? []
        : [
            say('homes.wishes', {
              wishes: [
                ...preferred.map((condition) => tellCondition(condition, conditions, locale)),
                ...soft.map(({ key, wanted }) => (wanted ? wishLabel(key, locale) : withoutText(key, locale))),
              ].join(', '),
            }),
          ],
      soft.map(({ key }) => `wish.${key}`),
    ),
  ]
}

function endsOf(name: string): string[] {
  return [`${name}.min`, `${name}.max`]
}

/** Whether a search names a circle or an area. */
function hasArea({ near, within }: SearchIntent): boolean {
  return near !== null || within !== null
}

function nearLabel({ name, metres }: NearWish, locale: Locale): string {
  const say = sayIn(locale)
  return say('searchFilter.near', { value: distanceText(metres, locale), place: name ?? say('homes.mapPoint') })
}

/** Places that are dropped together, with the places that stay: each alone, or all wanted ones as one. */
function placeGroups(value: string, areWantedOne: boolean): { parts: string[]; rest: string }[] {
  const all = value === '' ? [] : value.split(',')
  const wanted = areWantedOne ? all.filter((part) => !part.startsWith('!')) : []
  const groups = [
    ...(wanted.length === 0 ? [] : [wanted]),
    ...all.filter((part) => !wanted.includes(part)).map((part) => [part]),
  ]
  return groups.map((parts) => ({ parts, rest: all.filter((part) => !parts.includes(part)).join(',') }))
}

/** A place of the form; a commune by its name in the language. */
function placeLabel(part: string, communes: HomesFacts['communes'], locale: Locale): string {
  const [sign = ''] = /^[!~]/.exec(part) ?? []
  const place = part.slice(sign.length)
  const commune = communes.values().find(({ name }) => Object.values(name).includes(place))
  const value = commune === undefined ? place : communeName(commune, locale)
  if (sign === '') return value
  return sayIn(locale)(sign === '!' ? 'searchFilter.notIn' : 'searchFilter.place', { value })
}

function typeText(part: string, locale: Locale): string {
  const key = `homes.type.${part}`
  return Object.hasOwn(WORDS.en, key) ? sayIn(locale)(key as WordKey) : offerWords(locale).kind(part)
}

export function featureText(key: string, locale: Locale): string {
  return wishLabel(key as Parameters<typeof wishLabel>[0], locale)
}

function commuteLabel({ commutes }: SearchIntent, at: number, locale: Locale): string {
  const say = sayIn(locale)
  const { minutes, destination, destinationName, mode } = commutes[at]!
  const way = say('homes.within', { minutes, place: destinationText(destination, destinationName, locale) })
  return mode === null ? way : `${way}, ${say(`homes.by.${mode}`)}`
}

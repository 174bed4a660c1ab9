import { semicolon } from './typography.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import type { Condition } from '../../models/search/intent/conditions.ts'
import type { WishKey } from '../../models/search/intent/wish-keys.ts'
import { SEARCH_WORDS } from '../i18n/search.ts'
import { wishLabel } from './match-reasons.ts'
import { numberWords } from './numbers.ts'
import { offerWords } from './offer-words.ts'
import { speaker } from './speaker.ts'

type Words = (typeof SEARCH_WORDS)['en']
const sayIn = speaker(SEARCH_WORDS)

/** Name of a place in the language, by `kind:slug`; undefined where it has none of its own. */
export type PlaceNames = (key: string) => string | undefined

const unnamed: PlaceNames = () => undefined

/**
 * One sentence that says what was understood: `Flat to rent in Mersch. Must: rent up to €1,700; at least 2 bedrooms. Wish: parking.` The search reads
 * it back as the same conditions, those read by likeness as wishes.
 * @param names of places in the language; the others are called as the gazetteer does
 */
export function tellConditions(conditions: readonly Condition[], locale: Locale, names: PlaceNames = unnamed): string {
  const say = sayIn(locale)
  if (conditions.length === 0) return say('ask.nothing')
  const lead = leadOf(conditions, locale, names)
  const rest = conditions.filter((one) => !isLead(one))
  const listOf = (test: (one: Condition) => boolean): string =>
    rest
      .filter(test)
      .map((one) => tellCondition(one, conditions, locale, names))
      .join(semicolon(locale))
  const must = listOf(({ strength }) => strength === 'must')
  const wish = listOf(({ strength, byLikeness }) => strength === 'wish' && !byLikeness)
  const likeness = listOf(({ byLikeness }) => byLikeness === true)
  return [
    ...(lead === '' ? [] : [`${lead.charAt(0).toLocaleUpperCase()}${lead.slice(1)}.`]),
    ...(must === '' ? [] : [say('ask.must', { list: must })]),
    ...(wish === '' ? [] : [say('ask.wish', { list: wish })]),
    ...(likeness === '' ? [] : [say('ask.likeness', { list: likeness })]),
  ].join(' ')
}

/** One condition in words, as the search would read it: `at least 2 bedrooms`. */
export function tellCondition(
  condition: Condition,
  all: readonly Condition[],
  locale: Locale,
  names: PlaceNames = unnamed,
): string {
  const say = sayIn(locale)
  const { decimal, euro, day, pluralForm } = numberWords(locale)
  const { field, op, value } = condition
  const number = Number(value)
  switch (field) {
    case 'listingType':
      return say(value === 'rent' ? 'ask.listingType.rent' : 'ask.listingType.sale')
    case 'propertyType': {
      const kind = kindOf(String(value), locale)
      return op === 'not' ? say('ask.kind.not', { kind }) : kind
    }
    case 'place': {
      const region = `ask.region.${String(value).replace(/^region:/, '')}`
      if (String(value).startsWith('region:') && isWord(region) && op !== 'near')
        return op === 'not' ? say('ask.region.not', { region: say(region) }) : say(region)
      const place = names(String(value)) ?? condition.name ?? String(value)
      if (op === 'near' || condition.withinM !== undefined)
        return say('ask.place.near', { km: decimal((condition.withinM ?? 0) / 1000, 1).replace(/[.,]0$/, ''), place })
      return say(op === 'not' ? 'ask.place.not' : 'ask.place.is', { place })
    }
    case 'priceEur': {
      const isRent = all.some((one) => one.field === 'listingType' && one.value === 'rent')
      const key = `ask.priceEur.${boundOf(op)}${isRent ? '.rent' : ''}` as const
      return say(key, { value: euro(number, Number.isInteger(number) ? 0 : 2) })
    }
    case 'pricePerM2Eur':
      return say(`ask.pricePerM2Eur.${endOf(op)}`, { value: euro(number, Number.isInteger(number) ? 0 : 2) })
    case 'bedrooms':
    case 'rooms':
    case 'bathrooms':
      return say(`ask.${field}.${endOf(op)}.${pluralForm(number)}`, { n: number })
    case 'areaM2':
      return say(`ask.areaM2.${boundOf(op)}`, { value: decimal(number, Number.isInteger(number) ? 0 : 1) })
    case 'landAreaM2':
      return say(`ask.landAreaM2.${endOf(op)}`, { value: decimal(number) })
    case 'floor':
    case 'constructionYear':
      return say(`ask.${field}.${endOf(op)}`, { value: String(value) })
    case 'priceIncludes':
      return say(value === 'charges' ? 'ask.priceIncludes.charges' : 'ask.priceIncludes.fees')
    case 'energyClass':
      return say('ask.energyClass.at_least', { value: String(value) })
    case 'availableBy':
      return say('ask.availableBy.at_most', { value: day(String(value)) })
    case 'persons':
      return say(number > 1 && condition.bedrooms === number ? 'ask.persons.each' : 'ask.persons.is', { n: number })
    case 'commute': {
      const words = say('ask.commute.at_most', { n: number, place: destinationOf(condition, locale, names) })
      return condition.by === undefined ? words : `${words} ${say(`ask.commute.by.${condition.by}`)}`
    }
    case 'income':
      return say(condition.unit === 'EUR/year' ? 'ask.income.year' : 'ask.income.month', { value: euro(number) })
    case 'order': {
      const key = `ask.order.${value}`
      return isWord(key) ? say(key as 'ask.order.cheapest') : String(value)
    }
    case 'feature': {
      const wish = askedWish(String(value), locale)
      if (op === 'not') return value === 'furnished' ? say('ask.unfurnished') : say('ask.feature.not', { wish })
      const isKind = (value === 'furnished' || value === 'new_build') && !condition.byLikeness
      const isSoft = isKind && op === 'has' && condition.strength === 'wish'
      return isSoft ? say('ask.feature.soft', { wish }) : wish
    }
  }
}

/** Words of the search for a wish. */
function askedWish(key: string, locale: Locale): string {
  const own = `ask.wish.${key}`
  if (isWord(own)) return sayIn(locale)(own as 'ask.wish.quiet')
  return isWord(`wish.${key}`) ? wishLabel(key as WishKey, locale) : key.replaceAll('_', ' ')
}

/** Where a way to work ends: `Mersch`, `the capital`. */
function destinationOf({ name, to = '' }: Condition, locale: Locale, names: PlaceNames): string {
  if (to === 'luxembourg-city') return sayIn(locale)('ask.capital')
  return names(to.includes(':') ? to : `commune:${to}`) ?? name ?? to
}

function leadOf(conditions: readonly Condition[], locale: Locale, names: PlaceNames): string {
  const or = sayIn(locale)('ask.or')
  const tell = (one: Condition): string => tellCondition(one, conditions, locale, names)
  const lead = conditions.filter(isLead)
  const kinds = lead.filter(({ field, op }) => field === 'propertyType' && op === 'is').map(tell)
  // Places of one name are said once; the search reads all of them back.
  const places = [...new Set(lead.filter(({ field }) => field === 'place').map(tell))]
  const listing = lead.filter(({ field }) => field === 'listingType').map(tell)
  const others = lead.filter(({ field }) => field === 'feature' || field === 'persons').map(tell)
  const what = [kinds.join(or), ...listing, places.join(or)].filter((part) => part !== '').join(' ')
  return [...(what === '' ? [] : [what]), ...others].join(', ')
}

/** Says what is looked for and where; conditions and wishes come after it. */
function isLead({ field, op }: Condition): boolean {
  if (field === 'propertyType' || field === 'place') return op !== 'not'
  return field === 'listingType' || field === 'persons' || op === 'has_unless_denied'
}

function kindOf(group: string, locale: Locale): string {
  const key = `ask.kind.${group}`
  return isWord(key) ? sayIn(locale)(key as 'ask.kind.flat') : offerWords(locale).kind(group)
}

function isWord(key: string): key is keyof Words {
  return Object.hasOwn(SEARCH_WORDS.en, key)
}

function endOf(op: Condition['op']): 'at_least' | 'at_most' {
  return op === 'at_least' ? 'at_least' : 'at_most'
}

function boundOf(op: Condition['op']): 'at_least' | 'at_most' | 'about' {
  return op === 'about' ? 'about' : endOf(op)
}

import { energyClassOf } from '../../../models/search/index/search-index.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { ConstraintEffect } from '../../../models/search/explain/explain-empty.ts'
import { WISH_KEYS, type WishKey } from '../../../models/search/intent/wish-keys.ts'
import { wishLabel, withoutText } from '../../say/match-reasons.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn, WORDS, type WordKey } from '../../say/words.ts'
import { offerWords } from '../../say/offer-words.ts'
import { formatDay } from '../../../models/kernel/day.ts'

const MOST_VALUE_CHARACTERS = 80

/** A condition of a search in words: `At most €2,000`. */
export function filterText({ name, value, kind }: ConstraintEffect, locale: Locale): string {
  const say = sayIn(locale)
  if (name.startsWith('wish.')) {
    const key = name.slice(5)
    const isWithout = kind === 'has_not' && isWish(key)
    return say('searchFilter.wish', { value: isWithout ? withoutText(key, locale) : wishText(key, locale) })
  }
  // `bedrooms.min` is worded as `bedroomsMin`.
  const key = `searchFilter.${name.replace(/\.(m)/, (_, letter: string) => letter.toUpperCase())}`
  const text = valueText(name, value, locale)
  return isWord(key) ? say(key, { value: text }) : `${name} ${text}`
}

/** `800 m`, `2 km`, `2.5 km`. */
export function distanceText(metres: number, locale: Locale): string {
  const { decimal } = numberWords(locale)
  const km = Math.round(metres / 100) / 10
  return metres < 1_000 ? `${decimal(metres)} m` : `${decimal(km, Number.isInteger(km) ? 0 : 1)} km`
}

/** A value of a condition, as the language writes it. */
function valueText(name: string, value: string | number, locale: Locale): string {
  const say = sayIn(locale)
  const { decimal, euro, day } = numberWords(locale)
  if (typeof value === 'number') {
    if (name.startsWith('priceEur')) return euro(value)
    if (name === 'energyClass') return energyClassOf(Math.round(value))
    if (name === 'availableBy') return day(formatDay(value))
    if (name.startsWith('constructionYear')) return String(value)
    return decimal(value, Number.isInteger(Math.round(value * 10) / 10) ? 0 : 1)
  }
  if (name === 'listingType') return say(value === 'rent' ? 'listing.rent' : 'listing.sale')
  if (name === 'propertyType' || name === 'unwantedPropertyType')
    return value === 'dwelling'
      ? say('searchFilter.dwelling')
      : value.split(' / ').map(offerWords(locale).kind).join(' / ')
  return value.slice(0, MOST_VALUE_CHARACTERS)
}

function wishText(key: string, locale: Locale): string {
  return isWish(key) ? wishLabel(key, locale) : key.replaceAll('_', ' ')
}

function isWish(key: string): key is WishKey {
  return (WISH_KEYS as readonly string[]).includes(key)
}

function isWord(key: string): key is WordKey {
  return Object.hasOwn(WORDS.en, key)
}

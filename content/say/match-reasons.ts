import { toLanguageTag, type Locale } from '../../models/kernel/locale.ts'
import type { MatchFacts, MatchNumber, MatchPlace, MatchPrice } from '../../models/search/explain/match-facts.ts'
import type { WishKey } from '../../models/search/intent/wish-keys.ts'
import { SEARCH_WORDS } from '../i18n/search.ts'
import { numberWords } from './numbers.ts'
import { speaker } from './speaker.ts'

const MAX_REASONS = 3
/** Wishes named in one reason. */
const MAX_NAMED = 4
const METRES_PER_KM = 1000

const sayIn = speaker(SEARCH_WORDS)

interface MatchReasons {
  /** Up to three sentences or phrases, each true of the listing. */
  matchReasons: string[]
  /** Labels of what is asked for and its facts cannot judge. */
  unknown: string[]
}

/** Why a listing is among the results, in words. */
export function matchReasons({ fulfilled, wanted, numbers, place, unknown }: MatchFacts, locale: Locale): MatchReasons {
  const say = sayIn(locale)
  const labels = unknown.map((key) =>
    key === 'availableFrom' || key === 'charges' ? say(`reason.${key}`) : wishLabel(key, locale),
  )
  const known = [
    wishesReason(fulfilled, wanted, locale),
    numbers.length > 0 ? numbers.map((number) => numberReason(number, locale)).join(', ') : null,
    place && placeReason(place, locale),
  ].filter((reason) => reason !== null)
  if (labels.length === 0) return { matchReasons: known, unknown: labels }
  // The unknown stays, so the last two of three others share a place.
  const [first, ...rest] = known
  const told = known.length < MAX_REASONS ? known : [first!, rest.join(', ')]
  const notStated = say('reason.unknown', { wishes: labels.slice(0, MAX_NAMED).join(', ') })
  return { matchReasons: [...told, notStated], unknown: labels }
}

/** Name of a fulfilled wish in a reason. */
export function wishLabel(key: WishKey, locale: Locale): string {
  return sayIn(locale)(`wish.${key}`)
}

/** Words for a refused wish whose own name is no noun: `without furnished` says nothing. */
const REFUSED: Partial<Record<WishKey, 'search.withoutAgency' | 'ask.unfurnished' | 'search.notRenovated'>> = {
  agency: 'search.withoutAgency',
  furnished: 'ask.unfurnished',
  renovated: 'search.notRenovated',
}

/** A wish for a home without something: `without a lift`, `from the owner, no agency`, `unfurnished`. */
export function withoutText(key: WishKey, locale: Locale): string {
  const say = sayIn(locale)
  const own = REFUSED[key]
  return own === undefined ? say('search.without', { wish: wishLabel(key, locale) }) : say(own)
}

function wishesReason(fulfilled: readonly WishKey[], wanted: number, locale: Locale): string | null {
  if (fulfilled.length === 0) return null
  const named = fulfilled
    .slice(0, MAX_NAMED)
    .map((key) => wishLabel(key, locale))
    .join(', ')
  const text = wanted > 1 ? `${fulfilled.length}/${wanted}: ${named}` : named
  return text.charAt(0).toLocaleUpperCase(toLanguageTag(locale)) + text.slice(1)
}

function numberReason(number: MatchNumber, locale: Locale): string {
  const say = sayIn(locale)
  const { name, value } = number
  switch (name) {
    case 'bedrooms':
      return say(value === 1 ? 'reason.bedroom' : 'reason.bedrooms', { count: value })
    case 'areaM2':
      return `${Math.round(value)} m²`
    case 'priceEur':
      return priceReason(number, locale)
    case 'bathrooms':
      return say('reason.bathrooms', { count: value })
    case 'floor':
      return say('reason.floor', { floor: value })
    case 'landAreaM2':
      return say('reason.land', { area: Math.round(value) })
    case 'energyClass':
      return say('reason.energy', { class: value })
  }
}

function priceReason({ value, limitEur, isMost, isWithCharges }: MatchPrice, locale: Locale): string {
  const key = isMost ? 'reason.priceLimit' : 'reason.priceAbout'
  const words = { price: euros(value, locale), limit: euros(limitEur, locale) }
  return sayIn(locale)(isWithCharges ? `${key}Charges` : key, words)
}

function placeReason(found: MatchPlace, locale: Locale): string {
  const say = sayIn(locale)
  if (found.kind === 'commute') return say('reason.minutes', { minutes: found.minutes, place: found.place })
  const km = numberWords(locale).rounded(found.metres / METRES_PER_KM, 1)
  return say('reason.distance', { km, place: found.place })
}

function euros(amount: number, locale: Locale): string {
  return `${numberWords(locale).decimal(Math.round(amount))} €`
}

import { offerWords } from '../../../../content/say/offer-words.ts'
import { WORDS, type WordKey } from '../../../../content/say/words.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { TYPE_GROUPS } from '../../../../models/search/intent/conditions.ts'
import type { Tongue } from './text.ts'

type FactValue = string | number | boolean | readonly string[]

/** Languages that write nouns small in the middle of a sentence. */
const SMALL_NOUNS: ReadonlySet<Locale> = new Set(['en', 'fr', 'pt'])

/** Fields that are one field to a reader. */
const SAME_FIELD: Readonly<Record<string, string>> = {
  agencyName: 'agency',
  city: 'commune',
  communeSlug: 'commune',
  coordinatePrecision: 'coordinates',
  descriptionFull: 'description',
  imageUrl: 'photos',
  latitude: 'coordinates',
  longitude: 'coordinates',
}

/** Type of a home in the middle of a sentence; a word for any where it is unknown. */
export function typeText(propertyType: string | null, { say, locale }: Tongue): string {
  if (propertyType === null) return say('reply.home.property')
  const group = `ask.kind.${propertyType}`
  if (Object.hasOwn(TYPE_GROUPS, propertyType) && isWord(group)) return say(group)
  return inSentence(offerWords(locale).kind(propertyType), locale)
}

/** Features, one after the other. */
export function featureList(names: readonly string[], { locale }: Tongue): string {
  return names.map((name) => offerWords(locale).feature(name)).join(', ')
}

/** Fields by their names to a reader, each once. */
export function fieldList(names: readonly string[], tongue: Tongue): string {
  return [...new Set(names.map((name) => fieldText(name, tongue)))].join(', ')
}

/** A field by its name to a reader; as the schema names it where it has no other. */
export function fieldText(name: string, { say, locale }: Tongue): string {
  const key = `field.${SAME_FIELD[name] ?? name}`
  return isWord(key) ? inSentence(say(key), locale) : name
}

const COORDINATES: Readonly<Record<string, WordKey>> = { latitude: 'field.latitude', longitude: 'field.longitude' }

/** Name of a fact of a listing: that of its field, but for coordinates, of which each has its own. */
export function factName(name: string, tongue: Tongue): string {
  const own = COORDINATES[name]
  return own === undefined ? fieldText(name, tongue) : inSentence(tongue.say(own), tongue.locale)
}

const EUROS: ReadonlySet<string> = new Set([
  'price',
  'priceFrom',
  'priceTo',
  'pricePerSqm',
  'charges',
  'deposit',
  'agencyFee',
])
const SQUARE_METRES: ReadonlySet<string> = new Set(['areaSqm', 'areaToSqm', 'landAreaSqm'])
const COUNTS: ReadonlySet<string> = new Set(['rooms', 'beds', 'baths', 'floor', 'floorCount'])

/** Value of a fact of a listing by the name of its field. Coordinates stand as maps take them. */
export function factValueText(name: string, value: FactValue, tongue: Tongue): string {
  const { say, euros, rounded, locale } = tongue
  if (typeof value === 'boolean') return say(value ? 'listing.yes' : 'listing.no')
  if (typeof value === 'number') {
    if (EUROS.has(name)) return euros(value)
    if (SQUARE_METRES.has(name)) return `${rounded(value, 2)} m²`
    return COUNTS.has(name) ? rounded(value, 1) : String(value)
  }
  if (typeof value !== 'string') return featureList(value, tongue)
  if (name === 'listingType') return say(value === 'rent' ? 'reply.ask.listingType.rent' : 'reply.ask.listingType.sale')
  if (name === 'propertyType') return typeText(value, tongue)
  return name === 'condition' ? offerWords(locale).condition(value) : value
}

/** Sureness of an estimate. */
export function confidenceText(confidence: 'high' | 'medium' | 'low' | null, { say, unknown }: Tongue): string {
  return confidence === null ? unknown : say(`valuation.confidence.${confidence}`)
}

/** How well the place of a home is known. */
export function precisionText(precision: string | null, { say }: Tongue): string {
  const key = `precision.${precision}`
  return isWord(key) ? say(key) : say('reply.listing.noPrecision')
}

/** Fact of a home that moves its estimate. */
export function attributeText(attribute: string, { say }: Tongue): string {
  const key = `valuation.attribute.${attribute}`
  return isWord(key) ? say(key) : attribute
}

function isWord(key: string): key is WordKey {
  return Object.hasOwn(WORDS.en, key)
}

function inSentence(words: string, locale: Locale): string {
  return SMALL_NOUNS.has(locale) ? `${words.charAt(0).toLocaleLowerCase()}${words.slice(1)}` : words
}

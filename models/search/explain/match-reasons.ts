import { toLanguageTag } from '../../kernel/locale.ts'
import type { Locale } from '../../kernel/locale.ts'
import { planarDistanceM } from '../index/distance.ts'
import { commuteOfRows } from '../index/row-commute.ts'
import { POINT } from '../index/search-columns.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { WISH_BIT } from '../intent/wish-keys.ts'
import type { WishKey } from '../intent/wish-keys.ts'
import { WISH_LABELS } from './wish-labels.ts'

const MAX_REASONS = 3
/** Wishes named in one reason. */
const MAX_NAMED = 4

export interface MatchReasons {
  /** Up to three sentences or phrases, each true of the listing. */
  reasons: string[]
  /** Labels of the wishes that its facts cannot judge. */
  unknown: string[]
}

/** Why a listing is among the results: its wishes fulfilled, its numbers beside those asked for, and what is not known. */
export function matchReasons(index: SearchIndex, intent: SearchIntent, row: number, locale: Locale): MatchReasons {
  const wanted = intent.wishes.filter(({ wanted }) => wanted)
  const states = wanted.map(({ key }) => ({ key: key as WishKey, state: wishState(index, key as WishKey, row) }))
  const fulfilled = states.filter(({ state }) => state === 'yes').map(({ key }) => WISH_LABELS[key][locale])
  // What is refused and not stated is not known to be missing.
  const unknown = intent.wishes
    .map(({ key }) => key as WishKey)
    .filter((key) => wishState(index, key, row) === 'unknown')
    .map((key) => WISH_LABELS[key][locale])
  const reasons = [
    wishesReason(fulfilled, wanted.length, locale),
    numbersReason(index, intent, row, locale),
    placeReason(index, intent, row, locale),
    unknown.length > 0 ? `${WORDS.unknown[locale]}: ${unknown.slice(0, MAX_NAMED).join(', ')}` : null,
  ].filter((reason) => reason !== null)
  return { reasons: reasons.slice(0, MAX_REASONS), unknown }
}

/** Whether a wish is fulfilled, as far as the facts say. */
export function wishState({ columns }: SearchIndex, key: WishKey, row: number): 'yes' | 'no' | 'unknown' {
  const bit = WISH_BIT.get(key)!
  const [yes, no] = bit < 32 ? [columns.yesLow, columns.noLow] : [columns.yesHigh, columns.noHigh]
  if ((yes[row]! >>> (bit % 32)) & 1) return 'yes'
  return (no[row]! >>> (bit % 32)) & 1 ? 'no' : 'unknown'
}

const WORDS = {
  unknown: { en: 'Not stated', fr: 'Non précisé', de: 'Nicht angegeben', lu: 'Net uginn', pt: 'Não indicado' },
  bedrooms: { en: 'bedrooms', fr: 'chambres', de: 'Schlafzimmer', lu: 'Schlofzëmmer', pt: 'quartos' },
  bedroom: { en: 'bedroom', fr: 'chambre', de: 'Schlafzimmer', lu: 'Schlofzëmmer', pt: 'quarto' },
  from: { en: 'from', fr: 'de', de: 'von', lu: 'vun', pt: 'de' },
  about: { en: 'about', fr: 'environ', de: 'etwa', lu: 'ongeféier', pt: 'cerca de' },
  limit: { en: 'your limit', fr: 'votre limite', de: 'Ihre Grenze', lu: 'Är Limitt', pt: 'o seu limite' },
  bathrooms: { en: 'bathrooms:', fr: 'salles de bains :', de: 'Badezimmer:', lu: 'Buedzëmmer:', pt: 'casas de banho:' },
  floor: { en: 'floor', fr: 'étage', de: 'Stock', lu: 'Stack', pt: 'andar' },
  land: { en: 'plot', fr: 'terrain', de: 'Grundstück', lu: 'Terrain', pt: 'terreno' },
  energy: {
    en: 'energy class',
    fr: 'classe énergétique',
    de: 'Energieklasse',
    lu: 'Energieklass',
    pt: 'classe energética',
  },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>

function wishesReason(fulfilled: readonly string[], wanted: number, locale: Locale): string | null {
  if (fulfilled.length === 0) return null
  const named = fulfilled.slice(0, MAX_NAMED).join(', ')
  const text = wanted > 1 ? `${fulfilled.length}/${wanted}: ${named}` : named
  return text.charAt(0).toLocaleUpperCase(toLanguageTag(locale)) + text.slice(1)
}

function numbersReason({ columns }: SearchIndex, intent: SearchIntent, row: number, locale: Locale): string | null {
  const bits: string[] = []
  const bedrooms = columns.bedrooms[row]!
  if ((intent.bedrooms.min !== null || intent.household !== null) && !Number.isNaN(bedrooms))
    bits.push(`${bedrooms} ${bedrooms === 1 ? WORDS.bedroom[locale] : WORDS.bedrooms[locale]}`)
  const area = columns.areaM2[row]!
  if ((intent.areaM2.min !== null || intent.areaM2.around !== null) && !Number.isNaN(area))
    bits.push(`${Math.round(area)} m²`)
  const limit = intent.priceEur.max ?? intent.priceEur.around
  const price = columns.priceEur[row]!
  if (limit !== null && !Number.isNaN(price))
    bits.push(
      `${euros(price, locale)} (${intent.priceEur.max === null ? WORDS.about[locale] : WORDS.limit[locale]} ${euros(limit, locale)})`,
    )
  for (const [word, asked, fact] of [
    ['bathrooms', intent.bathrooms.min, columns.bathrooms[row]!],
    ['floor', intent.floor.min ?? intent.floor.max, columns.floor[row]!],
  ] as const)
    if (asked !== null && !Number.isNaN(fact)) bits.push(`${WORDS[word][locale]} ${fact}`)
  const land = columns.landAreaM2[row]!
  if (intent.landAreaM2.min !== null && !Number.isNaN(land)) bits.push(`${WORDS.land[locale]} ${Math.round(land)} m²`)
  const rank = columns.energyClass[row]!
  if (intent.energyClass !== null && !Number.isNaN(rank))
    bits.push(`${WORDS.energy[locale]} ${String.fromCharCode(64 + rank)}`)
  return bits.length === 0 ? null : bits.join(', ')
}

function placeReason(index: SearchIndex, intent: SearchIntent, row: number, locale: Locale): string | null {
  const { columns } = index
  const [commute] = intent.commutes
  if (commute) {
    const minutes = Math.round(commuteOfRows(index, commute)(row))
    return Number.isNaN(minutes) ? null : `${WORDS.about[locale]} ${minutes} min → ${commute.destinationName}`
  }
  if (columns.point[row] === POINT.none || columns.point[row] === POINT.commune) return null
  const near = intent.places.find(({ relation, latitude }) => relation === 'near' && latitude !== null)
  if (!near) return null
  const metres = planarDistanceM(near.latitude!, near.longitude!, columns.latitude[row]!, columns.longitude[row]!)
  const km = numberFormat(locale).format(metres / 1000)
  return `${km} km ${WORDS.from[locale]} ${near.name}`
}

function euros(amount: number, locale: Locale): string {
  return `${numberFormat(locale).format(Math.round(amount))} €`
}

const formats = new Map<Locale, Intl.NumberFormat>()

/** Making a format costs more than a search. */
function numberFormat(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(toLanguageTag(locale), { maximumFractionDigits: 1 })
  formats.set(locale, format)
  return format
}

import type { MatchAdvert } from './match-advert.ts'
import { decodeSignature, SIGNATURE_BINS } from './text-signature.ts'
import { DAY_MS } from '../../kernel/day.ts'

/**
 * Adverts as columns, in the order of their ids, so that a million of them are compared without touching an object. Unknown numbers are NaN,
 * unknown words -1.
 */
export interface AdvertColumns {
  count: number
  ids: string[]
  portal: Int32Array
  isRent: Uint8Array
  isProject: Uint8Array
  /** 0 unknown, 1 apartment, 2 house. */
  segment: Uint8Array
  propertyType: Int32Array
  commune: Int32Array
  place: Int32Array
  price: Float64Array
  priceMin: Float64Array
  priceMax: Float64Array
  area: Float64Array
  landArea: Float64Array
  rooms: Float32Array
  bedrooms: Float32Array
  floor: Float32Array
  year: Float32Array
  energy: Float32Array
  agency: Int32Array
  agencyRef: Int32Array
  latitude: Float64Array
  longitude: Float64Array
  /** Known to a street or better. */
  isLocated: Uint8Array
  unit: Int32Array
  hasText: Uint8Array
  signature: Uint16Array
  /** Photos of advert i are `photos[photoStart[i] .. photoStart[i + 1])`; -1 for pictures that tell nothing. */
  photoStart: Int32Array
  photos: Int32Array
  firstDay: Int32Array
  lastDay: Int32Array
}

const ENERGY_ORDER = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
const MAX_PHOTO_USES = 12

/**
 * Lays adverts out in columns.
 * @throws RangeError when two adverts have one id or a day is not a day
 */
export function toColumns(adverts: readonly MatchAdvert[]): AdvertColumns {
  const order = sortedById(adverts)
  const sorted = Array.from(order, (i) => adverts[i]!)
  const numbers = (of: (advert: MatchAdvert) => number | null) =>
    Float64Array.from(sorted, (advert) => of(advert) ?? NaN)
  const floats = (of: (advert: MatchAdvert) => number | null) =>
    Float32Array.from(sorted, (advert) => of(advert) ?? NaN)
  const words = (of: (advert: MatchAdvert) => string | null) => codes(sorted, of)
  return {
    count: sorted.length,
    ids: sorted.map((advert) => advert.advertId),
    portal: words((advert) => advert.portalId),
    isRent: Uint8Array.from(sorted, (advert) => Number(advert.listingType === 'rent')),
    isProject: Uint8Array.from(sorted, (advert) => Number(advert.isProject)),
    segment: Uint8Array.from(sorted, ({ segment }) => (segment === null ? 0 : segment === 'apartment' ? 1 : 2)),
    propertyType: words((advert) => advert.propertyType),
    commune: words(
      (advert) => advert.communeSlug ?? (advert.locality === null ? null : `~${advert.locality.toLowerCase()}`),
    ),
    place: words((advert) => (advert.district ?? advert.locality)?.toLowerCase() ?? null),
    price: numbers((advert) => advert.priceEur),
    priceMin: numbers((advert) => least(advert.priceMinEur, advert.priceEur)),
    priceMax: numbers((advert) => greatest(advert.priceMaxEur, advert.priceEur)),
    area: numbers((advert) => advert.areaM2),
    landArea: numbers((advert) => advert.landAreaM2),
    rooms: floats((advert) => advert.rooms),
    bedrooms: floats((advert) => advert.bedrooms),
    floor: floats((advert) => advert.floor),
    year: floats((advert) => advert.constructionYear),
    energy: floats((advert) => energyRank(advert.energyClass)),
    agency: words((advert) => comparable(advert.agencyName)),
    agencyRef: words((advert) => comparable(advert.agencyRef)),
    latitude: numbers((advert) => advert.latitude),
    longitude: numbers((advert) => advert.longitude),
    isLocated: Uint8Array.from(sorted, ({ coordinatePrecision }) =>
      Number(coordinatePrecision === 'address' || coordinatePrecision === 'street'),
    ),
    unit: words((advert) => advert.unitLabel),
    ...signatures(sorted),
    ...photoLists(sorted),
    firstDay: Int32Array.from(sorted, (advert) => dayOf(advert, advert.firstSeen)),
    lastDay: Int32Array.from(sorted, (advert) =>
      Math.max(dayOf(advert, advert.firstSeen), dayOf(advert, advert.lastSeen)),
    ),
  }
}

function sortedById(adverts: readonly MatchAdvert[]): number[] {
  const order = adverts.map((_, i) => i)
  const idOf = (i: number): string => adverts[i]!.advertId
  order.sort((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0))
  for (let k = 1; k < order.length; k++) {
    if (idOf(order[k]!) === idOf(order[k - 1]!))
      throw new RangeError(`advert ${idOf(order[k]!)} is given twice; give each advert once, with its latest state`)
  }
  return order
}

/** Words as numbers in order of first use; -1 for null. */
function codes(adverts: readonly MatchAdvert[], of: (advert: MatchAdvert) => string | null): Int32Array {
  const known = new Map<string, number>()
  return Int32Array.from(adverts, (advert) => codeOf(known, of(advert)))
}

function codeOf(known: Map<string, number>, word: string | null): number {
  if (word === null) return -1
  const code = known.get(word)
  if (code !== undefined) return code
  known.set(word, known.size)
  return known.size - 1
}

/** Names and references without case, blanks and signs: `Immo Exemple S.à r.l.` equals `IMMO EXEMPLE SARL`. */
function comparable(text: string | null): string | null {
  if (text === null) return null
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  return plain.replace(/(?:sarls?|sa|gmbh)$/, '') || null
}

function signatures(adverts: readonly MatchAdvert[]): Pick<AdvertColumns, 'hasText' | 'signature'> {
  const hasText = new Uint8Array(adverts.length)
  const signature = new Uint16Array(adverts.length * SIGNATURE_BINS)
  adverts.forEach(({ textSignature }, i) => {
    if (textSignature === null) return
    hasText[i] = 1
    decodeSignature(textSignature, signature, i * SIGNATURE_BINS)
  })
  return { hasText, signature }
}

function photoLists(adverts: readonly MatchAdvert[]): Pick<AdvertColumns, 'photoStart' | 'photos'> {
  const known = new Map<string, number>()
  const photoStart = new Int32Array(adverts.length + 1)
  adverts.forEach(({ photoKeys }, i) => (photoStart[i + 1] = photoStart[i]! + photoKeys.length))
  const photos = new Int32Array(photoStart[adverts.length]!)
  let at = 0
  for (const { photoKeys } of adverts) for (const key of photoKeys) photos[at++] = codeOf(known, key)
  return { photoStart, photos: withoutCommon(photos, known.size) }
}

/** A picture that many adverts show is a logo, a badge or an illustration: -1. */
function withoutCommon(photos: Int32Array, distinct: number): Int32Array {
  const uses = new Int32Array(distinct)
  for (const photo of photos) uses[photo]!++
  return photos.map((photo) => (uses[photo]! > MAX_PHOTO_USES ? -1 : photo))
}

function energyRank(energyClass: string | null): number | null {
  const rank = energyClass === null ? -1 : ENERGY_ORDER.indexOf(energyClass)
  return rank === -1 ? null : rank
}

function least(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

function greatest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b)
}

function dayOf(advert: MatchAdvert, day: string): number {
  const time = Date.parse(day)
  if (Number.isNaN(time)) throw new RangeError(`advert ${advert.advertId}: ${JSON.stringify(day)} is no ISO day`)
  return Math.floor(time / DAY_MS)
}

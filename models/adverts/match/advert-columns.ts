import type { MatchAdvert } from './match-advert.ts'
import { COMPANY_FORM } from '../../language/adverts/company-forms.ts'
import { createWordCodes, type WordCodes } from '../../kernel/word-codes.ts'
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

/** Lays adverts out in columns, in the order of their ids. @throws RangeError when two adverts have one id or a day is not a day */
export function toColumns(adverts: readonly MatchAdvert[]): AdvertColumns {
  const builder = createColumns(adverts.length)
  const sorted = adverts.toSorted(({ advertId: a }, { advertId: b }) => (a < b ? -1 : a > b ? 1 : 0))
  for (const advert of sorted) builder.add(advert)
  return builder.finish()
}

export interface ColumnsBuilder {
  /** Adds the next advert in the order of ids. @throws RangeError when an id does not follow the one before, or a day is not a day */
  add(advert: MatchAdvert): void
  /** @throws RangeError when other than `count` adverts were added */
  finish(): AdvertColumns
}

/** Columns that are filled advert by advert, so that no advert stays in memory as an object. */
export function createColumns(count: number): ColumnsBuilder {
  const ids: string[] = []
  const isRent = new Uint8Array(count)
  const isProject = new Uint8Array(count)
  const segment = new Uint8Array(count)
  const isLocated = new Uint8Array(count)
  const hasText = new Uint8Array(count)
  const signature = new Uint16Array(count * SIGNATURE_BINS)
  const firstDay = new Int32Array(count)
  const lastDay = new Int32Array(count)
  const words = columnsOf(WORDS, (name) =>
    createWords(count, name === 'agencyRef' ? createWordCodes() : createFewWords()),
  )
  const numbers = columnsOf(NUMBERS, () => new Float64Array(count))
  const floats = columnsOf(FLOATS, () => new Float32Array(count))
  const photos = createPhotos(count)
  return {
    add(advert) {
      const i = ids.length
      const { advertId, textSignature, coordinatePrecision } = advert
      if (i > 0 && !(ids[i - 1]! < advertId)) throw outOfOrder(ids[i - 1]!, advertId)
      ids.push(advertId)
      isRent[i] = Number(advert.listingType === 'rent')
      isProject[i] = Number(advert.isProject)
      segment[i] = advert.segment === null ? 0 : advert.segment === 'apartment' ? 1 : 2
      isLocated[i] = Number(coordinatePrecision === 'address' || coordinatePrecision === 'street')
      if (textSignature !== null) {
        hasText[i] = 1
        decodeSignature(textSignature, signature, i * SIGNATURE_BINS)
      }
      for (const [name, of] of entries(WORDS)) words[name].add(i, of(advert))
      for (const [name, of] of entries(NUMBERS)) numbers[name][i] = of(advert) ?? NaN
      for (const [name, of] of entries(FLOATS)) floats[name][i] = of(advert) ?? NaN
      firstDay[i] = dayOf(advert, advert.firstSeen)
      lastDay[i] = Math.max(firstDay[i]!, dayOf(advert, advert.lastSeen))
      photos.add(i, advert.photoKeys)
    },
    finish() {
      if (ids.length !== count) throw new RangeError(`${ids.length} adverts were given, ${count} were announced`)
      const codes = columnsOf(WORDS, (name) => words[name].codes)
      const own = { ids, isRent, isProject, segment, isLocated, hasText, signature, firstDay, lastDay }
      return { count, ...own, ...codes, ...numbers, ...floats, ...photos.finish() }
    },
  }
}

function outOfOrder(before: string, advertId: string): RangeError {
  return new RangeError(
    before === advertId
      ? `advert ${advertId} is given twice; give each advert once, with its latest state`
      : `advert ${advertId} comes after ${before}; give adverts in the order of their ids`,
  )
}

const WORDS = {
  portal: (advert: MatchAdvert) => advert.portalId,
  propertyType: (advert: MatchAdvert) => advert.propertyType,
  commune: ({ communeSlug, locality }: MatchAdvert) =>
    communeSlug ?? (locality === null ? null : `~${locality.toLowerCase()}`),
  place: ({ district, locality }: MatchAdvert) => (district ?? locality)?.toLowerCase() ?? null,
  agency: (advert: MatchAdvert) => comparable(advert.agencyName),
  agencyRef: (advert: MatchAdvert) => comparable(advert.agencyRef),
  unit: (advert: MatchAdvert) => advert.unitLabel,
}
const NUMBERS = {
  price: (advert: MatchAdvert) => advert.priceEur,
  priceMin: (advert: MatchAdvert) => least(advert.priceMinEur, advert.priceEur),
  priceMax: (advert: MatchAdvert) => greatest(advert.priceMaxEur, advert.priceEur),
  area: (advert: MatchAdvert) => advert.areaM2,
  landArea: (advert: MatchAdvert) => advert.landAreaM2,
  latitude: (advert: MatchAdvert) => advert.latitude,
  longitude: (advert: MatchAdvert) => advert.longitude,
}
const FLOATS = {
  rooms: (advert: MatchAdvert) => advert.rooms,
  bedrooms: (advert: MatchAdvert) => advert.bedrooms,
  floor: (advert: MatchAdvert) => advert.floor,
  year: (advert: MatchAdvert) => advert.constructionYear,
  energy: (advert: MatchAdvert) => energyRank(advert.energyClass),
}

function entries<Name extends string, Of>(columns: Record<Name, Of>): [Name, Of][] {
  return Object.entries(columns) as [Name, Of][]
}

function columnsOf<Name extends string, Column>(
  names: Record<Name, unknown>,
  columnOf: (name: Name) => Column,
): Record<Name, Column> {
  return Object.fromEntries(entries(names).map(([name]) => [name, columnOf(name)])) as Record<Name, Column>
}

type Words = Pick<WordCodes, 'codeOf'>

/** Words as numbers in order of first use; -1 for null. */
function createWords(count: number, known: Words): { add(i: number, word: string | null): void; codes: Int32Array } {
  const codes = new Int32Array(count)
  return { add: (i, word) => (codes[i] = known.codeOf(word)), codes }
}

/** Words of which a market has few. */
function createFewWords(): Words {
  const known = new Map<string, number>()
  return {
    codeOf(word) {
      if (word === null) return -1
      const code = known.get(word) ?? known.size
      if (code === known.size) known.set(word, code)
      return code
    },
  }
}

/** Names and references without case, blanks and signs: `Immo Exemple S.à r.l.` equals `IMMO EXEMPLE SARL`. */
function comparable(text: string | null): string | null {
  if (text === null) return null
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  return plain.replace(COMPANY_FORM, '') || null
}

function createPhotos(count: number): {
  add(i: number, keys: readonly string[]): void
  finish(): Pick<AdvertColumns, 'photoStart' | 'photos'>
} {
  const known = createWordCodes()
  const photoStart = new Int32Array(count + 1)
  let photos = new Int32Array(count)
  return {
    add(i, keys) {
      const start = photoStart[i]!
      const end = (photoStart[i + 1] = start + keys.length)
      if (end > photos.length) photos = grown(photos, end)
      keys.forEach((key, at) => (photos[start + at] = known.codeOf(key)))
    },
    finish: () => ({ photoStart, photos: withoutCommon(photos.slice(0, photoStart[count]), known.count()) }),
  }
}

function grown(values: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, values.length * 2))
  larger.set(values)
  return larger
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

import type { FieldCount } from '../../contracts/listings/batch.ts'
import type { Observation } from '../../contracts/listings/observation.ts'
import { AMOUNT_FIELDS, type RawAdvert, type Scalar } from '../../contracts/listings/raw-advert.ts'
import { memoized } from '../../kernel/memoized.ts'
import { readAmount } from '../read/read-amount.ts'
import { readArea } from '../read/read-area.ts'
import { readMonthsOrAmount } from '../read/read-costs.ts'
import { readDate } from '../read/read-date.ts'
import { readEnergyClass } from '../read/read-energy.ts'
import { readFloor } from '../read/read-floor.ts'
import { readCount } from '../read/read-rooms.ts'
import { listOf, textOf } from '../read/scalar.ts'

type Field = keyof RawAdvert

interface Reading {
  /** The fact that the field becomes. */
  fact: keyof Observation
  /** Whether a text of the field can be read; left out: it could when there is a fact. */
  reads?: (text: string) => boolean
  /** Whether a text without a fact could be read, and contradicts its row. */
  couldRead?: (text: string) => boolean
  /** Reason why a text that could be read is no fact. @default contradicts_row */
  misfit?: UnreadReason
}

const amount = (text: string): boolean => {
  const reading = readAmount(text)
  return reading === null || 'eur' in reading || reading.kind === 'withheld'
}
const months = (text: string): boolean =>
  readMonthsOrAmount(text, 1000, 'depositEur', { methods: {}, absences: {} }) !== null
const date = (text: string): boolean => readDate(text) !== null
const area = (text: string): boolean => readArea(text) !== null
const count = (text: string): boolean => readCount(text) !== null
const letters = (text: string): boolean =>
  readEnergyClass(text).kind !== 'unreadable' || /^[a-i]\+?[\s/,;-]?[a-i]/i.test(text)

const READINGS: Partial<Record<Field, Reading>> = {
  publishedAt: { fact: 'publishedAt', couldRead: memoized(date), misfit: 'out_of_window' },
  withdrawnAt: { fact: 'withdrawnAt', reads: memoized(date) },
  url: { fact: 'url' },
  language: { fact: 'language' },
  charges: { fact: 'chargesEur', reads: memoized(amount) },
  deposit: { fact: 'depositEur', reads: memoized(months) },
  agencyFee: { fact: 'agencyFeeEur', reads: memoized(months) },
  area: { fact: 'areaM2', reads: memoized(area) },
  landArea: { fact: 'landAreaM2', reads: memoized(area) },
  rooms: { fact: 'rooms', reads: memoized(count) },
  bedrooms: { fact: 'bedrooms', reads: memoized(count) },
  bathrooms: { fact: 'bathrooms', reads: memoized(count) },
  floor: { fact: 'floor', reads: memoized((text) => readFloor(text) !== null) },
  floorCount: { fact: 'floorCount', reads: memoized(count) },
  energyClass: { fact: 'energyClass', reads: memoized(letters) },
  insulationClass: { fact: 'insulationClass', reads: memoized(letters) },
  constructionYear: { fact: 'constructionYear' },
  condition: { fact: 'condition' },
  newBuild: { fact: 'newBuild' },
  furnished: { fact: 'furnished' },
  availableFrom: { fact: 'availableFrom' },
  city: { fact: 'placeKind' },
  latitude: { fact: 'latitude', couldRead: (text) => /^-?\d{1,2}[.,]\d+$/.test(text.trim()) },
  agencyPhone: { fact: 'agencyPhone' },
}
const COUNTED = Object.entries(READINGS) as [Field, Reading][]
/** Fields in which 0 means "not stated". */
export const ZERO_IS_NOTHING: ReadonlySet<Field> = new Set<Field>([
  ...AMOUNT_FIELDS,
  'area',
  'areaFrom',
  'areaTo',
  'landArea',
  'rooms',
  'bedrooms',
  'bathrooms',
  'floorCount',
  'constructionYear',
  'energyClass',
  'latitude',
  'longitude',
])
/** A number that is nothing. */
export const ZERO = /^0+(?:[.,]0+)?$/

/** Lists the fields that a row states: not blank, no word for "nothing", no zero where zero means that. */
export function statedFields(advert: RawAdvert): Field[] {
  const stated: Field[] = []
  for (const name in advert) {
    const field = name as Field
    const value = advert[field]
    if (value !== undefined && value !== null && isStated(field, value)) stated.push(field)
  }
  return stated
}

function isStated(field: Field, value: NonNullable<Scalar> | Scalar[]): boolean {
  if (typeof value === 'boolean') return true
  if (typeof value === 'number') return !Number.isNaN(value) && (value !== 0 || !ZERO_IS_NOTHING.has(field))
  if (typeof value !== 'string') return listOf(value).length > 0
  const text = textOf(value)
  return text !== null && !(ZERO_IS_NOTHING.has(field) && ZERO.test(text))
}

type UnreadReason = NonNullable<FieldCount['unreadReason']>

export interface UnreadField {
  field: Field
  reason: UnreadReason
}

/**
 * Lists the stated fields that became no fact because they could not be read, or contradict other values of their row (an area that does not go
 * with the price), or is a day that cannot be. A fact that does not apply or is withheld is none of them.
 */
export function unreadFields(advert: RawAdvert, stated: readonly Field[], observation: Observation): UnreadField[] {
  const unread: UnreadField[] = []
  for (const [field, reading] of COUNTED) {
    const value = advert[field] as Scalar
    if (value === undefined || value === null || !isUnread(value, reading, observation) || !stated.includes(field))
      continue
    const couldRead = reading.reads ?? reading.couldRead
    unread.push({
      field,
      reason: couldRead?.(String(value)) === true ? (reading.misfit ?? 'contradicts_row') : 'not_readable',
    })
  }
  return unread
}

function isUnread(value: Scalar, { fact, reads }: Reading, observation: Observation): boolean {
  if (fact === 'placeKind') return observation.placeKind === 'unknown' || observation.placeKind === 'ambiguous'
  if (fact === 'agencyPhone' && observation.agencyName === null) return false
  const absence = observation.absences[fact]
  if (absence !== undefined) return absence === 'unknown'
  const isStated = observation[fact] !== null && observation.methods[fact] !== 'extracted'
  return !isStated && (reads === undefined ? observation[fact] === null : !reads(String(value)))
}

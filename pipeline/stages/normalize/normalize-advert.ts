import type { Observation } from '../../../models/contracts/listings/observation.ts'
import type { RawAdvert, RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Reject } from '../../../models/contracts/listings/reject.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { readMonthsOrAmount } from '../../../models/adverts/read/read-costs.ts'
import { readArea } from '../../../models/adverts/read/read-area.ts'
import { readAvailability, readDate, readPublished, saysFreeNow } from '../../../models/adverts/read/read-date.ts'
import type { DateOrder } from '../../../models/adverts/read/read-date.ts'
import { createFeatureReader } from '../../../models/adverts/read/read-features.ts'
import { readLevel } from '../../../models/adverts/read/read-level.ts'
import type { Offer } from '../../../models/adverts/read/read-offer.ts'
import { readPrice } from '../../../models/adverts/read/read-price.ts'
import type { PriceFacts } from '../../../models/adverts/read/read-price.ts'
import { readSize } from '../../../models/adverts/read/read-size.ts'
import { readState } from '../../../models/adverts/read/read-state.ts'
import { isRefusal } from '../../../models/adverts/read/refusal.ts'
import type { Provenance, Refusal } from '../../../models/adverts/read/refusal.ts'
import { textOf } from '../../../models/adverts/read/scalar.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import type { PlaceFacts } from '../../../models/places/place-facts.ts'
import type { VocabularyRow } from '../../../models/language/vocabulary/vocabulary-row.ts'
import { buildVocabulary } from '../../../models/language/vocabulary/vocabulary.ts'
import { createIdentityReader } from './read-identity.ts'
import type { Identity } from './read-identity.ts'
import { createGenerationalCache } from './generational-cache.ts'
import type { GenerationalCache } from './generational-cache.ts'
import { createTextMemory, readAdverts } from './read-adverts.ts'
import type { Part, Reading, ReadingKnowledge, UnreadAdvert } from './read-adverts.ts'

/** Facts about the country used by normalisation: the reference tables. */
export type NormalizerReference = PlaceFacts & { vocabulary: readonly VocabularyRow[] }

export interface NormalizerOptions {
  source: Source
  /** Raw file of the rows; a normalizer serves one batch, because it detects duplicates within it. */
  batchId: string
  /** Day that the file describes; null when each row has its own. */
  snapshotDate: string | null
  /** Day of the run, which no observation can be later than. Absent: not checked. */
  asOf?: string
  /** Order of day and month in the feed's slashed dates when both readings are possible. @default 'day-first' */
  dateOrder?: DateOrder
}

/** Exactly one of observation and reject; a reject that contradicts an earlier row of its advert has its price. */
export type Normalized = { observation: Observation } | { reject: Reject; rival?: RivalPrice }
export interface RivalPrice {
  sourceRef: string
  observedAt: string
  /** Null: it cannot be read. */
  priceEur: number | null
}
export interface Normalizer {
  (row: RawRow): Normalized
  /** Reads ahead what is new in rows that are normalised next, together, which is faster. The results are the same without. */
  expect(rows: readonly RawRow[]): void
}
export type NormalizerFactory = (options: NormalizerOptions) => Normalizer

const MAX_RECEIVED = 200
/** Maximum remembered rows apart from their price; the rows of one advert stand side by side in an archive. */
const REMEMBERED_READINGS = 250
/** Maximum remembered rows of an archive, for the same reason. */
const REMEMBERED_ARCHIVED_ROWS = 250
/** Maximum remembered rows of snapshots, for the next one of their feed; about 400 take a megabyte. */
const REMEMBERED_ROWS = 30_000
/** Maximum years until a building on sale today is finished. */
const PLANNED_YEARS = 6

/**
 * Prepares gazetteer and vocabulary once and creates a normalizer per batch. A normalizer turns each row of its file, in order, into an observation
 * or a reject, and never throws because of a row's content.
 */
export function createNormalizerFactory(reference: NormalizerReference): NormalizerFactory {
  const vocabulary = buildVocabulary(reference.vocabulary)
  const knowledge = {
    gazetteer: buildGazetteer(reference),
    vocabulary,
    readFeatures: createFeatureReader(vocabulary),
    texts: createTextMemory(),
    snapshotRows: createGenerationalCache<KnownRow>(REMEMBERED_ROWS),
    archivedRows: createGenerationalCache<KnownRow>(REMEMBERED_ARCHIVED_ROWS),
    readings: createGenerationalCache<KnownReading>(REMEMBERED_READINGS),
  }
  return (options) => createNormalizer(knowledge, options)
}

interface Knowledge extends ReadingKnowledge {
  /** By feed and key of the advert, as the readings. An archive would fill the memory of snapshots with rows that none repeats. */
  snapshotRows: GenerationalCache<KnownRow>
  archivedRows: GenerationalCache<KnownRow>
  readings: GenerationalCache<KnownReading>
}

interface KnownRow {
  advert: RawAdvert
  year: string
  observation: Observation
  /** Whether its text says that the home is free now. */
  isFreeNow: boolean
}

interface KnownReading {
  advert: RawAdvert
  reading: Reading
}

function createNormalizer(knowledge: Knowledge, options: NormalizerOptions): Normalizer {
  const { normalize, expect } = createAdvertNormalizer(knowledge, options)
  const { batchId, source } = options
  const one = (row: RawRow): Normalized => {
    const result = row.ok ? normalize(row) : malformed(row)
    if (!isRefusal(result)) return { observation: result }
    const refused: RowRefusal = result
    const { code, field, expected: detail, rival } = refused
    const received = result.received?.slice(0, MAX_RECEIVED).toWellFormed() ?? null
    const reject = { batchId, sourceId: source.id, rowNumber: row.rowNumber, code, field, received, detail }
    return { reject, ...(rival && { rival }) }
  }
  return Object.assign(one, { expect })
}

type ReadRow = Extract<RawRow, { ok: true }>

function createAdvertNormalizer(
  knowledge: Knowledge,
  { source, batchId, snapshotDate, asOf, dateOrder = 'day-first' }: NormalizerOptions,
): { normalize: (row: ReadRow) => Observation | RowRefusal; expect: (rows: readonly RawRow[]) => void } {
  const { snapshotRows, archivedRows, readings } = knowledge
  const rows = snapshotDate === null ? archivedRows : snapshotRows
  const identities = createIdentityReader(snapshotDate, asOf ?? '9999-12-31', dateOrder)
  const portalId = source.portal ?? source.id
  const ahead = new Map<ReadRow, RowAhead>()
  const keyOf = ({ sourceRef }: Identity): string => `${source.id}\u0000${sourceRef}`
  const lookAt = (row: ReadRow): RowAhead => {
    const advert = withDefaults(row.advert, source)
    const identity = identities.read(advert)
    if (isRefusal(identity)) return { advert, identity, key: '', before: undefined, isRepeated: false, reading: null }
    const key = keyOf(identity)
    const before = rows.find(key)
    return { advert, identity, key, before, isRepeated: isRepeated(before, advert, identity), reading: null }
  }
  return {
    expect(next) {
      ahead.clear()
      const fresh: (UnreadAdvert & { look: RowAhead })[] = []
      const last = new Map<string, RawAdvert>()
      for (const row of next) {
        if (!row.ok) continue
        const look = lookAt(row)
        ahead.set(row, look)
        const { advert, identity, key } = look
        if (isRefusal(identity) || look.isRepeated || identities.repeats(identity) !== null) continue
        const known = last.get(key) ?? readings.find(key)?.advert
        if (known !== undefined && states(advert, known, OF_A_DAY_OR_PRICE)) continue
        last.set(key, advert)
        fresh.push({ look, advert, identity })
      }
      for (const [index, reading] of readAdverts(knowledge, fresh, portalId).entries())
        fresh[index]!.look.reading = reading
    },
    normalize(row) {
      const look = ahead.get(row) ?? lookAt(row)
      const { advert, identity, key } = look
      if (isRefusal(identity)) return identity
      const refusal = identities.repeats(identity)
      if (refusal?.code === 'conflicting_row') {
        const [reading] = readAdverts(knowledge, [{ advert, identity }], portalId)
        return { ...refusal, rival: rivalPrice(knowledge, advert, reading!, identity) }
      }
      if (refusal !== null) return refusal
      const ofTheDay = {
        batchId,
        rowNumber: row.rowNumber,
        ...days(advert, identity, dateOrder),
      }
      // An earlier row of the same chunk may have become known since.
      const before = rows.find(key)
      if (before !== undefined && (before === look.before ? look.isRepeated : isRepeated(before, advert, identity))) {
        identities.accept(identity)
        const { observation, isFreeNow } = before
        return { ...observation, ...ofTheDay, ...availability(advert, identity, isFreeNow, observation, dateOrder) }
      }
      const known = readings.find(key)
      const reading =
        known !== undefined && states(advert, known.advert, OF_A_DAY_OR_PRICE)
          ? known.reading
          : (look.reading ?? readAdverts(knowledge, [{ advert, identity }], portalId)[0]!)
      if (reading !== known?.reading) readings.keep(key, { advert, reading })
      const read = withPrice(knowledge, advert, reading, identity)
      if (isRefusal(read)) return read
      identities.accept(identity)
      const { sourceRef, url } = identity
      const ids = { sourceId: source.id, portalId, sourceRef, advertId: reading.advertId, url }
      // Some of the homes of a project may be free, and others not.
      const isFreeNow = !read.isProject && saysFreeNow(reading.texts.folded.description)
      const observation = {
        ...ids,
        ...ofTheDay,
        ...read,
        ...availability(advert, identity, isFreeNow, read, dateOrder),
      }
      rows.keep(key, { advert, year: yearOf(identity), observation, isFreeNow })
      return observation
    },
  }
}

/** With the price of a row that states another one than an earlier row of its advert. */
interface RowRefusal extends Refusal {
  rival?: RivalPrice
}

function rivalPrice(knowledge: Knowledge, advert: RawAdvert, reading: Reading, identity: Identity): RivalPrice {
  const read = withPrice(knowledge, advert, reading, identity)
  const { sourceRef, observedAt } = identity
  return { sourceRef, observedAt, priceEur: isRefusal(read) ? null : read.priceEur }
}

function yearOf({ observedAt }: Identity): string {
  return observedAt.slice(0, 4)
}

/** A row as it was seen before its turn. */
interface RowAhead {
  advert: RawAdvert
  identity: Identity | Refusal
  key: string
  /** The last row of its advert, and whether this one repeats it. */
  before: KnownRow | undefined
  isRepeated: boolean
  reading: Reading | null
}

const OF_A_DAY: ReadonlySet<string> = new Set<keyof RawAdvert>([
  'observedAt',
  'publishedAt',
  'withdrawnAt',
  'availableFrom',
])
const OF_A_DAY_OR_PRICE = new Set([...OF_A_DAY, 'price', 'priceFrom', 'priceTo'])

function isRepeated(before: KnownRow | undefined, advert: RawAdvert, identity: Identity): boolean {
  return before?.year === yearOf(identity) && states(advert, before.advert, OF_A_DAY)
}

/** Whether a row states the same as another, these fields left out. Walks the fields that are stated: most rows state few. */
function states(advert: RawAdvert, other: RawAdvert, without: ReadonlySet<string>): boolean {
  for (const field in advert)
    if (!isSame(advert[field as keyof RawAdvert], other[field as keyof RawAdvert]) && !without.has(field)) return false
  for (const field in other)
    if (!(field in advert) && other[field as keyof RawAdvert] !== undefined && !without.has(field)) return false
  return true
}

function isSame(value: RawAdvert[keyof RawAdvert], known: RawAdvert[keyof RawAdvert]): boolean {
  if (!Array.isArray(value) || !Array.isArray(known)) return value === known
  return value.length === known.length && value.every((item, index) => item === known[index])
}

type PricedFacts = Omit<Observation, OfTheRow>
type OfTheRow =
  | keyof ReturnType<typeof days>
  | 'batchId'
  | 'rowNumber'
  | 'availableFrom'
  | 'sourceId'
  | 'portalId'
  | 'sourceRef'
  | 'advertId'
  | 'url'

/** Adds what depends on the price, in the order in which later facts overrule the provenance of earlier ones. */
function withPrice(
  { vocabulary }: Knowledge,
  advert: RawAdvert,
  reading: Reading,
  { observedAt }: Identity,
): PricedFacts | Refusal {
  const provenance: Provenance = { methods: {}, absences: {} }
  const take = <Value>({ value, methods, absences }: Part<Value>): Value => {
    Object.assign(provenance.methods, methods)
    Object.assign(provenance.absences, absences)
    return value
  }
  const { texts, concepts } = reading
  const offer = take(reading.offer)
  if (isRefusal(offer)) return offer
  const chargesEur = take(reading.chargesEur)
  const price = readPrice(advert, offer, chargesEur, provenance)
  if (isRefusal(price)) return price
  const { priceEur, priceToEur } = price
  const whole = asProject(offer, price, advert)
  const place = take(reading.place)
  const size = readSize(advert, whole, { priceEur, isAbroad: place.placeKind === 'abroad' }, texts.folded, provenance)
  if (priceEur === null && provenance.absences['areaM2'] === 'unknown') return implausibleArea(advert)
  const lastYear = Number(observedAt.slice(0, 4)) + PLANNED_YEARS
  return {
    listingType: whole.listingType,
    propertyType: whole.propertyType,
    segment: whole.segment,
    isProject: whole.isProject,
    priceEur,
    priceToEur,
    chargesEur,
    depositEur: readMonthsOrAmount(advert.deposit, priceEur, 'depositEur', provenance),
    agencyFeeEur: readMonthsOrAmount(advert.agencyFee, priceEur, 'agencyFeeEur', provenance),
    ...size,
    ...readLevel(advert, whole, texts.folded, provenance),
    ...take(reading.energy),
    ...readState(advert, vocabulary, concepts, texts.folded.description, lastYear, provenance),
    ...take(reading.features),
    title: texts.title,
    description: texts.description,
    language: take(reading.language),
    ...place,
    ...take(reading.contact),
    photoUrls: reading.photoUrls,
    redactions: texts.redactions,
    reviewFlags: texts.unlawful > 0 ? ['unlawful_condition'] : [],
    ...provenance,
  }
}

/** Treats a price range, or a lower and upper area, as an offer of several units, which dwelling statistics leave out. */
function asProject(offer: Offer, price: PriceFacts, advert: RawAdvert): Offer {
  const hasAreas = (textOf(advert.areaTo) ?? '0') !== '0' || (offer.kind !== 'land' && hasRange(advert.area))
  const isProject = offer.isProject || price.isRange || hasAreas
  return isProject ? { ...offer, isProject, segment: null } : offer
}

function hasRange(area: RawAdvert['area']): boolean {
  const reading = readArea(area)
  return reading !== null && reading.toM2 !== null
}

/** Day from which a home is free, by its field; where that is empty by its text, in words that hold for the day on which they stand there. */
function availability(
  { availableFrom: stated }: RawAdvert,
  { observedAt }: Identity,
  isFreeNow: boolean,
  { methods: known }: Pick<Observation, 'methods'>,
  order: DateOrder,
): Pick<Observation, 'availableFrom' | 'methods'> {
  const availableFrom = readAvailability(stated, observedAt, order)
  if (!isFreeNow) return { availableFrom, methods: known }
  const { availableFrom: _, ...methods } = known
  if (textOf(stated) !== null) return { availableFrom, methods }
  return { availableFrom: observedAt, methods: { ...methods, availableFrom: 'extracted' } }
}

function days(
  advert: RawAdvert,
  { observedAt }: Identity,
  order: DateOrder,
): Pick<Observation, 'observedAt' | 'publishedAt' | 'withdrawnAt'> {
  const notLater = (day: string | null): string | null => (day !== null && day <= observedAt ? day : null)
  return {
    observedAt,
    publishedAt: readPublished(advert.publishedAt, observedAt, order),
    withdrawnAt: notLater(readDate(advert.withdrawnAt, order)),
  }
}

/** Fills fields that the adapter left blank from the feed's defaults. */
function withDefaults(advert: RawAdvert, { defaults }: Source): RawAdvert {
  const blank = Object.entries(defaults).filter(([field]) => {
    const stated = advert[field as keyof RawAdvert]
    return stated === undefined || stated === null || stated === ''
  })
  return blank.length === 0 ? advert : { ...advert, ...Object.fromEntries(blank) }
}

function malformed(row: Extract<RawRow, { ok: false }>): Refusal {
  return { code: row.code, field: row.field, received: row.received, expected: row.detail }
}

function implausibleArea(advert: RawAdvert): Refusal {
  const received = textOf(advert.area) ?? textOf(advert.areaFrom)
  return {
    code: 'implausible_area',
    field: 'area',
    received,
    expected: 'an area of this kind of property, since the price is withheld too',
  }
}

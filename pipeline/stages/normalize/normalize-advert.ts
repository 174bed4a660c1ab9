import { findHomeConcepts } from '../../../models/adverts/features/find-home-concepts.ts'
import type { Observation } from '../../../models/contracts/listings/observation.ts'
import { RAW_ADVERT_FIELDS } from '../../../models/contracts/listings/raw-advert.ts'
import type { RawAdvert, RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Reject } from '../../../models/contracts/listings/reject.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { advertId } from '../../../models/kernel/ids.ts'
import { readAdvertTexts } from '../../../models/adverts/read/read-advert-texts.ts'
import type { AdvertTexts } from '../../../models/adverts/read/read-advert-texts.ts'
import { readAgency } from '../../../models/adverts/read/read-agency.ts'
import { readCharges, readMonthsOrAmount } from '../../../models/adverts/read/read-costs.ts'
import { readAvailability, readDate } from '../../../models/adverts/read/read-date.ts'
import type { DateOrder } from '../../../models/adverts/read/read-date.ts'
import { readEnergy } from '../../../models/adverts/read/read-energy.ts'
import { createFeatureReader } from '../../../models/adverts/read/read-features.ts'
import type { FeatureReader } from '../../../models/adverts/read/read-features.ts'
import { readLanguage } from '../../../models/adverts/read/read-language.ts'
import { readLevel } from '../../../models/adverts/read/read-level.ts'
import { readOffer } from '../../../models/adverts/read/read-offer.ts'
import type { Offer } from '../../../models/adverts/read/read-offer.ts'
import { readPhotos } from '../../../models/adverts/read/read-photos.ts'
import { readPlace } from '../../../models/adverts/read/read-place.ts'
import { readPrice } from '../../../models/adverts/read/read-price.ts'
import type { PriceFacts } from '../../../models/adverts/read/read-price.ts'
import { readSize } from '../../../models/adverts/read/read-size.ts'
import { readState } from '../../../models/adverts/read/read-state.ts'
import { isRefusal } from '../../../models/adverts/read/refusal.ts'
import type { Provenance, Refusal } from '../../../models/adverts/read/refusal.ts'
import { textOf } from '../../../models/adverts/read/scalar.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import type { Gazetteer } from '../../../models/places/gazetteer.ts'
import type { PlaceFacts } from '../../../models/places/place-facts.ts'
import type { ConceptMatch } from '../../../models/language/vocabulary/find-concepts.ts'
import type { VocabularyRow } from '../../../models/language/vocabulary/vocabulary-row.ts'
import { buildVocabulary } from '../../../models/language/vocabulary/vocabulary.ts'
import type { Vocabulary } from '../../../models/language/vocabulary/vocabulary.ts'
import { createIdentityReader } from './read-identity.ts'
import type { Identity } from './read-identity.ts'
import { createGenerationalCache } from './generational-cache.ts'
import type { GenerationalCache } from './generational-cache.ts'

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

/** Exactly one of observation and reject. */
export type Normalized = { observation: Observation } | { reject: Reject }
export type Normalizer = (row: RawRow) => Normalized
export type NormalizerFactory = (options: NormalizerOptions) => Normalizer

const MAX_RECEIVED = 200
/** Maximum remembered texts, and rows apart from their price; the rows of one advert stand side by side in an archive. */
const REMEMBERED_READINGS = 2_000
/** Maximum remembered rows, for the next snapshot of their feed; about 400 take a megabyte. */
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
    readTexts: createTextReader(vocabulary),
    rows: createGenerationalCache<KnownRow>(REMEMBERED_ROWS),
    readings: createGenerationalCache<KnownReading>(REMEMBERED_READINGS),
  }
  return (options) => createNormalizer(knowledge, options)
}

interface Knowledge {
  gazetteer: Gazetteer
  vocabulary: Vocabulary
  readFeatures: FeatureReader
  readTexts: TextReader
  /** By feed and key of the advert. */
  rows: GenerationalCache<KnownRow>
  readings: GenerationalCache<KnownReading>
}

interface KnownRow {
  advert: RawAdvert
  year: string
  observation: Observation
}

interface KnownReading {
  advert: RawAdvert
  reading: Reading
}

/** The texts of an advert and what they say of the home. */
type TextReader = (advert: RawAdvert) => { texts: AdvertTexts; concepts: ConceptMatch[] }

/** Remembers recently read texts, as adverts of one home often share them, and reading the words is most of the work. */
function createTextReader(vocabulary: Vocabulary): TextReader {
  const cache = createGenerationalCache<ReturnType<TextReader>>(REMEMBERED_READINGS)
  return (advert) => {
    const title = String(advert.title)
    return cache.get(`${title.length}:${title}${advert.description}`, () => {
      const texts = readAdvertTexts(advert)
      return { texts, concepts: findHomeConcepts(vocabulary, texts.told) }
    })
  }
}

function createNormalizer(knowledge: Knowledge, options: NormalizerOptions): Normalizer {
  const normalize = createAdvertNormalizer(knowledge, options)
  const { batchId, source } = options
  return (row) => {
    const result = row.ok ? normalize(withDefaults(row.advert, source), row.rowNumber) : malformed(row)
    if (!isRefusal(result)) return { observation: result }
    const { code, field, expected: detail } = result
    const received = result.received?.slice(0, MAX_RECEIVED).toWellFormed() ?? null
    return { reject: { batchId, sourceId: source.id, rowNumber: row.rowNumber, code, field, received, detail } }
  }
}

function createAdvertNormalizer(
  knowledge: Knowledge,
  { source, batchId, snapshotDate, asOf, dateOrder = 'day-first' }: NormalizerOptions,
): (advert: RawAdvert, rowNumber: number) => Observation | Refusal {
  const { rows, readings } = knowledge
  const identities = createIdentityReader(snapshotDate, asOf ?? '9999-12-31', dateOrder)
  const portalId = source.portal ?? source.id
  return (advert, rowNumber) => {
    const identity = identities.read(advert)
    if (isRefusal(identity)) return identity
    const key = `${source.id}\u0000${identity.sourceRef}`
    const year = identity.observedAt.slice(0, 4)
    const ofTheDay = {
      batchId,
      rowNumber,
      ...days(advert, identity, dateOrder),
      availableFrom: readAvailability(advert.availableFrom, identity.observedAt, dateOrder),
    }
    const before = rows.find(key)
    if (before?.year === year && states(advert, before.advert, NOT_OF_A_DAY)) {
      identities.accept(identity)
      return { ...before.observation, ...ofTheDay }
    }
    const known = readings.find(key)
    const reading =
      known !== undefined && states(advert, known.advert, NOT_OF_A_PRICE)
        ? known.reading
        : readAdvert(knowledge, advert, identity, portalId)
    if (reading !== known?.reading) readings.keep(key, { advert, reading })
    const read = withPrice(knowledge, advert, reading, identity)
    if (isRefusal(read)) return read
    identities.accept(identity)
    const { sourceRef, url } = identity
    const ids = { sourceId: source.id, portalId, sourceRef, advertId: reading.advertId, url }
    const observation = { ...ids, ...ofTheDay, ...read }
    rows.keep(key, { advert, year, observation })
    return observation
  }
}

const OF_A_DAY = new Set<keyof RawAdvert>(['observedAt', 'publishedAt', 'withdrawnAt', 'availableFrom'])
const OF_A_PRICE = new Set<keyof RawAdvert>(['price', 'priceFrom', 'priceTo'])
const NOT_OF_A_DAY = RAW_ADVERT_FIELDS.filter((field) => !OF_A_DAY.has(field))
const NOT_OF_A_PRICE = NOT_OF_A_DAY.filter((field) => !OF_A_PRICE.has(field))

/** Whether a row states the same as another in these fields. */
function states(advert: RawAdvert, other: RawAdvert, fields: readonly (keyof RawAdvert)[]): boolean {
  return fields.every((field) => {
    const [value, known] = [advert[field], other[field]]
    if (!Array.isArray(value) || !Array.isArray(known)) return value === known
    return value.length === known.length && value.every((item, index) => item === known[index])
  })
}

/** A value and how it came about. */
interface Part<Value> extends Provenance {
  value: Value
}

function part<Value>(read: (provenance: Provenance) => Value): Part<Value> {
  const provenance: Provenance = { methods: {}, absences: {} }
  const value = read(provenance)
  return { value, ...provenance }
}

/** Facts of an advert apart from its price and days. */
interface Reading extends ReturnType<TextReader> {
  advertId: string
  offer: Part<Offer | Refusal>
  chargesEur: Part<number | null>
  place: Part<ReturnType<typeof readPlace>>
  energy: Part<ReturnType<typeof readEnergy>>
  features: Part<ReturnType<FeatureReader>>
  language: Part<ReturnType<typeof readLanguage>>
  contact: Part<ReturnType<typeof contact>>
  photoUrls: string[]
}

function readAdvert(
  { gazetteer, readFeatures, readTexts }: Knowledge,
  advert: RawAdvert,
  { url, sourceRef }: Identity,
  portalId: string,
): Reading {
  const { texts, concepts } = readTexts(advert)
  const { description } = texts.folded
  return {
    advertId: advertId(portalId, sourceRef),
    texts,
    concepts,
    offer: part((provenance) => readOffer(advert, url, texts.title, provenance)),
    chargesEur: part((provenance) => readCharges(advert, description, provenance)),
    place: part((provenance) => readPlace(gazetteer, advert, texts.title, url, provenance)),
    energy: part((provenance) => readEnergy(advert.energyClass, advert.insulationClass, description, provenance)),
    features: part((provenance) => readFeatures(advert, concepts, provenance)),
    language: part((provenance) => readLanguage(advert.language, texts.told, provenance)),
    contact: part((provenance) => contact(advert, texts, provenance)),
    photoUrls: readPhotos(advert.photos),
  }
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
  const isProject = offer.isProject || price.isRange || (textOf(advert.areaTo) ?? '0') !== '0'
  return isProject ? { ...offer, isProject, segment: null } : offer
}

function days(
  advert: RawAdvert,
  { observedAt }: Identity,
  order: DateOrder,
): Pick<Observation, 'observedAt' | 'publishedAt' | 'withdrawnAt'> {
  const notLater = (day: string | null): string | null => (day !== null && day <= observedAt ? day : null)
  return {
    observedAt,
    publishedAt: notLater(readDate(advert.publishedAt, order)),
    withdrawnAt: notLater(readDate(advert.withdrawnAt, order)),
  }
}

function contact(
  advert: RawAdvert,
  texts: AdvertTexts,
  { methods }: Provenance,
): Pick<
  Observation,
  'agencyName' | 'agencyPhone' | 'agencyEmail' | 'agencyWebsite' | 'agencyRef' | 'hosting' | 'ownerRef'
> {
  const hosting = textOf(advert.hosting)?.toLowerCase() === 'service' ? 'service' : 'agency'
  const agency = readAgency(advert, hosting === 'service')
  if (agency.ref === null && texts.agencyRef !== null) methods['agencyRef'] = 'extracted'
  return {
    agencyName: agency.name,
    agencyPhone: agency.phone,
    agencyEmail: agency.email,
    agencyWebsite: agency.website,
    agencyRef: agency.ref ?? texts.agencyRef,
    hosting,
    ownerRef: hosting === 'service' ? textOf(advert.ownerRef) : null,
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

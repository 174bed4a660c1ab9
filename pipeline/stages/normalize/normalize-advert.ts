import { findHomeConcepts } from '../../../models/adverts/features/find-home-concepts.ts'
import type { Observation } from '../../../models/contracts/listings/observation.ts'
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
/** Maximum remembered texts; about 300 take a megabyte. */
const REMEMBERED_TEXTS = 15_000
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
  }
  return (options) => createNormalizer(knowledge, options)
}

interface Knowledge {
  gazetteer: Gazetteer
  vocabulary: Vocabulary
  readFeatures: FeatureReader
  readTexts: TextReader
}

/** The texts of an advert and what they say of the home. */
type TextReader = (advert: RawAdvert) => { texts: AdvertTexts; concepts: ConceptMatch[] }

/** Remembers recently read texts: snapshots repeat most adverts word for word, and reading the words is most of the work. */
function createTextReader(vocabulary: Vocabulary): TextReader {
  const cache = createGenerationalCache<ReturnType<TextReader>>(REMEMBERED_TEXTS)
  return (advert) =>
    cache.get(JSON.stringify([advert.title, advert.description]), () => {
      const texts = readAdvertTexts(advert)
      return { texts, concepts: findHomeConcepts(vocabulary, texts.told) }
    })
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
  { gazetteer, vocabulary, readFeatures, readTexts }: Knowledge,
  { source, batchId, snapshotDate, asOf, dateOrder = 'day-first' }: NormalizerOptions,
): (advert: RawAdvert, rowNumber: number) => Observation | Refusal {
  const identities = createIdentityReader(snapshotDate, asOf ?? '9999-12-31', dateOrder)
  const portalId = source.portal ?? source.id
  return (advert, rowNumber) => {
    const identity = identities.read(advert)
    if (isRefusal(identity)) return identity
    const provenance: Provenance = { methods: {}, absences: {} }
    const { texts, concepts: told } = readTexts(advert)
    const offer = readOffer(advert, identity.url, texts.title, provenance)
    if (isRefusal(offer)) return offer
    const chargesEur = readCharges(advert, texts.folded.description, provenance)
    const price = readPrice(advert, offer, chargesEur, provenance)
    if (isRefusal(price)) return price
    const whole = asProject(offer, price, advert)
    const place = readPlace(gazetteer, advert, texts.title, identity.url, provenance)
    const context = { priceEur: price.priceEur, isAbroad: place.placeKind === 'abroad' }
    const size = readSize(advert, whole, context, texts.folded, provenance)
    if (price.priceEur === null && provenance.absences['areaM2'] === 'unknown') return implausibleArea(advert)
    identities.accept(identity)
    return {
      batchId,
      sourceId: source.id,
      portalId,
      sourceRef: identity.sourceRef,
      advertId: advertId(portalId, identity.sourceRef),
      rowNumber,
      ...days(advert, identity, dateOrder),
      listingType: whole.listingType,
      propertyType: whole.propertyType,
      segment: whole.segment,
      isProject: whole.isProject,
      priceEur: price.priceEur,
      priceToEur: price.priceToEur,
      chargesEur,
      depositEur: readMonthsOrAmount(advert.deposit, price.priceEur, 'depositEur', provenance),
      agencyFeeEur: readMonthsOrAmount(advert.agencyFee, price.priceEur, 'agencyFeeEur', provenance),
      ...size,
      ...readLevel(advert, whole, texts.folded, provenance),
      ...readEnergy(advert.energyClass, advert.insulationClass, texts.folded.description, provenance),
      ...readState(
        advert,
        vocabulary,
        told,
        texts.folded.description,
        Number(identity.observedAt.slice(0, 4)) + PLANNED_YEARS,
        provenance,
      ),
      ...readFeatures(advert, told, provenance),
      availableFrom: readAvailability(advert.availableFrom, identity.observedAt, dateOrder),
      title: texts.title,
      description: texts.description,
      language: readLanguage(advert.language, texts.told, provenance),
      url: identity.url,
      ...place,
      ...contact(advert, texts, provenance),
      photoUrls: readPhotos(advert.photos),
      redactions: texts.redactions,
      reviewFlags: texts.unlawful > 0 ? ['unlawful_condition'] : [],
      ...provenance,
    }
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

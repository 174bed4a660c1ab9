import { homeConcepts } from '../../../models/adverts/features/find-home-concepts.ts'
import type { Observation } from '../../../models/contracts/listings/observation.ts'
import type { RawAdvert } from '../../../models/contracts/listings/raw-advert.ts'
import { advertId } from '../../../models/kernel/ids.ts'
import { readAdvertTexts } from '../../../models/adverts/read/read-advert-texts.ts'
import type { AdvertTexts } from '../../../models/adverts/read/read-advert-texts.ts'
import { readAgency } from '../../../models/adverts/read/read-agency.ts'
import { readCharges } from '../../../models/adverts/read/read-costs.ts'
import { readEnergy } from '../../../models/adverts/read/read-energy.ts'
import type { FeatureReader } from '../../../models/adverts/read/read-features.ts'
import { readLanguage } from '../../../models/adverts/read/read-language.ts'
import { readOffer } from '../../../models/adverts/read/read-offer.ts'
import type { Offer } from '../../../models/adverts/read/read-offer.ts'
import { readPhotos } from '../../../models/adverts/read/read-photos.ts'
import { readPlace } from '../../../models/adverts/read/read-place.ts'
import type { Provenance, Refusal } from '../../../models/adverts/read/refusal.ts'
import { textOf } from '../../../models/adverts/read/scalar.ts'
import { scanText, type ConceptMatch } from '../../../models/language/vocabulary/find-concepts.ts'
import type { Vocabulary } from '../../../models/language/vocabulary/vocabulary.ts'
import type { Gazetteer } from '../../../models/places/gazetteer.ts'
import { createGenerationalCache } from './generational-cache.ts'
import type { GenerationalCache } from './generational-cache.ts'
import type { Identity } from './read-identity.ts'

/** Facts of an advert apart from its price and days. */
export interface Reading extends ReadTexts {
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

/** A value and how it came about. */
export interface Part<Value> extends Provenance {
  value: Value
}

/** The texts of an advert and what they say of the home. */
export interface ReadTexts {
  texts: AdvertTexts
  concepts: ConceptMatch[]
}

export interface ReadingKnowledge {
  gazetteer: Gazetteer
  vocabulary: Vocabulary
  readFeatures: FeatureReader
  /** By title and description: adverts of one home often share them. */
  texts: GenerationalCache<ReadTexts>
}

/** Maximum remembered texts; few come again, and each that is kept is copied by the garbage collector. */
const REMEMBERED_TEXTS = 250

export function createTextMemory(): ReadingKnowledge['texts'] {
  return createGenerationalCache<ReadTexts>(REMEMBERED_TEXTS)
}

export interface UnreadAdvert {
  advert: RawAdvert
  identity: Pick<Identity, 'url' | 'sourceRef'>
}

/**
 * Reads adverts, one kind of fact after the other: their patterns and tables do not fit into the processor's nearest memory together, so that reading one
 * advert after the other takes half as long again.
 */
export function readAdverts(
  knowledge: ReadingKnowledge,
  adverts: readonly UnreadAdvert[],
  portalId: string,
): Reading[] {
  const { gazetteer, readFeatures } = knowledge
  const told = readTexts(knowledge, adverts)
  const each = <Value>(read: (one: UnreadAdvert & ReadTexts, provenance: Provenance) => Value): Part<Value>[] =>
    adverts.map(({ advert, identity }, index) => {
      const provenance: Provenance = { methods: {}, absences: {} }
      const value = read({ advert, identity, ...told[index]! }, provenance)
      return { value, ...provenance }
    })
  const offers = each(({ advert, identity, texts }, provenance) =>
    readOffer({ advert, url: identity.url, title: texts.title }, provenance),
  )
  const charges = each(({ advert, texts }, provenance) => readCharges(advert, texts.folded.description, provenance))
  const places = each(({ advert, identity, texts }, provenance) =>
    readPlace(gazetteer, advert, texts.title, identity.url, provenance),
  )
  const energies = each(({ advert, texts }, provenance) =>
    readEnergy(advert.energyClass, advert.insulationClass, texts.folded.description, provenance),
  )
  const features = each(({ advert, concepts }, provenance) => readFeatures(advert, concepts, provenance))
  const languages = each(({ advert, texts }, provenance) => readLanguage(advert.language, texts.told, provenance))
  const contacts = each(({ advert, texts }, provenance) => contact(advert, texts, provenance))
  return adverts.map(({ advert, identity }, index) => ({
    ...told[index]!,
    advertId: advertId(portalId, identity.sourceRef),
    offer: offers[index]!,
    chargesEur: charges[index]!,
    place: places[index]!,
    energy: energies[index]!,
    features: features[index]!,
    language: languages[index]!,
    contact: contacts[index]!,
    photoUrls: readPhotos(advert.photos),
  }))
}

function readTexts({ texts: memory, vocabulary }: ReadingKnowledge, adverts: readonly UnreadAdvert[]): ReadTexts[] {
  const read = new Map<string, ReadTexts>()
  const fresh = new Map<string, AdvertTexts>()
  const keys = adverts.map(({ advert }) => {
    const title = String(advert.title)
    const key = `${title.length}:${title}${advert.description}`
    if (read.has(key) || fresh.has(key)) return key
    const known = memory.find(key)
    if (known === undefined) fresh.set(key, readAdvertTexts(advert))
    else read.set(key, known)
    return key
  })
  const scanned = [...fresh.values()].map(({ told }) => scanText(vocabulary, told))
  let index = 0
  for (const [key, texts] of fresh) {
    const one = { texts, concepts: homeConcepts(texts.told, scanned[index++]!) }
    read.set(key, one)
    memory.keep(key, one)
  }
  return keys.map((key) => read.get(key)!)
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

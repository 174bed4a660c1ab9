import type { RawAdvert, Scalar } from '../../../models/contracts/listings/raw-advert.ts'
import { ATTRIBUTE_FEATURES, CONDITION_WORDS, COUNT_FEATURES, FLAG_FEATURES, PROPERTY_WORDS } from './openimmo-words.ts'
import { attributeAt, find, textAt, type XmlElement } from './xml-elements.ts'

/** Fields without an OpenImmo element; filled from a `user_defined_simplefield` of the same name. */
const EXTRA_FIELDS = [
  'insulationClass',
  'language',
  'publishedAt',
  'url',
  'newBuild',
  'chargesIncluded',
  'priceTo',
  'areaTo',
] as const

/** Reads an `immobilie` of OpenImmo 1.2.7, with its provider's firm, as a raw advert. The reader of the file adds the pictures. */
export function openImmoAdvert(property: XmlElement, firm: string | undefined, snapshotDate: string | null): RawAdvert {
  const text = (path: string) => textAt(property, path)
  const isRent = rents(property)
  const advert: RawAdvert = {
    ...extras(property),
    sourceRef:
      text('verwaltung_techn/openimmo_obid') ??
      text('verwaltung_techn/objektnr_extern') ??
      text('verwaltung_techn/objektnr_intern'),
    agencyRef: text('verwaltung_techn/objektnr_extern') ?? text('verwaltung_techn/objektnr_intern'),
    listingType: isRent === undefined ? deals(property).join(' ') : isRent ? 'rent' : 'sale',
    propertyType: propertyType(property),
    title: text('freitexte/objekttitel'),
    description: description(property),
    area: text('flaechen/wohnflaeche') ?? text('flaechen/gesamtflaeche') ?? text('flaechen/nutzflaeche'),
    landArea: text('flaechen/grundstuecksflaeche'),
    rooms: text('flaechen/anzahl_zimmer'),
    bedrooms: text('flaechen/anzahl_schlafzimmer'),
    bathrooms: text('flaechen/anzahl_badezimmer'),
    floor: text('geo/etage'),
    floorCount: text('geo/anzahl_etagen'),
    energyClass: energyClass(property),
    constructionYear: text('zustand_angaben/baujahr'),
    features: features(property),
    furnished: furnished(property),
    availableFrom: text('verwaltung_objekt/abdatum') ?? text('verwaltung_objekt/verfuegbar_ab'),
    ...condition(property),
    ...prices(property, isRent === true),
    ...place(property),
    ...contact(property, firm),
  }
  if (attributeAt(property, 'verwaltung_techn/aktion', 'aktionart') === 'DELETE')
    advert.withdrawnAt = snapshotDate ?? text('verwaltung_techn/stand_vom')
  return advert
}

function deals(property: XmlElement): string[] {
  const attributes = find(property, 'objektkategorie/vermarktungsart')?.attributes ?? new Map<string, string>()
  return [...attributes].filter(([, value]) => isTrue(value)).map(([name]) => name)
}

function rents(property: XmlElement): boolean | undefined {
  const words = deals(property)
  const sells = words.includes('KAUF')
  const lets = words.includes('MIETE_PACHT') || words.includes('MIETE')
  if (sells !== lets) return lets
  if (!sells) return undefined
  return textAt(property, 'preise/kaufpreis') === undefined
}

function propertyType(property: XmlElement): string | undefined {
  const kind = find(property, 'objektkategorie/objektart')?.children[0]
  if (!kind) return undefined
  const [detail] = kind.attributes.values()
  return PROPERTY_WORDS[`${kind.name}/${detail}`] ?? PROPERTY_WORDS[kind.name] ?? detail ?? kind.name
}

function description(property: XmlElement): string | undefined {
  const parts = ['dreizeiler', 'objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben']
  const texts = parts.map((part) => textAt(property, `freitexte/${part}`)).filter((part) => part !== undefined)
  return texts.length === 0 ? undefined : texts.join('\n\n')
}

function prices(property: XmlElement, isRent: boolean): RawAdvert {
  const text = (name: string) => textAt(property, `preise/${name}`)
  const cold = text('nettokaltmiete') ?? text('kaltmiete')
  const warm = text('warmmiete') ?? text('pauschalmiete')
  return {
    price: isRent ? (cold ?? warm) : (text('kaufpreis') ?? text('kaufpreisbrutto')),
    ...(isRent && cold === undefined && warm !== undefined ? { chargesIncluded: true } : {}),
    priceOnRequest: isTrue(attributeAt(property, 'preise/kaufpreis', 'auf_anfrage')) || undefined,
    currency: attributeAt(property, 'preise/waehrung', 'iso_waehrung'),
    charges: text('nebenkosten') ?? text('hausgeld'),
    deposit: text('kaution') ?? text('kaution_text'),
    agencyFee: text('aussen_courtage'),
  }
}

/** Leaves out street and coordinates when the owner has not released the address. */
function place(property: XmlElement): RawAdvert {
  const isReleased = textAt(property, 'verwaltung_objekt/objektadresse_freigeben') !== 'false'
  const street = [textAt(property, 'geo/strasse'), textAt(property, 'geo/hausnummer')].filter(
    (part) => part !== undefined,
  )
  return {
    postcode: textAt(property, 'geo/plz'),
    city: textAt(property, 'geo/ort'),
    country: attributeAt(property, 'geo/land', 'iso_land'),
    street: isReleased && street.length > 0 ? street.join(' ') : undefined,
    latitude: isReleased ? attributeAt(property, 'geo/geokoordinaten', 'breitengrad') : undefined,
    longitude: isReleased ? attributeAt(property, 'geo/geokoordinaten', 'laengengrad') : undefined,
  }
}

function contact(property: XmlElement, firm: string | undefined): RawAdvert {
  const text = (name: string) => textAt(property, `kontaktperson/${name}`)
  return {
    agencyName: text('firma') ?? firm,
    agencyPhone: text('tel_zentrale') ?? text('tel_durchw'),
    agencyEmail: text('email_zentrale') ?? text('email_direkt'),
    agencyWebsite: text('url'),
  }
}

function condition(property: XmlElement): RawAdvert {
  const word = attributeAt(property, 'zustand_angaben/zustand', 'zustand_art')
  if (word === undefined) return {}
  const isNew = word === 'ERSTBEZUG' || word === 'PROJEKTIERT'
  return { condition: CONDITION_WORDS[word] ?? word, ...(isNew ? { newBuild: true } : {}) }
}

function energyClass(property: XmlElement): string | undefined {
  return textAt(property, 'zustand_angaben/energiepass/wertklasse')
}

function furnished(property: XmlElement): boolean | undefined {
  const word = attributeAt(property, 'ausstattung/moebliert', 'moeb')
  return word === 'VOLL' ? true : word === 'NEIN' ? false : undefined
}

function features(property: XmlElement): Scalar[] | undefined {
  const found = new Set<string>()
  const equipment = find(property, 'ausstattung')
  for (const [name, word] of Object.entries(FLAG_FEATURES)) if (isTrue(textAt(equipment, name))) found.add(word)
  for (const [place, word] of Object.entries(ATTRIBUTE_FEATURES)) {
    const [element = '', attribute = ''] = place.split('/')
    if (isTrue(attributeAt(equipment, element, attribute))) found.add(word)
  }
  for (const [name, word] of Object.entries(COUNT_FEATURES)) {
    if (Number(textAt(property, `flaechen/${name}`) ?? 0) > 0) found.add(word)
  }
  const cellar = attributeAt(equipment, 'unterkellert', 'keller')
  if (cellar === 'JA' || cellar === 'TEIL') found.add('Keller')
  if (attributeAt(equipment, 'fahrstuhl', 'PERSONEN') === 'false') found.add('kein Aufzug')
  if (isTrue(textAt(property, 'verwaltung_objekt/haustiere'))) found.add('Haustiere erlaubt')
  return found.size === 0 ? undefined : [...found]
}

function extras(property: XmlElement): RawAdvert {
  const found: RawAdvert = {}
  for (const child of [property, ...property.children].flatMap(({ children }) => children)) {
    if (child.name !== 'user_defined_simplefield') continue
    const field = EXTRA_FIELDS.find((name) => name === child.attributes.get('feldname'))
    if (field) found[field] = child.text.trim()
  }
  return found
}

function isTrue(value: string | undefined): boolean {
  return value === 'true' || value === '1'
}

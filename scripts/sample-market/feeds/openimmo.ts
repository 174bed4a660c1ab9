import { type Advert, priceOn } from '../adverts/advert.ts'
import type { Agency } from '../adverts/agencies.ts'
import { type Day, formatDay } from '../../../models/kernel/day.ts'
import type { Condition, HomeKind } from '../homes/home.ts'
import { priceToEur } from './portal-format.ts'

const OBJECTS: Record<HomeKind, string> = {
  apartment: '<wohnung wohnungtyp="ETAGE"/>',
  studio: '<wohnung wohnungtyp="APARTMENT"/>',
  duplex: '<wohnung wohnungtyp="MAISONETTE"/>',
  penthouse: '<wohnung wohnungtyp="PENTHOUSE"/>',
  house: '<haus haustyp="EINFAMILIENHAUS"/>',
  room: '<zimmer zimmertyp="ZIMMER"/>',
  project: '<wohnung wohnungtyp="ETAGE"/>',
  land: '<grundstueck grundst_typ="WOHNEN"/>',
  parking: '<parken parken_typ="STELLPLATZ"/>',
  office: '<buero_praxen buero_typ="BUEROFLAECHE"/>',
  retail: '<einzelhandel handel_typ="LADENLOKAL"/>',
}
const CONDITIONS: Record<Condition, string> = {
  new: 'ERSTBEZUG',
  like_new: 'NEUWERTIG',
  renovated: 'VOLL_SANIERT',
  good: 'GEPFLEGT',
  to_renovate: 'RENOVIERUNGSBEDUERFTIG',
  shell: 'ROHBAU',
}
const COUNTRIES = { LU: 'LUX', FR: 'FRA', BE: 'BEL', DE: 'DEU' } as const

/** Writes one delivery in OpenImmo 1.2.7: all adverts of the agencies that use the software. */
export function openImmoDocument(day: Day, adverts: readonly Advert[]): string {
  const byAgency = Map.groupBy(adverts, ({ agency }) => agency!)
  const providers = [...byAgency].map(([agency, own]) => provider(agency, day, own))
  const software = 'sendersoftware="Muster-Maklersoftware" senderversion="1.0"'
  const transfer = `art="OFFLINE" umfang="VOLL" modus="NEW" version="1.2.7" ${software} timestamp="${formatDay(day)}T06:00:00"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<openimmo xmlns="http://www.openimmo.de">
<uebertragung ${transfer}/>
${providers.join('\n')}
</openimmo>
`
}

/** Path of a picture inside the zip. */
export function picturePath(name: string): string {
  return `bilder/${name}`
}

function provider(agency: Agency, day: Day, adverts: readonly Advert[]): string {
  const properties = adverts.map((advert) => property(agency, advert, priceOn(advert, day)))
  return `<anbieter>
<anbieternr>${agency.slug}</anbieternr>
<firma>${escape(agency.name)}</firma>
<openimmo_anid>${agency.slug}</openimmo_anid>
${properties.join('\n')}
</anbieter>`
}

function property(agency: Agency, advert: Advert, priceEur: number): string {
  const { shown } = advert
  const isBusiness = shown.kind === 'office' || shown.kind === 'retail'
  const sale = shown.listingType === 'sale'
  return [
    '<immobilie>',
    '<objektkategorie>',
    `<nutzungsart WOHNEN="${!isBusiness}" GEWERBE="${isBusiness}"/>`,
    `<vermarktungsart KAUF="${sale}" MIETE_PACHT="${!sale}"/>`,
    `<objektart>${OBJECTS[shown.kind]}</objektart>`,
    '</objektkategorie>',
    place(advert),
    contact(agency),
    prices(advert, priceEur),
    areas(advert),
    equipment(advert),
    state(advert),
    '<freitexte>',
    element('objekttitel', advert.title),
    element('objektbeschreibung', advert.description),
    '</freitexte>',
    attachments(advert),
    '<verwaltung_objekt>',
    element('objektadresse_freigeben', shown.street !== null),
    element('abdatum', shown.availableFrom === null ? null : formatDay(shown.availableFrom)),
    '</verwaltung_objekt>',
    '<verwaltung_techn>',
    element('objektnr_intern', advert.agencyRef),
    element('objektnr_extern', advert.agencyRef),
    '<aktion/>',
    element('openimmo_obid', advert.ref),
    element(
      'stand_vom',
      formatDay(advert.prices.findLast(({ priceEur: price }) => price === priceEur)?.day ?? advert.from),
    ),
    extra('publishedAt', formatDay(advert.from)),
    extra('language', advert.language),
    extra('insulationClass', shown.insulationClass),
    extra('newBuild', shown.newBuild ? 'true' : null),
    '</verwaltung_techn>',
    '</immobilie>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function place({ shown }: Advert): string {
  const [houseNumber, street] = shown.street?.split(', ') ?? []
  const point =
    shown.latitude === null ? '' : `<geokoordinaten breitengrad="${shown.latitude}" laengengrad="${shown.longitude}"/>`
  return [
    '<geo>',
    element('plz', shown.postcode),
    element('ort', shown.placeText),
    point,
    element('strasse', street ?? null),
    element('hausnummer', houseNumber ?? null),
    `<land iso_land="${COUNTRIES[shown.country]}"/>`,
    element('etage', shown.floor),
    element('anzahl_etagen', shown.floorCount),
    '</geo>',
  ].join('')
}

function contact(agency: Agency): string {
  return [
    '<kontaktperson>',
    element('email_zentrale', agency.email),
    element('tel_zentrale', agency.phone),
    element('name', 'Muster'),
    element('firma', agency.name),
    element('url', agency.website),
    '</kontaktperson>',
  ].join('')
}

function prices(advert: Advert, priceEur: number): string {
  const { shown } = advert
  const top = priceToEur(advert, priceEur)
  const price = priceEur === 0 ? null : priceEur
  return [
    '<preise>',
    shown.listingType === 'sale'
      ? price === null
        ? '<kaufpreis auf_anfrage="true"/>'
        : element('kaufpreis', price)
      : element('kaltmiete', price),
    element('nebenkosten', shown.chargesEur),
    element('kaution', shown.depositEur),
    '<waehrung iso_waehrung="EUR"/>',
    top === null ? '' : extra('priceTo', String(top)),
    '</preise>',
  ].join('')
}

function areas({ shown }: Advert): string {
  const isDwelling = !['land', 'parking', 'office', 'retail'].includes(shown.kind)
  const count = (name: string) => (shown.features.includes(name) ? 1 : null)
  return [
    '<flaechen>',
    element(isDwelling ? 'wohnflaeche' : 'nutzflaeche', shown.kind === 'land' ? null : shown.areaM2),
    element('anzahl_zimmer', shown.rooms),
    element('anzahl_schlafzimmer', shown.bedrooms),
    element('anzahl_badezimmer', shown.bathrooms),
    element('grundstuecksflaeche', shown.landM2),
    element('anzahl_balkone', count('balcony')),
    element('anzahl_terrassen', count('terrace')),
    '</flaechen>',
  ].join('')
}

const FLAGS: Record<string, string> = {
  fitted_kitchen: '<kueche EBK="true"/>',
  open_kitchen: '<kueche OFFEN="true"/>',
  parquet: '<boden PARKETT="true"/>',
  fireplace: '<kamin>true</kamin>',
  air_conditioning: '<klimatisiert>true</klimatisiert>',
  elevator: '<fahrstuhl PERSONEN="true"/>',
  garage: '<stellplatzart GARAGE="true"/>',
  parking_indoor: '<stellplatzart TIEFGARAGE="true"/>',
  parking_outdoor: '<stellplatzart FREIPLATZ="true"/>',
  garden: '<gartennutzung>true</gartennutzung>',
  wheelchair_access: '<rollstuhlgerecht>true</rollstuhlgerecht>',
  pool: '<swimmingpool>true</swimmingpool>',
  laundry: '<wasch_trockenraum>true</wasch_trockenraum>',
  attic: '<dachboden>true</dachboden>',
  cellar: '<unterkellert keller="JA"/>',
  bike_storage: '<fahrradraum>true</fahrradraum>',
  alarm: '<sicherheitstechnik ALARMANLAGE="true"/>',
}

function equipment({ shown }: Advert): string {
  const known = shown.features.map((name) => FLAGS[name] ?? '').join('')
  return `<ausstattung>${known}<moebliert moeb="${shown.furnished ? 'VOLL' : 'NEIN'}"/></ausstattung>`
}

function state({ shown }: Advert): string {
  return [
    '<zustand_angaben>',
    element('baujahr', shown.year),
    shown.condition === null ? '' : `<zustand zustand_art="${CONDITIONS[shown.condition]}"/>`,
    shown.energyClass === null
      ? ''
      : `<energiepass><epart>BEDARF</epart><wertklasse>${shown.energyClass}</wertklasse></energiepass>`,
    '</zustand_angaben>',
  ].join('')
}

function attachments({ shown }: Advert): string {
  const items = shown.photos.map(
    (name, at) =>
      `<anhang location="EXTERN" gruppe="${at === 0 ? 'TITELBILD' : 'BILD'}"><format>image/webp</format><daten>` +
      `<pfad>${picturePath(name)}</pfad></daten></anhang>`,
  )
  return items.length === 0 ? '' : `<anhaenge>${items.join('')}</anhaenge>`
}

function extra(name: string, value: string | null): string {
  return value === null
    ? ''
    : `<user_defined_simplefield feldname="${name}">${escape(value)}</user_defined_simplefield>`
}

function element(name: string, value: string | number | boolean | null): string {
  return value === null ? '' : `<${name}>${escape(String(value))}</${name}>`
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

import type { RawAdvert } from '../contracts/listings/raw-advert.ts'
import { fold } from './fold.ts'

/** Names that feeds give to a column, in five languages, folded; words of one name are joined by a hyphen. */
const NAMES: Partial<Record<keyof RawAdvert, string>> = {
  sourceRef: `
    id ref reference identifiant listing-id advert-id ad-id annonce-id id-annonce property-id object-id objekt-id objektnummer nr nummer number
    referenz referencia scout-id expose-id external-id uuid guid
  `,
  observedAt: 'observed observed-at scraped scraped-at crawled snapshot-date date-scraped',
  publishedAt: `
    published published-at publication date-publication date-de-publication online online-since online-seit seit created created-at
    listing-date listed-at veroffentlicht data-publicacao publicado date
  `,
  withdrawnAt: 'withdrawn withdrawn-at removed removed-at deleted-at offline-since date-retrait',
  url: 'url link href lien permalink adresse-web detail-url listing-url page',
  title: 'title titre titel headline heading name intitule titulo subject uberschrift anzeigentitel',
  description:
    'description desc text body texte beschreibung objektbeschreibung beschreibungstext descricao details content beschreiwung descriptif',
  language: 'language lang langue sprache idioma',
  listingType: `
    listing-type deal deal-type offer offer-type contract contract-type transaction transaction-type offre mode angebot angebotsart
    vertragsart vermarktung vermarktungsart type-annonce type-offre operation negocio purpose sale-type
  `,
  propertyType: `
    property-type type kind category categorie art objektart objekttyp immobilienart type-bien type-de-bien bien tipo tipo-imovel
    immotype object-type property-kind estate-type wohnungstyp
  `,
  price:
    'price prix preis preco rent loyer miete kaltmiete warmmiete kaufpreis amount montant asking-price prix-demande prais renda valor price-eur',
  priceFrom: 'price-from prix-min min-price preis-von preis-ab price-min a-partir-de',
  priceTo: 'price-to prix-max max-price preis-bis price-max',
  priceOnRequest: 'price-on-request prix-sur-demande preis-auf-anfrage on-request',
  currency: 'currency devise wahrung moeda',
  charges: 'charges monthly-charges nebenkosten nk charges-mensuelles utilities provisions condominio',
  chargesIncluded: 'charges-included charges-comprises nebenkosten-inklusive warm utilities-included',
  deposit: 'deposit caution garantie garantie-locative kaution mietgarantie caucao',
  agencyFee: 'agency-fee frais-agence frais-d-agence commission provision honoraires maklerprovision courtage',
  area: 'area surface living-area surface-habitable wohnflache flache size sqm m2 qm area-m2 surface-m2 superficie wunnflach space',
  areaFrom: 'area-from area-min surface-min flache-von',
  areaTo: 'area-to area-max surface-max flache-bis',
  landArea: 'land-area land plot plot-area terrain surface-terrain grundstuck grundstucksflache lot-size terreno',
  rooms: 'rooms room pieces nb-pieces nombre-de-pieces zimmer zimmeranzahl anzahl-zimmer room-count divisoes zemmer',
  bedrooms:
    'bedrooms bedroom bed beds chambres nb-chambres nombre-de-chambres schlafzimmer schlofzemmer quartos bedroom-count',
  bathrooms: `
    bathrooms bathroom bath baths bath-rooms shower-rooms shower-room salles-de-bain salle-de-bain salles-de-bains salles-bain salles-bains
    salles-d-eau salle-d-eau salles-eau salles-de-douche salle-de-douche salle-s-de-douche sdb badezimmer badzimmer bad bader duschbad buedzemmer
    casas-de-banho casa-de-banho banheiros banheiro bathroom-count
  `,
  floor: 'floor etage stock stockwerk level niveau andar floor-number stack',
  floorCount: 'floor-count floors total-floors nb-etages nombre-etages etagenzahl levels stockwerke',
  energyClass:
    'energy-class energy classe-energetique classe-energie dpe cpe energieklasse energieeffizienzklasse energy-rating classe-energetica',
  insulationClass:
    'insulation-class insulation isolation isolation-thermique thermal classe-isolation warmeschutzklasse',
  constructionYear:
    'construction-year year built year-built annee annee-construction annee-de-construction baujahr ano ano-construcao',
  condition: 'condition etat zustand estado state',
  newBuild: 'new-build new neuf neubau novo is-new',
  furnished: 'furnished meuble mobliert mobilado moblierung',
  features: 'features amenities equipment equipements ausstattung tags extras caracteristicas options merkmale',
  availableFrom:
    'available-from available availability disponible disponibilite date-disponibilite verfugbar verfugbar-ab frei-ab disponivel free-from',
  street: 'street rue strasse street-address adresse address rua',
  postcode: 'postcode postal-code zip zip-code zipcode code-postal cp plz postleitzahl codigo-postal',
  city: 'city town ville localite commune ort stadt gemeinde location locality place cidade localidade uertschaft municipality lieu standort',
  country: 'country pays land-name staat pais country-code',
  latitude: 'latitude lat geo-lat y breitengrad',
  longitude: 'longitude lon lng long geo-lng geo-lon x langengrad',
  agencyName: 'agency agency-name agence nom-agence makler anbieter agencia broker seller vendor company agent',
  agencyPhone: 'agency-phone phone telephone tel telefon telefone agent-phone',
  agencyEmail: 'agency-email email e-mail mail courriel agent-email',
  agencyWebsite: 'agency-website website site-web site webseite agency-url',
  agencyRef: 'agency-ref agency-reference ref-agence reference-agence',
  photos:
    'photos photo images image pictures picture image-url image-urls photo-urls bilder bild fotos media gallery thumbnail',
}
const BY_FIELD = Object.entries(NAMES).map(
  ([field, names]) =>
    [
      field as keyof RawAdvert,
      names
        .trim()
        .split(/\s+/)
        .map((name) => name.split('-')),
    ] as const,
)

const CENTS = new Set(['cent', 'cents', 'cts', 'centimes'])
const AMOUNTS = ['price', 'priceFrom', 'priceTo', 'charges', 'deposit', 'agencyFee'] as const

/** Fields that the name of a column or path means, from 1 for the whole name down to a half for some of its words. */
export function fieldsNamed(column: string): Map<keyof RawAdvert, number> {
  const words = fold(column.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')).match(/[a-z]+\d*|\d+/g) ?? []
  const last = fold(column.split('.').findLast((part) => part !== '*') ?? column).match(/[a-z]+\d*|\d+/g) ?? []
  const found = new Map<keyof RawAdvert, number>()
  for (const [field, names] of BY_FIELD) {
    const score = Math.max(...names.map((name) => likeness(name, words, last)))
    if (score > 0) found.set(field, score)
  }
  // No mapping divides: an amount in cents is left to another column.
  if (words.some((word) => CENTS.has(word))) for (const field of AMOUNTS) found.delete(field)
  // A name that says which rooms it counts does not count all of them: "zimmer_bad".
  if (found.has('bathrooms') || found.has('bedrooms')) found.delete('rooms')
  return found
}

function likeness(name: readonly string[], words: readonly string[], last: readonly string[]): number {
  const joined = name.join('')
  if (words.join('') === joined) return 1
  if (last.join('') === joined) return 0.9
  const shared = name.filter((word) => words.includes(word)).length
  return shared === name.length && joined.length > 1 ? 0.5 + (0.3 * shared) / words.length : 0
}

import { z } from 'zod'

export type Scalar = string | number | boolean | null | undefined

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const list = z.union([scalar, z.array(scalar.optional())])

const DATE = 'a date in figures or words, an Excel serial or a Unix time'
const AMOUNT = 'an amount in EUR'
const AREA = 'square metres, or a number with its unit'
const COUNT = 'a number, alone or with its noun'
const YES = 'yes or no in five languages, true, false, 1 or 0'

/**
 * A field that may be left out: its meaning, the words that normalisation reads in it, and examples. The documentation of feeds is generated from
 * these.
 */
function field(description: string, accepts: string, examples: string[]) {
  return scalar.optional().meta({ description, accepts, examples })
}

/** The same for a field that may hold several values. */
function fieldOfSeveral(description: string, accepts: string, examples: string[]) {
  return list.optional().meta({ description, accepts, examples })
}

/**
 * Output of an advert adapter: the feed's own words under canonical names, nothing interpreted. Numbers may still be texts such as
 * `1.250.000,-` and types may still be `Wohnung`; normalisation reads them. `undefined`, `null` and blank texts mean "not stated".
 */
export const rawAdvertSchema = z.object({
  sourceRef: field(
    "The feed's own key of the advert: the same key in two files is the same advert at two times. Read from `url` where it is left out.",
    'a text of at most 120 characters',
    ['athome_9004825', '1664539'],
  ),
  observedAt: field('Day on which the feed showed the row; only with `snapshot.date: from-row`.', DATE, ['2026-03-31']),
  publishedAt: field('Day of publication on the portal: not after the file, at most 10 years before it.', DATE, [
    '2026-03-31',
    '20240620T084812Z',
    '31/03/2026',
    '15. März 2026',
  ]),
  withdrawnAt: field('Day on which the feed says that the advert was taken down.', DATE, ['2026-04-12']),
  url: field('Address of the advert; never that of a page of results.', 'an http or https address', [
    'https://www.example.lu/vente/id-8659009.html',
  ]),
  title: field('Heading of the advert.', 'a text', ['2-bedroom flat in Gasperich']),
  description: field('Text of the advert.', 'a text, markup allowed', ['Bel appartement au 2e étage …']),
  language: field(
    'Language of the texts; recognised from them where it is left out.',
    'a code or name of fr, de, en, lb or pt',
    ['fr', 'deutsch'],
  ),
  listingType: field(
    'For rent or for sale; read from `url` or `title` where it is left out.',
    'words for rent or sale in five languages',
    ['rent', 'vente', 'Miete', 'for sale'],
  ),
  propertyType: field(
    'Kind of property; read from `url` or `title` where it is left out.',
    'words for a kind of property in five languages',
    ['apartment', 'maison', 'Wohnung', 'terrain', 'garage-parking'],
  ),
  price: field("Asking price; a month's rent where it is for rent.", `${AMOUNT}, or words for "on request"`, [
    '1.250.000,-',
    '€ 1,600/month',
    '580k',
    'Prix sur demande',
  ]),
  priceFrom: field('Lower end of the prices of a project.', AMOUNT, ['455000']),
  priceTo: field('Upper end of the prices of a project.', AMOUNT, ['999278']),
  priceOnRequest: field('Whether the price is withheld.', YES, ['yes', '0']),
  currency: field('Currency of the amounts; rows in another one are rejected.', 'EUR, euro or €', ['EUR']),
  charges: field('Monthly charges beside the rent.', AMOUNT, ['180 €']),
  chargesIncluded: field('Whether `price` contains `charges`.', YES, ['oui']),
  deposit: field('Deposit of a tenant.', `${AMOUNT}, or a number of months`, ['3000', '2 mois']),
  agencyFee: field('Fee of the agency.', `${AMOUNT}, or a number of months`, ['1 month']),
  area: field('Living area.', AREA, ['92,5 m²', '81']),
  areaFrom: field('Lower end of the areas of a project.', AREA, ['52']),
  areaTo: field('Upper end of the areas of a project.', AREA, ['80']),
  landArea: field('Area of the plot.', AREA, ['4,57 ares', '8a81ca']),
  rooms: field('Rooms with living rooms; bedrooms where the cell says so.', COUNT, ['3,5', 'T3', '3 pièces']),
  bedrooms: field('Bedrooms.', COUNT, ['2', '2 chambres']),
  bathrooms: field('Bathrooms and shower rooms.', COUNT, ['1']),
  floor: field('Floor of a flat; 0 is the ground floor.', 'a whole number or words', [
    '2',
    'RDC',
    '2. OG',
    '3/5',
    'dernier étage',
  ]),
  floorCount: field('Floors of the building.', COUNT, ['4']),
  energyClass: field('Energy class of the certificate.', 'A+ to I; words for exempt or in preparation', [
    'B',
    'Classe C',
    'ABA',
    'en cours',
  ]),
  insulationClass: field('Thermal insulation class of the certificate.', 'A+ to I', ['C']),
  constructionYear: field('Year of construction.', 'a year from 1500 on', ['1998']),
  condition: field('Condition of the property.', 'words for new, as new, renovated, good, to be renovated or shell', [
    'rénové',
    'to_renovate',
  ]),
  newBuild: field('Whether it is newly built.', YES, ['ja']),
  furnished: field('Whether it is furnished.', `${YES}, or words for furnished`, ['no', 'möbliert']),
  features: fieldOfSeveral('What the property has.', 'a list, or one text that `split` takes apart', [
    'balcony, lift',
    'Terrasse',
  ]),
  availableFrom: field('First day on which it is free.', `${DATE}, a span, or words for immediately`, [
    'de suite',
    '2026-06-01',
    'dans deux mois',
  ]),
  street: field('Street with or without number.', 'a text', ['8 rue Baudouin']),
  postcode: field('Postcode.', 'four or five digits with or without a letter', ['L-1218', '4430']),
  city: field('Town, locality, quarter or commune.', 'a name, alone or with others after commas', [
    'Strassen',
    'Gasperich, Luxembourg',
  ]),
  country: field('Country.', 'a name or code', ['LU', 'Luxembourg']),
  latitude: field('Geographic latitude.', 'decimal degrees', ['49.6117']),
  longitude: field('Geographic longitude.', 'decimal degrees', ['6.1319']),
  agencyName: field('Name of the agency; contacts are kept only beside it.', 'a text', ['Immo Exemple']),
  agencyPhone: field('Telephone of the agency.', '6 to 15 digits', ['+352 26 12 34 56']),
  agencyEmail: field('E-mail address of the agency.', 'an e-mail address', ['info@example.lu']),
  agencyWebsite: field('Website of the agency.', 'an http or https address', ['https://www.example.lu']),
  agencyRef: field("The agency's own reference of the property.", 'a text of at most 60 characters', ['AP-1204']),
  hosting: field(
    '`service`: hosted by this service for a private owner, who is reached through inquiries; otherwise an advert of an agency.',
    'service or agency',
    ['service'],
  ),
  ownerRef: field('Opaque key of the owner of a hosted listing.', 'a text', ['owner-17']),
  photos: fieldOfSeveral(
    'Addresses of photos, cover first.',
    'a list, or addresses separated by |, a comma or a line break',
    ['https://img.example.lu/1.jpg'],
  ),
})
export type RawAdvert = z.infer<typeof rawAdvertSchema>

/** Every canonical field name; the keys that a feed's `mapping` may use. */
/** Fields that hold an amount in euros. */
export const AMOUNT_FIELDS = ['price', 'priceFrom', 'priceTo', 'charges', 'deposit', 'agencyFee'] as const
export const RAW_ADVERT_FIELDS = rawAdvertSchema.keyof().options

/** Words that normalisation reads in a field. */
export function acceptedIn(field: keyof RawAdvert): string {
  return String(rawAdvertSchema.shape[field].meta()?.['accepts'])
}

/** One row as an adapter yields it: a raw advert at its place in the file, or what was wrong with the row. Rows are numbered from 1. */
export type RawRow =
  | { ok: true; rowNumber: number; advert: RawAdvert }
  | { ok: false; rowNumber: number; code: 'malformed_row'; field: string | null; received: string; detail: string }

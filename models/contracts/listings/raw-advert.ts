import { z } from 'zod'

export type Scalar = string | number | boolean | null | undefined

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const list = z.union([scalar, z.array(scalar.optional())])

const DATE = 'a date in figures or words, an Excel serial or a Unix time'
const AMOUNT = 'an amount in EUR'
const AREA = 'square metres, or a number with its unit'
const COUNT = 'a number, alone or with its noun'
const YES = 'yes or no in five languages, true, false, 1 or 0'

/** Meaning of a field, the words that normalisation reads in it, and examples. The documentation of feeds is generated from these. */
function says(description: string, accepts: string, examples: string[]) {
  return { description, accepts, examples }
}

/**
 * Output of an advert adapter: the feed's own words under canonical names, nothing interpreted. Numbers may still be texts such as
 * `1.250.000,-` and types may still be `Wohnung`; normalisation reads them. `undefined`, `null` and blank texts mean "not stated".
 */
export const rawAdvertSchema = z.object({
  sourceRef: scalar
    .optional()
    .meta(
      says(
        "The feed's own key of the advert: the same key in two files is the same advert at two times. Read from `url` where it is left out.",
        'a text of at most 120 characters',
        ['athome_9004825', '1664539'],
      ),
    ),
  observedAt: scalar
    .optional()
    .meta(says('Day on which the feed showed the row; only with `snapshot.date: from-row`.', DATE, ['2026-03-31'])),
  publishedAt: scalar
    .optional()
    .meta(
      says('Day of publication on the portal.', DATE, [
        '2026-03-31',
        '20240620T084812Z',
        '31/03/2026',
        '15. März 2026',
      ]),
    ),
  withdrawnAt: scalar
    .optional()
    .meta(says('Day on which the feed says that the advert was taken down.', DATE, ['2026-04-12'])),
  url: scalar
    .optional()
    .meta(
      says('Address of the advert; never that of a page of results.', 'an http or https address', [
        'https://www.example.lu/vente/id-8659009.html',
      ]),
    ),
  title: scalar.optional().meta(says('Heading of the advert.', 'a text', ['2-bedroom flat in Gasperich'])),
  description: scalar
    .optional()
    .meta(says('Text of the advert.', 'a text, markup allowed', ['Bel appartement au 2e étage …'])),
  language: scalar
    .optional()
    .meta(
      says(
        'Language of the texts; recognised from them where it is left out.',
        'a code or name of fr, de, en, lb or pt',
        ['fr', 'deutsch'],
      ),
    ),
  listingType: scalar
    .optional()
    .meta(
      says(
        'For rent or for sale; read from `url` or `title` where it is left out.',
        'words for rent or sale in five languages',
        ['rent', 'vente', 'Miete', 'for sale'],
      ),
    ),
  propertyType: scalar
    .optional()
    .meta(
      says(
        'Kind of property; read from `url` or `title` where it is left out.',
        'words for a kind of property in five languages',
        ['apartment', 'maison', 'Wohnung', 'terrain', 'garage-parking'],
      ),
    ),
  price: scalar
    .optional()
    .meta(
      says("Asking price; a month's rent where it is for rent.", `${AMOUNT}, or words for "on request"`, [
        '1.250.000,-',
        '€ 1,600/month',
        '580k',
        'Prix sur demande',
      ]),
    ),
  priceFrom: scalar.optional().meta(says('Lower end of the prices of a project.', AMOUNT, ['455000'])),
  priceTo: scalar.optional().meta(says('Upper end of the prices of a project.', AMOUNT, ['999278'])),
  priceOnRequest: scalar.optional().meta(says('Whether the price is withheld.', YES, ['yes', '0'])),
  currency: scalar
    .optional()
    .meta(says('Currency of the amounts; rows in another one are rejected.', 'EUR, euro or €', ['EUR'])),
  charges: scalar.optional().meta(says('Monthly charges beside the rent.', AMOUNT, ['180 €'])),
  chargesIncluded: scalar.optional().meta(says('Whether `price` contains `charges`.', YES, ['oui'])),
  deposit: scalar.optional().meta(says('Deposit of a tenant.', `${AMOUNT}, or a number of months`, ['3000', '2 mois'])),
  agencyFee: scalar.optional().meta(says('Fee of the agency.', `${AMOUNT}, or a number of months`, ['1 month'])),
  area: scalar.optional().meta(says('Living area.', AREA, ['92,5 m²', '81'])),
  areaFrom: scalar.optional().meta(says('Lower end of the areas of a project.', AREA, ['52'])),
  areaTo: scalar.optional().meta(says('Upper end of the areas of a project.', AREA, ['80'])),
  landArea: scalar.optional().meta(says('Area of the plot.', AREA, ['4,57 ares', '8a81ca'])),
  rooms: scalar
    .optional()
    .meta(says('Rooms with living rooms; bedrooms where the cell says so.', COUNT, ['3,5', 'T3', '3 pièces'])),
  bedrooms: scalar.optional().meta(says('Bedrooms.', COUNT, ['2', '2 chambres'])),
  bathrooms: scalar.optional().meta(says('Bathrooms and shower rooms.', COUNT, ['1'])),
  floor: scalar
    .optional()
    .meta(
      says('Floor of a flat; 0 is the ground floor.', 'a whole number or words', [
        '2',
        'RDC',
        '2. OG',
        '3/5',
        'dernier étage',
      ]),
    ),
  floorCount: scalar.optional().meta(says('Floors of the building.', COUNT, ['4'])),
  energyClass: scalar
    .optional()
    .meta(
      says('Energy class of the certificate.', 'A+ to I; words for exempt or in preparation', [
        'B',
        'Classe C',
        'ABA',
        'en cours',
      ]),
    ),
  insulationClass: scalar.optional().meta(says('Thermal insulation class of the certificate.', 'A+ to I', ['C'])),
  constructionYear: scalar.optional().meta(says('Year of construction.', 'a year from 1500 on', ['1998'])),
  condition: scalar
    .optional()
    .meta(
      says('Condition of the property.', 'words for new, as new, renovated, good, to be renovated or shell', [
        'rénové',
        'to_renovate',
      ]),
    ),
  newBuild: scalar.optional().meta(says('Whether it is newly built.', YES, ['ja'])),
  furnished: scalar
    .optional()
    .meta(says('Whether it is furnished.', `${YES}, or words for furnished`, ['no', 'möbliert'])),
  features: list
    .optional()
    .meta(
      says('What the property has.', 'a list, or one text that `split` takes apart', ['balcony, lift', 'Terrasse']),
    ),
  availableFrom: scalar
    .optional()
    .meta(
      says('First day on which it is free.', `${DATE}, a span, or words for immediately`, [
        'de suite',
        '2026-06-01',
        'dans deux mois',
      ]),
    ),
  street: scalar.optional().meta(says('Street with or without number.', 'a text', ['8 rue Baudouin'])),
  postcode: scalar
    .optional()
    .meta(says('Postcode.', 'four or five digits with or without a letter', ['L-1218', '4430'])),
  city: scalar
    .optional()
    .meta(
      says('Town, locality, quarter or commune.', 'a name, alone or with others after commas', [
        'Strassen',
        'Gasperich, Luxembourg',
      ]),
    ),
  country: scalar.optional().meta(says('Country.', 'a name or code', ['LU', 'Luxembourg'])),
  latitude: scalar.optional().meta(says('Geographic latitude.', 'decimal degrees', ['49.6117'])),
  longitude: scalar.optional().meta(says('Geographic longitude.', 'decimal degrees', ['6.1319'])),
  agencyName: scalar
    .optional()
    .meta(says('Name of the agency; contacts are kept only beside it.', 'a text', ['Immo Exemple'])),
  agencyPhone: scalar.optional().meta(says('Telephone of the agency.', '6 to 15 digits', ['+352 26 12 34 56'])),
  agencyEmail: scalar.optional().meta(says('E-mail address of the agency.', 'an e-mail address', ['info@example.lu'])),
  agencyWebsite: scalar
    .optional()
    .meta(says('Website of the agency.', 'an http or https address', ['https://www.example.lu'])),
  agencyRef: scalar
    .optional()
    .meta(says("The agency's own reference of the property.", 'a text of at most 60 characters', ['AP-1204'])),
  hosting: scalar
    .optional()
    .meta(
      says(
        '`service`: hosted by this service for a private owner, who is reached through inquiries; otherwise an advert of an agency.',
        'service or agency',
        ['service'],
      ),
    ),
  ownerRef: scalar.optional().meta(says('Opaque key of the owner of a hosted listing.', 'a text', ['owner-17'])),
  photos: list
    .optional()
    .meta(
      says('Addresses of photos, cover first.', 'a list, or addresses separated by |, a comma or a line break', [
        'https://img.example.lu/1.jpg',
      ]),
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

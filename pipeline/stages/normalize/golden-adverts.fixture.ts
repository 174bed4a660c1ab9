import type { Observation } from '../../../models/contracts/listings/observation.ts'
import type { RawAdvert } from '../../../models/contracts/listings/raw-advert.ts'

/** One advert as written in feeds, and the expected facts. The wording is this project's own. */
export interface GoldenAdvert {
  name: string
  advert: RawAdvert
  expected: Partial<Observation>
}

const sale = { listingType: 'sale', propertyType: 'apartment', price: 500_000, city: 'Mersch' }
const rent = { listingType: 'rent', propertyType: 'apartment', price: 1500, city: 'Mersch' }

export const GOLDEN_ADVERTS: GoldenAdvert[] = [
  // prices
  {
    name: 'dots and a dash',
    advert: { ...sale, price: '1.250.000,-' },
    expected: { priceEur: 1_250_000, isProject: false },
  },
  { name: 'blanks and a sign', advert: { ...sale, price: '695 000 €' }, expected: { priceEur: 695_000 } },
  { name: 'a price in thousands', advert: { ...sale, price: '580k' }, expected: { priceEur: 580_000 } },
  { name: 'a price in millions', advert: { ...sale, price: '1,2 Mio' }, expected: { priceEur: 1_200_000 } },
  {
    name: 'a price on request',
    advert: { ...sale, price: 'Prix sur demande' },
    expected: { priceEur: null, absences: { priceEur: 'withheld' } },
  },
  {
    name: 'a zero price that is marked as on request',
    advert: { ...sale, price: 0, priceOnRequest: 'oui' },
    expected: { priceEur: null, absences: { priceEur: 'withheld' } },
  },
  {
    name: 'a rent that includes its charges',
    advert: { ...rent, price: 1750, charges: '250 €', chargesIncluded: 'oui' },
    expected: { priceEur: 1500, chargesEur: 250, methods: { priceEur: 'inferred' } },
  },
  {
    name: 'a rent that includes charges of an amount that is not stated',
    advert: { ...rent, price: 1750, chargesIncluded: 'oui' },
    expected: { priceEur: 1750, chargesEur: null, absences: { chargesEur: 'included' } },
  },
  {
    name: 'charges in the text and a deposit in months',
    advert: { ...rent, description: 'Loyer hors charges. Charges : 180 €.', deposit: '2 mois' },
    expected: { chargesEur: 180, depositEur: 3000, methods: { chargesEur: 'extracted', depositEur: 'inferred' } },
  },
  // projects
  {
    name: 'a range of prices is a project outside the segments',
    advert: { ...sale, price: undefined, priceFrom: 698_914, priceTo: 999_278, areaFrom: 52, areaTo: 80 },
    expected: { isProject: true, segment: null, priceEur: 698_914, priceToEur: 999_278, areaM2: 52, areaToM2: 80 },
  },
  {
    name: 'a lower end alone is a project too',
    advert: { ...sale, price: 'à partir de 455.000 €' },
    expected: { isProject: true, segment: null, priceEur: 455_000, priceToEur: null },
  },
  {
    name: 'areas of a project without a price, in one cell',
    advert: { ...sale, price: 'sur demande', area: '52 - 80 m²', bedrooms: '1 à 3 chambres', rooms: '2-4' },
    expected: { isProject: true, segment: null, priceEur: null, areaM2: 52, areaToM2: 80, bedrooms: null, rooms: null },
  },
  {
    name: 'a project whose text counts the rooms of several homes',
    advert: {
      ...sale,
      price: undefined,
      priceFrom: 455_000,
      priceTo: 600_000,
      description: 'Studios et appartements avec 2 chambres.',
    },
    expected: { isProject: true, bedrooms: null },
  },
  {
    name: 'a project by its address',
    advert: {
      price: 650_000,
      city: 'Mamer',
      url: 'https://portal.example/vente/projet-neuf/residence/mamer/id-8524750.html',
    },
    expected: { isProject: true, segment: null, listingType: 'sale', sourceRef: '8524750', propertyType: 'apartment' },
  },
  // types
  {
    name: 'a German word of type',
    advert: { ...sale, propertyType: 'Doppelhaushälfte' },
    expected: { propertyType: 'semi_detached_house', segment: 'house', absences: { floor: 'not_applicable' } },
  },
  {
    name: 'a studio has no bedroom apart',
    advert: { ...rent, propertyType: 'Studio', price: 950 },
    expected: { propertyType: 'studio', segment: 'apartment', bedrooms: 0, methods: { bedrooms: 'inferred' } },
  },
  {
    name: 'a room to let is no flat',
    advert: { ...rent, propertyType: 'chambre', price: 650, area: 14 },
    expected: { propertyType: 'room', segment: null, areaM2: 14 },
  },
  {
    name: 'a parking space counts no rooms',
    advert: { ...rent, propertyType: 'garage-parking', price: 120, rooms: 1 },
    expected: {
      propertyType: 'parking',
      segment: null,
      priceEur: 120,
      rooms: null,
      absences: { bedrooms: 'not_applicable', rooms: 'not_applicable', bathrooms: 'not_applicable' },
    },
  },
  {
    name: 'an office',
    advert: { ...rent, propertyType: 'bureau', price: 2300, area: 155, rooms: 4 },
    expected: {
      propertyType: 'office',
      segment: null,
      rooms: 4,
      areaM2: 155,
      absences: { bedrooms: 'not_applicable' },
    },
  },
  {
    name: 'land has a plot and no living area',
    advert: { ...sale, propertyType: 'terrain', price: 325_500, area: '4,28 ares' },
    expected: {
      propertyType: 'land',
      segment: null,
      areaM2: null,
      landAreaM2: 428,
      absences: {
        areaM2: 'not_applicable',
        rooms: 'not_applicable',
        bedrooms: 'not_applicable',
        bathrooms: 'not_applicable',
        floor: 'not_applicable',
      },
    },
  },
  {
    name: 'type and deal from the address',
    advert: { price: 450_000, city: 'Bissen', url: 'https://portal.example/vente/appartement/bissen/id-8633075.html' },
    expected: {
      listingType: 'sale',
      propertyType: 'apartment',
      methods: { listingType: 'inferred', propertyType: 'inferred' },
    },
  },
  {
    name: 'type and deal from the title',
    advert: { sourceRef: 't1', price: 1850, city: 'Dudelange', title: 'Maison 3 chambres à louer' },
    expected: {
      listingType: 'rent',
      propertyType: 'house',
      bedrooms: 3,
      methods: { listingType: 'extracted', propertyType: 'extracted', bedrooms: 'extracted' },
    },
  },
  // sizes
  { name: 'a decimal comma', advert: { ...rent, area: '92,5 m²' }, expected: { areaM2: 92.5 } },
  {
    name: 'zero is not stated',
    advert: { ...rent, area: 0, rooms: 0, bathrooms: '0' },
    expected: { areaM2: null, rooms: null, bathrooms: null, absences: {} },
  },
  {
    name: 'a postcode in the place of the area',
    advert: { ...rent, price: 2100, area: 1260 },
    expected: { areaM2: null, absences: { areaM2: 'unknown' } },
  },
  {
    name: 'an area of ten times the size gives way to the text',
    advert: { ...sale, price: 641_000, area: 790, description: 'Appartement de 79 m² au calme.' },
    expected: { areaM2: 79, methods: { areaM2: 'extracted' }, absences: {} },
  },
  {
    name: 'a stated area wins over the text',
    advert: { ...sale, area: 81, description: 'Surface habitable: 79 m².' },
    expected: { areaM2: 81, methods: {} },
  },
  {
    name: 'areas of a house from its text',
    advert: {
      ...sale,
      propertyType: 'maison',
      price: 958_000,
      description: 'Maison avec une surface habitable de 176 m² sur un terrain de 2,12 ares.',
    },
    expected: { areaM2: 176, landAreaM2: 212, methods: { areaM2: 'extracted', landAreaM2: 'extracted' } },
  },
  // rooms
  { name: 'rooms and bedrooms', advert: { ...sale, rooms: 4, bedrooms: 3 }, expected: { rooms: 4, bedrooms: 3 } },
  {
    name: 'bedrooms in the column of rooms',
    advert: { ...sale, rooms: '3 chambres' },
    expected: { rooms: null, bedrooms: 3 },
  },
  {
    name: 'a feed that calls bedrooms rooms',
    advert: { ...sale, rooms: 2, title: 'Appartement 2 chambres à vendre' },
    expected: { rooms: null, bedrooms: 2, methods: { bedrooms: 'extracted' } },
  },
  {
    name: 'a German count',
    advert: { ...rent, rooms: '3,5', title: 'Helle 3,5-Zimmer-Wohnung mit 2 Schlafzimmern' },
    expected: { rooms: 3.5, bedrooms: 2 },
  },
  {
    name: 'a French typology',
    advert: { ...sale, description: 'Un appartement de type F3 en centre-ville.' },
    expected: { rooms: 3, methods: { rooms: 'extracted' } },
  },
  // floors
  { name: 'the ground floor', advert: { ...rent, floor: 'RDC' }, expected: { floor: 0 } },
  { name: 'a German floor', advert: { ...rent, floor: '2. OG' }, expected: { floor: 2 } },
  { name: 'third of five', advert: { ...rent, floor: '3/5' }, expected: { floor: 3, floorCount: 5 } },
  {
    name: 'the last floor of a building with a count',
    advert: { ...rent, floor: 'dernier étage', floorCount: 4 },
    expected: { floor: 4, floorCount: 4, methods: { floor: 'inferred' } },
  },
  {
    name: 'a floor in the text',
    advert: { ...rent, description: 'Appartement situé au 3ème étage avec ascenseur.' },
    expected: { floor: 3, features: ['elevator'], methods: { floor: 'extracted', features: 'extracted' } },
  },
  // energy, year, state
  {
    name: 'both classes',
    advert: { ...sale, energyClass: 'B', insulationClass: 'C' },
    expected: { energyClass: 'B', insulationClass: 'C' },
  },
  {
    name: 'three letters in the text',
    advert: { ...sale, description: 'Classe énergétique : ABA.' },
    expected: { energyClass: 'A', insulationClass: 'B' },
  },
  {
    name: 'a class that is being prepared',
    advert: { ...sale, energyClass: 'en cours' },
    expected: { energyClass: null, absences: {} },
  },
  {
    name: 'a building that needs no certificate',
    advert: { ...sale, energyClass: 'exempté' },
    expected: { energyClass: null, absences: { energyClass: 'not_applicable', insulationClass: 'not_applicable' } },
  },
  {
    name: 'a year in the text',
    advert: { ...sale, description: 'Résidence construite en 1998, façade refaite en 2019.' },
    expected: { constructionYear: 1998, methods: { constructionYear: 'extracted' } },
  },
  {
    name: 'a year that cannot be',
    advert: { ...sale, constructionYear: 19_980 },
    expected: { constructionYear: null },
  },
  {
    name: 'a condition in its field',
    advert: { ...sale, condition: 'à rénover' },
    expected: { condition: 'to_renovate' },
  },
  {
    name: 'a flat sold off plan',
    advert: { ...sale, description: 'Vente en état futur d’achèvement (VEFA).' },
    expected: { newBuild: true, condition: 'new' },
  },
  {
    name: 'furnished in the text',
    advert: { ...rent, description: 'Möblierte Wohnung, sofort frei.' },
    expected: { furnished: true, language: 'de' },
  },
  // features
  {
    name: 'features of both kinds',
    advert: { ...rent, features: ['balcon', 'cave', 'sans ascenseur'] },
    expected: { features: ['balcony', 'cellar'], absentFeatures: ['elevator'] },
  },
  {
    name: 'a negation in the text',
    advert: { ...rent, description: 'Wohnung mit Balkon, kein Aufzug.' },
    expected: { features: ['balcony'], absentFeatures: ['elevator'] },
  },
  // days
  {
    name: 'available at once',
    advert: { ...rent, availableFrom: 'de suite' },
    expected: { availableFrom: '2026-03-04' },
  },
  {
    name: 'available at once by its text alone, as of the day on which it was read',
    advert: { ...rent, description: 'Bel appartement. Disponible de suite.' },
    expected: { availableFrom: '2026-03-04', methods: { availableFrom: 'extracted' } },
  },
  {
    name: 'available on a day by its field, whatever its text says',
    advert: { ...rent, availableFrom: '1er mai 2026', description: 'Bel appartement. Disponible de suite.' },
    expected: { availableFrom: '2026-05-01', methods: {} },
  },
  {
    name: 'available as its field says in words that are no day, whatever its text says',
    advert: { ...rent, availableFrom: 'à convenir', description: 'Bel appartement. Disponible de suite.' },
    expected: { availableFrom: null },
  },
  {
    name: 'a parking space that is available at once',
    advert: { ...rent, description: 'Bel appartement. Parking disponible de suite.' },
    expected: { availableFrom: null },
  },
  {
    name: 'available on a day',
    advert: { ...rent, availableFrom: '1er mai 2026' },
    expected: { availableFrom: '2026-05-01' },
  },
  {
    name: 'published later than it was seen',
    advert: { ...rent, publishedAt: '05/03/2026' },
    expected: { publishedAt: null },
  },
  {
    name: 'published on a day that stands for none',
    advert: { ...rent, publishedAt: '1900-01-01' },
    expected: { publishedAt: null },
  },
  // places
  {
    name: 'a quarter of the city',
    advert: { ...rent, city: 'Luxembourg-Kirchberg' },
    expected: { placeKind: 'commune', communeSlug: 'luxembourg', district: 'Kirchberg', country: 'LU' },
  },
  {
    name: 'a locality with its commune',
    advert: { ...rent, city: 'Beringen-Mersch' },
    expected: { communeSlug: 'mersch', locality: 'Beringen' },
  },
  {
    name: 'a town across the border',
    advert: { ...sale, price: 165_000, city: 'Aumetz (FR)' },
    expected: { placeKind: 'abroad', communeSlug: null, country: 'FR', locality: 'Aumetz', segment: 'apartment' },
  },
  {
    name: 'coordinates alone',
    advert: { ...rent, city: '', latitude: 49.74922, longitude: 6.10631 },
    expected: {
      placeKind: 'commune',
      communeSlug: 'mersch',
      coordinatePrecision: 'address',
      methods: { communeSlug: 'geocoded' },
    },
  },
  {
    name: 'a swapped pair',
    advert: { ...rent, latitude: 6.10631, longitude: 49.74922 },
    expected: { latitude: 49.74922, longitude: 6.10631 },
  },
  {
    name: 'the geocode of a whole city',
    advert: { ...rent, city: 'Luxembourg', latitude: 49.6116, longitude: 6.1319 },
    expected: { communeSlug: 'luxembourg', coordinatePrecision: 'commune' },
  },
  {
    name: 'the geocode of the city for one of its quarters',
    advert: { ...rent, city: 'Luxembourg-Hamm', latitude: 49.6116, longitude: 6.1319 },
    expected: { communeSlug: 'luxembourg', latitude: null, longitude: null, coordinatePrecision: null },
  },
  {
    name: 'coordinates that contradict the name',
    advert: { ...rent, city: 'Troisvierges', latitude: 49.49623, longitude: 5.98061 },
    expected: { communeSlug: 'troisvierges', latitude: null, longitude: null, coordinatePrecision: null },
  },
  {
    name: 'a name in capitals with entities',
    advert: { ...rent, city: 'P&Eacute;TANGE' },
    expected: { communeSlug: 'petange', placeText: 'PÉTANGE' },
  },
  // texts and people
  {
    name: 'markup, entities and a phone number',
    advert: {
      ...rent,
      description: '<p>Bel appartement &agrave; Mersch.</p><p>T&eacute;l. 621 123 456, Mme Exemple</p>',
    },
    expected: { description: 'Bel appartement à Mersch.\nTél. [phone], Mme [name]', redactions: 2, language: 'fr' },
  },
  {
    name: 'an unlawful condition',
    advert: { ...rent, description: 'Bel appartement lumineux. Pas d’étrangers. Libre de suite.' },
    expected: { description: 'Bel appartement lumineux. […] Libre de suite.', reviewFlags: ['unlawful_condition'] },
  },
  {
    name: 'contacts of an agency',
    advert: {
      ...rent,
      agencyName: 'Immo Exemple',
      agencyPhone: '+352 26 12 34 56',
      agencyEmail: 'info@exemple.lu',
      agencyRef: 'EX-1',
    },
    expected: {
      agencyName: 'Immo Exemple',
      agencyPhone: '+35226123456',
      agencyEmail: 'info@exemple.lu',
      agencyRef: 'EX-1',
      hosting: 'agency',
    },
  },
  {
    name: 'a private owner has no contacts here',
    advert: { ...rent, hosting: 'service', ownerRef: 'o-77', agencyName: 'Jean Exemple', agencyPhone: '621 123 456' },
    expected: { hosting: 'service', ownerRef: 'o-77', agencyName: null, agencyPhone: null },
  },
  {
    name: 'photos without placeholders',
    advert: {
      ...rent,
      photos: [
        'https://img.example/1.jpg',
        'https://img.example/member-badge.svg',
        'javascript:alert(1)',
        'https://img.example/1.jpg',
      ],
    },
    expected: { photoUrls: ['https://img.example/1.jpg'] },
  },
]

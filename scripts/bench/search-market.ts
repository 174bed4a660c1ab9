import type { PlaceFacts } from '../../models/places/place-facts.ts'
import type { SearchListing } from '../../models/search/index/search-listing.ts'
import { createRandom } from '../sample-market/parameters/random.ts'
import type { Random } from '../sample-market/parameters/random.ts'

const FEATURES = [
  'garden',
  'terrace',
  'balcony',
  'garage',
  'parking_indoor',
  'parking_outdoor',
  'elevator',
  'cellar',
  'quiet',
  'bright',
  'fitted_kitchen',
  'parquet',
  'fireplace',
  'pool',
]
const TYPES = [
  'apartment',
  'apartment',
  'apartment',
  'house',
  'house',
  'studio',
  'duplex',
  'penthouse',
  'office',
  'land',
]
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Nous avons le plaisir de vous présenter ce bel appartement situé dans une rue calme.',
    'Séjour lumineux avec grandes baies vitrées, cuisine équipée ouverte et accès à la terrasse.',
    'À deux pas de la gare, des écoles et des commerces, sans vis-à-vis.',
    'Chauffage par pompe à chaleur, triple vitrage, panneaux solaires.',
    'La maison offre quatre chambres, deux salles de bains et un jardin arboré.',
    'Au calme, proche de la forêt et des sentiers de promenade.',
    'Poutres apparentes, parquet ancien et cheminée donnent du cachet à ce bien.',
    'Un emplacement de parking intérieur et une cave complètent cette offre.',
  ],
  de: [
    'Diese gepflegte Wohnung liegt in ruhiger Lage und ist sofort verfügbar.',
    'Helles Wohnzimmer mit bodentiefen Fenstern und Zugang zum Südbalkon.',
    'Bahnhof, Schule und Geschäfte sind zu Fuß erreichbar.',
    'Fußbodenheizung, Wärmepumpe und dreifach verglaste Fenster sorgen für niedrige Heizkosten.',
    'Das Haus bietet vier Schlafzimmer, zwei Bäder und einen großen Garten.',
    'Am Waldrand gelegen, mit Blick ins Grüne und Wanderwegen vor der Tür.',
    'Altbau mit hohen Decken, Stuck und Dielenböden.',
  ],
  en: [
    'This well kept apartment lies in a quiet street close to the tram.',
    'Bright living room with large windows, open kitchen and access to the terrace.',
    'Schools, shops and public transport are within walking distance.',
    'Low heating costs thanks to the heat pump and good insulation.',
    'The house has four bedrooms, two bathrooms and a large garden.',
    'Surrounded by nature, with an open view over the valley.',
  ],
}
const SYLLABLES = [
  'ba',
  'cor',
  'del',
  'fi',
  'gran',
  'hol',
  'jus',
  'kel',
  'lum',
  'mar',
  'nes',
  'or',
  'pre',
  'quin',
  'ras',
  'sol',
  'tan',
  'ul',
  'ver',
  'wil',
]

/**
 * Draws invented listings with about 400 letters of text each, in distinct words so that the text index is realistic. The same seed gives the same
 * listings.
 */
export function* drawListings(places: PlaceFacts, count: number, seed = 1): Generator<SearchListing> {
  const random = createRandom(seed, 'search bench')
  for (let number = 0; number < count; number++) yield drawListing(random, places, number)
}

function drawListing(random: Random, { communes, quarters }: PlaceFacts, number: number): SearchListing {
  const commune = random.pick(communes)
  const isSale = random.chance(0.8)
  const propertyType = random.pick(TYPES)
  const areaM2 = Math.round(40 * Math.exp(0.5 * random.normal() + 0.7))
  const bedrooms = Math.max(0, Math.round(areaM2 / 40 + 0.5 * random.normal()))
  const language = random.pick(['fr', 'fr', 'de', 'en'])
  const isKnown = (): boolean => random.chance(0.8)
  return {
    id: `b${number.toString(36)}`,
    title: `${propertyType} ${commune.name.fr}, ${areaM2} m²`,
    description: drawText(random, language),
    language,
    listingType: isSale ? 'sale' : 'rent',
    propertyType,
    priceFromEur: null,
    priceCheck: 'plausible',
    priceEur: Math.round(areaM2 * (isSale ? 8000 : 22) * Math.exp(0.25 * random.normal())),
    chargesEur: null,
    areaM2: isKnown() ? areaM2 : null,
    landAreaM2: null,
    rooms: null,
    bedrooms: isKnown() ? bedrooms : null,
    bathrooms: isKnown() ? 1 + Math.floor(bedrooms / 3) : null,
    floor: isKnown() ? random.integer(0, 6) : null,
    floorCount: null,
    energyClass: isKnown() ? random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G']) : null,
    constructionYear: isKnown() ? random.integer(1900, 2026) : null,
    condition: isKnown() ? random.pick(['good', 'renovated', 'new', 'to_renovate']) : null,
    newBuild: isKnown() ? random.chance(0.2) : null,
    furnished: isKnown() ? random.chance(0.1) : null,
    features: FEATURES.filter(() => random.chance(0.3)),
    absentFeatures: random.chance(0.2) ? ['elevator'] : [],
    availableFrom: null,
    communeSlug: commune.slug,
    locality: null,
    district: commune.slug === 'luxembourg' ? random.pick(quarters).name_fr : null,
    latitude: commune.latitude + random.between(-0.02, 0.02),
    longitude: commune.longitude + random.between(-0.03, 0.03),
    coordinatePrecision: 'address',
    firstSeen: `2026-${String(random.integer(1, 9)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`,
  }
}

function drawText(random: Random, language: string): string {
  const sentences = Array.from({ length: 5 }, () => random.pick(SENTENCES[language]!))
  const rare = Array.from({ length: 6 }, () => Array.from({ length: 3 }, () => random.pick(SYLLABLES)).join(''))
  return `${sentences.join(' ')} ${rare.join(' ')}.`
}

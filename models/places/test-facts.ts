import type { Commune } from '../kernel/commune.ts'
import type { PlaceFacts } from './place-facts.ts'
import type { Point } from './point-index.ts'

/** A country of three communes and a town across the border, for tests. Distances: Alba to Bela 20 km, Alba to Cosne 11 km. */
export const TEST_FACTS: PlaceFacts = {
  cantons: [{ slug: 'nord', name: { fr: 'Nord', de: 'Norden', lb: 'Norden', en: 'North' }, lauPrefix: '01' }],
  communes: [
    aCommune('luxembourg', 'Luxembourg', 'Luxemburg', { latitude: 49.61, longitude: 6.13 }),
    aCommune('alba-sur-eau', 'Alba-sur-Eau', 'Alben an der Aue', { latitude: 49.8, longitude: 6.0 }),
    aCommune('bela', 'Béla', 'Belen', { latitude: 49.98, longitude: 6.0 }),
  ],
  quarters: [
    {
      slug: 'mont',
      name_fr: 'Mont',
      name_de: 'Berg',
      name_lb: 'Bierg',
      commune: 'luxembourg',
      latitude: 49.62,
      longitude: 6.15,
    },
  ],
  localities: [
    locality('moulin-alba', 'Moulin', 'alba-sur-eau', 49.81, 6.01),
    locality('moulin-bela', 'Moulin', 'bela', 49.97, 6.01),
    locality('cosne', 'Cosne', 'alba-sur-eau', 49.79, 6.02),
  ],
  placeAliases: [{ alias: 'Albe', kind: 'commune', target: 'alba-sur-eau', note: '' }],
  foreignTowns: [
    { country: 'FR', name: 'Cosne', latitude: 49.7, longitude: 6.0, mark: 'general', aliases: '' },
    { country: 'FR', name: 'Grandeville', latitude: 49.3, longitude: 6.0, mark: 'general', aliases: 'Grosstadt' },
  ],
  postcodePrefixes: [
    { prefix: '10', commune: 'luxembourg', share: 1 },
    { prefix: '90', commune: 'bela', share: 0.95 },
    { prefix: '80', commune: 'alba-sur-eau', share: 0.6 },
    { prefix: '80', commune: 'bela', share: 0.4 },
  ],
  communeMergers: [
    {
      former: 'Vieux-Bourg',
      former_slug: 'vieux-bourg',
      successor: 'Béla',
      successor_slug: 'bela',
      commune: 'bela',
      year: 2012,
    },
  ],
  cadastralSections: [{ commune: 'bela', cadastral_commune: 'Béla', section: 'A', name: 'Longchamp' }],
}

/** A commune of the canton Nord, unless `canton` names another. */
export function aCommune(slug: string, fr: string, de: string, at: Point, canton = 'nord'): Commune {
  return {
    slug,
    name: { fr, de, lb: de, en: fr },
    canton,
    lau: '0101',
    statecCode: 'CM00000',
    population: 1000,
    populationYear: 2023,
    areaKm2: 20,
    ...at,
    successor: null,
    validTo: null,
  }
}

function locality(
  slug: string,
  name: string,
  commune: string,
  latitude: number,
  longitude: number,
): PlaceFacts['localities'][number] {
  return {
    slug,
    name,
    name_de: '',
    name_lb: '',
    kind: 'village',
    commune,
    quarter: '',
    latitude,
    longitude,
    mark: 'general',
  }
}

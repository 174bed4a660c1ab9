import { directionsOfRegion, namesOfRegion } from '../../../language/queries/places/region-names.ts'
import type { RegionSlug } from '../../../language/words/queries/places/region-name-words.ts'

/** A part of the country that people name, as the cantons and communes it covers. */
export interface Region {
  slug: RegionSlug
  name: string
  cantons: readonly string[]
  /** Slugs besides those of the cantons. */
  communes?: readonly string[]
  /** Folded names that mean it wherever they stand. */
  names: readonly string[]
  /** Folded words that mean it after a word of place: `in the north`; with words for the country behind them, wherever they stand. */
  directions: readonly string[]
}

/**
 * Regions of everyday speech. The Moselle is the cantons that the river runs along. The cantons of north, centre, east and south are those of the
 * regional plan's planning regions, with the canton of Capellen counted to the centre and that of Redange to the north; west is those two. The
 * Gutland is all but the Oesling. The Nordstad is the six communes of the development of that name.
 */
const AREAS: readonly Omit<Region, 'names' | 'directions'>[] = [
  { slug: 'north', name: 'North', cantons: ['clervaux', 'diekirch', 'redange', 'vianden', 'wiltz'] },
  {
    slug: 'nordstad',
    name: 'Nordstad',
    cantons: [],
    communes: ['bettendorf', 'colmar-berg', 'diekirch', 'erpeldange-sur-sure', 'ettelbruck', 'schieren'],
  },
  { slug: 'south', name: 'South', cantons: ['esch-sur-alzette'] },
  { slug: 'east', name: 'East', cantons: ['echternach', 'grevenmacher', 'remich'] },
  { slug: 'moselle', name: 'Moselle', cantons: ['grevenmacher', 'remich'] },
  { slug: 'mullerthal', name: 'Mullerthal', cantons: ['echternach'] },
  { slug: 'centre', name: 'Centre', cantons: ['capellen', 'luxembourg', 'mersch'] },
  { slug: 'west', name: 'West', cantons: ['capellen', 'redange'] },
  {
    slug: 'gutland',
    name: 'Gutland',
    cantons: [
      'capellen',
      'echternach',
      'esch-sur-alzette',
      'grevenmacher',
      'luxembourg',
      'mersch',
      'redange',
      'remich',
    ],
  },
]

export const REGIONS: readonly Region[] = AREAS.map((area) => ({
  ...area,
  names: namesOfRegion(area.slug),
  directions: directionsOfRegion(area.slug),
}))

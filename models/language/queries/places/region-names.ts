import { regionNames as de } from '../../de/queries/places/region-names.ts'
import { regionNames as en } from '../../en/queries/places/region-names.ts'
import { regionNames as fr } from '../../fr/queries/places/region-names.ts'
import { regionNames as lb } from '../../lb/queries/places/region-names.ts'
import { regionNames as pt } from '../../pt/queries/places/region-names.ts'
import type { RegionSlug } from '../../words/queries/places/region-name-words.ts'

const ALL = [en, fr, de, lb, pt]

/** Words that make a direction a region. */
export const OF_COUNTRY: readonly string[] = ALL.flatMap(({ ofCountry }) => ofCountry)

/** Folded names that mean a region wherever they stand. */
export function namesOfRegion(slug: RegionSlug): readonly string[] {
  return ALL.flatMap(({ names }) => names[slug] ?? [])
}

/** Folded words that mean a region after a word of place. */
export function directionsOfRegion(slug: RegionSlug): readonly string[] {
  return ALL.flatMap(({ directions }) => directions[slug] ?? [])
}

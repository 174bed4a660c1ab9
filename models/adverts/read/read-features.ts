import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { findConcepts } from '../../language/vocabulary/find-concepts.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'
import type { Vocabulary } from '../../language/vocabulary/vocabulary.ts'
import { fold } from '../../language/fold.ts'
import { memoized } from '../../kernel/memoized.ts'
import type { Provenance } from './refusal.ts'
import { listOf } from './scalar.ts'

export interface FeatureFacts {
  features: string[]
  absentFeatures: string[]
}

export type FeatureReader = (advert: RawAdvert, told: readonly ConceptMatch[], provenance: Provenance) => FeatureFacts

/** Attributes that have a field of their own or say nothing about the property. */
const NO_FEATURES = new Set(
  [
    'bathroom',
    'bedroom',
    'dining_room',
    'furnished',
    'ground_floor',
    'living_room',
    'rooms',
    'shower_room',
    'top_floor',
  ].map((name) => `attr.${name}`),
)
const MAX_WORDS = 200

/**
 * The canonical feature that a concept of the vocabulary stands for: `attr.balcony` is `balcony`, `heating.gas` is `heating_gas`; null for concepts that are
 * no feature.
 */
export function featureOf(concept: string): string | null {
  if (concept === 'energy.passive_house') return 'passive_house'
  if (NO_FEATURES.has(concept)) return null
  if (concept.startsWith('attr.')) return concept.slice(5)
  return concept.startsWith('heating.') ? concept.replace('.', '_') : null
}

/**
 * Reads features from their own field and from the concepts that the text names. The field wins: a balcony that it states is not taken away by a text, and
 * among texts "has" wins over "has not".
 */
export function createFeatureReader(vocabulary: Vocabulary): FeatureReader {
  const canonical = canonicalFeatures(vocabulary)
  const readWord = memoized((word: string) => {
    const name = fold(word).replace(/[\s-]+/g, '_')
    if (canonical.has(name)) return [{ feature: name, negated: false }]
    return toFeatures(findConcepts(vocabulary, word.replaceAll('_', ' ')))
  })
  return (advert, told, { methods }) => {
    const stated = listOf(advert.features)
      .slice(0, MAX_WORDS)
      .flatMap((word) => readWord(word.slice(0, 500)))
    const present = new Set<string>()
    const absent = new Set<string>()
    file(stated, present, absent)
    const fromField = present.size + absent.size
    file(toFeatures(told), present, absent)
    if (present.size + absent.size > fromField) methods['features'] = 'extracted'
    return { features: [...present].sort(), absentFeatures: [...absent].sort() }
  }
}

type Named = { feature: string; negated: boolean }

/** First the present ones, so that within one source "has" wins; what an earlier source said stays. */
function file(named: readonly Named[], present: Set<string>, absent: Set<string>): void {
  for (const { feature, negated } of named) if (!negated && !absent.has(feature)) present.add(feature)
  for (const { feature, negated } of named) if (negated && !present.has(feature)) absent.add(feature)
}

function toFeatures(matches: readonly ConceptMatch[]): Named[] {
  const named: Named[] = []
  for (const { concept, negated } of matches) {
    const feature = featureOf(concept)
    if (feature !== null) named.push({ feature, negated })
  }
  return named
}

function canonicalFeatures({ entries }: Vocabulary): ReadonlySet<string> {
  const names = entries.flatMap(({ senses }) => senses.map(({ concept }) => featureOf(concept)))
  return new Set(names.filter((name) => name !== null))
}

import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { findConcepts } from '../../language/vocabulary/find-concepts.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'
import type { Vocabulary } from '../../language/vocabulary/vocabulary.ts'
import { featureOf } from '../features/feature-of.ts'
import { fold } from '../../language/fold.ts'
import { memoized } from '../../kernel/memoized.ts'
import type { Provenance } from './refusal.ts'
import { listOf } from './scalar.ts'

export interface FeatureFacts {
  features: string[]
  absentFeatures: string[]
}

export type FeatureReader = (advert: RawAdvert, told: readonly ConceptMatch[], provenance: Provenance) => FeatureFacts

const MAX_WORDS = 200

/**
 * Reads features from their own field and from what the text says of the home. The field wins: a balcony that it states is not taken away by a text. Within
 * the field "has" wins over "has not"; a text that says both, in one language or in two, says neither.
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
    file(undisputed(toFeatures(told)), present, absent)
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

function undisputed(named: readonly Named[]): Named[] {
  const has = new Set(named.filter(({ negated }) => !negated).map(({ feature }) => feature))
  const hasNot = new Set(named.filter(({ negated }) => negated).map(({ feature }) => feature))
  return named.filter(({ feature }) => !(has.has(feature) && hasNot.has(feature)))
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

import { memoized } from '../../kernel/memoized.ts'

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

/**
 * The canonical feature that a concept of the vocabulary stands for: `attr.balcony` is `balcony`, `heating.gas` is `heating_gas`; null for concepts that are
 * no feature.
 */
export const featureOf = memoized((concept: string): string | null => {
  if (concept === 'energy.passive_house') return 'passive_house'
  if (NO_FEATURES.has(concept)) return null
  if (concept.startsWith('attr.')) return concept.slice(5)
  return concept.startsWith('heating.') ? concept.replace('.', '_') : null
})

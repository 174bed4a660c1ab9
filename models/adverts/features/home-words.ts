import { memoized } from '../../kernel/memoized.ts'
import { familyOf, isPropertyType, segmentOf } from '../../kernel/property-type.ts'
import type { ConceptMatch } from '../../language/vocabulary/find-concepts.ts'

const PREFIX = 'property.'

const isHomeConcept = memoized((concept: string): boolean => {
  const type = concept.slice(PREFIX.length)
  if (type === 'house_with_separate_unit') return true
  return isPropertyType(type) && type !== 'room' && familyOf(type) === 'dwelling'
})

/** Whether a concept names a home: a flat, a house. */
export function isHome({ concept }: ConceptMatch): boolean {
  return concept.startsWith(PREFIX) && isHomeConcept(concept)
}

const isHouseConcept = memoized((concept: string): boolean => {
  const type = concept.slice(PREFIX.length)
  return type === 'house_with_separate_unit' || (isPropertyType(type) && segmentOf(type) === 'house')
})

/** Whether a concept names a house: not a flat, nor a home of any kind. */
export function isHouse({ concept }: ConceptMatch): boolean {
  return concept.startsWith(PREFIX) && isHouseConcept(concept)
}
